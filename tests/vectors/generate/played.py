"""The games that most vectors are made of, each played once."""

from functools import cache

from tests.vectors.generate import scenes, scripts
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import FULL, TRAINING
from tests.vectors.generate.written import Written


@cache
def short() -> Written:
    """Write a training mission that ends at 06:00."""
    return Keeper("short", TRAINING).play(scripts.SHORT).written


@cache
def parade() -> Keeper:
    """Write the full game with every kind of question; its keeper can open more."""
    return Keeper("parade", FULL).play(scripts.PARADE)


@cache
def forked() -> Written:
    """Write the same game with another end, from 09:00 on."""
    return Keeper("parade", FULL).play(scenes.FORKED).written


@cache
def stranger() -> Written:
    """Write the training mission at another table."""
    return Keeper("another table", TRAINING).play(scripts.SHORT).written
