import type { MarketKind } from '../../../../core/sports/market-kind.ts';
import type { Matchup } from '../plays/play.ts';
import type { GradeMass } from './grade.ts';
import type { Spread } from './spread.ts';

/** What is counted: goals in regular time, the score with overtime, sets or maps, corners, yellow and red cards. */
export type CountName = 'regular' | 'whole' | 'sets' | 'corners' | 'cards' | 'reds';

/** How a game may end from where it stands. When it is over, every chance is a certainty: settlement reads the same answers. */
export interface Chances {
  /** 'void' where the period is not played; undefined where the sport has no such count. */
  readonly spread: (count: CountName, period: number) => Spread | 'void' | undefined;
  /** For the kinds that a spread cannot tell. */
  readonly special: (kind: MarketKind, period: number, line: number | undefined, code: string) => GradeMass | undefined;
}

/** The strengths as the prices see them: what is known, and a small drift. */
export interface View extends Matchup {
  /** Nobody played the rest: whatever could still have come must stay possible. */
  readonly isBrokenOff?: boolean;
}

/** Remembers what was computed once. */
export function remembered<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined || known.has(key)) return value as Value;
    const computed = compute(key);
    known.set(key, computed);
    return computed;
  };
}
