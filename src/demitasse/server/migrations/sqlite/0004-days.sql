-- Age is counted in days on which the store was in use: each date that the wall clock shows for the first time begins one.
CREATE TABLE days (
    day INTEGER PRIMARY KEY,
    date TEXT NOT NULL UNIQUE
);

INSERT INTO days (date) VALUES (date('now'));

-- The day of the last activity; whatever is older than these columns counts as seen today.
ALTER TABLE tables RENAME COLUMN touched TO day;

UPDATE tables SET day = 1;

ALTER TABLE log ADD COLUMN day INTEGER NOT NULL DEFAULT 1;

ALTER TABLE replays ADD COLUMN day INTEGER NOT NULL DEFAULT 1;
