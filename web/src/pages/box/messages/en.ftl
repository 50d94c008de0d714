# The page of a game's box: its cards, how each field is known, and correcting them.
web-box-of-table = The cards of this table
web-box-games = Games
web-box-share = { $found } of { $total }
web-box-share-of = fields from the booklet
web-box-share-about = { $found } from the booklet, { $derived } derived, { $reconstructed } guessed, { $mine } mine
web-box-found = From the booklet
web-box-derived = Derived
web-box-reconstructed = Guessed
web-box-mine = Mine
web-box-found-mark = booklet
web-box-derived-mark = derived
web-box-reconstructed-mark = guessed
web-box-mine-mark = mine
web-box-my-corrections = My corrections
web-box-find = Find a card
web-box-filters = What is shown
web-box-how-known = How it is known
web-box-all-fields = All fields
web-box-decks = Deck
web-box-all-decks = All decks
web-box-groups = Group
web-box-all-groups = All groups
web-box-more-groups = { $number } more groups
web-box-fewer-groups = Fewer groups
web-box-fields-left =
    { $number ->
        [0] nothing guessed
        [one] 1 guess left
       *[other] { $number } guesses left
    }
web-box-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
web-box-nothing-found = No card passes all filters.
web-box-show-all = Show everything
web-box-keys = Arrow keys walk the fields, Enter opens one, letters search the picker, Escape closes.
web-box-nothing = nothing
web-box-yes = yes
web-box-no = no
web-box-field = { $label }: { $value }. { $status }.
web-box-derived-from = Derived: { $sentence }
web-box-card-of = { $group }, card { $number } of { $of }
web-box-in-english = English
web-box-in-french = French
web-box-less = One less
web-box-more = One more
web-box-add-to = { $label }: add
web-box-remove = Remove { $thing }
web-box-pick = { $label }: pick
web-box-typed = Searching: { $typed }
web-box-as-printed = As printed on my card
web-box-next-card = Next card
web-box-confirm-field = Guessed. It is so on my card
web-box-take-back = Mine. Take my correction back
web-box-undo = Undo
web-box-checking = Checking …
web-box-checks-hold = The checks hold.
web-box-problems =
    { $number ->
        [one] One correction does not fit:
       *[other] { $number } corrections do not fit:
    }
web-box-corrections =
    { $number ->
        [0] Nothing corrected yet
        [one] 1 correction
       *[other] { $number } corrections
    }
web-box-kept = kept in this browser
web-box-fleeting = This browser keeps nothing: save them as a file.
web-box-load = Load a file
web-box-save = Save as a file
web-box-play = Play it against bots
web-box-simulate = Is it too strong?
web-box-simulate-about = Save the file, then let bots play it many times:
web-box-take = Take into my box
web-box-look-only = These are the cards of a table: look at them here, correct them in your own box.
web-box-no-data = This is not data yet: one line a thing, such as {"{"}"do": "lot_size", "ingredients": 2{"}"}.
web-box-heading = { $group }: { $deck }
web-box-command = Command
web-box-more-decks = { $number } more decks
web-box-fewer-decks = Fewer decks
web-box-play-short = Play
web-box-empty-file = { $file } corrects nothing.
web-box-theirs = Of this table
