import type { SportId } from '../../shared/ids.ts';

export type { SportId };

const IDS = {
  football: 1,
  'ice-hockey': 2,
  basketball: 3,
  tennis: 4,
  baseball: 5,
  volleyball: 6,
  handball: 8,
  'table-tennis': 10,
  badminton: 16,
  'dota-2': 40,
  cs2: 41,
  lol: 42,
  valorant: 43,
  'rainbow-six': 44,
  'starcraft-2': 45,
  mma: 56,
  cricket: 66,
  'cyber-football': 140,
  'cyber-ice-hockey': 141,
  'cyber-basketball': 142,
  politics: 85,
} as const;

export type SportCode = keyof typeof IDS;

/** The sports of the line in their order; ids are the wire's. */
export const SPORTS: readonly { readonly id: SportId; readonly code: SportCode }[] = Object.entries(IDS).map(
  ([code, id]): { readonly id: SportId; readonly code: SportCode } => ({ id, code: code as SportCode }),
);

/** What computers play is played, named and laid out like the sport that it imitates. */
export type PlayedCode<Code = SportCode> = Code extends `cyber-${string}` ? never : Code;

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

/** LN-72 The sport whose parts and columns a sport has: its own, or for what computers play those of the sport that it imitates; football's where there is no such sport. */
export function playedCode(id: SportId): PlayedCode {
  return (sportCode(id)?.replace('cyber-', '') ?? 'football') as PlayedCode;
}
