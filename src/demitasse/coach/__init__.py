"""A coach for finished plays: how likely each seat was to win, and which choices decided it."""
