"""What the agents can know of a game of MIND MGMT."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce

from companion.games.mind_mgmt.board import PLACES
from companion.games.mind_mgmt.knowledge.clues import Acts, Anew, Clue, Stands
from companion.games.mind_mgmt.knowledge.coming import Coming
from companion.games.mind_mgmt.knowledge.fitting import BOTH, CARD, LAYOUT, LOT, LOTS, Fitting
from companion.games.mind_mgmt.knowledge.footing import CARDS, OF_THE_PATH
from companion.games.mind_mgmt.knowledge.reading import clues
from companion.games.mind_mgmt.knowledge.triples import every, holding, possible
from companion.games.mind_mgmt.public import Public
from companion.knowledge import Heard, Knowledge, Picture, Unused


@dataclass(frozen=True)
class Known(Knowledge[Public]):
    """Every path, card and triple of features that agrees with the public lines.

    `origin` and `clues` are all that was told of the path, to work it out anew.
    """

    public: Public
    fitting: Fitting
    origin: Fitting
    triples: int  # those that open cards and shakedowns leave
    clues: tuple[Clue, ...] = ()
    coming: Coming | None = None
    unused: tuple[Unused, ...] = ()

    def after(self, heard: Heard[Public]) -> "Known":
        """Return what can be known after one more line."""
        told = reduce(Known._told, clues(heard), self)._with_triples(possible(heard.after))
        return replace(told, public=heard.after, unused=(*self.unused, *_unused(heard)))

    def picture(self) -> Picture:
        """Count the paths and the cards."""
        paths, public = self.fitting.paths, self.public
        walked = paths if self.fitting.hours else ()
        cards = Counter([path >> CARD & (LOTS << LOT - CARD | BOTH) for path in paths])
        return Picture(
            hour=public.hour,
            phase=public.phase,
            exact=True,
            trails=len(paths),
            worlds=sum(self._counted(cards, every(len(public.board.known)))),
            here=_named(PLACES, LAYOUT.here(walked)),
            visited=_named(PLACES, LAYOUT.been(walked)),
            cards={
                "card": _named(CARDS, self._by_card(cards)),
                "features": _named(public.board.known, self._by_feature(cards)),
            },
            unused=self.unused,
        )

    def _by_card(self, cards: Mapping[int, int]) -> list[int]:
        """Count the worlds with each Recruiter card."""
        lots = self.fitting.lots
        return [
            sum(
                number * lots[key >> len(CARDS)].bit_count()
                for key, number in cards.items()
                if key >> card & 1
            )
            for card in range(len(CARDS))
        ]

    def _by_feature(self, cards: Mapping[int, int]) -> list[int]:
        """Count the worlds with each feature."""
        has = holding(len(self.public.board.known))
        return [sum(self._counted(cards, triples)) for triples in has]

    def _counted(self, cards: Mapping[int, int], triples: int) -> Iterator[int]:
        """Go through numbers of worlds with some of the triples."""
        lots = self.fitting.lots
        for key, number in cards.items():
            fits = lots[key >> len(CARDS)] & triples
            yield number * fits.bit_count() * (key & BOTH).bit_count()

    def _told(self, clue: Clue) -> "Known":
        """Take in one clue; one about the hour that is coming narrows what came before it."""
        if isinstance(clue, Acts):
            return self._with_coming(Coming(clue.hour, clue.footing))
        if isinstance(clue, Stands):
            assert self.coming is not None
            return reduce(Known._with_clue, self.coming.stands(clue.token), self._settled())
        if isinstance(clue, Anew):
            start = self.fitting.anew()
            return replace(self, fitting=start, origin=start, clues=())
        if clue.hour > self.fitting.hours:
            assert self.coming is not None
            return self._with_coming(self.coming.told(clue))
        return self._with_clue(clue)

    def _with_clue(self, clue: Clue) -> "Known":
        """Keep what fits a clue about hours that stand."""
        return replace(self, fitting=self.fitting.after(clue), clues=(*self.clues, clue))

    def _with_coming(self, coming: Coming) -> "Known":
        """Keep what can have led to the hour that is coming."""
        return replace(self, fitting=coming.left(self.fitting), coming=coming)

    def _settled(self) -> "Known":
        """Return it without an hour that is coming."""
        return replace(self, coming=None)

    def _with_triples(self, triples: int) -> "Known":
        """Keep what fits the cards; if one was corrected, work everything out anew."""
        if triples == self.triples:
            return self
        if not triples & ~self.triples:
            return replace(self, fitting=self.fitting.only(triples), triples=triples)
        fitting = reduce(Fitting.after, self.clues, self.origin).only(triples)
        if self.coming:
            fitting = self.coming.left(fitting)
        return replace(self, fitting=fitting, triples=triples)


def nothing_known(public: Public) -> Known:
    """Return what can be known before the first line."""
    triples = every(len(public.board.known))
    nothing = Fitting(public.board, lots=(triples,))
    return Known(public, nothing, nothing, triples)


def _unused(heard: Heard[Public]) -> Iterator[Unused]:
    """Go through rules of the path that are set aside from this line on, and so tell nothing."""
    before, after = heard.before.decisions.overrides, heard.after.decisions.overrides
    if before is not after:
        for rule in sorted((after.keys() - before.keys()) & OF_THE_PATH):
            yield Unused(heard.number, rule)


def _named(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """Return counts by name, without zeros."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}
