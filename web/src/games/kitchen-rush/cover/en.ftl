web-game-kitchen-rush = Four minutes on the clock, sand timers running: welcome guests, cook their dishes and wash up, all together.
web-play-bots-kitchen-rush = Cook with bots
