-- Until version 2 a library kept the numbers, in tables of its own.
DROP TABLE IF EXISTS _yoyo_log;

DROP TABLE IF EXISTS _yoyo_migration;

DROP TABLE IF EXISTS _yoyo_version;

DROP TABLE IF EXISTS yoyo_lock;
