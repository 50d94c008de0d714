web-game-last-drop = One pot, many mouths: sip by sip, and the last drop wins.
