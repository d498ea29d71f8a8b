"""After the game: chances over its course, luck told apart from choices, and where it turned."""

from ludotheque.review.report import CHOICE, LUCK, MERIT, RIVAL, Point, Review, Turning
from ludotheque.review.reviewing import NoReview, review
from ludotheque.review.survey import Pains

__all__ = ["CHOICE", "LUCK", "MERIT", "RIVAL", "NoReview", "Pains", "Point", "Review", "Turning", "review"]
