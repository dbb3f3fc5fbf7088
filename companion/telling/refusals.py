"""Why something was not taken: in lines at the prompt, in one sentence on a screen."""

from companion.core import CompanionError, Illegal, Misshapen, Ruled, Undecided
from companion.locale import _
from companion.plaintext import visible


def in_lines(reason: CompanionError) -> list[str]:
    """Say why a line was not taken, and at a silent point how the players decide."""
    if not isinstance(reason, Illegal):
        return [str(reason)]
    if isinstance(reason, Misshapen):
        other = _("this line is written in another way now: {example}")
        return [f"{reason.rule}: {other.format(example=reason.example)}"]
    said = [f"{reason.rule}: {_rule(reason)}"]
    if isinstance(reason, Ruled):
        said.append(_("the players ruled: {choice}").format(choice=reason.choice))
    if isinstance(reason, Undecided):
        decide = _("to decide, type: `ruling {rule} {choice}`")
        said += [decide.format(rule=reason.rule, choice=choice) for choice in reason.choices]
    return said


def in_a_sentence(reason: CompanionError) -> str:
    """Say why something was not taken to somebody who chooses, and types no lines."""
    if not isinstance(reason, Illegal):
        return _begun(visible(reason))
    if isinstance(reason, Misshapen):
        other = _("This line is written in another way now: {example}")
        return " ".join((other.format(example=reason.example), _("(F3: the rule)")))
    said = [_rule(reason)]
    if isinstance(reason, Ruled):
        from companion import games  # the first page refuses by no rule

        words = games.take(reason.rule.partition(".")[0]).words
        ruled = words.ruling(reason.rule, reason.choice)
        said.append(_("The players ruled: {choice}.").format(choice=ruled))
    if isinstance(reason, Undecided):
        said.append(_("Decide first."))
    return " ".join((*said, _("(F3: the rule)")))


def _rule(reason: Illegal) -> str:
    """Give the short reason of the rule that refuses."""
    from companion import rulebook  # the first page refuses by no rule

    return rulebook.reason(reason.rule)


def _begun(said: str) -> str:
    """Begin a sentence with a capital letter; a name in front of a colon or with a dot stays."""
    return said[:1].upper() + said[1:] if said.partition(" ")[0].isalpha() else said
