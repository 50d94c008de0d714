-- When a play began, as a row of the log has it: thinking time of a first turn is counted from there. 0 for older tables.
ALTER TABLE tables ADD COLUMN dealt_wall INTEGER NOT NULL DEFAULT 0;

ALTER TABLE tables ADD COLUMN dealt_uptime INTEGER NOT NULL DEFAULT 0;
