### Pourquoi le cafetier gourmand choisirait quelque chose, en une phrase.

sb-bot-rather = Je ferais plutôt ceci : { $choice }.

## Actions

sb-bot-place-short =
    { $resource ->
        [bean] Vous manquez de grains : les clients du jour en demanderont environ { $asked }, et vous n’en avez { $have ->
            [0] pas.
           *[other] que { $have }.
        }
        [milk] Vous manquez de lait : les clients du jour en demanderont environ { $asked }, et vous n’en avez { $have ->
            [0] pas.
           *[other] que { $have }.
        }
       *[sugar] Vous manquez de sucre : les clients du jour en demanderont environ { $asked }, et vous n’en avez { $have ->
            [0] pas.
           *[other] que { $have }.
        }
    }
sb-bot-place-stock =
    { $resource ->
        [bean] Des grains pour de plus belles commandes et pour les jours à venir : rien n’aide davantage ici.
        [milk] Du lait pour de plus belles commandes et pour les jours à venir : rien n’aide davantage ici.
       *[sugar] Du sucre pour de plus belles commandes et pour les jours à venir : rien n’aide davantage ici.
    }
sb-bot-place-attract = Vos réserves suffiront aujourd’hui : place à un nouveau client, par exemple { $card-name }.
sb-bot-place-upgrade = Vos réserves suffiront aujourd’hui : place à une amélioration, par exemple { $card-name }.
sb-bot-place-anyway = Tout autre emplacement rapporte encore moins aujourd’hui.
sb-bot-activate = « { $icon-name } » rapporte le plus maintenant.
sb-bot-combine = Avec trois cartes de plus au choix, vous avez des chances d’en trouver une meilleure.
sb-bot-confirm = C’est pour cela que vous avez placé votre barista.

## Cartes

sb-bot-take-award =
    Avec { $card-name }, votre café montre { $icons } × { $group-name }, contre { $most } chez votre meilleur rival : cela compte pour la récompense.
sb-bot-take-guest = { $card-name } rapporte plus, pour ce qu’il faut lui servir, que les clients que vous avez.
sb-bot-take-least = De tous ceux qui viendraient, { $card-name } convient le mieux à votre café.
sb-bot-take-line = { $card-name } peut encore passer aujourd’hui et rapporte le plus.
sb-bot-take-unlock = { $card-name } débloque la réussite « { $achievement-name } ».
sb-bot-take-special = { $card-name } rend moins chères les commandes « { $special-name } », que vos clients demandent souvent.
sb-bot-take-closer = { $card-name } met une réussite à portée.
sb-bot-take-icons = { $card-name } ajoute ce qui sert le mieux vos actions : { $icons-name }.
sb-bot-look = C’est le paquet où une bonne carte compte le plus.
sb-bot-return = C’est cette carte qui doit venir en premier.
sb-bot-discard = Ce client peut attendre : mieux vaut en servir d’autres aujourd’hui.
sb-bot-done = Les cartes sont bien comme elles sont.
sb-bot-unlock = Les deux viendront de toute façon, et le bonus de celle-ci presse davantage.
sb-bot-bonus = « { $icon-name } » est le bonus qui vous sert le mieux.

## Service

sb-bot-serve = { $card-name } a un jeton heureux, et le service rapporte plus qu’il ne coûte.
sb-bot-skip =
    { $payable ->
        [yes] Ce que demande { $card-name } servira mieux à d’autres.
       *[no] Vous ne pouvez pas servir { $card-name }, et passer ne coûte pas plus que d’essayer.
    }
sb-bot-fulfil = La commande secondaire de « { $card-name } » rapporte plus qu’elle ne coûte.
sb-bot-fulfil-idle = Payer ne rapporte plus rien, mais ne coûte rien non plus : le moins de ressources départage les égalités.
sb-bot-decline-order = Ce que coûte la commande secondaire de « { $card-name } » servira mieux ailleurs.
sb-bot-decline = Rien de ce qui est proposé n’améliorerait votre café.
sb-bot-cheer = { $card-name } rapporte ainsi une bonne critique et peut rester.
sb-bot-calm = { $card-name } est en colère, et un jeton heureux vous évite une mauvaise critique.
sb-bot-lose = Votre café se portera mieux sans { $card-name }.

## Les extensions : cartes

sb-bot-take-mark = { $card-name } ajoute une marque sur les récompenses, et les marquer toutes vous vaut un cookie.
sb-bot-discard-theirs = Ce client servirait trop bien { $whom-name } : mieux vaut qu’il ne vienne pas demain.
sb-bot-under = D’autres cartes doivent venir avant celle-ci.
sb-bot-keep-founder = De tous ces fondateurs, celui-ci promet le plus, servi jour après jour.
sb-bot-keep-friend = C’est la carte qui rapporte le plus, avec ses ressources de départ.
sb-bot-join = Le groupe « { $group-name } » convient le mieux à votre café, et l’icône du fondateur en attirera d’autres.
sb-bot-marker = Tous se valent : n’importe lequel fera l’affaire.
sb-bot-mark = C’est la marque qui vous manque le plus : { $group-name }.
sb-bot-assign = C’est là que le joker compte le plus : { $group-name }.

## Les extensions : ressources

