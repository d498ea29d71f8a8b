"""Why not, in French."""

from collections.abc import Callable

from ludotheque.game import Refusal, Talk
from ludotheque.games.smallworld.rules.asked import ASKS
from ludotheque.games.smallworld.words.fr import names
from ludotheque.words import FR, french

# What has to be done first, by the question that is open.
FIRST = {
    "Pick": "choisissez d'abord un peuple",
    "Begin": "c'est le moment des conquêtes",
    "March": "c'est le moment des conquêtes",
    "Leave": "retirez d'abord les pions d'appoint",
    "Rearrange": "c'est le moment du redéploiement",
    "Place": "posez d'abord les pions que vous avez en main",
    "Build": "décidez d'abord où bâtir une Forteresse",
    "MoveCamps": "décidez d'abord si les Campements bougent",
    "PlaceCamp": "placez d'abord les Campements",
    "PlaceHero": "postez d'abord les Héros",
    "MakePact": "décidez d'abord avec qui faire la paix",
    "RetireNow": "décidez d'abord si votre peuple passe en déclin",
}

Figures = tuple[int, ...]


def _first(talk: Talk, figures: Figures) -> str:
    return FIRST[ASKS[figures[0]].__name__]


def _folk(talk: Talk, figures: Figures) -> str:
    """Return the race of a refusal that names region, seat, race and whether it has declined."""
    return names.folk(talk, figures[1], figures[2], bool(figures[3]))


def _place(talk: Talk, figures: Figures) -> str:
    """Return the region of a refusal."""
    return names.place(talk, figures[0])


def _price(talk: Talk, figures: Figures) -> str:
    region, price, hand = figures
    return f"{names.place(talk, region)} coûte {names.tokens(price)}, vous en avez {hand or 'aucun'}"


def _only_past_near(talk: Talk, figures: Figures) -> str:
    past = names.folk(talk, figures[1], figures[4], True)
    return f"{_place(talk, figures)} ne touche que {past}, pas {_folk(talk, figures)}"


def _inner_shore(talk: Talk, figures: Figures) -> str:
    return f"{_place(talk, figures)} ne touche qu'un lac : on entre par le bord du plateau ou par la côte d'une mer"


def _too_dear(talk: Talk, figures: Figures) -> str:
    missing = figures[1] - figures[2]
    return f"{_price(talk, figures)} : il en manque {missing}, le dé de renfort n'en donne que 3 au plus"


def _tokens_left(talk: Talk, figures: Figures) -> str:
    return f"Posez d'abord {FR.plural(figures[0], 'le pion', f'les {figures[0]} pions')} encore en main"


def _too_expensive(talk: Talk, figures: Figures) -> str:
    price, coins = figures
    return f"Cette combinaison coûte {names.coins(price)}, vous en avez {coins or 'aucun'}"


