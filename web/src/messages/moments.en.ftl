# The welcome, what happened since one's last turn, and what can be set or looked up at a table.

web-settings = Sound and pace
web-volume = Volume
web-keys = Keyboard shortcuts
web-key-choices = Take the choice with this number
web-key-on = Go on, where its number would be too high
web-key-walk = From choice to choice
web-key-enter = Take the choice in focus
web-key-undo = Undo
web-key-hint = A hint
web-key-close = Close a window
web-key-this = This sheet
