web-game-last-drop = Une cafetière, bien des bouches : gorgée par gorgée, la dernière goutte gagne.
