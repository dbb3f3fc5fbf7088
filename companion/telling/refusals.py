"""Why something was refused: as lines for the prompt, or as one sentence for a screen."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.core import CompanionError, Illegal, Misshapen, Ruled, Undecided
from companion.locale import _
from companion.text.gametext import StoppedAt
from companion.text.plaintext import visible

if TYPE_CHECKING:  # the first page has no rules, and must not load a game
    from companion.contract.game import AnyGame


def in_lines(reason: CompanionError) -> list[str]:
    """Return the lines that say why a line was refused, and how to decide a silent point."""
    if isinstance(reason, StoppedAt):
        said = _("line {number}: {reason}")
        return [said.format(number=reason.number, reason=why) for why in in_lines(reason.reason)]
    if not isinstance(reason, Illegal):
        return [str(reason)]
    first, *more = _parts(reason)
    choices = reason.choices if isinstance(reason, Undecided) else ()
    return [f"{reason.rule}: {first}", *more, *(to_decide(reason.rule, each) for each in choices)]


def in_a_sentence(reason: CompanionError) -> str:
    """Return one sentence that says why something was refused, without lines to type."""
    if isinstance(reason, StoppedAt):
        said = _("Line {number} does not work: {reason}")
        return said.format(number=reason.number, reason=in_a_sentence(reason.reason))
    if not isinstance(reason, Illegal):
        return _begun(visible(reason))
    decide = (_("Decide first."),) if isinstance(reason, Undecided) else ()
    return " ".join((*_parts(reason), *decide, _("(F3: the rule)")))


def to_decide(rule: str, choice: str) -> str:
    """Say which line to type for a choice at a silent point."""
    game = _game(rule)
    line = game.notation.format(game.rules.ruled(rule, choice)) if game.rules.ruled else choice
    return _("to decide, type: `{line}`").format(line=line)


def _parts(reason: Illegal) -> Iterator[str]:
    """Go through the parts of a refusal that all forms share."""
    if isinstance(reason, Misshapen):
        other = _("This line is written in another way now: {example}")
        yield other.format(example=reason.example)
        return
    from companion import rulebook

    yield rulebook.reason(reason.rule)
    if isinstance(reason, Ruled):
        ruled = _game(reason.rule).words.ruling(reason.rule, reason.choice)
        yield _("The players ruled: {choice}.").format(choice=ruled)


def _game(rule: str) -> "AnyGame":
    """Return the game that a rule belongs to."""
    from companion import games

    return games.take(rule.partition(".")[0])


def _begun(said: str) -> str:
    """Begin a sentence with a capital letter, unless it begins with a path or the like."""
    return said[:1].upper() + said[1:] if said.partition(" ")[0].isalpha() else said
