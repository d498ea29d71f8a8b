"""What the scenarios of Mage Knight are played for, in English."""

from ludotheque.goal import Point

# By the goal of the scenario: in a few words.
SHORT = {
    "find_city": "Find the city",
    "conquer_cities": "Conquer the cities",
    "free_mines": "Free the mines",
    "incantations": "Incantations by night",
    "conquer_depths": "Conquer dungeons and tombs",
    "hold_sites": "Hold keeps and towers",
    "stand_on_portal": "Be the one to return",
}
# In a sentence.
AIMS = {
    "find_city": "Explore the land until you find the city, and become famous on the way.",
    "conquer_cities": "Find the cities and conquer them, with units, spells and the level it takes.",
    "free_mines": "Enemies hold the mines: free every one of them.",
    "incantations": "Put your shields on magical glades by day; by night, call their monsters "
    "and defeat them for double Fame.",
    "conquer_depths": "Find and conquer the dungeons and tombs of the land; "
    "once conquered, they are linked underground.",
    "hold_sites": "Take keeps and mage towers, and still hold them at the end: nothing else counts.",
    "stand_on_portal": "The portal closes behind you: be the one who stands where it was when the last night ends.",
}
# How it ends; who has a last turn, alone or not.
EACH = ("you have", "everybody has")
ENDS = {
    "find_city": "Once the city is revealed, {each} one last turn. Otherwise, with the last round.",
    "conquer_cities": "Once all cities have fallen, {each} one last turn. Otherwise, with the last round.",
    "free_mines": "Once all tiles are revealed and all mines free, {each} one last turn. "
    "Otherwise, with the last round.",
    "incantations": "Once every incantation of the last night is made, {each} one last turn. "
    "Otherwise, with that night.",
    "conquer_depths": "Once all tiles are revealed and everything is conquered, {each} one last turn. "
    "Otherwise, with the last round.",
    "hold_sites": "With the last round, or when somebody gives up.",
    "stand_on_portal": "With the last night. Whoever is still on the portal at the end of the first day is out.",
}
# Who wins: by the company, or by the scenario where it says otherwise.
WINS = {
    "rivals": "The most points: Fame, and at the end cards, units, loot and conquests count as well.",
    "teams": "The team with the most points. It counts the lower Fame of the two, and the better deeds.",
    "allies": "All together, if the goal is reached in time; otherwise nobody. The points say how well.",
    "alone": "You, if the goal is reached in time. The points say how well; time left counts too.",
    "hold_sites": "3 points for a keep, 2 for a tower. On a tie, nobody wins.",
    "stand_on_portal": "No points are counted: only the place matters. If it is empty, nobody wins.",
}
HEADS = ("How it ends", "What wins", "What costs")
ROUNDS = "{n} rounds: {rounds}."
DARKNESS = "{n} rounds; nobody knows when it turns dark."
TIMES = ("day", "night")
COSTS = "Wounds: dead cards that clog your hand. You do not die, you slow down. Rest, heal or visit a glade."
TURN = (
    Point("mk-hand", "Play cards", "for movement, attack, block, influence; with mana they do more", "MK-TURN-11"),
    Point("mk-move", "Walk, explore", "2 move points reveal a tile at the edge", "MK-EXPLORE-04"),
    Point("mk-attack", "One action", "fight, or interact with the people of a site", "MK-TURN-17"),
    Point("ui-draw", "Draw up", "your deck is your clock: once it is empty, the round can end", "MK-TURN-05"),
)
# How far it is.
TILES = "{left} to reveal; the city is among the last {last}."
TILES_LAST = "The next tile may be the city."
FOUND = "The city is found."
UNKNOWN = "{tiles} still to be revealed."
TILE = ("tile", "tiles")
FAME = "{} Fame"
POINTS = "{} points"
