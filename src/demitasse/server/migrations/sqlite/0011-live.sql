-- Pauses, claims and the clock of a table in real time: see LiveState. A clock is what it showed and since when it has run, by
-- the uptime; the column `clock`, in which that of a running one was written down every second, is of no use any more.
ALTER TABLE tables ADD COLUMN live TEXT NOT NULL DEFAULT '';

UPDATE tables SET live = '{"seq":' || (SELECT COUNT(*) FROM log WHERE table_id = id)
    || ',"clock":[' || MAX(clock, (SELECT COALESCE(MAX(at), 0) FROM log WHERE table_id = id)) || ',null]'
    || ',"paused":true,"agreed":[],"interrupted":true,"awaited":[],"held":false,"held_since":0,"resumes_at":null'
    || ',"claims":{},"wanted":{}}'
    WHERE state = 'playing' AND clock > 0;
