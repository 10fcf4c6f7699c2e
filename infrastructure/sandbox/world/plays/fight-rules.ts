import { fraction } from '../mix.ts';
import type { Matchup, Side } from './play.ts';

export const ROUND_SECONDS = 300;
export const FINISHES = ['knockout', 'submission'] as const;

/** Title fights go five rounds, others three. */
export function fightRounds(key: number): number {
  return fraction(key, 71) < 0.25 ? 5 : 3;
}

/** How likely a side ends the fight in a given second, by its way of doing it. */
export function finishRate(
  view: Pick<Matchup, 'edge' | 'tempo'>,
  side: Side,
  finish: (typeof FINISHES)[number],
): number {
  const lead = side === 'home' ? view.edge : -view.edge;
  return ((finish === 'knockout' ? 0.022 : 0.012) / 60) * Math.max(0.15, 1 + lead * 1.1) * (1 + view.tempo * 0.3);
}

/** How likely the home side takes the judges' decision. */
export function decisionProbability(view: Pick<Matchup, 'edge'>): number {
  return Math.max(0.08, Math.min(0.92, 0.5 + view.edge * 0.45));
}
