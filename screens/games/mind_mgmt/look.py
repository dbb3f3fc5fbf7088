"""How MIND MGMT looks: its pages, and the path that is told again."""

from screens.games.mind_mgmt.path_page import PathWalk
from screens.table.due import progress
from screens.table.look import Look
from screens.table.public_side import Public

LOOK = Look(page=Public, retold=PathWalk, progress=progress)
