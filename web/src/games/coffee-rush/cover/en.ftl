web-game-coffee-rush = Run through the kitchen for beans, milk and ice, fill your three cups, and send every order before it goes cold.
