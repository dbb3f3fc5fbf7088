"""How the program plays: small ways to think, each in whole numbers, put together to levels."""
