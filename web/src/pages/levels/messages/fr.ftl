# Comment jouent les bots, partout où on les choisit.

web-level-beginner = Débutant
web-level-beginner-about = Voit une partie de ses coups et oublie le reste.
web-level-beginner-about-kitchen-rush = Les mains lentes, et parfois une salle oubliée.
web-level-casual = Habitué
web-level-casual-about = De bons tours, et parfois une étourderie.
web-level-casual-about-kitchen-rush = Sans se presser : vous laisse de quoi faire.
web-level-strong = Solide
web-level-strong-about = Prépare tout son tour. Gagne si vous traînez.
web-level-strong-about-kitchen-rush = Des mains sûres qui oublient rarement.
web-level-expert = Expert
web-level-expert-about = N’oublie rien, et compte aussi avec vous.
web-level-expert-about-kitchen-rush = N’oublie rien, et pense à l’Objectif.
web-level-master = Maître
web-level-master-about = Essaie ses tours avant de jouer. Prévoyez un second café.
web-level-master-about-kitchen-rush = Un expert aux mains deux fois plus vives. Suivez !
web-level-random = Débutant
web-level-random-about = Joue ce qui lui passe par la tête.
web-level-greedy = Solide
web-level-greedy-about = Joue le meilleur tour en vue. Gagne si vous traînez.
web-level-calm-cook = Tranquille
web-level-calm-cook-about = Cuisine à loisir et laisse du temps aux autres.
web-level-cook = Régulier
web-level-cook-about = Cuisine bien, au rythme d’une personne.
web-level-quick-cook = Rapide
web-level-quick-cook-about = A les mains partout à la fois.
