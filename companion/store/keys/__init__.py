"""Keys and PINs: how secrets are encrypted at rest."""
