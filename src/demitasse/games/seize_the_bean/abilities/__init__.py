"""What the abilities of the expansions do, a room a family of them."""
