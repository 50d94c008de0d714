# Seize the Bean en huit images.

web-how-sb-guests = Des clients font la queue
web-how-sb-guests-about = Les clients attendent au comptoir. Donnez‑leur ce qu’ils commandent pour de **bonnes critiques** ; qui part en colère en laisse une mauvaise.
web-how-sb-actions = Six actions
web-how-sb-actions-about = Chaque jour, vos **deux baristas** en font deux différentes. À gauche, chercher grains, lait et sucre ; à droite, un client, une carte Cellier ou une carte Style de la ville.
web-how-sb-pantry = Le cellier
web-how-sb-pantry-about = Une carte ajoute ses icônes à l’action d’à côté, chaque fois que vous la faites. Sa spécialité vous coûte désormais **moitié moins**.
web-how-sb-serving = Servir
web-how-sb-serving-about = Un client par tour, en partant de la gauche. La **commande principale** est obligatoire si vous pouvez la payer, la seconde est à votre gré.
web-how-sb-paying = Payer
web-how-sb-paying-about = Vous payez avec vos grains, votre lait et votre sucre. Une spécialité, ici { $treat }, en coûte **deux**, sauf si votre cellier la montre.
web-how-sb-moods = Les humeurs
web-how-sb-moods-about = Qui ne peut être servi se met **en colère**. Une fois tous servis, un client en colère laisse une mauvaise critique, un client heureux une bonne, et il reste dans la file.
web-how-sb-hype = La Hype
web-how-sb-hype-about = Chaque jour viennent autant de clients que le dit votre **Hype**. Tout en haut de la piste, chaque hausse de plus est une bonne critique.
web-how-sb-reviews = Les critiques
web-how-sb-reviews-about = Les bonnes critiques sont vos points, chaque mauvaise en retire un. À la fin, une réussite rapporte **5**, et qui domine un groupe compte ses clients.
web-how-sb-end = La ville n’a plus de bonne critique, ou l’un de ses paquets est vide : on termine **la journée**. Le plus de bonnes critiques l’emporte. Égalité ? Moins de ressources restantes, puis qui jouait plus tard au départ.
web-how-sb-also = **Chaque soir**, un client de la ville, d’un groupe que montre votre café, rejoint votre défausse.
