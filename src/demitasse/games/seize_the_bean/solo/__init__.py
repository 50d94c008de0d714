"""Alone against Starbots: its turns, the six scenarios, and New Startup."""
