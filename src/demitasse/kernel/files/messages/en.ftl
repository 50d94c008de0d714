### What the kernel says of files: content, records, and what lies in the box. A browser loads it when it needs it.

## Content files

content-unreadable = The content file “{ $file }” cannot be read ({ $reason }); give the path of a TOML file.
content-too-many = “{ $file }” has { $entries } entries; { $most } are enough for every card of a game.
content-not-toml = The content file “{ $file }” must be TOML, and is not: { $reason }.
content-unknown-section = In “{ $file }” there is an unknown section “{ $section }”; there are: { $sections }.
content-wrong-section = In “{ $file }” the section “{ $section }” must be written { $wanted }.
content-no-id = In “{ $file }” entry { $number } of [[{ $section }]] needs an id: add a line such as id = "my_own".
content-bad-remove = In “{ $file }” the [[{ $section }]] “{ $id }” has a wrong remove: write remove = true to take it out, or leave that line out to change it.
content-nothing-to-remove = In “{ $file }” nothing can be removed as “{ $id }”: no [[{ $section }]] has that id.
content-too-large = The content file “{ $file }” has { $size } kilobytes, and { $most } is the most; leave out what you have not changed.
content-several =
    { $first } { $others ->
        [one] There is { $others } more mistake.
       *[other] There are { $others } more mistakes.
    }
content-other-game = The content file “{ $file }” is for the game “{ $theirs }”, not for “{ $ours }”.
content-newer = The content file “{ $file }” has version { $theirs } and this Demitasse reads up to version { $ours }: open it with a newer one.
content-twice = In “{ $file }” the [[{ $section }]] “{ $id }” stands twice; put all you have to say of it into one.
content-still-needed = In “{ $file }” the { $entry } cannot be removed (remove = true), since { $needed } needs it.
content-no-such-field = In “{ $file }”, { $entry } has no field “{ $field }”; there are: { $fields }.
content-missing-field = In “{ $file }”, { $entry } lacks its field “{ $field }”; add it.
content-near-id = In “{ $file }”, { $entry } is new and much like “{ $near }”: did you mean that? A new one lacks its field “{ $field }”.
content-table = In “{ $file }” the field “{ $field }” of { $entry } must be a table in curly brackets, not “{ $value }”.
content-list = In “{ $file }” the field “{ $field }” of { $entry } must be a list written [ … ], not “{ $value }”.
content-list-of = In “{ $file }” the field “{ $field }” of { $entry } must be a list of { $wanted }, not “{ $value }”.
content-number = In “{ $file }” the field “{ $field }” of { $entry } is { $value }; it must be from { $least } to { $most }.
content-no-number = In “{ $file }” the field “{ $field }” of { $entry } must be a whole number, not “{ $value }”.
content-flag = In “{ $file }” the field “{ $field }” of { $entry } must be true or false, not “{ $value }”.
content-text = In “{ $file }” the field “{ $field }” of { $entry } must be a text in quotation marks, not “{ $value }”.
content-word = In “{ $file }” the field “{ $field }” of { $entry } cannot be “{ $value }”; it takes: { $words }.
content-unknown-id = In “{ $file }” the field “{ $field }” of { $entry } names “{ $value }”, which does not exist there; possible: { $words }.
content-too-long = In “{ $file }” the field “{ $field }” of { $entry } has { $length } characters; { $most } is the most.
content-unprintable = In “{ $file }” the field “{ $field }” of { $entry } must be a text that can be read on one line, without < and >, not “{ $value }”.
content-pin = { $entry }, { $field }: this comes to { $found }, where the booklet’s text makes it { $wanted } ({ $rule }); if your card is printed so, it is right.

## Records

record-unreadable = The record “{ $file }” cannot be read ({ $reason }); give the path of a record file.
record-not-one = “{ $file }” is not the record of a game: the first line of a record names “demitasse” and the game.
record-newer = The record “{ $file }” has format { $theirs } and this Demitasse reads up to format { $ours }: open it with a newer one.
record-bad-line = Line { $line } of the record “{ $file }” is damaged ({ $reason }); open an unchanged copy.
record-other-game = “{ $file }” is a game of “{ $theirs }”, not of “{ $ours }”.
record-other-revision = The record “{ $file }” was played by revision { $theirs } of the rules and this Demitasse plays revision { $ours }: open it with the version that made it.
record-other-content = The record “{ $file }” was played with other content ({ $theirs }, not { $ours }): give the content files it was played with, or open it with the version that made it.
record-bad-content = The record “{ $file }” carries content that cannot be played with: { $reason }
record-nothing-due = The record “{ $file }” was edited: at line { $line } something happens by itself at { $at } ms, where by the rules nothing does; open an unchanged copy.
record-no-such-choice =
    The record “{ $file }” has { $last ->
        [one] { $last } choice
       *[other] { $last } choices
    }: ask for a number from 0 to { $last }, not { $to }.
record-impossible = Line { $line } of the record “{ $file }” must have been changed, as “{ $do }” cannot be played there: { $reason }
record-edited = The record “{ $file }” was edited: at line { $line } (“{ $do }”) the game is no longer the one that was recorded; open an unchanged copy.
record-torn =
    The record “{ $file }” breaks off in line { $line }; { $whole ->
        [0] no choice stands before that, so look for a whole copy.
        [one] the { $whole } choice before that can still be replayed.
       *[other] the { $whole } choices before that can still be replayed.
    }
record-wrong-result = The record “{ $file }” states a result that its choices do not lead to; open an unchanged copy.
record-broken-seal = The record “{ $file }” was changed after the game, for its seal does not fit; open an unchanged copy.

## The box: decks, fields, entries without a name

box-field-name = Name
box-field-copies = Copies
box-field-coins = Coins
box-field-group = Group
box-field-groups = Groups
