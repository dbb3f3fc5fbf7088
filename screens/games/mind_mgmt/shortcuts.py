"""Locations that can be chosen at once, and the choices that each of them stands for."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from companion.games.mind_mgmt.board import PLACES, Place
from screens.games.mind_mgmt.choice_tree import PAID, PLACE, Choosing, Way
from screens.games.mind_mgmt.grid import beside
from screens.games.mind_mgmt.names import ANSWER
from screens.games.mind_mgmt.setup_runs import AGENTS

FEATURED = ("asks", "shakes-down", "draw")  # what is said of a feature
VERBS = ("start", "step", "moves", "immortal")  # what a location alone can mean, likeliest first


def shortcuts(choosing: Choosing, agents: Mapping[str, Place | None]) -> dict[str, Way]:
    """Give each location that can be chosen now the choices it stands for."""
    if choosing.places:
        stop = choosing.taken[-1] if choosing.line else ""
        return {**({stop: ()} if stop else {}), **{place: (place,) for place in choosing.places}}
    for verb in _verbs(choosing):
        if places := choosing.behind(verb):
            return {place: (verb, place) for place in places}
    return dict((*_agents(choosing, agents), *_answers(choosing)))


def _verbs(choosing: Choosing) -> Way:
    """Give what a location alone can mean; where agents are placed, the one who comes next."""
    return choosing.options[:1] if choosing.taken == ("agent",) else VERBS


def _agents(choosing: Choosing, agents: Mapping[str, Place | None]) -> Iterator[tuple[str, Way]]:
    """Let a location stand for the only agent there who can do something."""
    able = [agent for agent in agents if agent in choosing.options]
    for agent in able:
        place = agents[agent]
        if place and [other for other in able if agents[other] == place] == [agent]:
            yield place, (agent,)


def _answers(choosing: Choosing) -> Iterator[tuple[str, Way]]:
    """Let a location stand for the answer that names it alone."""
    for option in choosing.options:
        place = option.removeprefix(ANSWER)
        if option.startswith(ANSWER) and PLACE.fullmatch(place):
            yield place, (option,)


def spelled(choosing: Choosing, place: str) -> str:
    """Spell the line that would choose a location which is not offered, if there could be one."""
    verb = next((each for each in _verbs(choosing) if choosing.behind(each)), "")
    if not (choosing.places or verb):
        return ""
    words = _instead(choosing, choosing.taken if choosing.places else choosing.ahead(verb), place)
    if words[0] == "mayhem":
        words[-2:] = sorted(words[-2:], key=PLACES.index)
    if words[0] == PAID:
        words = ["immortal", *words[1:3], *(word for place in words[3:] for word in ("for", place))]
    joined = words[0]
    for before, word in pairwise(words):
        walked = PLACE.fullmatch(before) and PLACE.fullmatch(word)
        joined += f"-{word}" if walked else f" {word}"
    return joined


def _instead(choosing: Choosing, before: Way, place: str) -> list[str]:
    """Put a location where another one could be chosen, and go on from there in some way."""
    offered = choosing.places or choosing.behind(before[len(choosing.taken)])
    words = [*choosing.whole((*before, offered[0]))]
    words[len(before)] = place
    for at in range(len(before) + 1, len(words)):
        if PLACE.fullmatch(words[at]):
            words[at] = beside(words[at - 1], 0, 1) or beside(words[at - 1], 0, -1)
    return words


def about(choosing: Choosing, feature: str) -> str:
    """Spell the line about a feature which is not offered, if there could be one."""
    taken = choosing.taken
    if taken and taken[-1] in FEATURED:
        return " ".join((*taken, feature))
    return f"{taken[0]} asks {feature}" if len(taken) == 1 and taken[0] in AGENTS else ""
