"""What can be known after a line, in plain sentences."""

from collections.abc import Iterator, Mapping

from companion import rulebook
from companion.contract.game import AnyGame
from companion.core import PUBLIC
from companion.locale import _, counted
from companion.record.known import KnownAfter


def told(game: AnyGame, moment: KnownAfter) -> Iterator[str]:
    """Say how many trails fit, and where they lead."""
    picture = moment.knowledge.picture()
    words, view = game.words, game.rules.view(moment.state, PUBLIC)
    when = words.moment(view) or f"{words.hour(f'{picture.hour:02}')}"
    number = counted("{number} trail fits", "{number} trails fit", picture.trails)
    fits = number.format(number=picture.trails)
    if not picture.exact:
        fits = _("about {trails}, an estimate").format(trails=fits)
    yield _("Line {line}, {hour}: {fits}.").format(line=moment.line, hour=when, fits=fits)
    if not picture.trails:
        yield _("Something that was told cannot be true.")
        return
    if picture.here:
        yield _("Possible now, with how many trails: {places}").format(places=_row(picture.here))
        yield _("Visited by then: {places}").format(places=_row(picture.visited))
    for sort, counts in picture.cards.items():
        named = {words.held(sort, name, view): count for name, count in counts.items()}
        yield _("Possible cards, with how many ways to fit: {cards}").format(cards=_row(named))
    for each in picture.unused:
        said = _("Not used from line {line} on, as this table plays without it: {rule}")
        yield said.format(line=each.line, rule=rulebook.reason(each.rule))


def _row(counts: Mapping[str, int]) -> str:
    """Return names with their numbers, the largest number first."""
    ordered = sorted(counts.items(), key=lambda each: -each[1])
    return ", ".join(f"{name} {count}" for name, count in ordered)
