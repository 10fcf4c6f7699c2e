import type { HouseGame } from './house-game.ts';

/** HG-40 What the player may do on a rung. */
export const LADDER_MOVES = ['climb', 'take'] as const;

/** HG-40 What each rung pays, in hundredths of the stake, from the lowest. */
export const LADDER_PAYS = [120, 150, 200, 300, 400, 600, 900, 1200, 1800, 3600] as const;

const ALL = 3600;
/** HG-41 Every rung returns so much, in hundredths. */
const RETURN = 97;

/** HG-41 Of all ways, those that hold up to a rung from 1; exact, since each pay divides them. */
export function ladderWays(rung: number): number {
  const pays = LADDER_PAYS[rung - 1];
  return pays === undefined ? 0 : (RETURN * ALL) / pays;
}

/** HG-40 The rung that the player stands on, or was on last: the first is climbed with the stake. */
export function ladderRung(moves: readonly number[]): number {
  return 1 + moves.filter((move) => move === 0).length;
}

/** HG-40 Whether the last climb broke a rung. */
export function hasFallen([height = 0]: readonly number[], moves: readonly number[]): boolean {
  return ladderRung(moves) > height;
}

function isOver(drawn: readonly number[], moves: readonly number[]): boolean {
  return moves.includes(1) || hasFallen(drawn, moves) || ladderRung(moves) >= LADDER_PAYS.length;
}

/** HG-40 A ladder of ten rungs: whoever stands on one takes what it pays, or climbs on. */
export const LADDER: HouseGame = {
  id: 'ladder',
  blocks: 1,
  topPay: LADDER_PAYS[LADDER_PAYS.length - 1] ?? 0,
  firstChoice: [],
  isChoice: (choice) => choice.length === 0,
  // how many rungs hold
  draw: (take) => {
    const number = take(ALL);
    return [LADDER_PAYS.filter((_, index) => number < ladderWays(index + 1)).length];
  },
  pays: (moves, drawn) =>
    isOver(drawn, moves) && !hasFallen(drawn, moves) ? (LADDER_PAYS[ladderRung(moves) - 1] ?? 0) : 0,
  probabilities: () => [],
  turns: {
    isOver,
    isMove: (_, __, move) => move === 0 || move === 1,
    seen: () => [],
    lastMove: 1,
    bestReturn: RETURN * 100,
    pays: LADDER_PAYS.map((pays, index) => ({
      name: `rung-${index + 1}`,
      pays,
      share: { ways: BigInt(ladderWays(index + 1)), all: BigInt(ALL) },
    })),
  },
};
