"""Types that nobody can tell beforehand, each by a name that says why.

Whoever only hands a thing on says `object`. These are for what is looked into, while only somebody
else knows its type: a game, a file, a library.
"""

from typing import Any, TypeAlias

# A state, a view or a move of one game, for those who know which game it is.
GamesOwn: TypeAlias = Any
# The value of a field of a move, such as a place, a number or names: its kind of move knows it.
Value: TypeAlias = Any
# New values of fields by their names, as `dataclasses.replace` takes them.
Changes: TypeAlias = Any
# A part of a file of JSON or TOML, until its shape was checked.
Parsed: TypeAlias = Any
# A value in a row of a database, until it was checked.
Cell: TypeAlias = Any
# What a library declares so, such as the arguments that a widget hands on.
Handed: TypeAlias = Any
