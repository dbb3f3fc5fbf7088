"""Why something was not taken: in lines at the prompt, in one sentence on a screen."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from companion.core import CompanionError, Illegal, Misshapen, Ruled, Undecided
from companion.gametext import StoppedAt
from companion.locale import _
from companion.plaintext import visible

if TYPE_CHECKING:  # the first page refuses by no rule, and loads no game
    from companion.game import Game


def in_lines(reason: CompanionError) -> list[str]:
    """Say why a line was not taken, and at a silent point how the players decide."""
    if isinstance(reason, StoppedAt):
        said = _("line {number}: {reason}")
        return [said.format(number=reason.number, reason=why) for why in in_lines(reason.reason)]
    if not isinstance(reason, Illegal):
        return [str(reason)]
    first, *more = _parts(reason)
    choices = reason.choices if isinstance(reason, Undecided) else ()
    return [f"{reason.rule}: {first}", *more, *(to_decide(reason.rule, each) for each in choices)]


def in_a_sentence(reason: CompanionError) -> str:
    """Say why something was not taken to somebody who chooses, and types no lines."""
    if isinstance(reason, StoppedAt):
        said = _("Line {number} does not work: {reason}")
        return said.format(number=reason.number, reason=in_a_sentence(reason.reason))
    if not isinstance(reason, Illegal):
        return _begun(visible(reason))
    decide = (_("Decide first."),) if isinstance(reason, Undecided) else ()
    return " ".join((*_parts(reason), *decide, _("(F3: the rule)")))


def to_decide(rule: str, choice: str) -> str:
    """Say which line decides a silent point so."""
    game = _game(rule)
    line = game.notation.format(game.rules.ruled(rule, choice)) if game.rules.ruled else choice
    return _("to decide, type: `{line}`").format(line=line)


def _parts(reason: Illegal) -> Iterator[str]:
    """Go through what is said of a refusal in every form."""
    if isinstance(reason, Misshapen):
        other = _("This line is written in another way now: {example}")
        yield other.format(example=reason.example)
        return
    from companion import rulebook

    yield rulebook.reason(reason.rule)
    if isinstance(reason, Ruled):
        ruled = _game(reason.rule).words.ruling(reason.rule, reason.choice)
        yield _("The players ruled: {choice}.").format(choice=ruled)


def _game(rule: str) -> "Game[Any, Any, Any]":
    """Take the game of a rule from the shelf."""
    from companion import games

    return games.take(rule.partition(".")[0])


def _begun(said: str) -> str:
    """Begin a sentence with a capital letter; a name in front of a colon or with a dot stays."""
    return said[:1].upper() + said[1:] if said.partition(" ")[0].isalpha() else said
