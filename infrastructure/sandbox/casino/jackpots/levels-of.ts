import { JACKPOT_LEVELS, type JackpotLevel } from '../../../../core/casino/jackpots/jackpot-terms.ts';

/** The jackpots of a round as its row has them, with commas between. */
export function levelsOf(text: string): JackpotLevel[] {
  const named = text.split(',');
  return JACKPOT_LEVELS.filter((level) => named.includes(level));
}
