### Pourquoi le cafetier gourmand choisirait quelque chose, en une phrase.

sb-bot-rather = Préférerait ceci : { $choice }.

## Actions

sb-bot-place-short =
    { $resource ->
        [bean] Les grains manquent : les clients du jour en demanderont environ { $asked }, et il { $have ->
            [0] n’y en a pas.
           *[other] n’y en a que { $have }.
        }
        [milk] Le lait manque : les clients du jour en demanderont environ { $asked }, et il { $have ->
            [0] n’y en a pas.
           *[other] n’y en a que { $have }.
        }
       *[sugar] Le sucre manque : les clients du jour en demanderont environ { $asked }, et il { $have ->
            [0] n’y en a pas.
           *[other] n’y en a que { $have }.
        }
    }
sb-bot-place-stock =
    { $resource ->
        [bean] Des grains pour de plus belles commandes et pour les jours à venir : rien n’aide davantage ici.
        [milk] Du lait pour de plus belles commandes et pour les jours à venir : rien n’aide davantage ici.
       *[sugar] Du sucre pour de plus belles commandes et pour les jours à venir : rien n’aide davantage ici.
    }
sb-bot-place-attract = Les réserves suffiront aujourd’hui : place à un nouveau client, par exemple { $card-name }.
sb-bot-place-upgrade = Les réserves suffiront aujourd’hui : place à une amélioration, par exemple { $card-name }.
sb-bot-place-anyway = Tout autre emplacement rapporte encore moins aujourd’hui.
sb-bot-activate = « { $icon-name } » rapporte le plus maintenant.
sb-bot-combine = Avec trois cartes de plus au choix, la meilleure a des chances d’être meilleure encore.
sb-bot-confirm = C’est pour cela que le barista a été placé.

## Cartes

sb-bot-take-award =
    Avec { $card-name }, le café montre { $icons } × { $group-name }, contre { $most } chez le meilleur rival : cela compte pour la récompense.
sb-bot-take-guest = { $card-name } rapporte plus, pour ce qu’il faut lui servir, que les clients de ce café.
sb-bot-take-least = De tous ceux qui viendraient, { $card-name } convient le mieux au café.
sb-bot-take-line = { $card-name } peut encore passer aujourd’hui et rapporte le plus.
sb-bot-take-unlock = { $card-name } débloque la réussite « { $achievement-name } ».
sb-bot-take-special = { $card-name } rend moins chères les commandes « { $special-name } », que les clients de ce café demandent souvent.
sb-bot-take-closer = { $card-name } met une réussite à portée.
sb-bot-take-icons = { $card-name } ajoute ce qui sert le mieux les actions de ce café : { $icons-name }.
sb-bot-look = C’est le paquet où une bonne carte compte le plus.
sb-bot-return = C’est cette carte qui doit venir en premier.
sb-bot-discard = Ce client peut attendre : mieux vaut en servir d’autres aujourd’hui.
sb-bot-done = Les cartes sont bien comme elles sont.
sb-bot-unlock = Les deux viendront de toute façon, et le bonus de celle-ci presse davantage.
sb-bot-bonus = « { $icon-name } » est le bonus le plus utile à ce café.

## Service

sb-bot-serve = { $card-name } a un jeton heureux, et le service rapporte plus qu’il ne coûte.
sb-bot-skip =
    { $payable ->
        [yes] Ce que demande { $card-name } servira mieux à d’autres.
       *[no] Impossible de servir { $card-name }, et passer ne coûte pas plus que d’essayer.
    }
sb-bot-fulfil = La commande secondaire de { $card-name } rapporte plus qu’elle ne coûte.
sb-bot-fulfil-idle = Payer ne rapporte plus rien, mais ne coûte rien non plus : le moins de ressources départage les égalités.
sb-bot-decline-order = Ce que coûte la commande secondaire de { $card-name } servira mieux ailleurs.
sb-bot-decline = Rien de ce qui est proposé n’améliorerait le café.
sb-bot-cheer = { $card-name } rapporte ainsi une bonne critique et peut rester.
sb-bot-calm = { $card-name } est en colère, et un jeton heureux évite une mauvaise critique.
sb-bot-lose = Le café se portera mieux sans { $card-name }.
