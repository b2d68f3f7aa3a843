"""A conformance kit: what a game or a bot must keep, tried out on whole games (`comptoir check GAME|BOT`)."""
