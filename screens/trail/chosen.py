"""The message of every board that one of its places was tapped."""

from dataclasses import dataclass

from textual.message import Message

from companion.trail.graph import Place


@dataclass
class Chosen(Message):
    """A place was chosen on a board."""

    place: Place
