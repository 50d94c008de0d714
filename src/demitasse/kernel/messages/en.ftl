### What the kernel says: mostly what was wrong with somebody's input, and what would be right.

seat-without-a-name = Seat { $number }
seat-you = you

## Choices

choice-empty = Nothing was chosen; a choice begins with one of: { $verbs }.
choice-unknown-verb = No choice begins with “{ $verb }”; begin with one of: { $verbs }.
choice-wrong-count =
    “{ $verb }” with { $given ->
        [0] nothing
        [one] { $given } word
       *[other] { $given } words
    } after it does not fit: write “{ $form }”.
choice-not-a-number = In “{ $form }” the { $field } is a whole number such as 1 or 2, not “{ $word }”.
choice-not-a-word = In “{ $form }” the { $field } is a word of plain letters, digits, dots, dashes or underscores, not “{ $word }”.
choice-bad-json = This JSON is no choice, which has a “do” and the fields that belong to it: { $reason }.

## Undo

undo-other-decided = Somebody else has decided since, so your last choice stands.
undo-final = There is nothing left to undo: a choice that was final or revealed something stands.
undo-nothing = There is nothing to undo, since you have not chosen anything yet.

## Games, options, rules, languages

game-unknown = There is no game “{ $game }”; there are: { $games }.
extra-missing = This needs the package { $package }, which is not installed: run pip install "demitasse[{ $extra }]".
language-unknown = There is no language “{ $language }”; there are: { $languages }.
rule-unknown = There is no rule “{ $id }”; look between { $first } and { $last }.
seats-out-of-range = { $game } is for { $fewest } to { $most } players, not { $seats }.
option-unknown = There is no option “{ $option }”; there are: { $options }.
option-bad-value = The option “{ $option }” cannot be “{ $value }”; it takes: { $values }.
bad-seed = A seed is a whole number from 0 to 2¹²⁸ − 1, not “{ $seed }”.

## The compiled form

compiled-stale =
    The compiled form is not that of these sources: Demitasse runs in pure Python. “make fast” compiles it again, “make slow” takes it away.
compiled-foreign =
    The compiled form is for another Python than this one: Demitasse runs in pure Python. “make fast” compiles it for this one.
compiled-broken =
    The compiled form cannot be loaded: Demitasse runs in pure Python. “make fast” compiles it again, “make slow” takes it away.
