"""The commands, each in a module of its own, which is loaded when it is called."""
