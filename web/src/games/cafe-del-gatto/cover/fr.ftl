web-game-cafe-del-gatto = Achetez café et lait à une machine à expresso des plus félines, remplissez vos cinq tasses et servez-les tant qu’il reste de bonnes tuiles.
