"""What is asked behind the first of several choices."""

from companion.locale import _
from screens.games.mind_mgmt.choice_tree import PAID, Way
from screens.games.mind_mgmt.names import named
from screens.games.mind_mgmt.setup_runs import AGENTS

# By the word that was chosen: what comes next, and what behind that.
QUESTIONS: dict[str, tuple[str, ...]] = {
    "slip": (_("Where does the mind slip lead?"), _("Which mind-slip token?")),
    "immortal": (_("Which Immortal?"), _("Where to?")),
    PAID: (
        _("The price will show where you were. Which Immortal?"),
        _("The price will show where you were. Where to?"),
        _("Where do you lay the step token? This shows that you were there."),
    ),
    "draw": (_("Which feature card was drawn?"),),
    "moves": (_("Where does {name} stand?"), _("Where does {name} go?")),
    "asks": (_("Which feature does {name} ask about?"),),
    "reveals": (_("Where does {name} reveal a step?"),),
    "captures": (_("Where does {name} try to capture?"),),
    "senses": (_("Where does {name} stand?"),),
    "shakes-down": (_("{name} asks the Immortal: which feature?"),),
    "pushes": (_("Where is the Immortal?"), _("Where to?")),
    "shoves": (_("Which Immortal?"), _("Where to?")),
    "leads": (_("Whom does {name} lead?"), _("Where is this agent?"), _("Where to?")),
}


def halfway(taken: Way) -> str:
    """Ask for what is still to be chosen; nothing, where there are no own words for it."""
    agent = taken[0] if taken[0] in AGENTS else ""
    words = taken[1:] if agent else taken
    if not words:
        return _("What does {name} do?").format(name=named(agent))
    asked = QUESTIONS.get(words[0], ("",))
    return asked[min(len(words), len(asked)) - 1].format(name=named(agent))
