import type { Matchup, Side } from './play.ts';

const NBA_CHAMP = 33;
export const QUARTERS = 4;
export const OVERTIME_MINUTES = 5;
export const POSSESSION_SECONDS = 14.5;
/** What a possession brings: three points, two, one from the line, or nothing. */
export const THREE_SHARE = 0.12;
export const TWO_SHARE = 0.36;
export const ONE_SHARE = 0.08;

export function quarterMinutes(champId: number): number {
  return champId === NBA_CHAMP ? 12 : 10;
}

/** How good a side's attack is against the usual. */
export function attack(view: Pick<Matchup, 'edge' | 'tempo' | 'champId'>, side: Side): number {
  const level = view.champId === NBA_CHAMP ? 1 : 0.9;
  return level * (1 + view.tempo * 0.05 + (side === 'home' ? view.edge : -view.edge) * 0.09);
}

/** Points a side scores in so many seconds: their mean and variance. */
export function pointsIn(seconds: number, quality: number): { readonly mean: number; readonly variance: number } {
  const possessions = seconds / POSSESSION_SECONDS / 2;
  const mean = (THREE_SHARE * 3 + TWO_SHARE * 2 + ONE_SHARE) * quality;
  const square = (THREE_SHARE * 9 + TWO_SHARE * 4 + ONE_SHARE) * quality;
  return { mean: possessions * mean, variance: possessions * (square - mean * mean) };
}
