"""The translations of Agents, with the catalogues in this folder."""

from companion.locale import Domain

TEXTS = Domain(__name__)
_, N_, counted = TEXTS.say, TEXTS.mark, TEXTS.count
