import { isCount } from '../../shared/untrusted.ts';
import { houseGameById } from './house-games.ts';
import type { HouseGameId } from './house-game.ts';

/** GM-13 What becomes of a round by a move: where it stands then; undefined where there is nothing to move, or not so. */
export function movedOn(
  game: HouseGameId,
  { drawn, moves }: { readonly drawn: readonly number[]; readonly moves: readonly number[] },
  move: number,
): readonly number[] | undefined {
  const turns = houseGameById(game)?.turns;
  if (turns === undefined || !isCount(move) || turns.isOver(drawn, moves)) return undefined;
  return turns.isMove(drawn, moves, move) ? [...moves, move] : undefined;
}

/** GM-13 Whether a drawn round waits for its player. */
export function waitsForMove(
  game: HouseGameId,
  { drawn, moves }: { readonly drawn: readonly number[]; readonly moves: readonly number[] },
): boolean {
  return houseGameById(game)?.turns?.isOver(drawn, moves) === false;
}
