BEGIN TRANSACTION;
CREATE TABLE "_yoyo_log" (
            "id" VARCHAR(36),
            "migration_hash" VARCHAR(64),
            "migration_id" VARCHAR(255),
            "operation" VARCHAR(10),
            "username" VARCHAR(255),
            "hostname" VARCHAR(255),
            "comment" VARCHAR(255),
            "created_at_utc" TIMESTAMP,
            PRIMARY KEY ("id")
        );
INSERT INTO "_yoyo_log" VALUES('55855636-e1d2-11f1-bec1-02fc00000001','7da0e4cc67b1e5037ac98853ab6956132724406df6adae100afed953b17fccd7','0001-tables','apply','ana','house',NULL,'2026-11-16T15:28:11.939250');
INSERT INTO "_yoyo_log" VALUES('5590ec9e-e1d2-11f1-bec1-02fc00000001','1f51cb59b9862402facb1db2b6a0ecd0158450cf1fbd9012e191af2f59876982','0002-real-time','apply','ana','house',NULL,'2026-11-16T15:28:12.014085');
CREATE TABLE "_yoyo_migration" (
            "migration_hash" VARCHAR(64),
            "migration_id" VARCHAR(255),
            "applied_at_utc" TIMESTAMP,
            PRIMARY KEY ("migration_hash")
        );
INSERT INTO "_yoyo_migration" VALUES('7da0e4cc67b1e5037ac98853ab6956132724406df6adae100afed953b17fccd7','0001-tables','2026-11-16T15:28:11.950456');
INSERT INTO "_yoyo_migration" VALUES('1f51cb59b9862402facb1db2b6a0ecd0158450cf1fbd9012e191af2f59876982','0002-real-time','2026-11-16T15:28:12.029853');
CREATE TABLE "_yoyo_version" (
            "version" INT NOT NULL PRIMARY KEY,
            "installed_at_utc" TIMESTAMP
        );
