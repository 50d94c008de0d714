-- A choice made in real time is known by its token, since others choose meanwhile; and a clock that runs is written down.
ALTER TABLE log ADD COLUMN token TEXT NOT NULL DEFAULT '';

ALTER TABLE tables ADD COLUMN clock INTEGER NOT NULL DEFAULT 0;
