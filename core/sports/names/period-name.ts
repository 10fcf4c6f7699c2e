import type { SportId } from '../../shared/ids.ts';
import { spoken, type SpokenText } from './spoken-text.ts';
import { playedCode, type PlayedCode } from '../tree/sport.ts';

/** What a sport calls the parts it is played in. */
export const PERIOD_UNITS = ['half', 'period', 'quarter', 'set', 'inning', 'innings', 'map', 'round', 'part'] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];

interface Parts {
  readonly unit: PeriodUnit;
  /** How many belong to a game that needs no extra time. */
  readonly count: number;
}

/** The other sports are played in maps. */
const MAPS: Parts = { unit: 'map', count: 5 };

const PARTS: Readonly<Partial<Record<PlayedCode, Parts>>> = {
  football: { unit: 'half', count: 2 },
  'ice-hockey': { unit: 'period', count: 3 },
  basketball: { unit: 'quarter', count: 4 },
  tennis: { unit: 'set', count: 5 },
  baseball: { unit: 'inning', count: 9 },
  volleyball: { unit: 'set', count: 5 },
  handball: { unit: 'half', count: 2 },
  'table-tennis': { unit: 'set', count: 7 },
  badminton: { unit: 'set', count: 3 },
  mma: { unit: 'round', count: 5 },
  cricket: { unit: 'innings', count: 2 },
  politics: { unit: 'part', count: 1 },
};

/** What the parts of a game of a sport are called, and how many are regular. */
export function periodParts(sport: SportId): Parts {
  return PARTS[playedCode(sport)] ?? MAPS;
}

/** LN-21 A part of a game has its sport's name and number; what is beyond the regular parts is extra time. */
export function periodName(sport: SportId, period: number): SpokenText {
  const { unit, count } = periodParts(sport);
  const isRegular = Number.isInteger(period) && period >= 1 && period <= count;
  return spoken(isRegular ? `sports:period.${unit}.${String(period)}` : `sports:period.${unit}.extra`);
}
