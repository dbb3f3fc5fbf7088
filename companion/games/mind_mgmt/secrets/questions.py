"""The agents' questions: their lawful answers, and what each answer opens."""

from collections.abc import Iterator
from itertools import combinations

from companion.core import Fact
from companion.games.mind_mgmt.board.plan import Feature, Place, near
from companion.games.mind_mgmt.moves.answers import Answer, CannotMark, Marks, Says, TellsHour
from companion.games.mind_mgmt.public import Public
from companion.games.mind_mgmt.supplies import most_named
from companion.games.mind_mgmt.world import World
from companion.trail import claims
from companion.trail.facts import at_hour, on_sheet


class MindQuestion(claims.Question[Public, World, Answer]):
    """A question about the map or the cards."""

    def waits(self, public: Public) -> bool:
        """Say whether this question waits for its answer."""
        return public.question is not None and public.question.kind == self.rule


class Ask(MindQuestion):
    """Were you at this feature? One step token is laid, or none can be."""

    rule = "mind-mgmt.ask.answer"
    forms = (Marks, CannotMark)

    def lawful(self, public: Public, world: World) -> tuple[Answer, ...]:
        """Return one answer for each visited, unmarked location, or that there is none."""
        found = unmarked(public, world) if most_named(public) else ()
        return tuple(Marks((place,)) for place in found) or (CannotMark(),)

    def opens(self, public: Public, said: Answer) -> Iterator[Fact]:
        """Go through the named locations as visited, and any others that it tells about."""
        named = said.places if isinstance(said, Marks) else ()
        for place in public.board.places(asked_feature(public)):
            if place in named:
                yield on_sheet(public.board.graph, public.hour, "visited", place, True)
            elif self.tells_all(public, named) and place not in public.marked:
                yield on_sheet(public.board.graph, public.hour, "visited", place, False)

    def tells_all(self, public: Public, named: tuple[Place, ...]) -> bool:
        """Say whether the answer tells that the locations it does not name were not visited."""
        return not named and most_named(public) > 0


class AskWithDolphin(Ask):
    """Were you at this feature? All its step tokens are laid."""

    rule = "mind-mgmt.dolphin.all"

    def lawful(self, public: Public, world: World) -> tuple[Answer, ...]:
        """Return the answers with all such locations, or with as many as can be named."""
        places = unmarked(public, world)
        number = min(len(places), most_named(public))
        return tuple(map(Marks, combinations(places, number))) if number else (CannotMark(),)

    def tells_all(self, public: Public, named: tuple[Place, ...]) -> bool:
        """Say whether more locations could have been named."""
        return len(named) < most_named(public)


class Reveal(MindQuestion):
    """When were you at this location?"""

    rule = "mind-mgmt.reveal.hour"
    forms = (TellsHour,)

    def lawful(self, public: Public, world: World) -> tuple[Answer, ...]:
        """Return the hour of the location."""
        return (TellsHour(world.path.index(asked_place(public)) + 1),)

    def opens(self, public: Public, said: Answer) -> Iterator[Fact]:
        """Give the location of that hour."""
        if isinstance(said, TellsHour):
            yield at_hour(public.board.graph, said.hour, asked_place(public))


class Capture(MindQuestion):
    """Are you here?"""

    rule = "mind-mgmt.capture.truth"
    forms = (Says,)

    def lawful(self, public: Public, world: World) -> tuple[Answer, ...]:
        """Return whether the Recruiter is there now."""
        return (Says(world.path[-1] == asked_place(public)),)

    def opens(self, public: Public, said: Answer) -> Iterator[Fact]:
        """Give the location's answer on the sheet."""
        if isinstance(said, Says):
            yield on_sheet(public.board.graph, public.hour, "here", asked_place(public), said.truth)


class Shakedown(MindQuestion):
    """Do you have this feature?"""

    rule = "mind-mgmt.shakedown.truth"
    forms = (Says,)

    def lawful(self, public: Public, world: World) -> tuple[Answer, ...]:
        """Return whether the feature is one of the cards still hidden."""
        hidden = set(world.features) - set(public.shaken)
        return (Says(asked_feature(public) in hidden),)

    def opens(self, public: Public, said: Answer) -> Iterator[Fact]:
        """Give the feature's card, unless it lies open already."""
        feature = asked_feature(public)
        if isinstance(said, Says) and feature not in public.shaken:
            yield feature_label(feature), int(said.truth)


class Sense(MindQuestion):
    """Meru: are you within two in a straight line, or right here?"""

    rule = "mind-mgmt.meru.truth"
    forms = (Says,)

    def lawful(self, public: Public, world: World) -> tuple[Answer, ...]:
        """Return whether the Recruiter is near."""
        return (Says(near(asked_place(public), world.path[-1])),)

    def opens(self, public: Public, said: Answer) -> Iterator[Fact]:
        """Give the location's answer on the sheet."""
        if isinstance(said, Says):
            yield on_sheet(public.board.graph, public.hour, "near", asked_place(public), said.truth)


ALL = (Ask(), AskWithDolphin(), Reveal(), Capture(), Shakedown(), Sense())
QUESTIONS = {question.rule: question for question in ALL}  # by the rule about the answer


def unmarked(public: Public, world: World) -> tuple[Place, ...]:
    """Return the visited locations of the feature without step token and confirmed note."""
    places = public.board.places(asked_feature(public))
    return tuple(p for p in places if p in world.visited and p not in public.marked)


def feature_label(feature: Feature) -> str:
    """Return the label under which it is sealed whether a feature is the Recruiter's."""
    return f"feature/{feature}"


def asked_place(public: Public) -> Place:
    """Return the location that the open question is about."""
    place = public.question.place if public.question else None
    assert place is not None
    return place


def asked_feature(public: Public) -> Feature:
    """Return the feature that the open question is about."""
    assert public.question is not None
    return public.question.feature
