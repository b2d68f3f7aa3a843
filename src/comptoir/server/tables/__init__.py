"""Tables: their records, matches, proposals and clocks, and the one path by which they change."""
