"""Guided first games: a real game on a fixed seed, and a coach who asks for one thing at a time."""

from ludotheque.lessons.coach import Card, Coach
from ludotheque.lessons.lesson import BadLesson, Lesson, first, load, parse
from ludotheque.lessons.track import Beat, opened, track

__all__ = ["BadLesson", "Beat", "Card", "Coach", "Lesson", "first", "load", "opened", "parse", "track"]
