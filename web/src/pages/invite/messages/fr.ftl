web-join-kept = { $name } vous garde une place.
web-join-free = Une place est libre pour vous.
web-join-full = Toutes les places sont prises.
web-join-full-about = Vous pouvez regarder. Si quelqu’un s’en va, ce lien vous donnera sa place.
web-join-over = Cette partie est terminée.
web-join-over-about = Vous pouvez la revoir, coup par coup, ou en commencer une à vous.
web-join-already = Vous avez déjà une place à cette table.
web-join-name = Comment vous appelle-t-on ?
web-join-your-seat = votre place
web-invites-you = vous invite
web-sit-down = S’asseoir
web-just-watch = Juste regarder
web-learn = Apprendre en attendant
web-learn-pictures = Huit images, deux minutes, dans un autre onglet.
web-learn-about = Un tour, pas à pas, dans un autre onglet.
web-no-account = Sans compte, rien à installer.
web-minutes-about = { $minutes } minutes environ
web-minutes-between = { $least } à { $most } minutes
web-who-sits = Qui est assis où
web-seat-free = libre
web-seat-by-link = par le lien
web-seat-you = vous
web-seat-you-host = vous, l’hôte
web-seat-there = est là
web-seat-not-there = pas encore là
web-lobby = Avant la partie
web-lobby-waiting =
    { $open ->
        [one] Il reste une place
       *[other] Il reste { $open } places
    }
web-lobby-ready = Tout le monde est là
web-lobby-host = Envoyez le lien, ou commencez avec qui est là.
web-lobby-host-ready = Commencez quand vous voulez.
web-lobby-guest = Vous avez votre place. La partie commence quand l’hôte la lance.
web-lobby-watch = Vous regardez. La partie commence quand l’hôte la lance.
web-lobby-notes = En attendant
web-lobby-options = Ici, pas comme d’habitude
web-bot-free-seat =
    { $open ->
        [one] Donner la place à un bot
       *[other] Donner une place à un bot
    }
web-free-bot-seat = Libérer la place de { $name }
web-start-game = Commencer la partie
web-start-with =
    { $number ->
        [1] Commencer en solo
        [2] Commencer à deux
        [3] Commencer à trois
        [4] Commencer à quatre
        [5] Commencer à cinq
       *[other] Commencer à { $number }
    }
web-start-with-about =
    { $open ->
        [one] La place libre est retirée
       *[other] Les places libres sont retirées
    }
web-start-too-few =
    { $fewest ->
        [one] Il faut quelqu’un à la table pour jouer à { $game }.
       *[other] { $game } se joue au moins à { $fewest } : attendez vos amis, ou donnez des places à des bots.
    }
web-post-title = Venez jouer
web-post-about = Visez avec un téléphone
web-post-subject = Une place pour vous : { $game }
web-post-share = Partager le lien
web-post-copy = Copier le lien
web-reach-house = Marche dans cette maison
web-reach-house-about = Tout appareil du même Wi-Fi peut l’ouvrir.
web-reach-anywhere = Marche partout
web-reach-anywhere-about = Il suffit d’avoir le lien.
web-reach-computer = Seulement sur cet ordinateur
web-reach-computer-about = Demitasse est lancé pour cet ordinateur seul. Lancé pour toute la maison, il montre ici un code que les téléphones ouvrent : son README dit comment.
web-lobby-thinking = Un tour dure au plus { $time } ; ensuite { $late ->
    [turn] un bot le joue.
    [return] un bot joue jusqu’au retour de la personne.
   *[wait] la table attend, et on peut lui faire signe.
}
web-lobby-leavers-bot = Si quelqu’un s’en va ou perd la connexion, un bot joue jusqu’à son retour.
web-lobby-leavers-wait = Si quelqu’un s’en va ou perd la connexion, l’horloge s’arrête jusqu’à son retour.
