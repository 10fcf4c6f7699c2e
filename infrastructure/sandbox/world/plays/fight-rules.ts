import { fraction } from '../mix.ts';
import type { Matchup, Side } from './play.ts';

export const FINISHES = ['knockout', 'submission'] as const;
type Finish = (typeof FINISHES)[number];

interface FightRules {
  readonly rounds: number;
  readonly roundSeconds: number;
  /** How likely either of two equals ends the fight in a given minute, by the way of doing it. */
  readonly finishes: Readonly<Record<Finish, number>>;
}

/** Title fights go five rounds of mixed martial arts or twelve of boxing, others three or ten. */
export function fightRules({ key, sport }: Pick<Matchup, 'key' | 'sport'>): FightRules {
  const isForTitle = fraction(key, 71) < 0.25;
  return sport === 'boxing'
    ? { rounds: isForTitle ? 12 : 10, roundSeconds: 180, finishes: { knockout: 0.011, submission: 0 } }
    : { rounds: isForTitle ? 5 : 3, roundSeconds: 300, finishes: { knockout: 0.022, submission: 0.012 } };
}

/** How likely a side ends the fight in a given second, by its way of doing it. */
export function finishRate(
  view: Pick<Matchup, 'key' | 'sport' | 'edge' | 'tempo'>,
  side: Side,
  finish: Finish,
): number {
  const lead = side === 'home' ? view.edge : -view.edge;
  return (fightRules(view).finishes[finish] / 60) * Math.max(0.15, 1 + lead * 1.1) * (1 + view.tempo * 0.3);
}

/** How likely the home side takes the judges' decision. */
export function decisionProbability(view: Pick<Matchup, 'edge'>): number {
  return Math.max(0.08, Math.min(0.92, 0.5 + view.edge * 0.45));
}
