"""Slips of a hand: a key that has brought what it chooses, and was pressed once too often."""


class Slips:
    """Remembers which key was pressed, and which one has brought what can be chosen now."""

    def __init__(self) -> None:
        """Begin with no key pressed."""
        self._key = ""
        self._brought = ""

    def remember(self, key: str) -> None:
        """Remember a key that is pressed; another one in between, and it is not one slip."""
        self._key = key
        if key != self._brought:
            self._brought = ""

    def forget(self) -> None:
        """Forget the last key, as what lies over the page takes others."""
        self._key = ""

    def bring(self) -> None:
        """Remember that the last key has brought what can be chosen now."""
        self._brought = self._key

    @property
    def twice(self) -> bool:
        """Say whether the key just pressed has also brought what it chooses: it may slip once."""
        return bool(self._key) and self._key == self._brought
