# Seize the Bean in eight pictures.

web-how-sb-guests = Guests in line
web-how-sb-guests-about = Guests queue at your counter. Give them what they order for **good reviews**; whoever leaves angry writes a bad one.
web-how-sb-actions = Six actions
web-how-sb-actions-about = Each Day your **two Baristas** take two different ones. On the left they fetch beans, milk and sugar; on the right a guest, a Pantry card or a Style card from the City.
web-how-sb-pantry = The Pantry
web-how-sb-pantry-about = A card adds its icons to the action beside it, every time you take it. Its treat costs you **half** from now on.
web-how-sb-serving = Serving
web-how-sb-serving-about = One guest a turn, from the left. The **main order** is a must if you can pay it, the second one is up to you.
web-how-sb-paying = Paying
web-how-sb-paying-about = You pay from your own beans, milk and sugar. A treat, here { $treat }, costs **two** of them unless your Pantry shows it.
web-how-sb-moods = Moods
web-how-sb-moods-about = Whoever you cannot serve turns **angry**. When all are served, an angry guest leaves a bad review, a happy one a good review, and stays in line.
web-how-sb-hype = Hype
web-how-sb-hype-about = As many guests come each Day as your **Hype** says. At the top of the track, every further rise is a good review.
web-how-sb-reviews = Reviews
web-how-sb-reviews-about = Good reviews are points, and each bad one takes one away. At the end an Achievement brings **5**, and whoever leads a group scores its guests.
web-how-sb-end = The City has no good review left, or one of its decks is empty: finish the **Day**. Most good reviews win. A tie? Fewer resources left over, then whoever came later in the first turn order.
web-how-sb-also = **Each evening** one guest from the City, of a group that your café shows, joins your Discard Pile.
