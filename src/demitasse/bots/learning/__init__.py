"""A value of positions learned from self-play: named features, a fit, and weights in a file."""
