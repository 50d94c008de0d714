-- A table is its head, its seats and its log.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    head TEXT NOT NULL,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    state TEXT NOT NULL,
    rematch TEXT NOT NULL DEFAULT ''
);

CREATE INDEX tables_by_state ON tables (state);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    row TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- The unique key of a row is what decides between two writers.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE replays (
    id TEXT PRIMARY KEY,
    record BLOB NOT NULL,
    created INTEGER NOT NULL
);
