"""Envelopes: a choice that is sealed now and shown later."""
