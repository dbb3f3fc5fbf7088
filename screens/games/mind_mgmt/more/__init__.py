"""What stands under More."""
