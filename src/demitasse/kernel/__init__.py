"""What every game is made of: positions, choices, events, chance, time, content, records.

Nothing in here knows a game. A game never imports another game, a socket, a machine clock or `random`.
"""
