"""Harbours, a toy: a smuggler sails unseen round the Baltic while the others ask for the way."""

from companion.contract.game import Game
from companion.contract.move import Move
from companion.contract.option_field import OptionField
from companion.trail.hunt.levels import hunt_levels
from companion.trail.hunt.rules import Hunt, HuntState
from companion.trail.hunt.secrets import HuntSecrets
from companion.trail.rules import OpenView
from tests.games.harbours.moves import NOTATION, RECORD
from tests.games.harbours.rules import RULES
from tests.games.harbours.words import HarbourWords

GAME: Game[HuntState, Move, OpenView[Hunt]] = Game(
    "harbours",
    (OptionField("players", many=True),),
    RULES,
    NOTATION,
    HarbourWords(),
    HuntSecrets(RULES, RECORD),
    players=RULES.takes,
    program=hunt_levels(RULES),
)
