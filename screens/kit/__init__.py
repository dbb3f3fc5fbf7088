"""What every screen is made of: dialogs, forms, lists, help; it knows no game and no proof."""
