import { BONUS_GAMES } from '../navigation/route-parameters.ts';

/** The last part of the address of a mini game that is a bonus. */
export type BonusGameRoute = (typeof BONUS_GAMES)[number];

const LEGACY_ENTRANCE = /^\/?allgamesentrance\//;

/** CG-10 A bonus game is found by its whole name, by its short one, and by either behind the former entrance; in any case of letters. */
export function bonusGameRoute(name: string): BonusGameRoute | undefined {
  const wanted = name.trim().toLowerCase().replace(LEGACY_ENTRANCE, '').replace(/\/$/, '');
  return BONUS_GAMES.find((route) => route === wanted || route === `${wanted}-bonus`);
}
