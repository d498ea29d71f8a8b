"""The few words that only drawings and pages need; sentences come from the game's other words."""

from collections.abc import Mapping, Sequence
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
    closed_portal: str
    face_down: str
    city: str
    megapolis: str
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
    # What a hero is like, by id.
    heroes: Mapping[str, str]
    # What a hero may be good at, how that is said in words, and what stands over some of its skills.
    leanings: Sequence[str]
    leaning: str
    some_skills: str
    mate: str
    must_return: str
    lost: str
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
    # The duel.
    duel: str
    duel_phases: tuple[str, str]
    duel_roles: Mapping[str, str]
    duel_parts: tuple[str, str]
    # By the verb that chooses it: its title, what it gives, what it costs.
    participation: Mapping[str, tuple[str, tuple[str, ...], tuple[str, ...]]]
    duel_attack: str
    duel_block: str
    duel_wound: str
    duel_unit: str
    duel_push: str
    duel_no_push: str
    duel_fame: str
    duel_loot: str
    # Damage while it is spent: its title, what is left, what is missing, how often; what each thing brings, by verb.
    damage: str
    damage_left: str
    damage_short: str
    damage_many: str
    damage_titles: Mapping[str, str]
    damage_buys: Mapping[str, str]
    # What follows if the attacker stops now.
    if_stopped: str
    stop_wounds: str
    stop_lost: str
    stop_goes_on: str
    stop_fame: str
    ahead: str
    # What somebody does whom the others wait for, by the question.
    waits: Mapping[str, str]
    # An assault together.
    assault: str
    # Cities by colour: red, blue, white, green.
    assault_city: tuple[str, str, str, str]
    assault_dealt: str
    assault_states: Mapping[str, str]
    assault_share: str
    assault_range: str
    assault_hero: str
    # The terminal.
    players: str
    slot: str
    near: str
    legend: tuple[str, ...]
