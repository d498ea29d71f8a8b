"""Tables of Mage Knight that cannot be: players, options, a part of the reason in English and in French, the clause."""

CONTRADICTIONS: list[tuple[int, dict[str, str], str, str, str]] = [
    (2, {"scenario": "solo_conquest"}, "is for 1 player, not 2", "se joue seul, pas à 2", "MK-SCN-SOLO-01"),
    (4, {"scenario": "solo_conquest"}, "is for 1 player, not 4", "se joue seul, pas à 4", "MK-SCN-SOLO-01"),
    (2, {"night-arrival": "yes", "darkness": "yes"}, "starts by day", "commence de jour", "MK-VAR-19"),
    (2, {"city-level": "5"}, "cannot be conquered", "ne peut être conquise", "MK-SCN-RECON-07"),
    (1, {"city-level": "1"}, "cannot be conquered", "ne peut être conquise", "MK-SCN-RECON-07"),
    (2, {"cities": "2"}, "one city to find, not 2", "une cité à trouver, pas 2", "MK-SCN-RECON-06"),
    (3, {"cities": "4"}, "one city to find, not 4", "une cité à trouver, pas 4", "MK-SCN-RECON-06"),
    (2, {"scenario": "conquest", "countryside": "3"}, "at least", "au moins 4 tuiles", "MK-MAP-03"),
    (1, {"scenario": "solo_conquest", "countryside": "3"}, "at least", "au moins 4 tuiles", "MK-MAP-03"),
    (4, {"scenario": "conquest", "map": "wedge", "countryside": "3"}, "at least", "au moins 4 tuiles", "MK-MAP-03"),
    (3, {"map": "wedge", "countryside": "3"}, "at least", "au moins 4 tuiles", "MK-MAP-03"),
    (2, {"scenario": "conquest", "megapolis-level": "9"}, "no Megapolis", "pas de mégapole", "MK-VAR-23"),
    (3, {"scenario": "full_cooperation", "duels": "yes"}, "do not fight", "ne se battent pas", "MK-MOVE-39"),
]
