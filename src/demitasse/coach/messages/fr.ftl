coach-unfinished = { $file } contient une partie inachevée : le coach regarde les parties terminées.
coach-no-curve = { $seats ->
    [1] Le coach n’a pas encore de courbe pour { $title } en solo.
   *[other] Le coach n’a pas encore de courbe pour { $title } à { $seats } joueurs.
  }{ $known ->
    [none] { "" }
   *[other] { "" } Il en a une à { $known } joueurs.
  }
coach-worlds = Un choix ne peut être essayé dans { $given } mondes : de { $least } à { NUMBER($most) } sont possibles.
chances-unreadable = { $file } n’est pas un fichier de chances complet ({ $reason }) ; `demitasse calibrate` en écrit un.
chances-newer = { $file } a été écrit par un Demitasse plus récent : il porte la version { $version }, et celui-ci lit jusqu’à { $known }.
chances-other-game = { $file } contient des chances pour { $game }, et l’on regarde { $wanted }.
coach-won-in = { $seat-you ->
    [yes] Vous l’avez emporté
   *[no] { $seat-name } l’a emporté
  } des manches { $first } à { $last } : la chance est montée de { $before } % à { $after } %.
coach-lost-in = { $seat-you ->
    [yes] Vous avez perdu
   *[no] { $seat-name } a perdu
  } des manches { $first } à { $last } : la chance est tombée de { $before } % à { $after } %.
coach-won-within = { $seat-you ->
    [yes] Vous l’avez emporté
   *[no] { $seat-name } l’a emporté
  } à la manche { $first } : la chance est montée de { $before } % à { $after } %.
coach-lost-within = { $seat-you ->
    [yes] Vous avez perdu
   *[no] { $seat-name } a perdu
  } à la manche { $first } : la chance est tombée de { $before } % à { $after } %.
coach-won-evenly = { $seat-you ->
    [yes] Vous l’avez emporté peu à peu.
   *[no] { $seat-name } l’a emporté peu à peu.
  }
coach-lost-evenly = { $seat-you ->
    [yes] Vous avez perdu peu à peu.
   *[no] { $seat-name } a perdu peu à peu.
  }
coach-nothing = { $seat-you ->
    [yes] Rien à vous reprocher.
   *[no] Rien à reprocher à { $seat-name }.
  }
coach-cost = { $count ->
    [one] Un choix a coûté à coup sûr : à la manche { $round }, { $points } points de chance.
   *[other] { $count } choix ont coûté à coup sûr ; le plus cher à la manche { $round }, { $points } points de chance.
  }
coach-counted = Ce qui a fait le plus la différence au décompte : { $what }, { $mine } contre { $theirs } pour { $whom-name }.
coach-regretted-coffee-rush = { $count ->
    [one] À la manche { $first }, une commande est tombée
   *[other] À partir de la manche { $first }, { $count } commandes sont tombées
  } { $seat-you ->
    [yes] alors que vous aviez des pions Rush en main.
   *[no] alors que { $seat-name } avait des pions Rush en main.
  }
coach-title = { $game }, avec le coach
coach-curve = La chance de gagner
coach-even = La ligne pointillée est une chance égale pour tous.
coach-rounds = Manches
coach-moments = Les moments
coach-sign-good = Bien vu
coach-sign-inaccuracy = Imprécision
coach-sign-mistake = Erreur
coach-sign-blunder = Gaffe
coach-moment = { $sign } à la manche { $round }, { $seat-name }
coach-line = { $moment } : { $range }
coach-range = { $points } points de chance, de { $low } à { $high }
coach-played = Joué : { $choice }
coach-better = Le bot fort : { $choice }
coach-found = Semblait d’abord le mieux : { $choice }
coach-certain = On ne marque que ce qui est sûr : là où la fourchette contient 0, on ne dit rien.
coach-none = Aucun choix n’était à coup sûr moins bon qu’un autre.
coach-own-cards = Cette partie avait d’autres cartes que celles qui ont servi à ajuster la chance : à lire avec prudence.
coach-round = Manche { $round }
coach-place = { $place-name }
coach-timeline = Qui a fait quoi, et quand
coach-timeline-how = Une ligne par sablier. Une barre pleine est un sablier au travail, de la couleur de qui l’a posé ; une barre vide est restée libre, une rayée a attendu une case.
coach-bar-busy = { $place-name }, { $seconds } s
coach-bar-idle = Libre pendant { $seconds } s
coach-bar-blocked = A attendu une case pendant { $seconds } s : { $place-name }
coach-faults = Ce qui a raté
coach-no-faults = Aucune commande n’a raté.
coach-in-round = Manche { $round } : { $what }
