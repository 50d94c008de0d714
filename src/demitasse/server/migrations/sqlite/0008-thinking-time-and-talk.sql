-- When a row was written: by the wall clock, to be told to people, and by the milliseconds that servers have run over this
-- store, to count thinking time with.
ALTER TABLE log ADD COLUMN wall INTEGER NOT NULL DEFAULT 0;

ALTER TABLE log ADD COLUMN uptime INTEGER NOT NULL DEFAULT 0;

CREATE TABLE uptime (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    milliseconds INTEGER NOT NULL
);

INSERT INTO uptime VALUES (1, 0);

-- What people at a table say to one another. It goes with the table, and into no record.
CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

ALTER TABLE tables ADD COLUMN quiet INTEGER NOT NULL DEFAULT 0;
