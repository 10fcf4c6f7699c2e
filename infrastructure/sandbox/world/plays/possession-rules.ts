import type { SportCode } from '../../../../core/sports/tree/sport.ts';
import type { Matchup, Side } from './play.ts';

const NBA_CHAMP = 33;

/** How likely an attack brings no point, one, two and so on. */
type PossessionLaw = readonly number[];

/** A sport in which the sides attack in turn, and an attack may bring points. */
interface PossessionRules {
  readonly periods: number;
  readonly minutes: number;
  /** 0 where a level score is the end of it. */
  readonly overtimeMinutes: number;
  readonly possessionSeconds: number;
  readonly law: PossessionLaw;
  /** How much of a side's attacks the stronger one gains. */
  readonly lean: number;
  readonly tempo: number;
  /** Whether prices are suspended around a score. */
  readonly isScoreDecisive: boolean;
}

const BASKETBALL: PossessionRules = {
  periods: 4,
  minutes: 10,
  overtimeMinutes: 5,
  possessionSeconds: 14.5,
  law: [0.44, 0.08, 0.36, 0.12],
  lean: 0.09,
  tempo: 0.05,
  isScoreDecisive: false,
};

const POSSESSION_RULES = {
  basketball: BASKETBALL,
  /** Played by computers: short quarters. */
  'cyber-basketball': { ...BASKETBALL, minutes: 5 },
  'american-football': {
    periods: 4,
    minutes: 15,
    overtimeMinutes: 10,
    possessionSeconds: 150,
    law: [0.6, 0, 0, 0.17, 0, 0, 0.02, 0.2, 0.01],
    lean: 0.3,
    tempo: 0.1,
    isScoreDecisive: true,
  },
  'rugby-union': {
    periods: 2,
    minutes: 40,
    overtimeMinutes: 0,
    possessionSeconds: 100,
    law: [0.8, 0, 0, 0.07, 0, 0.05, 0, 0.08],
    lean: 0.35,
    tempo: 0.1,
    isScoreDecisive: true,
  },
  'rugby-league': {
    periods: 2,
    minutes: 40,
    overtimeMinutes: 0,
    possessionSeconds: 100,
    law: [0.82, 0.01, 0.03, 0, 0.04, 0, 0.1],
    lean: 0.35,
    tempo: 0.1,
    isScoreDecisive: true,
  },
  'australian-football': {
    periods: 4,
    minutes: 20,
    overtimeMinutes: 0,
    possessionSeconds: 60,
    law: [0.43, 0.25, 0, 0, 0, 0, 0.32],
    lean: 0.2,
    tempo: 0.08,
    isScoreDecisive: false,
  },
} as const satisfies Partial<Record<SportCode, PossessionRules>>;

export type PossessionSport = keyof typeof POSSESSION_RULES;

export function isPossessionSport(sport: string): sport is PossessionSport {
  return Object.hasOwn(POSSESSION_RULES, sport);
}

type Played = Pick<Matchup, 'sport' | 'champId'>;

/** The rules that a match is played by; the NBA plays longer quarters. */
export function possessionRules({ sport, champId }: Played): PossessionRules {
  if (champId === NBA_CHAMP) return { ...BASKETBALL, minutes: 12 };
  return isPossessionSport(sport) ? POSSESSION_RULES[sport] : BASKETBALL;
}

/** How good a side's attack is against the usual. */
export function attack(view: Played & Pick<Matchup, 'edge' | 'tempo'>, side: Side): number {
  const { lean, tempo } = possessionRules(view);
  const level = view.sport.endsWith('basketball') && view.champId !== NBA_CHAMP ? 0.9 : 1;
  return level * (1 + view.tempo * tempo + (side === 'home' ? view.edge : -view.edge) * lean);
}

/** How likely an attack of a quality brings no point, one, two and so on. */
export function possessionLaw(view: Played, quality: number): PossessionLaw {
  const [, ...scoring] = possessionRules(view).law.map((share) => share * quality);
  return [1 - scoring.reduce((sum, share) => sum + share, 0), ...scoring];
}

export function periodSeconds(view: Played, period: number): number {
  const { periods, minutes, overtimeMinutes } = possessionRules(view);
  return (period > periods ? overtimeMinutes : minutes) * 60;
}

/** How often a side or the other attacks in a period. */
export function possessionsIn(view: Played, period: number): number {
  return Math.floor(periodSeconds(view, period) / possessionRules(view).possessionSeconds);
}

/** When an attack ends, as a part of its share of the period: from the first to the second, evenly. */
export const ATTACK_ENDS = { from: 0.1, to: 0.9 } as const;
