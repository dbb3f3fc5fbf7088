"""What all screens are made of: dialogs, forms, lists, help; no game and no proof is known here."""
