"""Dialogs and forms for everything that is asked."""
