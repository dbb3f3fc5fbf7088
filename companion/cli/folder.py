"""Opens the user's folder of tables for one command."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from companion.cli.desk.output import say

if TYPE_CHECKING:
    from companion.store.tables import Tables


@contextmanager
def tables() -> Iterator["Tables"]:
    """Open the tables for a block, and afterwards say what had to be repaired."""
    from companion.cli.desk.silent_keys import leave_no_core
    from companion.store.tables import Tables

    leave_no_core()
    found = Tables()
    try:
        yield found
    finally:
        if found.notice:
            say(found.notice, sys.stderr)
        found.close()
