"""Variants and packs, a room each: Sold Out, Craft Mode, Daily Specials, Mouth-Watering, Diverse City, wildcards …"""
