import type { SportId } from '../../shared/ids.ts';
import { spoken, type SpokenText } from './spoken-text.ts';
import { sportFacts, type PeriodUnit } from '../tree/sport.ts';

interface Parts {
  readonly unit: PeriodUnit;
  /** How many belong to a match before extra time; 0 where there is no such thing. */
  readonly count: number;
}

/** Of a sport whose number nobody knows. */
const HALVES: Parts = { unit: 'half', count: 2 };

/** What the parts of a game of a sport are called, and how many are regular. */
export function periodParts(sport: SportId): Parts {
  return sportFacts(sport) ?? HALVES;
}

/** LN-21 A part of a game has its sport's name and number; what is beyond the regular parts is extra time. */
export function periodName(sport: SportId, period: number): SpokenText {
  const { unit, count } = periodParts(sport);
  const isRegular = count === 0 || (Number.isInteger(period) && period >= 1 && period <= count);
  if (!isRegular) return spoken(`sports:period.${unit}.extra`);
  return unit === 'half'
    ? spoken(`sports:period.half.${String(period)}`)
    : spoken(`sports:period.${unit}`, { number: period });
}
