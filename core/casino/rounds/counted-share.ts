import type { HouseGameId } from '../games/house-game.ts';
import { JACKPOT_MACHINE_IDS, SLOT_MACHINE_IDS } from './slot-machine.ts';

/** The games that are played from a bonus. */
export type CountedGame =
  | 'slots'
  | Exclude<HouseGameId, 'dragon-tiger' | 'video-poker' | 'blackjack' | 'darts' | 'ladder'>;

/** RND-40 How much of a stake counts towards the wagering of a bonus, in hundredths; what is not named is not played from one, nor is a slot with jackpots. */
const COUNTED_SHARES: Readonly<Record<CountedGame, number>> = {
  slots: 100,
  'scratch-card': 50,
  keno: 50,
  wheel: 50,
  fishing: 50,
  dice: 10,
  coin: 10,
};
const COUNTED_GAMES = Object.keys(COUNTED_SHARES) as readonly CountedGame[];

/** RND-40 The share of a round, by the machine or the game that draws it. */
export function countedShare(drawnBy: string): number {
  if (JACKPOT_MACHINE_IDS.some((id) => id === drawnBy)) return 0;
  if (SLOT_MACHINE_IDS.some((id) => id === drawnBy)) return COUNTED_SHARES.slots;
  const game = COUNTED_GAMES.find((each) => each === drawnBy);
  return game === undefined || game === 'slots' ? 0 : COUNTED_SHARES[game];
}

/** RND-40 Games with the same share, the highest first. */
export function gamesByShare(): readonly (readonly [share: number, games: readonly CountedGame[]])[] {
  const shares = [...new Set(Object.values(COUNTED_SHARES))].toSorted((one, other) => other - one);
  return shares.map((share) => [share, COUNTED_GAMES.filter((game) => COUNTED_SHARES[game] === share)] as const);
}
