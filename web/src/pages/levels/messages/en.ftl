# What bots are like, wherever one chooses them.

web-level-beginner = Beginner
web-level-beginner-about = Sees part of what it could do, and forgets the rest.
web-level-casual = Casual
web-level-casual-about = Good turns, and a slip now and then.
web-level-strong = Strong
web-level-strong-about = Plans its whole turn. Wins if you dawdle.
web-level-expert = Expert
web-level-expert-about = Overlooks nothing, and reckons with you as well.
web-level-master = Master
web-level-master-about = Tries its turns out before it plays. Bring a second coffee.
web-level-random = Beginner
web-level-random-about = Plays whatever comes to mind.
web-level-greedy = Strong
web-level-greedy-about = Takes the best turn it sees. Wins if you dawdle.
web-level-calm-cook = Calm
web-level-calm-cook-about = Cooks at leisure and leaves you time.
web-level-cook = Steady
web-level-cook-about = Cooks well, at the pace of a person.
web-level-quick-cook = Quick
web-level-quick-cook-about = Has its hands everywhere at once.
