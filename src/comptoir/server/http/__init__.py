"""The HTTP calls, in the order of docs/api.md."""
