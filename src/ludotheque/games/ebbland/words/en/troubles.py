"""What is wrong with a position of Ebbland that somebody made, in English."""

TROUBLES = {
    "die": "a resource die shows 0 to 6",
    "markers": "nobody has more than {most} +1 markers, or less than none",
    "negative": "nobody has less than nothing",
    "not-a": "{id} does not go there",
    "not-here": "{id} is no card of a Stock",
    "three": "there are {each} sites each",
    "sacked": "{id} is sacked and can have no logistics",
    "no-seat": "nobody sits there",
    "no-character": "{id} is no character",
    "dead": "{id} has {life} life: with so many wounds it would be dead",
    "no-gear": "{id} is neither a weapon nor a talent",
    "too-much-gear": "{id} carries at most {weapons} weapons and {talents} talents",
    "not-made-for": "{gear} is not made for {id}",
    "gear-twice": "{id} carries the same card twice",
    "too-many": "{here} times {id}, but the decks hold it {copies} times",
    "won": "whoever has {goal} points or more has won already, logistics in play counted in",
    "unique": "{id} is unique and cannot be in play twice",
    "no-attack": "{seat} cannot attack: three turns must be over, and there must be a character",
    "both": "one for the attacker and one for the defender",
    "no-combat": "combat does not tell of an attack of {seat} on somebody else, which this phase is part of",
}
