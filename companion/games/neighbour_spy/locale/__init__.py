"""What My Neighbour Spy says, in the language of the reader; its catalogues lie beside this."""

from companion.locale import Domain

TEXTS = Domain(__name__)
_, counted = TEXTS.say, TEXTS.count
