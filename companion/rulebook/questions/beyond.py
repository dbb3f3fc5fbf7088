"""Recognises questions about packs and expansions, whose rules are not in the box."""

import re
from collections.abc import Iterator
from functools import cache

from companion.rulebook.book import Entry, book, games
from companion.rulebook.questions.game_names import names
from companion.rulebook.questions.moment import topic
from companion.rulebook.questions.stems import folded

# Words with no other meaning; one that can mean a deck of cards needs a number beside it.
PACKS = (
    r"\b(pack|packet|envelope|booster)s? (no |nr |number |n )?(\d|one|two|three|four|five|six|sev)",
    r"\b(second|third|fourth|fifth|sixth|seventh) (pack|packet|envelope|module)\b",
    r"\b(balick|balicek|obalk|sack|sacek|vreck|modul)\w* (c |cislo |cisla )?\d",
    r"\b(пак|пакет|набор|конверт|бустер|модул)\w* (№|номер )?\d",
    r"\b\d\w* (balic|obalk|pack|packet|пакет|набор|конверт|модул)",
    r"\badd ons?\b",
    r"\b(expansion|addon|promo|modul|dlc|kickstarter|deluxe)\w*",
    r"\brozsireni(?!\w* (si[et]|map))\w*",
    r"\b(datadisk|doplnek|doplnk|doplnok|pridavk|pridavok)\w*",
    r"\b(дополнени|аддон|допник|модул)\w*",
    r"\bрасширени(?!\w* (сет|карт))\w*",
    r"\b(other|another|second|new) (box|edition)\b",
    r"\b((jin|druh|nov)\w*|in[aeyu]\w?) (krabic|skatul|edic|vydan)\w*",
    r"\b(друг|втор|нов)\w* (коробк|издани)\w*",
)


def is_beyond(question: str) -> bool:
    """Say whether a question names a pack or an expansion."""
    said = " ".join(re.findall(r"[\w№]+", folded(question)))
    return bool(_printed().search(question) or _beyond().search(said))


def tells(entry: Entry) -> bool:
    """Say whether an entry tells what the rulebook says about packs."""
    packs = {topic(each.id) for each in unknown(entry.game)}
    near = topic(entry.id) in packs or not packs.isdisjoint(map(topic, entry.related))
    return near and not entry.beyond


def unknown(game: str) -> tuple[Entry, ...]:
    """Return the entry that says what is not known about other packs and boxes of a game."""
    return tuple(each for each in book(game).entries if each.beyond)


@cache
def _beyond() -> re.Pattern[str]:
    """Return one pattern for all these words, made when it is first needed."""
    return re.compile("|".join((*PACKS, *_of_all("packs"))))


@cache
def _printed() -> re.Pattern[str]:
    """Return one pattern for words that count only as printed, in capitals."""
    return re.compile(rf"\b({'|'.join(_of_all('printed')) or '(?!)'})\b")


def _of_all(sort: str) -> Iterator[str]:
    """Go through the words of all games for their packs."""
    return (each for game in games() for each in names(game, sort))
