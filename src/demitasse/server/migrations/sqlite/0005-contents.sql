-- People's own content files, kept once for all tables and replays that use them, and gone with the last of these.
CREATE TABLE contents (
    digest TEXT PRIMARY KEY,
    stored TEXT NOT NULL
);

ALTER TABLE tables ADD COLUMN content TEXT REFERENCES contents (digest);

ALTER TABLE replays ADD COLUMN content TEXT REFERENCES contents (digest);

CREATE INDEX tables_by_content ON tables (content) WHERE content IS NOT NULL;

CREATE INDEX replays_by_content ON replays (content) WHERE content IS NOT NULL;
