"""Textual's screens and apps, where nobody asks what type of value they give back."""

from typing import Any, TypeAlias

from textual.app import App
from textual.screen import Screen

AnyScreen: TypeAlias = Screen[Any]
AnyApp: TypeAlias = App[Any]
