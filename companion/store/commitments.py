"""What a table's first line commits to, compared with what lies on the disk."""

from companion.core import NotUnderstood, Options
from companion.locale import _
from companion.record.line import read
from companion.seal import first, seals
from companion.seal.evidence import shown_seed
from companion.seal.findings import Wrong
from companion.store.kept import Kept, Opened
from companion.store.sqlite_errors import keys_damaged


def compared(kept: Kept, name: str, options: Options) -> str:
    """Refuse stored values that are not those of the first line; say what was damaged."""
    opened = kept.opened
    if not first.commits(kept.entries[0].line):
        if kept.sealed:
            raise keys_damaged(name)
        return ""
    try:
        promise = first.read(read(kept.entries[0].line), options.get(first.FILE, ""))
        promise.check()
    except (NotUnderstood, Wrong):
        raise keys_damaged(name) from None
    open_or_ended = kept.ended or opened.vault is not None
    if not open_or_ended or promise.table != opened.table or not _signs(opened, promise.key):
        raise keys_damaged(name)
    if seals.hashed(opened.seed) == promise.seed:
        return ""
    kept.put_seed(_shown_seed(kept, name, promise.seed))
    return _(
        "the seed of the table {name} was damaged; its last line holds the seed,"
        " too, and that one is used"
    ).format(name=name)


def _signs(opened: Opened, key: bytes) -> bool:
    """Say whether heads are signed with the key of the first line; after the end none is."""
    return opened.vault is None or seals.public_key(opened.signing) == key


def _shown_seed(kept: Kept, name: str, promised: str) -> bytes:
    """Give the seed that the last line of an ended table shows."""
    seed = shown_seed(read(kept.entries[-1].line))
    if seals.hashed(seed) != promised:
        raise keys_damaged(name)
    return seed
