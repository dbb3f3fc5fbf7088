"""What stands beside the board: the time track, the recruits, the cards."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.locale import _

Known = Mapping[str, Any]


def public_facts(known: Known) -> str:
    """Tell what everybody may know."""
    return "\n".join((*_time(known), *_recruits(known), *_open(known)))


def secret_facts(known: Known) -> str:
    """Tell what the keeper holds, and what everybody knows."""
    mine = known["keeper"]
    said = [_("Card: {card}").format(card=mine["card"])] if mine["card"] else []
    if mine["features"]:
        said.append(_("Features: {names}").format(names=", ".join(mine["features"])))
    return "\n".join((*said, *_time(known), *_recruits(known), *_open(known)))


def _time(known: Known) -> Iterator[str]:
    """Draw the time track: red hours in brackets, the hour that is now with an arrow."""
    last = 16 if known["mode"] == "full" else 14
    hours = []
    for hour in range(6, last + 1):
        told = known["recruits_shown"].get(str(hour))
        face = f"[{hour:02}]" if hour % 2 else f" {hour:02} "
        face += f"+{told}" if told is not None else ""
        hours.append(f"▶{face.strip()}" if hour == known["hour"] else face)
    yield " ".join(hours)


def _recruits(known: Known) -> Iterator[str]:
    """Count the recruits in sight."""
    yield _("Recruits in sight: {number} of {target}").format(
        number=known["recruits_in_sight"], target=known["recruits_to_win"]
    )


def _open(known: Known) -> Iterator[str]:
    """Name the features that lie open."""
    if known["open_features"]:
        yield _("Open features: {names}").format(names=", ".join(known["open_features"]))
    for token, hour in known["slips"].items():
        yield _("Mind slip ({token}): {hour}:00").format(token=token, hour=f"{hour:02}")
