"""The lines of Rails, both ways."""

from companion.contract.move import Move
from companion.text.notation import Field, Notation
from tests.games.rails.board import ROUTES
from tests.games.rails.moves import KINDS

NAME = r"[^\W\d_]+"
FIELDS = {
    "name": Field(NAME, str),
    "route": Field("|".join(ROUTES), str),
    "owner": Field(f"{NAME}|nobody", str),
    "number": Field("-?[1-9][0-9]?", int),
    "words": Field(r"\S+(?: \S+)*", str),
}
NOTATION: Notation[Move] = Notation(KINDS, FIELDS)
