### Cards of one’s own: content files, and how they differ from ours.

web-cards = Which cards?
web-cards-to-box = Correct cards in My box
web-cards-from-ours = Our cards
web-cards-from-mine = My box
web-cards-from-file = A file
web-cards-corrections =
    { $number ->
        [0] nothing corrected yet
        [one] one correction
       *[other] { $number } corrections
    }
web-cards-drop = Or drop it here: a content file (.toml), as My box saves it.
web-cards-other = Choose another file
web-cards-checking = Checking the cards…
web-cards-wrong =
    { $number ->
        [one] “{ $file }” cannot be played with yet. One thing is wrong:
       *[other] “{ $file }” cannot be played with yet. { $number } things are wrong:
    }
web-cards-large = “{ $file }” is too large ({ $size } kB): a content file has { $most } kB at most.
web-cards-not-text = “{ $file }” is not a text file: choose a content file (.toml), as My box saves it.
web-cards-differ =
    { $number ->
        [0] { $file }: every card is as ours.
        [one] { $file }: one card differs from ours.
       *[other] { $file }: { $number } cards differ from ours.
    }
web-cards-what = What is different?
web-cards-change-added = new
web-cards-change-removed = taken out
web-cards-look = Look at these cards
web-cards-more =
    { $number ->
        [one] one more
       *[other] { $number } more
    }
