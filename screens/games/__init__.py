"""What single games add to a seat's screen."""
