# What bots are like, wherever one chooses them.

web-level-beginner = Beginner
web-level-beginner-about = Sees part of what it could do, and forgets the rest.
web-level-beginner-about-kitchen-rush = Slow hands, and a room forgotten now and then.
web-level-casual = Casual
web-level-casual-about = Good turns, and a slip now and then.
web-level-casual-about-kitchen-rush = Unhurried: leaves you plenty to do.
web-level-strong = Strong
web-level-strong-about = Plans its whole turn. Wins if you dawdle.
web-level-strong-about-kitchen-rush = Steady hands that seldom miss anything.
web-level-expert = Expert
web-level-expert-about = Overlooks nothing, and reckons with you as well.
web-level-expert-about-kitchen-rush = Overlooks nothing, and thinks of the Goal.
web-level-master = Master
web-level-master-about = Tries its turns out before it plays. Bring a second coffee.
web-level-master-about-kitchen-rush = An expert with twice the hands. Keep up!
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
