import type { SportId } from '../../shared/ids.ts';

export type { SportId };

/** The sports of the line; ids are the wire's. */
export const SPORTS = [
  { id: 1, code: 'football' },
  { id: 2, code: 'ice-hockey' },
  { id: 3, code: 'basketball' },
  { id: 4, code: 'tennis' },
  { id: 5, code: 'baseball' },
  { id: 6, code: 'volleyball' },
  { id: 8, code: 'handball' },
  { id: 10, code: 'table-tennis' },
  { id: 16, code: 'badminton' },
  { id: 40, code: 'dota-2' },
  { id: 41, code: 'cs2' },
  { id: 56, code: 'mma' },
  { id: 66, code: 'cricket' },
  { id: 85, code: 'politics' },
] as const;

export type SportCode = (typeof SPORTS)[number]['code'];

/** A sport with how many games it has now. */
export interface Sport {
  readonly id: SportId;
  readonly code: SportCode;
  readonly name: string;
  readonly liveCount: number;
  readonly lineCount: number;
}

/** The code of a sport; undefined for a number that is none. */
export function sportCode(id: SportId): SportCode | undefined {
  return SPORTS.find((sport) => sport.id === id)?.code;
}

/** The number of a sport; undefined for a code that is none. */
export function sportId(code: string): SportId | undefined {
  return SPORTS.find((sport) => sport.code === code)?.id;
}
