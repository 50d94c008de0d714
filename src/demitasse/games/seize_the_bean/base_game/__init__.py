"""The base game, a room a phase and what happens in it: setting up, the City, actions, Hype, Service, the evening."""
