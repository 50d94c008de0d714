"""python-chess: random legal moves."""

import chess

from contest import Rng, compete


def play_a_game(rng: Rng) -> int:
    board = chess.Board()
    choices = 0
    # `is_game_over()` would list the moves a second time, so the cheap ends are asked for one by one.
    while board.halfmove_clock < 100 and not board.is_insufficient_material():
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(moves[int(rng() * len(moves))])
        choices += 1
    return choices


compete("python-chess", play_a_game)
