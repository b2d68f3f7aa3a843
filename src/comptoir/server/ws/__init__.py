"""The WebSockets of a table and of the lobby."""
