"""Why a line was not taken, in sentences."""

from companion import rulebook
from companion.core import CompanionError, Illegal, Misshapen, Ruled, Undecided
from companion.locale import _


def refusal(reason: CompanionError) -> list[str]:
    """Say why a line was not taken, and at a silent point how the players decide."""
    if not isinstance(reason, Illegal):
        return [str(reason)]
    if isinstance(reason, Misshapen):
        return [
            _("this line is written in another way now: {example}").format(example=reason.example)
        ]
    said = [f"{reason.rule}: {rulebook.reason(reason.rule)}"]
    if isinstance(reason, Ruled):
        said.append(_("the players ruled: {choice}").format(choice=reason.choice))
    if isinstance(reason, Undecided):
        decide = _("to decide, type: `ruling {rule} {choice}`")
        said += [decide.format(rule=reason.rule, choice=choice) for choice in reason.choices]
    return said
