"""The questions for the next field of a move."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.contract.move import Fields
from companion.games.mind_mgmt.choices.due import next_agent
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import SETUP, MindMove
from companion.games.mind_mgmt.notation import FIELDS, NOTATION
from companion.games.mind_mgmt.rules.setup import mover, placer
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words.due import due
from companion.games.mind_mgmt.words.names import agent_declined, agent_name, player_name
from companion.text.notation import Sort

Asked = Callable[[], str]
PLACES_OF_A_HOP = 2


@dataclass(frozen=True)
class Questions:
    """The questions for each field of a kind; a walk has several, the last of which repeats."""

    by_field: Mapping[str, tuple[Asked, ...]]

    def asked(self, field: str, parts: int) -> Asked | None:
        """Return the question for a field of which so many parts were chosen."""
        several = self.by_field.get(field, ())
        return several[min(parts, len(several) - 1)] if several else None


def prompt(kind: type[MindMove], fields: Fields, view: View) -> str:
    """Return the question for the next field; if there is none, what is due."""
    if view.phase == SETUP and kind in SETTING_UP:
        return _setting_up(kind, fields, view)
    if kind is a.AgentMove:
        said = _("What does {name} do?")
        return said.format(name=agent_name(fields["agent"])) if fields else due(view)
    field, parts = _in_hand(kind, fields)
    questions = KINDS.get(kind)
    asked = questions.asked(field, parts) if questions else None
    name = agent_declined(fields["agent"]) if "agent" in fields else ""
    return asked().format(name=name) if asked else due(view)


def _in_hand(kind: type[MindMove], fields: Fields) -> tuple[str, int]:
    """Return the next field, and how many parts of it were chosen."""
    known = NOTATION.fields(kind)
    last = ["", *fields][-1]
    if last in known and known[last].sort is Sort.WALK:
        parts = len(fields[last])
        if parts < PLACES_OF_A_HOP or known[last] is not FIELDS["hop"]:
            return last, parts
    return next((name for name in known if name not in fields), ""), 0


def _setting_up(kind: type[MindMove], fields: Fields, view: View) -> str:
    """Return the question for the current letter of the set-up."""
    if kind is s.Mayhem and fields.get("border"):
        said = _("On which side of {place}? An arrow is enough.")
        return said.format(place=fields["border"][0])
    if kind is s.Control and (name := mover(view.public)):
        return _("{name} moves all agents.").format(name=player_name(name))
    return SETTING_UP[kind]().format(
        recruiter=player_name(view.recruiter),
        number=view.public.given + 1,
        placer=player_name(placer(view.public)) if kind is s.Mayhem else "",
        agent=agent_name(fields.get("agent", next_agent(view.public))),
    )


SETTING_UP: dict[type[MindMove], Asked] = {
    s.ChooseRecruiter: lambda: _("Who is the Recruiter?"),
    s.Lay: lambda: _("Place this:"),
    s.Supply: lambda: _("Place this:"),
    s.Mayhem: lambda: _("{placer} places mayhem {number} of 5: a location, then its neighbour."),
    s.TakeCard: lambda: _("Which Recruiter card do you have?"),
    s.Start: lambda: _("Where do you start? From the middle you have more ways."),
    s.ShowHour: lambda: _("Show the others where you start."),
    s.DealFeatures: lambda: _("Which three feature cards were you dealt?"),
    r.Step: lambda: _("Step {number} of 4: where do you go?"),
    r.TellRecruits: lambda: _("Say aloud how many recruits your first five hours brought."),
    s.PlaceImmortal: lambda: _("Immortal {number} of 4: pick a location that is not on the edge."),
    s.Control: lambda: _("Who moves which agent?"),
    s.PlaceAgent: lambda: _("{agent} begins on the edge: pick a location."),
    s.PlaceToken: lambda: _("The agents place the second Mind Slip token beside a temple: where?"),
    r.Draw: lambda: _("Draw open feature card {number} of 2."),
    s.Begin: lambda: _("Everything is set up. {recruiter} has the first turn."),
}
HOP: tuple[Asked, ...] = (lambda: _("Which Immortal?"), lambda: _("Where to?"))
PIECE: tuple[Asked, ...] = (lambda: _("What was entered wrongly, and where does it really stand?"),)
RIGHT: tuple[Asked, ...] = (lambda: _("Where does it really stand?"),)
KINDS: dict[type[MindMove], Questions] = {
    r.Slip: Questions(
        {
            "place": (lambda: _("Where does the Mind Slip lead?"),),
            "token": (lambda: _("Which Mind Slip token?"),),
        }
    ),
    r.MoveImmortal: Questions({"way": HOP}),
    r.ExtraImmortal: Questions(
        {
            "way": (
                lambda: _("The price will show where you were. Which Immortal?"),
                lambda: _("The price will show where you were. Where to?"),
            ),
            "place": (
                lambda: _("Where do you place the step token? This shows that you were there."),
            ),
        }
    ),
    r.Draw: Questions({"feature": (lambda: _("Which feature card was drawn?"),)}),
    a.Moves: Questions(
        {"way": (lambda: _("Where does {name} stand?"), lambda: _("Where does {name} go?"))}
    ),
    a.Asks: Questions({"feature": (lambda: _("Which feature does {name} ask about?"),)}),
    a.Reveals: Questions({"place": (lambda: _("Where does {name} reveal a step?"),)}),
    a.Captures: Questions({"place": (lambda: _("Where does {name} try to capture?"),)}),
    a.Senses: Questions({"place": (lambda: _("Where does {name} stand?"),)}),
    a.ShakesDown: Questions({"feature": (lambda: _("{name} asks the Immortal: which feature?"),)}),
    a.Pushes: Questions({"way": (lambda: _("Where is the Immortal?"), lambda: _("Where to?"))}),
    a.Shoves: Questions({"way": HOP}),
    a.Leads: Questions(
        {
            "other": (lambda: _("Whom does {name} lead?"),),
            "way": (lambda: _("Where is this agent?"), lambda: _("Where to?")),
        }
    ),
    t.Note: Questions(
        {
            "place": (lambda: _("A note: on which location?"),),
            "words": (lambda: _("What is written on it? It may stay empty."),),
        }
    ),
    t.Lift: Questions({"place": (lambda: _("Which note do you remove?"),)}),
    t.Remark: Questions({"words": (lambda: _("What do you want to write into the record?"),)}),
    t.Ruling: Questions(
        {
            "rule": (lambda: _("What do you decide?"),),
            "choice": (lambda: _("What do you decide?"),),
        }
    ),
    t.Override: Questions(
        {
            "rule": (lambda: _("Which rule is not to count at this table from here on?"),),
            "words": (lambda: _("Why, in a few words?"),),
        }
    ),
    t.Restore: Questions({"rule": (lambda: _("Which rule counts again?"),)}),
    t.Mistake: Questions(
        {
            "hour": (lambda: _("In which hour was the mistake made?"),),
            "words": (lambda: _("What went wrong, in a few words? Everybody will read them."),),
        }
    ),
    s.ShowHour: Questions({"place": (lambda: _("Where on your path do you show a note?"),)}),
    t.CorrectMayhem: Questions({"wrong": PIECE, "right": RIGHT}),
    t.CorrectImmortal: Questions({"wrong": PIECE, "right": RIGHT}),
    t.CorrectAgent: Questions({"agent": PIECE, "right": RIGHT}),
    t.CorrectToken: Questions({"right": PIECE}),
    t.CorrectDraw: Questions(
        {"drawn": PIECE, "feature": (lambda: _("Which card really lies there?"),)}
    ),
}
