"""The terms of Nim in English, and what is never said instead."""

from ludotheque.words.vocabulary import Term

TERMS = {"pebble": Term("pebble", ("stones?",))}