SENTENCES: dict[str, Callable[[Talk, Figures], str]] = {
    "over": lambda talk, f: "La partie est finie",
    "not_your_turn": lambda talk, f: f"C'est à {names.name(talk, f[0])} de répondre",
    "first": _first,
    "has_race": lambda talk, f: f"Vous menez déjà les {names.race(f[0])} : un autre peuple viendra après leur déclin",
    "pick_next_turn": lambda talk, f: "Vous choisirez un nouveau peuple à votre prochain tour",
    "no_combo": lambda talk, f: f"Il n'y a que {f[0]} combinaisons visibles",
    "too_expensive": _too_expensive,
    "must_pick": lambda talk, f: "Sans peuple actif, il faut en prendre un",
    "no_power": lambda talk, f: f"Il faut le pouvoir « {names.power(f[0])} »",
    "pact_with_self": lambda talk, f: "La paix se fait avec un adversaire",
    "pact_attacked": lambda talk, f: f"Vous avez attaqué ce tour le peuple actif {french.de(names.name(talk, f[0]))}",
    "not_held": lambda talk, f: f"{_folk(talk, f)} ne tiennent pas {_place(talk, f)}",
    "empty_hand": lambda talk, f: "Vous n'avez aucun pion en main : reprenez-en d'abord",
    "last_token": lambda talk, f: f"Il doit rester au moins 1 pion {names.at(talk, f[0])}",
    "neither_power": lambda talk, f: f"Il faut le pouvoir « {names.power(f[0])} » ou « {names.power(f[1])} »",
    "no_raiders": lambda talk, f: "Seules les Amazones ont des pions qui quittent le plateau après les conquêtes",
    "cannot_spare": lambda talk, f: f"Il ne reste qu'un pion {names.at(talk, f[0])}, et d'autres régions en ont plus",
    "conquered_first": lambda talk, f: "Les pions d'appoint quittent d'abord les régions conquises ce tour",
    "fortresses_out": lambda talk, f: f"Les {f[0]} Forteresses sont toutes sur la carte",
    "fortress_there": lambda talk, f: f"Il y a déjà une Forteresse {names.at(talk, f[0])}",
    "hero_there": lambda talk, f: f"L'autre Héros est déjà {names.at(talk, f[0])}",
    "heroes_absent": lambda talk, f: "Les deux Héros ne sont pas encore postés",
    "conquests_over": lambda talk, f: "Les conquêtes de ce tour sont finies",
    "last_try_made": lambda talk, f: "Après la tentative au dé, plus aucune conquête ce tour",
    "abandon_late": lambda talk, f: "Une région ne s'abandonne qu'au début du tour, avant la première conquête",
    "dragon_flew": lambda talk, f: "Le Dragon a déjà volé ce tour",
    "no_sorcery": lambda talk, f: "Seuls les Sorciers remplacent un pion adverse",
    "own_region": lambda talk, f: f"{_folk(talk, f)} tiennent déjà {_place(talk, f)}",
    "held_water": lambda talk, f: f"{_folk(talk, f)} tiennent {_place(talk, f)} : seuls les Marins vont sur l'eau",
    "water": lambda talk, f: f"{_place(talk, f)} est imprenable : seuls les Marins vont sur l'eau",
    "no_sea_entry": lambda talk, f: "À cette table, les Marins n'entrent pas en jeu par la mer",
    "inner_shore": _inner_shore,
    "not_entry": lambda talk, f: f"{_place(talk, f)} n'est ni au bord du plateau ni sur la côte d'une mer du bord",
    "not_adjacent": lambda talk, f: f"{_place(talk, f)} ne touche aucune région tenue par {_folk(talk, f)}",
    "only_past_near": _only_past_near,
    "hole": lambda talk, f: f"Une Tanière rend {_place(talk, f)} imprenable",
    "hero": lambda talk, f: f"Un Héros rend {_place(talk, f)} imprenable",
    "dragon": lambda talk, f: f"Le Dragon rend {_place(talk, f)} imprenable",
    "pact": lambda talk, f: f"La paix vous interdit d'attaquer {_folk(talk, f)} ce tour",
    "sorcery_landless": lambda talk, f: "Sans région, les Sorciers n'ont aucun pion voisin à remplacer",
    "nobody_there": lambda talk, f: f"Il n'y a personne à remplacer {names.at(talk, f[0])}",
    "not_active": lambda talk, f: "Les Sorciers ne remplacent qu'un pion actif, ni Tribu oubliée ni pion en déclin",
    "not_alone": lambda talk, f: f"Le pion doit être seul, ils sont {f[1]} {names.at(talk, f[0])}",
    "camp_shields": lambda talk, f: f"Un Campement protège le pion {names.at(talk, f[0])}",
    "replaced_once": lambda talk, f: f"Vous avez déjà remplacé un pion {french.de(names.name(talk, f[0]))} ce tour",
    "tray_empty": lambda talk, f: f"Il n'y a plus de {names.race(f[0])} en réserve",
    "no_token": lambda talk, f: "Vous n'avez plus de pion pour attaquer",
    "no_die_needed": lambda talk, f: f"{_price(talk, f)} : le dé est inutile",
    "roll_first": lambda talk, f: f"{_price(talk, f)} : lancez d'abord le dé des Berserks",
    "short": _price,
    "die_used": lambda talk, f: f"{_price(talk, f)}, et le dé de renfort a déjà servi ce tour",
    "only_by_die": lambda talk, f: f"{_price(talk, f)} : il faut tenter le dé",
    "too_dear": _too_dear,
    "target_first": lambda talk, f: "Choisissez d'abord la région : la cible est annoncée avant le lancer",
    "die_thrown": lambda talk, f: f"Le dé est déjà lancé ({f[0]}) : choisissez une région",
    "no_token_for_die": lambda talk, f: "Il faut au moins 1 pion en main pour lancer le dé",
    "no_race": lambda talk, f: "Vous n'avez pas de peuple actif à mettre en déclin",
    "decline_later": lambda talk, f: f"{names.folk(talk, f[0], f[1])} pourront passer en déclin après le décompte",
    "decline_late": lambda talk, f: "Le déclin remplace tout le tour : vous avez déjà agi",
    "no_moving": lambda talk, f: "Les pions posés ne bougent plus avant le redéploiement",
    "nothing_to_lift": lambda talk, f: "Il n'y a pas deux régions avec des pions en trop",
    "tokens_left": _tokens_left,
    "one_left": lambda talk, f: "Il n'en reste qu'un en main : rien à poser d'un seul coup",
}


def refusal(talk: Talk, refusal: Refusal) -> str:
    """Say why not."""
    return french.sentence(SENTENCES[refusal.reason](talk, refusal.figures))
