web-game-kitchen-rush = Quatre minutes au chronomètre, les sabliers filent : accueillez, cuisinez, faites la plonge, tous ensemble.
web-play-bots-kitchen-rush = Cuisiner avec des bots
