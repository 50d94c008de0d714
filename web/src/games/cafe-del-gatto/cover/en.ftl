web-game-cafe-del-gatto = Buy coffee and milk from a cat of an espresso machine, fill your five cups, and serve them while the best tiles last.