INSERT INTO "_yoyo_version" VALUES(2,'2026-11-16 15:28:11.862921');
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    choice TEXT NOT NULL, token TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seq)
);
INSERT INTO "log" VALUES('Edg1kJvL8CsJBf6erzQLMw',0,14,1,'place a1','');
INSERT INTO "log" VALUES('Edg1kJvL8CsJBf6erzQLMw',1,20,0,'place c1','');
INSERT INTO "log" VALUES('Edg1kJvL8CsJBf6erzQLMw',2,32,1,'place a2','');
INSERT INTO "log" VALUES('Edg1kJvL8CsJBf6erzQLMw',3,40,0,'place c2','');
INSERT INTO "log" VALUES('Edg1kJvL8CsJBf6erzQLMw',4,48,1,'pour coffee 1','');
INSERT INTO "log" VALUES('Edg1kJvL8CsJBf6erzQLMw',5,52,0,'pour ice 2','');
INSERT INTO "log" VALUES('Edg1kJvL8CsJBf6erzQLMw',6,60,0,'step c3 2','');
INSERT INTO "log" VALUES('Edg1kJvL8CsJBf6erzQLMw',7,72,0,'step d3 2','');
INSERT INTO "log" VALUES('Edg1kJvL8CsJBf6erzQLMw',8,80,0,'step d2 2','');
INSERT INTO "log" VALUES('Edg1kJvL8CsJBf6erzQLMw',9,88,0,'empty 1','');
INSERT INTO "log" VALUES('Edg1kJvL8CsJBf6erzQLMw',10,96,0,'done','');
INSERT INTO "log" VALUES('Edg1kJvL8CsJBf6erzQLMw',11,104,0,'confirm','');
INSERT INTO "log" VALUES('Edg1kJvL8CsJBf6erzQLMw',12,110,1,'step a1 2','');
INSERT INTO "log" VALUES('Edg1kJvL8CsJBf6erzQLMw',13,124,1,'step a2 2','');
INSERT INTO "log" VALUES('Edg1kJvL8CsJBf6erzQLMw',14,128,1,'undo','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',0,7,1,'place a1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',1,25,0,'place a3','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',2,26,1,'place b1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',3,28,0,'place c2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',4,31,1,'pour caramel 2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',5,33,0,'pour ice 2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',6,36,0,'step a2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',7,39,0,'stop','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',8,40,0,'done','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',9,41,0,'confirm','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',10,44,1,'step a1 2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',11,48,1,'step a2 2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',12,59,1,'step a3 2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',13,63,1,'pour tea 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',14,81,1,'pour ice 3','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',15,91,1,'done','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',16,100,1,'confirm','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',17,108,0,'step a1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',18,116,0,'step b1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',19,124,0,'stop','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',20,135,0,'pour ice 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',21,141,0,'empty 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',22,144,0,'pour caramel 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',23,164,0,'empty 2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',24,180,0,'empty 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',25,188,0,'confirm','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',26,204,1,'step a2 2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',27,211,1,'stop','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',28,224,1,'empty 3','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',29,228,1,'pour coffee 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',30,248,1,'empty 2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',31,252,1,'done','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',32,260,1,'confirm','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',33,291,0,'step c1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',34,343,0,'step c2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',35,503,0,'step b2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',36,528,0,'pour steam 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',37,552,0,'pour milk 2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',38,572,0,'pour ice 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',39,619,0,'empty 2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',40,663,0,'done','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',41,671,0,'confirm','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',42,692,1,'step a2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',43,788,1,'step a1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',44,835,1,'step b1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',45,859,1,'pour caramel 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',46,888,1,'pour coffee 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',47,924,1,'done','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',48,935,1,'confirm','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',49,977,0,'step a2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',50,996,0,'step a1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',51,1036,0,'step a2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',52,1056,0,'step a3','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',53,1075,0,'pour coffee 2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',54,1095,0,'pour tea 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',55,1143,0,'pour coffee 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',56,1199,0,'pour ice 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',57,1205,0,'empty 2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',58,1235,0,'empty 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',59,1239,0,'confirm','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',60,1264,1,'step a1 2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',61,1287,1,'stop','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',62,1306,1,'done','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',63,1312,1,'confirm','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',64,1339,0,'step a2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',65,1356,0,'stop','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',66,1367,0,'pour coffee 2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',67,1383,0,'empty 2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',68,1392,0,'confirm','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',69,1399,1,'step c1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',70,1406,1,'step d1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',71,1414,1,'stop','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',72,1423,1,'pour steam 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',73,1451,1,'pour coffee 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',74,1528,1,'empty 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',75,1560,1,'confirm','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',76,1585,0,'step b2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',77,1615,0,'step b1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',78,1627,0,'stop','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',79,1632,0,'pour milk 2','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',80,1636,0,'pour caramel 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',81,1651,0,'empty 1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',82,1715,0,'done','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',83,1739,0,'confirm','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',84,1760,1,'step c1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',85,1771,1,'step b1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',86,1783,1,'step a1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',87,1827,1,'step b1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',88,1867,1,'step c1','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',89,1884,1,'stop','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',90,1889,1,'done','');
INSERT INTO "log" VALUES('e9pWjkrv84ONdehrHw6Qwg',91,1895,1,'confirm','');
INSERT INTO "log" VALUES('0YiciQDBSO9x4CQZyF-EiA',0,0,0,'ready','token 0');
INSERT INTO "log" VALUES('0YiciQDBSO9x4CQZyF-EiA',1,0,1,'ready','token 1');
INSERT INTO "log" VALUES('0YiciQDBSO9x4CQZyF-EiA',2,1,0,'place red-1 maitre','token 2');
INSERT INTO "log" VALUES('0YiciQDBSO9x4CQZyF-EiA',3,21,0,'welcome','token 3');
INSERT INTO "log" VALUES('0YiciQDBSO9x4CQZyF-EiA',4,33,0,'welcome','token 4');
INSERT INTO "log" VALUES('0YiciQDBSO9x4CQZyF-EiA',5,54,0,'place red-2 waiters','token 5');
INSERT INTO "log" VALUES('0YiciQDBSO9x4CQZyF-EiA',6,76,0,'take-order O36','token 6');
INSERT INTO "log" VALUES('0YiciQDBSO9x4CQZyF-EiA',7,92,0,'place helper-1 market','token 7');
INSERT INTO "log" VALUES('0YiciQDBSO9x4CQZyF-EiA',8,108,0,'buy meat 5','token 8');
INSERT INTO "log" VALUES('0YiciQDBSO9x4CQZyF-EiA',9,117,1,'place blue-1 market','token 9');
INSERT INTO "log" VALUES('0YiciQDBSO9x4CQZyF-EiA',10,129,1,'buy meat 5','token 10');
INSERT INTO "log" VALUES('0YiciQDBSO9x4CQZyF-EiA',11,149,1,'place blue-2 market','token 11');
INSERT INTO "log" VALUES('0YiciQDBSO9x4CQZyF-EiA',12,157,1,'buy meat 5','token 12');
CREATE TABLE replays (
    id TEXT PRIMARY KEY,
    record BLOB NOT NULL,
    created INTEGER NOT NULL
);
INSERT INTO "replays" VALUES('d8tRHRSxUpKgQPbC0QUSRA',X'7B2264656D697461737365223A312C2267616D65223A22636F666665652D72757368222C227265766973696F6E223A312C22636F6E74656E74223A2231343131363664343137663635633732222C226F7074696F6E73223A7B226669727374223A2272616E646F6D222C22666169725F7374617274223A66616C73652C22636F6C6F757273223A5B5D7D2C2273656564223A2237222C2270656F706C65223A5B22416E61222C22546F6D225D7D0A7B22736571223A302C226174223A302C2273656174223A302C22646F223A22706C616365206131222C22646967657374223A2266366239366666323531353733336262227D0A7B22736571223A312C226174223A313030302C2273656174223A312C22646F223A22706C616365206231222C22646967657374223A2265393634313938363665353966333234227D0A7B22736571223A322C226174223A323030302C2273656174223A302C22646F223A22706C616365206331222C22646967657374223A2230353663373236373631653638356565227D0A',1794842894000);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    row TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('fgLTqlkaMvL2Q0bvHmp6zg',0,'{"seat":0,"kind":"person","name":"Ana","bot":"","key_hash":"f20108b88e0ae0c2fd7caed0e1c974a8487072ee74df2f6ff61e9d16b283394d"}');
INSERT INTO "seats" VALUES('fgLTqlkaMvL2Q0bvHmp6zg',1,'{"seat":1,"kind":"open","name":"","bot":"","key_hash":""}');
INSERT INTO "seats" VALUES('Edg1kJvL8CsJBf6erzQLMw',0,'{"seat":0,"kind":"person","name":"Ana","bot":"","key_hash":"ffa313730425b5bec7752f5d9a4dbb6761c4a8584ba18f8705a9526e6dbe6b02"}');
INSERT INTO "seats" VALUES('Edg1kJvL8CsJBf6erzQLMw',1,'{"seat":1,"kind":"person","name":"Tom","bot":"","key_hash":"8192e710a070c21695d274c148a17fe43f1316370e6bf271a2a4dd631bf6c14e"}');
INSERT INTO "seats" VALUES('e9pWjkrv84ONdehrHw6Qwg',0,'{"seat":0,"kind":"bot","name":"random","bot":"random","key_hash":""}');
INSERT INTO "seats" VALUES('e9pWjkrv84ONdehrHw6Qwg',1,'{"seat":1,"kind":"bot","name":"random 2","bot":"random","key_hash":""}');
INSERT INTO "seats" VALUES('0YiciQDBSO9x4CQZyF-EiA',0,'{"seat":0,"kind":"person","name":"Ana","bot":"","key_hash":"46ff06e91869f160ff4480dcb2180cb5bae8da617100005211e839cfb54b92b3"}');
INSERT INTO "seats" VALUES('0YiciQDBSO9x4CQZyF-EiA',1,'{"seat":1,"kind":"person","name":"Tom","bot":"","key_hash":"b03e66f9fe379930f91b5a5e0c752a72b13ff8979bc5391abdd9c8b8a59b7a71"}');
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    head TEXT NOT NULL,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    state TEXT NOT NULL,
    rematch TEXT NOT NULL DEFAULT ''
