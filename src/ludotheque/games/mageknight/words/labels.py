"""The few words that only drawings and pages need, in both languages; sentences come from the game's words."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Labels:
    """Short texts of one language."""

    board: str
    colon: str
    player: str
    day: str
    night: str
    round: str
    before: str
    announced: str
    last_turns: str
    # The map.
    costs: str
    closed: str
    face_down: str
    city: str
    leader: str
    owner: str
    ruins_down: str
    altar: str
    ruins: str
    sites: tuple[str, ...]
    # Players.
    fame: str
    next_level: str
    reputation: str
    price_change: str
    no_dealing: str
    hero: str
    no_hero: str
    own_card: str
    no_tactic: str
    piles: str
    armour: str
    hand_limit: str
    units_of: str
    crystals: str
    order: str
    # Shelves.
    turn: str
    points: tuple[str, str, str]
    fights: tuple[str, ...]
    elements: tuple[str, ...]
    source: str
    dice_left: str
    die_idle: str
    die_taken: str
    mana: str
    token: str
    crystal: str
    no_mana: str
    hand: str
    cards: str
    hand_empty: str
    units: str
    unit_states: tuple[str, str, str]
    no_units: str
    skills: str
    skill_states: tuple[str, str]
    dummy: str
    dummy_state: str
    offers: tuple[str, str, str]
    unit_sites: str
    lesson: str
    played: str
    choose: str
    # Cards.
    kinds: tuple[str, ...]
    basic: str
    strong: str
    sideways: str
    either: str
    wound: str
    with_mana: str
    ways: tuple[str, ...]
    # The fight.
    phases: Mapping[int, str]
    fight: str
    foe_states: Mapping[str, str]
    block_of: str
    attack_of: str
    abilities: Mapping[int, str]
    double_walls: str
    # The terminal.
    players: str
    slot: str
    near: str
    legend: tuple[str, ...]


LABELS = {
    "fr": Labels(
        board="Carte de Mage Knight",
        colon="\u00a0: ",
        player="Joueur {}",
        day="Jour",
        night="Nuit",
        round="{when}, round {now} sur {of}",
        before="Choix des héros",
        announced="fin de round annoncée",
        last_turns="derniers tours\u00a0: {}",
        costs="y entrer coûte {}",
        closed="on n'y entre pas",
        face_down="face cachée ({})",
        city="Cité, niveau {}",
        leader="Chef\u00a0: {}",
        owner="Bouclier de {}",
        ruins_down="ruines inexplorées",
        altar="autel\u00a0: {} contre {} de renommée",
        ruins="ruines gardées\u00a0: {} · récompense\u00a0: {}",
        sites=(
            "",
            "Le portail par lequel on arrive\u00a0: un abri pour tous.",
            "Village\u00a0: recruter, se soigner pour 3 d'influence\u00a0; ou piller avant son tour.",
            "Monastère\u00a0: recruter, se soigner pour 2, apprendre une action avancée pour 6\u00a0; ou l'incendier.",
            "Fort\u00a0: il faut l'assaillir\u00a0; conquis, on y recrute et on tient une carte de plus.",
            "Tour de mage\u00a0: il faut l'assaillir\u00a0; conquise, on y recrute et on achète des sorts pour 7.",
            "Cité\u00a0: l'assaillir demande une armée\u00a0; conquise, on y recrute, on y apprend, on y achète.",
            "Cul-de-basse-fosse\u00a0: un ennemi, de nuit et sans unités\u00a0; un artefact ou un sort à gagner.",
            "Crypte\u00a0: un dragon, de nuit et sans unités\u00a0; un sort et un artefact à gagner.",
            "Tanière de monstre\u00a0: un ennemi\u00a0; deux cristaux au dé à gagner.",
            "Antre de monstres\u00a0: deux ennemis\u00a0; un artefact et trois cristaux au dé à gagner.",
            "Ruines\u00a0: un autel à payer en mana, ou des ennemis qui gardent un trésor.",
            "Mine\u00a0: un cristal pour qui y finit son tour.",
            "Clairière magique\u00a0: un mana au début du tour, une Blessure de moins à la fin.",
        ),
        fame="Renommée {}",
        next_level="niveau suivant à {}",
        reputation="Réputation {}",
        price_change="influence {} en interaction",
        no_dealing="personne ne traite avec lui",
        hero="{}, niveau {}",
        no_hero="pas encore de héros",
        own_card="{} au lieu de {}.",
        no_tactic="pas encore de tactique",
        piles="pioche {} · défausse {}",
        armour="Armure {}",
        hand_limit="Cartes en main {}, limite {}",
        units_of="Unités {}, commandement {}",
        crystals="Cristaux {}\u00a0: {}",
        order="Tour de jeu\u00a0: {}",
        turn="Ce tour",
        points=("mouvement", "influence", "soin"),
        fights=("attaque", "à distance", "siège", "parade"),
        elements=("", " de feu", " de glace", " de feu froid"),
        source="Source",
        dice_left="dés à prendre\u00a0: {}",
        die_idle="épuisé {}",
        die_taken="pris",
        mana="Mana",
        token="mana {}",
        crystal="cristal {}",
        no_mana="ni mana ni cristal",
        hand="Votre main",
        cards="{} sur {}",
        hand_empty="Plus de carte en main.",
        units="Vos unités",
        unit_states=("prête", "épuisée", "blessée"),
        no_units="aucune",
        skills="Vos compétences",
        skill_states=("disponible", "utilisée"),
        dummy="Joueur fantôme",
        dummy_state="pioche {} · défausse {}",
        offers=("Unités", "Actions", "Sorts"),
        unit_sites="niveau {} · {}",
        lesson="leçon du monastère",
        played="Jouées ce tour",
        choose="À choisir",
        kinds=("action de base", "action avancée", "sort", "artefact", "blessure"),
        basic="Effet de base",
        strong="Effet fort",
        sideways="Inclinée",
        either="ou",
        wound="Ne peut être jouée. Elle se soigne, ou s'écarte au repos.",
        with_mana="se paie avec {}",
        ways=("un mana {}", "un cristal {}", "le dé {}", "le mana {} sans fin", "le dé {} volé"),
        phases={4: "à distance et de siège", 8: "parade", 16: "dégâts", 32: "attaque"},
        fight="Combat",
        foe_states={
            "blocked": "bloqué",
            "halted": "n'attaque pas",
            "dealt": "a frappé",
            "away": "derrière sa créature",
            "summoned": "invoqué",
        },
        block_of="parade {} sur {}",
        attack_of="attaque {} sur {}",
        abilities={
            1: "Rapide\u00a0: il faut le double pour le bloquer.",
            2: "Brutal\u00a0: ses dégâts comptent double.",
            4: "Poison\u00a0: deux Blessures au lieu d'une, l'une dans la défausse.",
            8: "Paralysie\u00a0: blessé, on perd sa main\u00a0; une unité est détruite.",
            16: "Fortifié\u00a0: de loin, seules les attaques de siège comptent.",
            32: "Invocateur\u00a0: une créature brune attaque à sa place.",
        },
        double_walls="Doublement fortifié\u00a0: aucune attaque de loin ne compte.",
        players="Héros",
        slot="Terre inconnue {}, {}",
        near="à côté de {}.",
        legend=(
            "héros",
            "bouclier",
            "ennemi\u00a0: attaque/armure",
            "face cachée",
            "plaine",
            "colline",
            "forêt",
            "terres désolées",
            "désert",
            "marais",
            "cité",
            "lac",
            "montagne",
            "mer",
        ),
    ),
    "en": Labels(
        board="Map of Mage Knight",
        colon=": ",
        player="Player {}",
        day="Day",
        night="Night",
        round="{when}, round {now} of {of}",
        before="Choosing heroes",
        announced="end of the round announced",
        last_turns="last turns: {}",
        costs="entering costs {}",
        closed="cannot be entered",
        face_down="face down ({})",
        city="City, level {}",
        leader="Leader: {}",
        owner="Shield of {}",
        ruins_down="unexplored ruins",
        altar="altar: {} for {} fame",
        ruins="guarded ruins: {} · reward: {}",
        sites=(
            "",
            "The portal through which heroes arrive: a shelter for all.",
            "Village: recruit, heal for 3 influence; or plunder before your turn.",
            "Monastery: recruit, heal for 2, learn an advanced action for 6; or burn it.",
            "Keep: it must be assaulted; conquered, one recruits there and holds one card more.",
            "Mage tower: it must be assaulted; conquered, one recruits there and buys spells for 7.",
            "City: to assault it takes an army; conquered, one recruits, learns and buys there.",
            "Dungeon: one enemy, by night and without units; an artifact or a spell to win.",
            "Tomb: a draconum, by night and without units; a spell and an artifact to win.",
            "Monster den: one enemy; two crystals by the die to win.",
            "Spawning grounds: two enemies; an artifact and three crystals by the die to win.",
            "Ruins: an altar that takes mana, or enemies that guard a treasure.",
            "Mine: a crystal for whoever ends a turn there.",
            "Magical glade: a mana at the start of the turn, one Wound less at its end.",
        ),
        fame="Fame {}",
        next_level="next level at {}",
        reputation="Reputation {}",
        price_change="influence {} in an interaction",
        no_dealing="nobody deals with this hero",
        hero="{}, level {}",
        no_hero="no hero yet",
        own_card="{} in place of {}.",
        no_tactic="no tactic yet",
        piles="deck {} · discard {}",
        armour="Armour {}",
        hand_limit="Cards in hand {}, limit {}",
        units_of="Units {}, command {}",
        crystals="Crystals {}: {}",
        order="Order of turns: {}",
        turn="This turn",
        points=("move", "influence", "healing"),
        fights=("attack", "ranged", "siege", "block"),
        elements=("", " fire", " ice", " cold fire"),
        source="Source",
        dice_left="dice to take: {}",
        die_idle="depleted by {}",
        die_taken="taken",
        mana="Mana",
        token="{} mana",
        crystal="{} crystal",
        no_mana="no mana, no crystals",
        hand="Your hand",
        cards="{} of {}",
        hand_empty="No card left in hand.",
        units="Your units",
        unit_states=("ready", "spent", "wounded"),
        no_units="none",
        skills="Your skills",
        skill_states=("ready", "used"),
        dummy="Dummy player",
        dummy_state="deck {} · discard {}",
        offers=("Units", "Actions", "Spells"),
        unit_sites="level {} · {}",
        lesson="lesson of the monastery",
        played="Played this turn",
        choose="To choose",
        kinds=("basic action", "advanced action", "spell", "artifact", "wound"),
        basic="Basic",
        strong="Strong",
        sideways="Sideways",
        either="or",
        wound="It cannot be played. It is healed, or discarded at rest.",
        with_mana="paid with {}",
        ways=("a {} mana", "a {} crystal", "the {} die", "endless {} mana", "the stolen {} die"),
        phases={4: "ranged and siege", 8: "block", 16: "damage", 32: "attack"},
        fight="Fight",
        foe_states={
            "blocked": "blocked",
            "halted": "does not attack",
            "dealt": "has struck",
            "away": "behind its monster",
            "summoned": "summoned",
        },
        block_of="block {} of {}",
        attack_of="attack {} of {}",
        abilities={
            1: "Swift: it takes twice as much to block it.",
            2: "Brutal: its damage counts twice.",
            4: "Poison: two Wounds instead of one, the second in the discard pile.",
            8: "Paralyze: wounded, one loses the hand; a unit is destroyed.",
            16: "Fortified: from afar only siege attacks count.",
            32: "Summons: a brown monster attacks in its place.",
        },
        double_walls="Fortified twice: no attack from afar counts.",
        players="Heroes",
        slot="Unknown land {}, {}",
        near="next to {}.",
        legend=(
            "hero",
            "shield",
            "enemy: attack/armour",
            "face down",
            "plains",
            "hills",
            "forest",
            "wasteland",
            "desert",
            "swamp",
            "city",
            "lake",
            "mountain",
            "sea",
        ),
    ),
}
