"""The signs on every board with a hidden trail; none of them needs a colour."""

from screens.kit.rows import ENTER

HERE, WARNING, MORE = "*", "!", "…"
VISITED, CONFIRMED = "●", "✓"
NEVER, NOT_NOW = "○", "×"  # it was told that the trail had not been there, or was not there then
KEY = "‹{}›"  # how a lone key looks
TARGET = "·"  # marks a choice without room for its key
SHADE, TRACK = "░", "•"  # possible by all that is public; the trail, drawn as a line
NOW, DUE = "▶", "!"  # on a time track: the hour that is now, and one at which something is told


def stamps(hour: int, *, here: bool) -> tuple[str, ...]:
    """Return the forms of an hour at which the trail was in a place, the longest first."""
    stamp = f"{hour:02}" if hour else ""
    return (f"{HERE}{stamp}{HERE}", f"{stamp}{HERE}", stamp) if here else (stamp,)


def keys(sign: str) -> tuple[str, ...]:
    """Return the forms of a key that chooses a place, the longest first; mostly some mark stays."""
    if sign in ("", ENTER):
        return (sign, "")
    return tuple(dict.fromkeys((sign, sign.strip(KEY), TARGET, "")))
