-- The uptimes at which a server began where none was left: a clock that ran before the first of them stopped there, however often
-- servers have come and gone since.
CREATE TABLE begins (
    at BIGINT PRIMARY KEY
);
