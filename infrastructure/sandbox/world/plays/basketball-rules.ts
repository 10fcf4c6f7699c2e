import type { Matchup, Side } from './play.ts';

const NBA_CHAMP = 33;
/** Played by computers: short quarters. */
const VIRTUAL_CHAMP = 105;
export const QUARTERS = 4;
export const OVERTIME_MINUTES = 5;
const POSSESSION_SECONDS = 14.5;
/** What a possession brings: three points, two, one from the line, or nothing. */
export const THREE_SHARE = 0.12;
export const TWO_SHARE = 0.36;
export const ONE_SHARE = 0.08;

export function quarterMinutes(champId: number): number {
  if (champId === VIRTUAL_CHAMP) return 5;
  return champId === NBA_CHAMP ? 12 : 10;
}

/** How good a side's attack is against the usual. */
export function attack(view: Pick<Matchup, 'edge' | 'tempo' | 'champId'>, side: Side): number {
  const level = view.champId === NBA_CHAMP ? 1 : 0.9;
  return level * (1 + view.tempo * 0.05 + (side === 'home' ? view.edge : -view.edge) * 0.09);
}

/** How likely a possession brings no point, one, two and three. */
export function possessionLaw(quality: number): readonly [number, number, number, number] {
  const scoring = (THREE_SHARE + TWO_SHARE + ONE_SHARE) * quality;
  return [1 - scoring, ONE_SHARE * quality, TWO_SHARE * quality, THREE_SHARE * quality];
}

export function periodSeconds(champId: number, period: number): number {
  return (period > QUARTERS ? OVERTIME_MINUTES : quarterMinutes(champId)) * 60;
}

/** How often a side or the other attacks in a period. */
export function possessionsIn(champId: number, period: number): number {
  return Math.floor(periodSeconds(champId, period) / POSSESSION_SECONDS);
}

/** When an attack ends, as a part of its share of the period: from the first to the second, evenly. */
export const ATTACK_ENDS = { from: 0.1, to: 0.9 } as const;
