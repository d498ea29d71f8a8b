"""The terms of Nim in French, and what is never said instead."""

from ludotheque.words.vocabulary import Term

TERMS = {"pebble": Term("caillou", ("galets?",))}
