"""What one server process runs: tables in memory, sockets, bots, other processes, notices."""
