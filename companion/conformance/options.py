"""The options of a new table, chosen by chance among those that a game declares."""

from random import Random

from companion.contract.game import AnyGame
from companion.contract.option_field import OptionField
from companion.contract.player_names import OPTION
from companion.core import CompanionError, Options

PEOPLE = ("Eva", "Adam", "Petr", "Jana", "Olga")
TRIES = 40


def sat_down(game: AnyGame, chance: Random) -> Options:
    """Return whole options with which a table can begin."""
    reason: CompanionError | None = None
    for _try in range(TRIES):
        try:
            options = game.rules.complete(_chosen(game, chance))
            game.rules.start(options)
        except CompanionError as refused:
            reason = refused
        else:
            return options
    assert reason
    raise reason


def _chosen(game: AnyGame, chance: Random) -> dict[str, str]:
    """Choose a value for each option; one that can be left out mostly is."""
    most = min(game.players.most, len(PEOPLE))
    sitting = PEOPLE[: chance.randint(max(2, min(game.players.fewest, most)), most)]
    found = {}
    for each in game.options:
        if each.file or (each.optional and chance.random() < 1 / 2):
            continue
        if value := _value(each, sitting, chance):
            found[each.name] = value
    return found


def _value(option: OptionField, sitting: tuple[str, ...], chance: Random) -> str:
    """Choose the value of an option: one of its own, or names of those who sit there."""
    if option.values:
        return chance.choice(option.values)
    if option.name == OPTION:
        return " ".join(sitting)
    return " ".join(chance.sample(sitting, chance.randint(1, len(sitting)) if option.many else 1))
