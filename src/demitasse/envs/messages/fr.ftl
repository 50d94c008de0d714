## Environnements d’apprentissage

env-no-encoder = { $game } n’a pas encore d’environnement ; ces jeux en ont un : { $games }.
env-no-id =
    « { $choice } » n’a pas de numéro dans cet environnement : ce n’est pas un choix de ce jeu avec ces options et ces cartes.
env-no-choice = { $id } n’est pas une action : elles sont numérotées de 0 à { $last }.
env-no-factors = { $factors } n’est pas une action : aucun choix ne se compose de ces mots.
env-over = Cette partie est finie : réinitialisez l’environnement pour en jouer une autre.
env-not-parallel =
    { $game } se joue à tour de rôle : utilisez `env` ; `parallel_env` est fait pour les jeux où tout le monde agit en même temps.
env-too-small = « { $name } » doit être un nombre entier d’au moins 1, et non { $given }.
env-no-seat = Il n’y a pas de place { $seat } pour l’apprenant : les places sont numérotées de 0 à { $last }.
env-bad-options = Le paramètre « options » n’est pas un objet JSON avec une valeur par option ({ $reason }).
env-opponents =
    { $given ->
        [one] { $given } adversaire nommé
       *[other] { $given } adversaires nommés
    } pour { $seats } places : nommez-en { $wanted }, un pour chaque autre place.
