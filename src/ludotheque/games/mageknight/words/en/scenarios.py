"""What the scenarios of Mage Knight say in English: how far their goals are, what they count, what they refuse."""

# How far the goal is.
GOALS = {
    "find_city": "city found: {0}/{1}",
    "conquer_cities": "cities conquered: {0}/{1}",
    "free_mines": "mines freed: {0}/{1}",
    "incantations": "incantations this night: {0}/{1}",
    "conquer_depths": "dungeons and tombs conquered: {0}/{1}",
    "hold_sites": "keeps and towers held: {0}/{1}",
    "stand_on_portal": "before the portal: {0}/{1}",
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
    "mines": "Mines freed",
    "best_liberator": "Best liberator of mines",
    "best_crawler": "Best dungeon crawler",
    "keeps": "Keeps held",
    "towers": "Mage towers held",
    "all_leaders": "Everybody leads a city",
}
# Why a table is refused.
OBJECTIONS = {
    "city_without_level": "in {name} the city cannot be conquered, so it has no level",
    "one_city": "in {name} there is one city to find, not {cities}",
    "friendly_city": "in {name} the city is friendly, so it has no level",
    "only_city": "in {name} there is one city, not {cities}",
    "known_city": "in {name} the city is always the same, so it is not drawn at random",
    "kept_tiles": "in {name} no countryside tile with what it is about is left out, so {countryside} are too few",
    "mineless_tile": "in {name} the core tile without a mine is left out, so there are not {core} of them",
    "counted_nights": "in {name} it matters which night it is, so darkness does not come by chance",
    "desert_tile": "in {name} the desert with the tomb is always there, so there is a core tile without a city",
    "no_epic": "there is no epic version of {name}",
    "no_glades": "in {name} no shields are put on glades",
    "laid_out": "in {name} the map is laid out as the book says",
    "no_layout": "in {name} tiles are found by exploring",
    "no_teams": "{name} is not played in teams",
    "team_seats": "teams are two against two, and here are {players} players",
    "only_teams": "in {name} {players} players are two teams",
    "team_cities": "in teams {name} has four cities, or two of level 10 at least",
    "no_common_score": "in {name} there is no common score",
    "no_previous": "interactive combat takes a previous player, and here is only one",
    "no_bidders": "an auction takes several bidders, and here is only one player",
    "no_neighbour": "a draft takes neighbours to pass cards to, and here is only one player",
    "peaceful_city": "in {name} no city is conquered, so there is no Megapolis",
    "two_megapolises": "two Megapolises take two tiles with a city",
    "many_cities": "with a Megapolis there are three tiles with a city at most",
    "seats": "the scenario {name} is for {span}, not {players}",
    "dark_arrival": "with approaching darkness the game starts by day, so heroes cannot arrive by night",
    "coast": "on a narrow map core tiles stay off the coast, which takes 4 countryside tiles at least",
}
# For how many players a scenario is: one, so many, from so many to so many.
SPANS = ("1 player", "{0} players", "{0} to {1} players")
