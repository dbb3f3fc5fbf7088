"""The page of the game whose example is told as a vector."""

from importlib.resources import files

NOTATION = (files("companion.games.mind_mgmt") / "NOTATION.md").read_text("utf-8")
