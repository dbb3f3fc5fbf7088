"""Lines by chance that may well be against the rules just now."""

from collections.abc import Iterator
from random import Random

from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.board.plan import PLACES, Place, around
from companion.games.mind_mgmt.people import AGENT_NAMES, BILL, DUSTY, MERU
from companion.games.mind_mgmt.public import Public
from companion.games.mind_mgmt.silence import MAY_BE_SET_ASIDE, SILENT

Said = tuple[str, str]  # who says a line, and the line


def strange(public: Public, chance: Random) -> Said:
    """Say something that may well be against the rules just now."""
    table = _Table(public, chance)
    said = (*table.keeper(), *table.public_setup(), *table.agents(), *table.talk())
    seat, text, _often = chance.choices(said, [often for _seat, _text, often in said])[0]
    return seat, text


Often = tuple[str, str, int]


class _Table:
    """What lies on the table, and lines about it."""

    def __init__(self, public: Public, chance: Random) -> None:
        """Look at the table."""
        self._public = public
        self._chance = chance
        active = public.active.agent if public.active else MERU
        self._agent = chance.choice((*AGENT_NAMES, active))
        self._number = chance.choice((0, 1, 2, 5, 6, 9, 12, public.hour, public.hour + 1, 99))
        features = (*public.board.known, *public.opened * 3, *public.contacted)
        self._feature = chance.choice(features)
        self._player = chance.choice((*public.players, "all", "Nobody"))

    def _place(self) -> Place:
        """Choose a location, rather one in which something stands or lies."""
        public, choice = self._public, self._chance.choice
        standing = [*public.immortals, *filter(None, public.agents.values())]
        place = choice([*standing, *standing, *public.steps, *public.confirmed] or PLACES)
        return choice((place, place, choice(around(place)), choice(PLACES)))

    def _spot(self, agent: str) -> Place:
        """Choose the location of an agent, or another one."""
        return self._chance.choice((self._public.agents.get(agent) or self._place(), self._place()))

    def _beside(self, place: Place) -> Place:
        """Choose a location, rather one around another."""
        return self._chance.choice((*around(place), self._place()))

    def _way(self, start: Place | None = None) -> str:
        """Go from one location to another."""
        start = start or self._place()
        return f"{start}-{self._beside(start)}"

    def _walk(self, agent: str) -> str:
        """Walk from where an agent stands, or from elsewhere."""
        stops = [self._spot(agent)]
        for _ in range(self._chance.choice((1, 1, 2, 2, 3, 4))):
            stops.append(self._beside(stops[-1]))
        return self._chance.choice(("-".join(stops),) * 9 + ("?",))

    def _who(self, owner: str) -> str:
        """Choose an agent, rather the one who has the ability."""
        return self._chance.choice((self._agent, owner, owner))

    def keeper(self) -> Iterator[Often]:
        """Say what the keeper says."""
        choice = self._chance.choice
        yield KEEPER, f"immortal {self._place()}", 2
        yield KEEPER, f"immortal {self._way()}", 8
        yield KEEPER, f"immortal {self._way()} for {self._place()}", 6
        yield KEEPER, f"recruit {self._feature}", 5
        yield KEEPER, f"draw {self._feature}", 5
        yield KEEPER, "done", 4
        yield KEEPER, f"done slip {choice(('first', 'second'))}", 1
        yield KEEPER, "act", 1
        yield KEEPER, "stuck", 1
        yield KEEPER, f"recruits {self._number}", 1
        yield KEEPER, f"mistake {self._number} a wrong word", 2
        yield KEEPER, "mended", 2
        yield KEEPER, f"shown {self._place()} {self._number}", 3
        said = ("yes", "no", "none", str(self._number), self._place())
        yield KEEPER, f"answer {choice(said)}", 2

    def public_setup(self) -> Iterator[Often]:
        """Say what the players say before the first turn."""
        border = "-".join(sorted(self._way().split("-"), key=PLACES.index))
        yield PUBLIC, f"mayhem {self._player} {border}", 2
        yield PUBLIC, f"supply {self._number}", 1
        yield PUBLIC, f"recruiter {self._player}", 1
        yield PUBLIC, f"control {self._agent} {self._player}", 1
        yield PUBLIC, f"agent {self._agent} {self._chance.choice((self._place(), '?'))}", 2
        yield PUBLIC, f"token {self._place()}", 1

    def agents(self) -> Iterator[Often]:
        """Say what the players say in the agents' turn."""
        agent, choice = self._agent, self._chance.choice
        here = self._public.agents.get(agent)
        asked = choice(
            (*(self._public.board.features.get(here, ()) if here else ()), self._feature)
        )
        other = choice(AGENT_NAMES)
        yield PUBLIC, "done", 4
        yield PUBLIC, f"{agent} moves {self._walk(agent)}", 8
        yield PUBLIC, f"{agent} asks {asked}", 6
        yield PUBLIC, f"{agent} reveals {self._spot(agent)}", 5
        yield PUBLIC, f"{agent} captures {self._spot(agent)}", 4
        yield PUBLIC, f"{self._who(MERU)} senses {self._spot(MERU)}", 4
        yield PUBLIC, f"{agent} shakes-down {self._feature}", 4
        yield PUBLIC, f"{agent} pushes {self._way(self._spot(agent))}", 4
        yield PUBLIC, f"{self._who(BILL)} shoves {self._way()}", 6
        yield PUBLIC, f"{self._who(DUSTY)} leads {other} {self._walk(other)}", 6
        yield PUBLIC, f"{agent} rests", 2
        yield PUBLIC, "dolphin", 3

    def talk(self) -> Iterator[Often]:
        """Say what the table may say at any time."""
        public, choice = self._public, self._chance.choice
        rule = choice(sorted(SILENT))
        aside = choice(sorted(MAY_BE_SET_ASIDE))
        wall = choice((*("-".join(each) for each in public.mayhem), self._way()))
        note = choice((*(f"{p} {words}".strip() for p, words in public.notes), self._place()))
        yield PUBLIC, f"note {self._place()} perhaps", 2
        yield PUBLIC, f"lift {note}", 2
        yield PUBLIC, f"ruling {rule} {choice(SILENT[rule].choices)}", 1
        yield PUBLIC, f"override {aside} a card", 1
        yield PUBLIC, f"restore {aside}", 1
        yield PUBLIC, f"correct mayhem {wall} {choice((wall, self._way()))}", 1
        yield PUBLIC, f"correct immortal {self._place()} {self._place()}", 1
        yield PUBLIC, f"correct agent {self._agent} {self._place()}", 1
        yield PUBLIC, f"correct token {self._place()}", 1
        card = choice((*public.opened, choice(public.board.known)))
        yield PUBLIC, f"correct draw {card} {choice(public.board.known)}", 1
