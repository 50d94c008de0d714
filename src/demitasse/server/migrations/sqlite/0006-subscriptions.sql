-- Browsers that want to be told of a seat, known by the hash of its key: seats change hands, keys do not.
-- What a browser has been told stands beside it: the row from which the seat was waited for.
CREATE TABLE subscriptions (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    key_hash TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    stored TEXT NOT NULL,
    told_turn INTEGER NOT NULL,
    told_time INTEGER NOT NULL,
    PRIMARY KEY (table_id, key_hash, endpoint)
);

CREATE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);
