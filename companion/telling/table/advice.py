"""What the program would do and why, in one or two sentences."""

from collections.abc import Iterator, Sequence

from companion.contract.announcement import DOT
from companion.contract.words import AnyWords
from companion.locale import _
from companion.play.advice import Advice


def told(found: Sequence[Advice], words: AnyWords) -> str:
    """Say moves in their order, each with its reason."""
    return ". ".join(_told(each, words) for each in _telling(found, words))


def _telling(found: Sequence[Advice], words: AnyWords) -> Iterator[Advice]:
    """Go through the moves that are told: of those in a row with one reason, the last."""
    for each, after in zip(found, (*found[1:], None), strict=True):
        if after is None:
            yield each
        elif each.asked:
            if each.asked == (each.move,) or after.asked != (after.move,):
                yield each  # else it is a way to the question behind it
        elif (reason := words.reason(each.move)) and reason != words.reason(after.move):
            yield each


def _told(advice: Advice, words: AnyWords) -> str:
    """Say a move, and of the question that it is made for how many paths each answer leaves."""
    said = words.sentence(advice.move, advice.view)
    if not advice.asked:
        return ": ".join(filter(None, (said, words.reason(advice.move))))
    question = words.question(advice.asked, advice.view)
    named = said if advice.asked == (advice.move,) else DOT.join((said, question))
    if not advice.left:
        return DOT.join((named, _("that tells most")))
    shares = " : ".join(map(str, sorted((each.trails for each in advice.left), reverse=True)))
    return DOT.join((named, _("that splits what is possible {shares}").format(shares=shares)))
