-- What SQLite came to in its first nine migrations, see there.
CREATE TABLE days (
    day INTEGER PRIMARY KEY,
    date TEXT NOT NULL UNIQUE
);

INSERT INTO days VALUES (1, (now() AT TIME ZONE 'UTC')::date::text);

CREATE TABLE contents (
    digest TEXT PRIMARY KEY,
    stored TEXT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    head TEXT NOT NULL,
    created BIGINT NOT NULL,
    day INTEGER NOT NULL,
    state TEXT NOT NULL,
    rematch TEXT NOT NULL DEFAULT '',
    clock BIGINT NOT NULL DEFAULT 0,
    content TEXT REFERENCES contents (digest),
    removed INTEGER,
    quiet INTEGER NOT NULL DEFAULT 0,
    dealt_wall BIGINT NOT NULL DEFAULT 0,
    dealt_uptime BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX tables_by_state ON tables (state);

CREATE INDEX tables_by_content ON tables (content) WHERE content IS NOT NULL;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    row TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    choice TEXT NOT NULL,
    token TEXT NOT NULL DEFAULT '',
    day INTEGER NOT NULL DEFAULT 1,
    wall BIGINT NOT NULL DEFAULT 0,
    uptime BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE replays (
    id TEXT PRIMARY KEY,
    record BYTEA NOT NULL,
    created BIGINT NOT NULL,
    day INTEGER NOT NULL DEFAULT 1,
    content TEXT REFERENCES contents (digest),
    removed INTEGER
);

CREATE INDEX replays_by_content ON replays (content) WHERE content IS NOT NULL;

-- SQLite numbers the rows of every table by itself, under this name.
CREATE TABLE subscriptions (
    rowid BIGINT GENERATED ALWAYS AS IDENTITY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    key_hash TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    stored TEXT NOT NULL,
    told_turn INTEGER NOT NULL,
    told_time INTEGER NOT NULL,
    PRIMARY KEY (table_id, key_hash, endpoint)
);

CREATE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);

CREATE TABLE uptime (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    milliseconds BIGINT NOT NULL
);

INSERT INTO uptime VALUES (1, 0);

CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
