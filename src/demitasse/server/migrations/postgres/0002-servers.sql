-- Several servers over one database. A server is there as long as its session holds the lock with its number.
CREATE TABLE servers (
    number INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    revision TEXT NOT NULL
);

-- The date and time, in milliseconds, at which the uptime was what it says.
ALTER TABLE uptime ADD COLUMN stamp BIGINT NOT NULL DEFAULT 0;

-- Counted on by whatever changes a table besides a row of its log; a row is written by who knows the latest.
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

-- Pauses and claims: see LiveState.
ALTER TABLE tables ADD COLUMN live TEXT NOT NULL DEFAULT '';

-- The server that plays bots, alarms and clocks there.
ALTER TABLE tables ADD COLUMN keeper INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_by_keeper ON tables (keeper) WHERE state <> 'over';

-- Who looks at which table, at which server.
CREATE UNLOGGED TABLE presence (
    table_id TEXT NOT NULL,
    server INTEGER NOT NULL,
    seats TEXT NOT NULL,
    watchers INTEGER NOT NULL,
    host INTEGER NOT NULL,
    PRIMARY KEY (table_id, server)
);

-- What a bot called out last.
CREATE UNLOGGED TABLE calls (
    table_id TEXT PRIMARY KEY,
    call TEXT NOT NULL
);

-- Keys on their way to another device, for minutes.
CREATE UNLOGGED TABLE parcels (
    code TEXT PRIMARY KEY,
    parcel TEXT NOT NULL,
    until BIGINT NOT NULL
);

-- How much somebody may still ask of all servers together.
CREATE UNLOGGED TABLE allowances (
    what TEXT NOT NULL,
    who TEXT NOT NULL,
    remaining DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (what, who)
);
