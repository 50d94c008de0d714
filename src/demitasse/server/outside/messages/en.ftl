# What the server says outside the client, which does not load it: in the terminal, on pages of its own, to chats.

server-ready = Demitasse is ready at { $address } (Ctrl-C stops it).
server-port-in-use = Port { $port } is in use: stop the program that has it, or choose another one with --port { $next }.
server-no-such-host = “{ $host }” is not an address of this machine: { $reason }.
server-bad-public-url = “{ $url }” is not how an address begins: write it as https://cafe.example, with nothing behind the name but a port.
server-no-port = Cannot serve at { $host }, port { $port }: { $reason }.
server-data-unusable = The data folder { $folder } cannot be used: { $reason }. Choose one you can write to with --data.
server-data-newer = The data in { $folder } comes from a newer version of Demitasse: update Demitasse, or choose another folder with --data.
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
