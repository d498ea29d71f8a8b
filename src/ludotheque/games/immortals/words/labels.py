"""The few words that only a drawing needs, in both languages; sentences come from the game's words."""

from dataclasses import dataclass

from ludotheque.games.immortals.rules.state import ATTACK, BUILD_SANCTUARY, EXTRACT_GOLD, TRANSITION


@dataclass(frozen=True)
class Labels:
    """Short texts of one language."""

    board: str
    colon: str
    players: str
    gold: str
    energy: str
    player: str
    you: str
    plays: str
    ready: str
    plans: str
    chooses: str
    passed: str
    wins: str
    winners: str
    round: str
    start: str
    realms: tuple[str, str]
    tower: str
    inside: str
    on_tray: str
    plan: str
    filled: str
    groups: str
    hand: str
    cards: str
    draft: str
    first: str
    supply: str
    track: str
    news: str
    group: str
    armies: str
    spaces: dict[str, str]
    # By what the dark tribe lets its player do.
    tribal: dict[int, str]
    neighbours: str
    portal: str
    sanctuary: str
    capital: str
    limbos: tuple[str, str]
    conflicts: str
    laid: str
    points: str
    phases: tuple[str, str, str]
    kinds: dict[str, str]
    turns: str
    in_order: str
    ranks: tuple[str, ...]
    order: str
    order_marker: str
    warning: str
    filled_spaces: str
    free: str
    free_or: str
    short_gold: str
    short_energy: str
    by_building: str
    by_card: str


LABELS = {
    "fr": Labels(
        board="Plateau d'Immortals, {} joueurs",
        colon="\u00a0: ",
        players="Joueurs",
        gold="or",
        energy="énergie",
        player="Joueur {}",
        you="vous",
        plays="joue",
        ready="prêt",
        plans="planifie",
        chooses="choisit",
        passed="a passé",
        wins="gagne",
        winners="Victoire\u00a0: {}",
        round="Tour {} sur {}",
        start="Tour de départ",
        realms=("Lumière", "Ténèbres"),
        tower="Tour à cubes",
        inside="{} dedans",
        on_tray="sur le plateau de la tour",
        plan="Votre plaquette",
        filled="cases garnies\u00a0: {} sur 10",
        groups="Vos groupes d'armées",
        hand="Votre main",
        cards="{} cartes",
        draft="Vos cartes Conflit",
        first="Premier joueur",
        supply="Réserve\u00a0: {} habitants, {} Bâtiments, {} Portails, {} cartes Conflit",
        track="Points de victoire",
        news="Derniers événements",
        group="Groupe {}",
        armies="{} armées, {}",
        spaces={
            "gold": "Extraire l'or",
            "transition": "Transition",
            "build": "Bâtir",
            "attack_light_half": "Attaquer",
            "energy": "Extraire l'énergie",
            "attack_dark_half": "Attaquer",
            "attack_or_move": "Attaquer ou bouger",
            "magic_light": "Magie",
            "magic_dark": "Magie",
        },
        tribal={
            EXTRACT_GOLD: "Extraire l'or",
            TRANSITION: "Transition",
            ATTACK: "Attaquer",
            BUILD_SANCTUARY: "Bâtir un Sanctu\u00adaire",
        },
        neighbours="Voisins\u00a0: {}.",
        portal="Portail, {}",
        sanctuary="Sanctuaire, {}",
        capital="Capitale, {}",
        limbos=("limbes de lumière\u00a0: {}", "limbes de ténèbres\u00a0: {}"),
        conflicts="cartes Conflit\u00a0: {}",
        laid="cases garnies\u00a0: {}",
        points="points de victoire\u00a0: {}",
        phases=("renforts", "planification", "résolution"),
        kinds={
            "region": "Région",
            "conflict": "Conflit",
            "joker": "Joker",
            "magic": "Magie",
            "blank": "Vierge",
        },
        turns="Ordre",
        in_order="Ordre de jeu",
        ranks=("1er", "2e", "3e", "4e", "5e"),
        order="ordre de jeu\u00a0: {}",
        order_marker="ordre de jeu\u00a0: {}, tient le marqueur Premier joueur",
        warning="Attention\u00a0: {}",
        filled_spaces="Cases garnies\u00a0: {}.",
        free="gratuit",
        free_or="0 ou {}",
        short_gold="{} or",
        short_energy="{} én.",
        by_building="selon bâtiment",
        by_card="selon carte",
    ),
    "en": Labels(
        board="Immortals board for {} players",
        colon=": ",
        players="Players",
        gold="gold",
        energy="energy",
        player="Player {}",
        you="you",
        plays="to play",
        ready="ready",
        plans="planning",
        chooses="choosing",
        passed="has passed",
        wins="wins",
        winners="Winner: {}",
        round="Round {} of {}",
        start="Starting round",
        realms=("Light", "Dark"),
        tower="Cube tower",
        inside="{} inside",
        on_tray="on its tray",
        plan="Your board",
        filled="spaces filled: {} of 10",
        groups="Your army groups",
        hand="Your hand",
        cards="{} cards",
        draft="Your Conflict cards",
        first="First player",
        supply="Supply: {} inhabitants, {} Buildings, {} Portals, {} Conflict cards",
        track="Victory points",
        news="What happened",
        group="Group {}",
        armies="{} armies, {}",
        spaces={
            "gold": "Extract gold",
            "transition": "Transition",
            "build": "Build",
            "attack_light_half": "Attack",
            "energy": "Extract energy",
            "attack_dark_half": "Attack",
            "attack_or_move": "Attack or move",
            "magic_light": "Magic",
            "magic_dark": "Magic",
        },
        tribal={
            EXTRACT_GOLD: "Extract gold",
            TRANSITION: "Transition",
            ATTACK: "Attack",
            BUILD_SANCTUARY: "Build a Sanctuary",
        },
        neighbours="Neighbours: {}.",
        portal="Portal, {}",
        sanctuary="Sanctuary, {}",
        capital="Capital, {}",
        limbos=("light limbo: {}", "dark limbo: {}"),
        conflicts="Conflict cards: {}",
        laid="spaces filled: {}",
        points="victory points: {}",
        phases=("reinforcement", "planning", "resolution"),
        kinds={
            "region": "Region",
            "conflict": "Conflict",
            "joker": "Joker",
            "magic": "Magic",
            "blank": "Blank",
        },
        turns="Order",
        in_order="Order of play",
        ranks=("1st", "2nd", "3rd", "4th", "5th"),
        order="order of play: {}",
        order_marker="order of play: {}, has the First-player marker",
        warning="Beware: {}",
        filled_spaces="Spaces filled: {}.",
        free="free",
        free_or="0 or {}",
        short_gold="{} gold",
        short_energy="{} en.",
        by_building="by building",
        by_card="by card",
    ),
}
