-- Removal in two steps: the day on which a table or a replay went out of sight; NULL while it is in sight.
ALTER TABLE tables ADD COLUMN removed INTEGER;

ALTER TABLE replays ADD COLUMN removed INTEGER;
