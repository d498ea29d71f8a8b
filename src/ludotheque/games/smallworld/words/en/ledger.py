"""What is counted in Small World, and what answers are for, in English."""

NAMES = {
    "coins": ("victory coin", "victory coins"),
    "regions": ("active region", "active regions"),
    "past": ("region in decline", "regions in decline"),
    "tokens": ("token of the active race", "tokens of the active race"),
    "rivals": ("rival region on the map", "rival regions on the map"),
}
PARTS = {
    "start": "Coins at the start",
    "regions": "Regions of the active race",
    "past": "Regions in decline",
    "plunder": "Loot from conquests",
    "gifts": "Bonuses of race and power",
    "picks": "Coins gained and paid when picking a race",
}
PLANS = {
    "pick": "A race is picked for the turns to come: its tokens make conquests, its bonuses make the difference.",
    "conquer": "Each region taken pays from the end of this turn on, and one taken from a rival costs them.",
    "attempt": "The reinforcement die may give one last region with the tokens that are left.",
    "dragon": "The Dragon alone takes a well-guarded region, and nobody can take it back.",
    "replace": "A lone rival token becomes one of yours.",
    "decline": "The regions of a race in decline still count, and a fresh one comes with all its tokens.",
    "abandon": "Leaving a region frees tokens for better ones.",
    "stop": "Stopping keeps tokens to defend what is held.",
    "place": "Tokens placed now make this region dearer to take.",
    "camp": "An Encampment makes the region dearer to take.",
    "fortress": "A Fortress guards the region, and may pay.",
    "hero": "A Hero makes the region safe from conquest.",
    "pact": "This rival will not attack your active race on their next turn.",
    "lift": "Tokens taken back now make conquests: 1 is enough to keep a region.",
    "done": "From now on the tokens stay where they stand until your next turn.",
    "leave": "A token that is not spent here can guard another region.",
    "keep": "What stays where it stands goes on guarding that region.",
    "roll": "The die rolled first says how much cheaper the region will be: you choose afterwards.",
    "skip": "To do without it leaves everything as it is.",
    "stay": "A race that stays active goes on conquering next turn.",
    "strike": "Encampments taken back can guard other regions.",
}
# What is seen where an option points.
SIGHTS = {
    "foes": ("rival region next to it", "rival regions next to it"),
    "own": ("region of yours next to it", "regions of yours next to it"),
    "taken": ("region taken from somebody", "regions taken from somebody"),
}
