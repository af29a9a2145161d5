"""Where bots think: in other processes, or on Ray."""
