import type { SportId } from '../../shared/ids.ts';
import type { MarketKind } from '../game/market-kind.ts';
import { sportFacts } from '../tree/sport.ts';

export const COLUMN_GROUPS = ['result', 'double-chance', 'total', 'handicap', 'both-score', 'home-total'] as const;
export type ColumnGroupName = (typeof COLUMN_GROUPS)[number] | 'map';

/** A group of neighbouring cells in the rows of a sport, filled from one market. */
export interface ColumnGroup {
  readonly name: ColumnGroupName;
  /** The market that heads it, where that is not the group itself. */
  readonly title?: 'market.maps-total' | 'market.maps-handicap';
  /** The kinds it may show, the first that the game has. */
  readonly kinds: readonly MarketKind[];
  /** The answers in the order of the cells; an undefined one keeps its slot empty. */
  readonly codes: readonly (string | undefined)[];
  /** Whether a player picks the line that is shown. */
  readonly hasLines: boolean;
  /** Of the part that is played, not of the whole game. */
  readonly isOfPart?: true;
  /** When it gives way to the names: never (0), first in the narrowest table (1), before that (2), or wherever there is no room to spare (3). */
  readonly yields: number;
}

const RESULT: ColumnGroup = {
  name: 'result',
  kinds: ['result'],
  codes: ['home', 'draw', 'away'],
  hasLines: false,
  yields: 0,
};
const WINNER: ColumnGroup = { ...RESULT, kinds: ['winner', 'result'], codes: ['home', undefined, 'away'] };
const DOUBLE_CHANCE: ColumnGroup = {
  name: 'double-chance',
  kinds: ['double-chance'],
  codes: ['home-draw', 'home-away', 'draw-away'],
  hasLines: false,
  yields: 2,
};
const NO_DOUBLE_CHANCE: ColumnGroup = { ...DOUBLE_CHANCE, kinds: [], codes: [undefined, undefined, undefined] };
const TOTAL: ColumnGroup = {
  name: 'total',
  kinds: ['total', 'asian-total', 'sets-total'],
  codes: ['over', 'under'],
  hasLines: true,
  yields: 0,
};
const HANDICAP: ColumnGroup = {
  name: 'handicap',
  kinds: ['handicap', 'asian-handicap', 'sets-handicap'],
  codes: ['home', 'away'],
  hasLines: true,
  yields: 1,
};
const BOTH_SCORE: ColumnGroup = {
  name: 'both-score',
  kinds: ['both-score'],
  codes: ['yes', 'no'],
  hasLines: false,
  yields: 3,
};
const HOME_TOTAL: ColumnGroup = {
  name: 'home-total',
  kinds: ['home-total'],
  codes: ['over', 'under'],
  hasLines: false,
  yields: 3,
};
const NO_BOTH_SCORE: ColumnGroup = { ...BOTH_SCORE, kinds: [], codes: [undefined, undefined] };

const MAPS_WINNER: ColumnGroup = { ...RESULT, kinds: ['winner'], codes: ['home', 'away'] };
const WITH_MAPS: readonly ColumnGroup[] = [
  MAPS_WINNER,
  { ...TOTAL, title: 'market.maps-total', kinds: ['sets-total'] },
  { ...HANDICAP, title: 'market.maps-handicap', kinds: ['sets-handicap'] },
  { ...MAPS_WINNER, name: 'map', isOfPart: true, yields: 2 },
];
const NO_COLUMNS: readonly ColumnGroup[] = [];
const WITH_DRAW: readonly ColumnGroup[] = [RESULT, DOUBLE_CHANCE, TOTAL, HANDICAP, BOTH_SCORE, HOME_TOTAL];
const WITHOUT_DRAW: readonly ColumnGroup[] = [WINNER, NO_DOUBLE_CHANCE, TOTAL, HANDICAP, NO_BOTH_SCORE, HOME_TOTAL];

/**
 * LN-1 Every sport has the same groups of columns in the same order; a sport without draws keeps their slots empty, one without contests has no columns.
 * LN-92 Sports of maps have columns of maps: who wins, total and handicap of maps, and who wins the map being played.
 */
export function lineColumns(sport: SportId): readonly ColumnGroup[] {
  const facts = sportFacts(sport);
  if (facts?.unit === 'part') return NO_COLUMNS;
  if (facts?.unit === 'map') return WITH_MAPS;
  return facts?.isDrawn === false ? WITHOUT_DRAW : WITH_DRAW;
}

/**
 * LN-73 A player's own columns of a sport stand in the order of their digits in the text of all sports: `1-02.4-32` says the first and third of football, then of
 * tennis the fourth and third; digits of no group or that stand twice are left out, and where none is left the sport has its usual ones.
 * @param chosen any text: what of it says nothing of the sport changes nothing
 */
export function chosenColumns(sport: SportId, chosen: string): readonly ColumnGroup[] {
  const usual = lineColumns(sport);
  const own = [...new Set(digitsOf(sport, chosen))].flatMap((digit) => usual[Number(digit)] ?? []);
  return own.length === 0
    ? usual
    : own.map((group, place) => ({ ...group, yields: Math.min(Math.max(place - 1, 0), 3) }));
}

/** What a player chose for a sport: the digits of its columns, then that of its order. */
function digitsOf(sport: SportId, chosen: string): string {
  return `.${chosen}`.split(`.${String(sport)}-`)[1]?.split('.')[0] ?? '';
}

/** LN-102 The order that a player chose for a sport alone: 7 by league, 8 by time, 9 by popularity; undefined where the sport has the order of all. */
export function orderDigit(sport: SportId, chosen = ''): string | undefined {
  return /[7-9]$/.exec(digitsOf(sport, chosen))?.[0];
}
