"""What the program would do and why, in one or two sentences."""

from companion.contract.announcement import DOT
from companion.contract.words import AnyWords
from companion.locale import _
from companion.play.advice import Advice


def told(advice: Advice, words: AnyWords) -> str:
    """Say a move, and of the question that it is made for how many paths each answer leaves."""
    said = words.sentence(advice.move, advice.view)
    if not advice.asked:
        return said
    question = words.question(advice.asked, advice.view)
    named = said if advice.asked == (advice.move,) else DOT.join((said, question))
    if not advice.left:
        return _("{move}: that tells most").format(move=named)
    shares = " : ".join(map(str, sorted((each.trails for each in advice.left), reverse=True)))
    reason = _("{move}: that splits what is possible {shares}")
    return reason.format(move=named, shares=shares)
