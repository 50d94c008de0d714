-- What the uptime was when the first of the servers that run now began: a clock that ran before has been interrupted.
ALTER TABLE uptime ADD COLUMN began BIGINT NOT NULL DEFAULT 0;