, clock INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('fgLTqlkaMvL2Q0bvHmp6zg','{"id":"fgLTqlkaMvL2Q0bvHmp6zg","game":"coffee-rush","options":{"first":0,"fair_start":false,"colours":[]},"seed":"271828182845904523536028747135266249775","content":"1 141166d417f65c72","leavers":"wait","created":"2026-11-16T15:28:12+00:00","host_hash":"6d8a371cb593551a96047ddac99809ad5e22d1e7ac8d8f1cbc48d31daf6794a7","join_token_hash":"757c549419e9fcdeb6b1f51df62ce1a4a51e0502c283763b331df833230902f0","watch_token_hash":"fe1bd5942b0df7648c8befd2cfdf0741549a2e75e9b91bd5f994ad19520920af","origin":""}',1794842892000,1794842892000,'lobby','',0);
INSERT INTO "tables" VALUES('Edg1kJvL8CsJBf6erzQLMw','{"id":"Edg1kJvL8CsJBf6erzQLMw","game":"coffee-rush","options":{"first":0,"fair_start":false,"colours":[]},"seed":"271828182845904523536028747135266249775","content":"1 141166d417f65c72","leavers":"wait","created":"2026-11-16T15:28:12+00:00","host_hash":"328466e1267c1adee9c7e499d70d2d275cdfe85c41383c489e16c4beb3d6cf7b","join_token_hash":"d9db67453049fd9c347833457c711f1254998442d7069bdfc61ebabb9c65e021","watch_token_hash":"8548b890bc9d63db227ec97402c0b549f1659c8690edb7591b8fb96cb467d201","origin":""}',1794842892000,1794842892242,'playing','',0);
INSERT INTO "tables" VALUES('e9pWjkrv84ONdehrHw6Qwg','{"id":"e9pWjkrv84ONdehrHw6Qwg","game":"coffee-rush","options":{"first":0,"fair_start":false,"colours":[]},"seed":"271828182845904523536028747135266249775","content":"1 141166d417f65c72","leavers":"wait","created":"2026-11-16T15:28:12+00:00","host_hash":"30f84b766317f75622bb98cce0b779413bd2f8a45e192cb5d3273277ed3abfae","join_token_hash":"8298fcb69e248157c27af9b460e52681f9eeb475c8ae25ba6b4192cb48bbdc24","watch_token_hash":"5aaaa23ccc5ee59536ed1a5052d3e826e4768ef2a1079f1f5163b3404056f499","origin":""}',1794842892000,1794842894394,'over','',0);
INSERT INTO "tables" VALUES('0YiciQDBSO9x4CQZyF-EiA','{"id":"0YiciQDBSO9x4CQZyF-EiA","game":"kitchen-rush","options":{"goal":"normal","events":false,"mode":"standard","timer_seconds":0,"round_seconds":0,"solo_clock":300,"unavailable_storage":0,"locked_storage":0,"locked_stove":0},"seed":"271828182845904523536028747135266249775","content":"1 af2477b9311f8fa7","leavers":"wait","created":"2026-11-16T15:28:14+00:00","host_hash":"c20a216156d8b4776575cb95997f0959ab7d5ba079e01f35b177c92adbaf68c9","join_token_hash":"93f19ba892ecac5a7d61900057ec5e96a6e8b6d4365068c6b2e2fe1d3c1c9c71","watch_token_hash":"41f9c2f6f2c49aaf840b7b56f758cfc53166abd6f4345ee8eb6545f3b60c5a4a","origin":""}',1794842894000,1794842894876,'playing','',2264);
CREATE TABLE "yoyo_lock" ("locked" INT DEFAULT 1, "ctime" TIMESTAMP,"pid" INT NOT NULL,PRIMARY KEY ("locked"));
CREATE INDEX tables_by_state ON tables (state);
COMMIT;
