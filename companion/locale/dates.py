"""Days and hours as people write them in each language."""

import time

from companion.locale import N_, _

# Translators: months as they stand behind a day, such as 19 November
MONTHS = (
    N_("January"),
    N_("February"),
    N_("March"),
    N_("April"),
    N_("May"),
    N_("June"),
    N_("July"),
    N_("August"),
    N_("September"),
    N_("October"),
    N_("November"),
    N_("December"),
)


class Month(int):
    """A month for a language's date: as a number, in full or short."""

    def __format__(self, how: str) -> str:
        """Return the month's `name`, its short name (`short`), or its number."""
        name = _(MONTHS[self - 1])
        return {"name": name, "short": name[:3]}.get(how) or super().__format__(how)


def day(when: int) -> str:
    """Return a day and an hour in full, such as 19 November 2026, 20:15."""
    # Translators: as people write it, with the month as {month:name}, {month:short} or {month}
    return _written(_("{day} {month:name} {year}, {hour}:{minute:02}"), when)


def short_day(when: int) -> str:
    """Return a day and an hour in short, such as 19 Nov 2026, 20:15."""
    # Translators: in few letters, such as {day}. {month}. {year} {hour}:{minute:02}
    return _written(_("{day} {month:short} {year}, {hour}:{minute:02}"), when)


def _written(said: str, when: int) -> str:
    """Fill a pattern with a day and its hour in local time."""
    year, month, day, hour, minute, *_rest = time.localtime(when)
    return said.format(year=year, month=Month(month), day=day, hour=hour, minute=minute)
