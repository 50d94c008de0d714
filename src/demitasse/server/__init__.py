"""The table server: plays among people and bots, over HTTP and WebSocket."""
