"""What the scenarios of Mage Knight say in English: how far their goals are, what they count, what they refuse."""

# How far the goal is.
GOALS = {
    "find_city": "city found: {0}/{1}",
    "conquer_cities": "cities conquered: {0}/{1}",
}
# The parts of a final score.
PARTS = {
    "fame": "Fame",
    "knowledge": "Knowledge: spells and advanced actions",
    "loot": "Loot: artifacts and crystals",
    "leadership": "Leadership: units",
    "conquests": "Conquests: keeps, mage towers, monasteries",
    "adventure": "Adventure: dungeons, dens, ruins",
    "wounds": "Wounds",
    "titles": "Titles",
    "cities": "Cities",
    "best_conqueror": "Best conqueror of cities",
    "conquered_cities": "Conquered cities",
    "all_cities": "All cities conquered",
    "rounds_left": "Rounds left before the limit",
    "dummy_cards": "Cards left to the dummy player",
    "quiet_end": "End of the round not announced",
}
# Why a table is refused.
OBJECTIONS = {
    "city_without_level": "in {name} the city cannot be conquered, so it has no level",
    "one_city": "in {name} there is one city to find, not {cities}",
    "seats": "the scenario {name} is for {span}, not {players}",
    "dark_arrival": "with approaching darkness the game starts by day, so heroes cannot arrive by night",
    "coast": "on a narrow map core tiles stay off the coast, which takes 4 countryside tiles at least",
}
# For how many players a scenario is: one, so many, from so many to so many.
SPANS = ("1 player", "{0} players", "{0} to {1} players")