sb-bot-pay-green =
    { $green ->
        [one] Un grain vert rapporte une bonne critique et épargne une ressource.
       *[other] { $green } grains verts rapportent autant de bonnes critiques et épargnent des ressources.
    }
sb-bot-pay = Ce sont les ressources qui vous manqueront le moins.
sb-bot-give-token = De tous les jetons possibles, c’est celui qui vous manquera le moins : { $resource-name }.
sb-bot-give =
    { $resource ->
        [bean] Ce sont les grains qui vous manqueront le moins.
        [milk] C’est le lait qui vous manquera le moins.
        [sugar] C’est le sucre qui vous manquera le moins.
        [green] Ce sont les grains verts qui vous manqueront le moins.
       *[other] C’est ce jeton qui vous manquera le moins : { $resource-name }.
    }
sb-bot-rob =
    { $resource ->
        [bean] Ce sont les grains qui vous servent le plus.
        [milk] C’est le lait qui vous sert le plus.
        [sugar] C’est le sucre qui vous sert le plus.
        [green] C’est un grain vert qui vous sert le plus.
       *[other] C’est ce jeton qui vous sert le plus : { $resource-name }.
    }
sb-bot-craft = Les clients du jour en demanderont sans doute : { $resource-name }.
sb-bot-done-crafting = Vos jetons suffiront aujourd’hui ; mieux vaut garder le reste tel quel.
sb-bot-use-cup = Une spécialité du jour ne coûte rien et rapporte quelque chose.
sb-bot-take-cup = Demain, cette tasse vous servira : { $cup-name }.
sb-bot-first-cup = Jouer en premier demain vaut mieux que toute spécialité du jour.
sb-bot-own-cup = Vous avez déjà cette tasse : votre Hype monte à la place.
sb-bot-accept-craving = C’est ce que demandent le plus de clients de la ville : { $resource-name }.
sb-bot-use = L’icône « { $icon-name } » vous rapporte plus maintenant que le jeton sur n’importe quel client.
sb-bot-put =
    { $reviews ->
        [0] C’est sur ce client que le jeton gêne le moins : { $card-name }.
        [one] Sur { $card-name }, le jeton rapporte une bonne critique, plus que la capacité de ce client.
       *[other] Sur { $card-name }, le jeton rapporte { $reviews } bonnes critiques, plus que la capacité de ce client.
    }

## Les extensions : service

sb-bot-founder = { $card-name } rapporte plus que la commande ne coûte, et personne dans votre file n’en manquera.
sb-bot-decline-founder = Ce que demande le fondateur servira mieux à votre file.
sb-bot-accept-sold-out = { $card-name } rapporte plus que la commande ne coûte, et votre file a de quoi.
sb-bot-decline-sold-out = Mieux vaut garder pour votre file ce que demande { $card-name }.
sb-bot-accept = Cela ne coûte rien et ne peut qu’aider.
sb-bot-side = C’est la commande qui rapporte le plus pour son prix.
sb-bot-ability-side = Cette capacité vous est plus utile maintenant.
sb-bot-act = C’est la meilleure capacité à copier : { $card-name }.
sb-bot-applause =
    C’est { $card-name } qui a le plus d’icônes de récompense : { $icons ->
        [one] { $icons } bonne critique.
       *[other] { $icons } bonnes critiques.
    }
sb-bot-nap = C’est la capacité dont vous vous passez le mieux : { $card-name }.
sb-bot-regular =
    { $card-name } reviendra demain et { $icons ->
        [0] n’a plus rien à rapporter aujourd’hui.
        [one] rapporte { $icons } bonne critique au passage.
       *[other] rapporte { $icons } bonnes critiques au passage.
    }
sb-bot-meet-up =
    { $card-name } peut encore être servi aujourd’hui et { $icons ->
        [0] convient à votre file.
        [one] rapporte { $icons } bonne critique en arrivant.
       *[other] rapporte { $icons } bonnes critiques en arrivant.
    }
sb-bot-disrupt = En colère, { $card-name } coûte le plus à { $whom-name }.
sb-bot-disrupt-own = C’est la colère qui fait le moins de mal : { $card-name }.
sb-bot-arrest = Sans { $card-name }, c’est { $whom-name } qui perd le plus aujourd’hui.
sb-bot-arrest-own = Mieux vaut que { $card-name } quitte votre file maintenant.
sb-bot-swap = { $card-name } sera mieux ailleurs, et votre café s’en portera mieux.
sb-bot-swap-theirs = { $card-name } sera mieux partout ailleurs que chez { $whom-name }.
sb-bot-ddos = Les prochains clients de { $whom-name } ne doivent pas être trop bons.
sb-bot-ddos-own = Choisir qui vient ensuite vous aide toujours.
sb-bot-steal = C’est chez { $whom-name } qu’il y a le plus à prendre.
sb-bot-roast = C’est à { $whom-name } que ces grains profiteront le moins.
sb-bot-praise = C’est de cette récompense que les critiques ont le plus de chances de vous revenir : { $group-name }.
sb-bot-blame = Cette récompense ira sans doute à quelqu’un d’autre, avec la mauvaise critique : { $group-name }.
sb-bot-blame-own = Une mauvaise critique de moins chez vous, et cette récompense ira sans doute à quelqu’un d’autre : { $group-name }.
