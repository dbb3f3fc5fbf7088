"""Detects a key pressed once too often, which chooses from a list that it only opened."""


class DoublePress:
    """Remembers the last key, and the key that brought the current choices."""

    def __init__(self) -> None:
        """Begin without a key."""
        self._key = ""
        self._brought = ""

    def remember(self, key: str) -> None:
        """Remember a pressed key; after a different one, nothing counts as a slip."""
        self._key = key
        if key != self._brought:
            self._brought = ""

    def forget(self) -> None:
        """Forget the last key, as another screen takes the keys now."""
        self._key = ""

    def bring(self) -> None:
        """Note that the last key brought the current choices."""
        self._brought = self._key

    @property
    def twice(self) -> bool:
        """Say whether the last key also brought the current choices, so that it may be a slip."""
        return bool(self._key) and self._key == self._brought
