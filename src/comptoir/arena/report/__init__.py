"""The report of a match: one HTML file, in both languages, that needs no network, no server and no script."""
