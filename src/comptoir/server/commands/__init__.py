"""The use cases: what players and bots do, each under the lock of its table."""
