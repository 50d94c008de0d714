-- What the coach has to say of a replay, once it has looked at all of it.
ALTER TABLE replays ADD COLUMN coach BYTEA;
