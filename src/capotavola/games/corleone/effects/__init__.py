"""What icons and cards do, each effect in its place."""
