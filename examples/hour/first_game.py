"""A first game: questions, answers, copies, views, what just happened, and why something is not possible."""

import ludotheque

match = ludotheque.new("smallworld", players=2, seed=7)
game = match.game

question = match.question()
talk = match.talk(question.seat)
print(game.words["en"].question(talk, question.ask))
for option in question.options:
    print(" -", game.words["en"].option(talk, question.ask, option))

# A copy costs about a microsecond, and goes its own way.
twin = match.copy()
twin.answer(question.options[0])
assert match.question().number == question.number

# What a seat may not know is not in its view.
view = match.view(1)
print("coins of the other, as seat 1 sees them:", view.players[0].coins)

while match.question() is not None:
    match.answer(match.question().options[-1])
print("scores:", match.outcome().scores)
