"""Words for what was refused, and for lines."""

from companion.core import CompanionError, Illegal, Misshapen, Ruled, Undecided
from companion.locale import _
from companion.plaintext import visible


def refused(reason: CompanionError) -> str:
    """Say in a sentence why something was not taken."""
    if not isinstance(reason, Illegal):
        return _begun(visible(reason))
    if isinstance(reason, Misshapen):
        return _("This line is written in another way now: {example}").format(
            example=reason.example
        )
    from companion import games, rulebook  # the first page refuses by no rule

    said = rulebook.reason(reason.rule)
    if isinstance(reason, Ruled):
        game = games.take(reason.rule.partition(".")[0])
        ruled = game.words.ruling(reason.rule, reason.choice)
        said += " " + _("The players ruled: {choice}.").format(choice=ruled)
    if isinstance(reason, Undecided):
        said += " " + _("Decide first.")
    return said + " " + _("(F3: the rule)")


def _begun(said: str) -> str:
    """Begin a sentence with a capital letter; a name in front of a colon or with a dot stays."""
    return said[:1].upper() + said[1:] if said.partition(" ")[0].isalpha() else said
