"""The user's folder of tables, opened for one command."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from companion.cli.saying import say

if TYPE_CHECKING:
    from companion.store.tables import Tables


@contextmanager
def tables() -> Iterator["Tables"]:
    """Open the tables, and say in the end what had to be put right."""
    from companion.cli.quiet import leave_no_core
    from companion.store.tables import Tables

    leave_no_core()
    found = Tables()
    try:
        yield found
    finally:
        if found.notice:
            say(found.notice, sys.stderr)
        found.close()
