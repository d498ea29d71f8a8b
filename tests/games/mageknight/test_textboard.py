"""What a terminal shows of Mage Knight: the map cut out around the action, and lists of everything beside it."""

from ludotheque.games.mageknight import GAME
from ludotheque.textboard import TextBoard, plain
from ludotheque.textmap.canvas import cut_out, draw
from tests.games.mageknight.scenario import Table


def board_of(table: Table, language: str = "en") -> TextBoard:
    return GAME.show.text_board(table.match.talk(0), language)


def wide_land() -> Table:
    return Table("tovak").land("3", "5", "7", "9", "11").hand("march", "rage").source("green").stand("3:w").begin()


def lists(board: TextBoard) -> str:
    return "\n".join(plain(row.forms[0]) for panel in board.panels for row in panel.rows)


def test_a_large_map_is_cut_out_around_the_hero():
    board = board_of(wide_land())
    part = cut_out(board, 50, 16, "")
    assert part.size[0] < board.size[0]
    assert "☗A" in draw(board, 50, 16).text()


def test_the_part_shown_follows_the_cursor():
    board = board_of(wide_land())
    far = max(board.areas, key=lambda area: area.at[0])
    shown = cut_out(board, 40, 12, far.element)
    middle = next(area.at for area in shown.areas if area.element == far.element)
    assert 0 <= middle[0] < shown.size[0]
    assert 0 <= middle[1] < shown.size[1]


def test_a_map_with_room_enough_is_shown_whole():
    board = board_of(wide_land())
    assert cut_out(board, 300, 200, "") is board


def test_hand_source_and_offers_are_listed():
    said = lists(board_of(wide_land()))
    for part in ("March · Move 2 / Move 4 (green)", "green", "move 0", "Tovak, level 1"):
        assert part in said


def test_spaces_are_told_in_sentences():
    board = board_of(wide_land(), "fr")
    told = next(area.says for area in board.areas if area.element == "hex-0")
    assert "portail" in told
    assert "y entrer coûte 2" in told
    assert all(area.more.startswith("À côté de") for area in board.areas if area.element.startswith("hex"))
