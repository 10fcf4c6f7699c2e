import type { CrashBet } from './crash-gateway.ts';

/** GM-38 So many stakes on a round. */
export const CRASH_STAKES_AT_ONCE = 2;

/** GM-38 Which stake of a round each block of the page shows: the one that it placed itself; of those placed elsewhere the earliest first, where a block has none. */
export function betsOfBlocks(
  bets: readonly CrashBet[],
  keys: readonly (string | undefined)[],
): readonly (CrashBet | undefined)[] {
  const others = bets
    .filter(({ id, state }) => state !== 'refused' && !keys.includes(id))
    .toSorted((one, other) => one.at - other.at);
  return keys.map((key) => bets.find(({ id }) => id === key) ?? others.shift());
}
