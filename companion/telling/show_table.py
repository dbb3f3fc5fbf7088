"""What lies on the table, in words: the board by its locations, then everything beside it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from companion.locale import _, counted
from companion.telling.show_board import told_board
from companion.telling.wording import Wording

Known = Mapping[str, Any]


def told_table(known: Known, wording: Wording) -> Iterator[str]:
    """Tell everything that is open."""
    yield from _players(known)
    yield from _time(known, wording)
    yield from told_board(known)
    yield from _recruits(known, wording)
    yield from _agents(known)
    yield from _decisions(known, wording)


def hour(number: Any) -> str:
    """Write an hour as it stands on the board."""
    return f"{int(number):02}:00"


def _players(known: Known) -> Iterator[str]:
    """Tell who plays what."""
    modes = {"training": _("training mission"), "full": _("full game")}
    players = ", ".join(known["players"])
    yield _("MIND MGMT, {mode}, board {edition}. Players: {players}.").format(
        mode=modes[known["mode"]], edition=known["edition"], players=players
    )
    if known["recruiter"]:
        yield _("Recruiter: {player}.").format(player=known["recruiter"])
    if known["dealt"]:
        yield _("Companion deals the Recruiter's features.")
    for agent, player in known["control"].items():
        who = player if player != "all" else _("everybody together")
        yield _("{agent} belongs to {player}.").format(agent=agent.capitalize(), player=who)


def _time(known: Known, wording: Wording) -> Iterator[str]:
    """Tell where the game stands."""
    if known["outcome"]:
        winner = {"recruiter": _("the Recruiter"), "agents": _("the agents")}
        yield _("The game is over: {winner} won, by the rule {rule}.").format(
            winner=winner[known["outcome"]["winner"]], rule=wording.rule(known["outcome"]["rule"])
        )
        return
    whose = {
        "setup": _("Setting up, letter {letter}."),
        "recruiter": _("{hour}, the Recruiter's turn."),
        "alert": _("{hour}, alert: the Recruiter tells his recruits."),
        "agents": _("{hour}, the agents' turn."),
    }
    yield whose[known["phase"]].format(letter=known["setup"], hour=hour(known["turn"]))
    if known["waits_for"]:
        yield _("A question is still to be answered.")
    if known["mistake"]:
        yield _("A mistake of {hour} is being put right; notes owed: {number}.").format(
            hour=hour(known["mistake"]["hour"]), number=known["mistake"]["notes_owed"]
        )


def _recruits(known: Known, wording: Wording) -> Iterator[str]:
    """Tell how many recruits are in sight, and where they were told."""
    told = [f"{hour(at)} {number}" for at, number in known["recruits_shown"].items()]
    if known["recruits_by_immortals"]:
        names = ", ".join(map(wording.word, known["recruits_by_immortals"]))
        told.append(_("Immortals {names}").format(names=names))
    said = _("Recruits in sight: {number} of {target}").format(
        number=known["recruits_in_sight"], target=known["recruits_to_win"]
    )
    yield f"{said} ({'; '.join(told)})." if told else f"{said}."
    if known["open_features"]:
        names = ", ".join(map(wording.word, known["open_features"]))
        yield _("Open features: {names}.").format(names=names)
    for feature, at in known["shaken_down"].items():
        name = wording.word(feature)
        yield _("Shaken down: {feature}, at {hour}.").format(feature=name, hour=hour(at))
    for token, at in known["slips"].items():
        tokens = {"first": _("first"), "second": _("second")}
        yield _("The {token} mind slip was used at {hour}.").format(
            token=tokens[token], hour=hour(at)
        )


def _agents(known: Known) -> Iterator[str]:
    """Tell who has been active, and whether the ally can still help."""
    if known["activated"]:
        names = ", ".join(agent.capitalize() for agent in known["activated"])
        yield _("Active in this round: {names}.").format(names=names)
    if known["ally"]:
        yield _("The Spy Dolphin can still help.")


def _decisions(known: Known, wording: Wording) -> Iterator[str]:
    """Tell what the players decided, and what they check themselves."""
    for rule, choice in known["rulings"].items():
        yield _("You ruled: {ruling}").format(ruling=wording.ruling(rule, choice))
    for rule, choice in known["until_ruled"].items():
        yield _("As long as you rule nothing else: {ruling}").format(
            ruling=wording.ruling(rule, choice)
        )
    for rule, words in known["overrides"].items():
        yield _("Set aside: {rule} ({words})").format(rule=wording.rule(rule), words=words)
    for rule, number in Counter(known["unchecked"]).items():
        times = counted("{number} time", "{number} times", number).format(number=number)
        yield _("You checked this yourselves, {times}: {rule}").format(
            times=times, rule=wording.rule(rule)
        )
    for remark in known["remarks"]:
        yield _("Remark: {words}").format(words=remark)
