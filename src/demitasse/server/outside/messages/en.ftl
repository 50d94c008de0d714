# What the server says outside the client, which does not load it: in the terminal, on pages of its own, to chats.

server-ready = Demitasse is ready at { $address } (Ctrl-C stops it).
server-port-in-use = Port { $port } is in use: stop the program that has it, or choose another one with --port { $next }.
server-no-such-host = “{ $host }” is not an address of this machine: { $reason }.
server-bad-public-url = “{ $url }” is not how an address begins: write it as https://cafe.example, with nothing behind the name but a port.
server-no-port = Cannot serve at { $host }, port { $port }: { $reason }.
server-data-unusable = The data folder { $folder } cannot be used: { $reason }. Choose one you can write to with --data.
server-data-newer = The data in { $folder } comes from a newer version of Demitasse: update Demitasse, or choose another folder with --data.
server-data-in-use = Another Demitasse server runs over the data in { $folder }: stop it first, or choose another folder with --data.
server-database-url = --data is no URL of a database. It looks like this: postgresql://user:password@host:5432/demitasse
server-database-unusable = The database { $database } cannot be used: { $reason }.
server-database-rights = The database { $database } does not let us read and write everything ({ $reason }): let the tables belong to this user, or grant it all rights on them.
server-database-newer = The database { $database } comes from a newer version of Demitasse: update Demitasse, or choose another database with --data.
server-database-other-version = A Demitasse server of another version runs over the database { $database } ({ $theirs }; this one: { $ours }). Stop it first, or start the same version here.
server-processes-need-database = { $processes } server processes need a PostgreSQL database: give its URL with --data, or leave out --workers.
server-processes-need-fork = Several processes behind one port work on Linux and macOS only: leave out --workers.
server-database-copies = Tables in a database are copied with its own tools: use pg_dump and pg_restore.
server-backup-nothing = There are no tables in { $folder } to be copied: say where they are with --data.
server-backup-exists = { $file } is there already: choose another name, or remove it first.
server-backup-failed = No copy was made to { $file }: { $reason }.
server-restore-nothing = There is no file { $file }.
server-restore-digest = { $file } is not what was copied: its digest differs from the one beside it. Nothing has changed; take another copy.
server-restore-newer = { $file } comes from a newer version of Demitasse: update Demitasse first. Nothing has changed.
server-restore-failed = { $file } cannot be used: { $reason }. Nothing has changed.
server-setting-form = { $given } is no setting: write NAME=VALUE, such as limits.sockets=500.
server-setting-unknown = There is no setting { $name } ({ $source }): demitasse serve --show-settings lists them all.
server-setting-number = The setting { $name } takes a number above 0, not { $given }.
server-setting-most = The setting { $name } can be { $most } at most.
server-settings-contradict = The settings contradict each other: { $smaller } must not be above { $larger }.
server-settings-unreadable = The settings in { $file } cannot be read: { $reason }.
server-admin-key-short = The admin key needs at least { $least } signs.
server-not-built = The table is not built yet
server-not-built-how = The server runs, but the pages for the browser are missing. Stop it and build them with this command:
server-docs-title = Demitasse: the interface of the table server
server-docs-about = Everything the browser asks of the server over HTTP. Errors carry a Refusal: a message key with its facts, and the rule behind it where there is one.
server-docs-operations = Operations
server-docs-structs = Structures
server-docs-takes = Takes
server-preview-about = Board games about coffee, on a table of your own: against bots, around one screen, or with friends wherever they are.
server-preview-join = A seat for you: { $game }
server-preview-watch = Watch a game of { $game }
server-preview-table = { $game }
server-preview-replay = A game of { $game }, to see again
server-preview-new = Play { $game } with friends
server-preview-rules = The rules of { $game }
server-preview-how = How to play { $game }
server-preview-guide = { $game }: your first turn, step by step
server-preview-results = { $game }: solo results
server-preview-box = { $game }: everything in the box
server-notice-turn = Your turn at { $game }
server-notice-time = Your time at { $game } is running out
server-notice-nudge = { $person } is waiting for you
server-notice-waiting = The table is waiting for you.
server-minutes-left = { $minutes ->
    [one] One minute is left for your turn.
   *[other] { $minutes } minutes are left for your turn.
}
server-hours-left = { $hours } hours are left for your turn.
server-admin-title = Demitasse: this server
server-admin-ready = Ready.
server-admin-not-ready = Not ready:
server-admin-counts = In memory: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $viewers ->
    [one] one viewer
   *[other] { $viewers } viewers
}.
server-admin-drain = Take no new tables
server-admin-drain-off = Take new tables again
server-admin-tables = Tables
server-admin-no-tables = No table is open.
server-admin-state = { $state ->
    [lobby] waits for friends
    [waiting] waits for somebody who left
    [over] finished
   *[other] in play
}, { $rows ->
    [one] one choice
   *[other] { $rows } choices
}
server-admin-looking = { $viewers ->
    [0] nobody there
    [one] one viewer
   *[other] { $viewers } viewers
}
server-admin-close = Remove …
server-admin-close-about = Everybody there is sent away, and the table is gone for good.
server-admin-close-yes = Remove it for good
server-admin-addresses = Addresses
server-admin-sockets = { $sockets ->
    [one] one open table
   *[other] { $sockets } open tables
}
server-admin-ban = Ban
server-admin-banned = banned
server-admin-let-in = Let in again
server-admin-ban-address = An address:
server-health-writer = the writer of the store has stopped
server-health-failure = the latest write failed: { $reason }
server-health-waiting = { $writes } writes wait for the disk
server-health-slow = what is being written has been under way for { $seconds } seconds
server-health-draining = the server takes no new tables
server-health-stopping = the server is stopping
