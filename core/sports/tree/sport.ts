import type { SportId } from '../../shared/ids.ts';

export type { SportId };

/** What a sport calls the parts it is played in. */
export type PeriodUnit =
  | 'half'
  | 'period'
  | 'quarter'
  | 'set'
  | 'inning'
  | 'innings'
  | 'map'
  | 'round'
  | 'frame'
  | 'leg'
  | 'part';

/** How many parts belong to a match, where extra time may follow them. */
const COUNTS: Partial<Record<PeriodUnit, number>> = { half: 2, period: 3, quarter: 4, inning: 9, innings: 2 };

/** `minutes` of a part played by the clock; `decided` where such a match never ends level. */
type SportRow = readonly [id: SportId, unit: PeriodUnit, minutes?: number, decided?: 1];

/** LN-72 What computers play is parted and laid out like the sport that it imitates. */
const ROWS = {
  football: [1, 'half', 45],
  'ice-hockey': [2, 'period', 20],
  basketball: [3, 'quarter', 10, 1],
  tennis: [4, 'set'],
  baseball: [5, 'inning'],
  volleyball: [6, 'set'],
  handball: [8, 'half', 30],
  'table-tennis': [10, 'set'],
  badminton: [16, 'set'],
  'dota-2': [40, 'map'],
  cs2: [41, 'map'],
  lol: [42, 'map'],
  valorant: [43, 'map'],
  'rainbow-six': [44, 'map'],
  'starcraft-2': [45, 'map'],
  mma: [56, 'round'],
  cricket: [66, 'innings'],
  'cyber-football': [140, 'half', 4],
  'cyber-ice-hockey': [141, 'period', 4],
  'cyber-basketball': [142, 'quarter', 5, 1],
  politics: [85, 'part'],
  futsal: [14, 'half', 20],
  'beach-soccer': [68, 'period', 12],
  'water-polo': [17, 'quarter', 8],
  floorball: [12, 'period', 20],
  'field-hockey': [69, 'quarter', 15],
  bandy: [13, 'half', 45],
  netball: [70, 'quarter', 15],
  'beach-volleyball': [29, 'set'],
  squash: [71, 'set'],
  padel: [72, 'set'],
  snooker: [30, 'frame'],
  darts: [21, 'leg'],
  'american-football': [15, 'quarter', 15, 1],
  'rugby-union': [7, 'half', 40],
  'rugby-league': [73, 'half', 40],
  'australian-football': [67, 'quarter', 20],
  boxing: [9, 'round'],
  'formula-1': [26, 'part'],
  cycling: [19, 'part'],
  biathlon: [32, 'part'],
  'horse-racing': [87, 'part'],
  culture: [88, 'part'],
  marbles: [89, 'part'],
} as const;

export type SportCode = keyof typeof ROWS;

/** What holds for all matches of a sport. */
interface SportFacts {
  readonly id: SportId;
  readonly code: SportCode;
  readonly unit: PeriodUnit;
  /** Parts of a match before extra time; 0 where there is no such thing. */
  readonly count: number;
  /** Minutes of a part, where it is played by the clock. */
  readonly minutes: number | undefined;
  readonly isDrawn: boolean;
}

/** The sports of the line in their order; ids are the wire's. */
export const SPORTS: readonly SportFacts[] = Object.entries<SportRow>(ROWS).map(
  ([code, [id, unit, minutes, decided]]) => ({
    id,
    code: code as SportCode,
    unit,
    count: COUNTS[unit] ?? 0,
    minutes,
    isDrawn: minutes !== undefined && decided === undefined,
  }),
);

/** A sport with how many games it has now. */
export interface Sport {
  readonly id: SportId;
  readonly code: SportCode;
  readonly name: string;
  readonly liveCount: number;
  readonly lineCount: number;
}

/** What holds for a sport; undefined for a number that is none. */
export function sportFacts(id: SportId): SportFacts | undefined {
  return SPORTS.find((sport) => sport.id === id);
}

/** The code of a sport; undefined for a number that is none. */
export function sportCode(id: SportId): SportCode | undefined {
  return sportFacts(id)?.code;
}

/** The number of a sport; undefined for a code that is none. */
export function sportId(code: string): SportId | undefined {
  return SPORTS.find((sport) => sport.code === code)?.id;
}
