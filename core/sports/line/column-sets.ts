import { fail, ok } from '../../shared/result.ts';
import type { StoredValue } from '../../shared/stored-value.ts';
import { isMoment, type EpochMillis } from '../../shared/time.ts';
import { isFields, isId } from '../../shared/untrusted.ts';
import type { SportId } from '../../shared/ids.ts';
import type { Section } from '../game/game.ts';
import { ROW_ORDERS, rowOrder, type RowOrder } from './sport-orders.ts';
import { COLUMN_GROUPS } from './line-columns.ts';

/** Sets that a player keeps in one section at most. */
export const MOST_COLUMN_SETS = 8;
/** Sports with columns of their own in one set at most: what is chosen travels in a cookie. */
const MOST_SPORTS = 24;
/** Characters of the name of a set at most. */
export const LONGEST_SET_NAME = 30;

/** Columns that a player laid out and named. */
export interface ColumnSet {
  /** A positive number, unique in its section. */
  readonly id: number;
  readonly name: string;
  /** The columns of its sports, as `chosenColumns` reads them. */
  readonly columns: string;
}

/** The saved sets of each section, and which one is shown: 0 says the usual columns. */
export interface ColumnSets {
  readonly lineProfileId: number;
  readonly liveProfileId: number;
  /** When the choice was made. */
  readonly profileIdTimestamp: EpochMillis;
  readonly sets: Readonly<Record<Section, readonly ColumnSet[]>>;
}

export const NO_COLUMN_SETS: ColumnSets = {
  lineProfileId: 0,
  liveProfileId: 0,
  profileIdTimestamp: 0,
  sets: { line: [], live: [] },
};

const IDS = { line: 'lineProfileId', live: 'liveProfileId' } as const;

/** What is no section is the line. */
const sectionOf = (given: Section): Section => (given === 'live' ? 'live' : 'line');

/** The set of a section that is shown; undefined where it has the usual columns. */
export function chosenSet(kept: ColumnSets, given: Section): ColumnSet | undefined {
  const section = sectionOf(given);
  return kept.sets[section].find(({ id }) => id === kept[IDS[section]]);
}

/** COL-1 A set is chosen by its id and at a moment; an id that no set has chooses the usual columns. */
export function withChosenSet(
  kept: ColumnSets,
  given: Section,
  { id, now }: { readonly id: number; readonly now: EpochMillis },
): ColumnSets {
  const section = sectionOf(given);
  const known = kept.sets[section].some((set) => set.id === id) ? id : 0;
  return { ...kept, [IDS[section]]: known, profileIdTimestamp: isMoment(now) ? now : kept.profileIdTimestamp };
}

/** COL-2 A new set has an id of its own and is chosen; beyond eight in a section there is no other. */
export function withNewSet(
  kept: ColumnSets,
  given: Section,
  { now, ...set }: Omit<ColumnSet, 'id'> & { readonly now: EpochMillis },
): ColumnSets {
  const section = sectionOf(given);
  const before = kept.sets[section];
  if (before.length >= MOST_COLUMN_SETS) return kept;
  const id = Math.max(0, ...before.map((known) => known.id)) + 1;
  const sets = { ...kept.sets, [section]: [...before, { ...set, name: shortName(set.name), id }] };
  return withChosenSet({ ...kept, sets }, section, { id, now });
}

/** COL-3 What is changed of the chosen set holds in it; a name without letters leaves the one that it has. */
export function withChangedSet(
  kept: ColumnSets,
  given: Section,
  change: Partial<Pick<ColumnSet, 'name' | 'columns'>>,
): ColumnSets {
  const section = sectionOf(given);
  const chosen = chosenSet(kept, section);
  if (chosen === undefined) return kept;
  const name = shortName(change.name ?? '') || chosen.name;
  const changed = kept.sets[section].map((set) => (set === chosen ? { ...set, ...change, name } : set));
  return { ...kept, sets: { ...kept.sets, [section]: changed } };
}

/** COL-4 With the chosen set removed its section has the usual columns. */
export function withoutChosenSet(kept: ColumnSets, given: Section, now: EpochMillis): ColumnSets {
  const section = sectionOf(given);
  const chosen = chosenSet(kept, section);
  const sets = { ...kept.sets, [section]: kept.sets[section].filter((set) => set !== chosen) };
  return withChosenSet({ ...kept, sets }, section, { id: 0, now });
}

/**
 * COL-5 The columns of a sport are written as their digits, one at least; without digits the sport has its usual ones. Of more than 24 sports the
 * one that was laid out first goes.
 */
export function withSportColumns(columns: string, sport: SportId, places: readonly number[]): string {
  return withSportDigits(columns, sport, `${places.join('')}${digitOf(rowOrder(sport, columns))}`);
}

/** COL-9 The order of the rows of a sport stands after its columns; without one the sport has the order of all. */
export function withSportOrder(columns: string, sport: SportId, order: RowOrder | undefined): string {
  const [, places = ''] = new RegExp(`(?:^|\\.)${String(sport)}-([0-6]*)`).exec(columns) ?? [];
  return withSportDigits(columns, sport, `${places}${digitOf(order)}`);
}

function digitOf(order: RowOrder | undefined): string {
  return order === undefined ? '' : String(ROW_ORDERS.indexOf(order) + 7);
}

function withSportDigits(columns: string, sport: SportId, digits: string): string {
  const others = columns.split('.').filter((part) => part !== '' && !part.startsWith(`${String(sport)}-`));
  return [...others, ...(digits === '' ? [] : [`${String(sport)}-${digits}`])].slice(-MOST_SPORTS).join('.');
}

/** COL-6 A column that is moved takes the place it is moved to; beyond the ends it stays at the end. */
export function withColumnMoved(places: readonly number[], from: number, to: number): readonly number[] {
  const moved = places[from];
  if (moved === undefined) return places;
  const others = places.filter((_, place) => place !== from);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, moved);
}

/** COL-7 A stored value of another shape is dropped, and a set of another shape left out; what was chosen holds where its set is there. */
export const COLUMN_SETS: StoredValue<ColumnSets> = {
  key: 'column-sets',
  keepFor: 'ever',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) => {
    if (!isFields(stored) || !isFields(stored['sets'])) return fail({ code: 'shape' });
    const { lineProfileId, liveProfileId, profileIdTimestamp, sets } = stored;
    const kept = { ...NO_COLUMN_SETS, sets: { line: readSets(sets['line']), live: readSets(sets['live']) } };
    const now = isMoment(profileIdTimestamp) ? profileIdTimestamp : 0;
    const withLine = withChosenSet(kept, 'line', { id: Number(lineProfileId), now });
    return ok(withChosenSet(withLine, 'live', { id: Number(liveProfileId), now }));
  },
};

const COLUMNS = new RegExp(
  `^(?:\\d{1,6}-(?=\\d)[0-${String(COLUMN_GROUPS.length - 1)}]{0,${String(COLUMN_GROUPS.length)}}[7-9]?(?:\\.|$))*$`,
);

function readSets(given: unknown): readonly ColumnSet[] {
  if (!Array.isArray(given)) return [];
  const sets = given.flatMap((set: unknown) => {
    if (!isFields(set)) return [];
    const { id, name, columns } = set;
    const isSound = isId(id) && typeof name === 'string' && typeof columns === 'string' && columns.length <= 300;
    return isSound && shortName(name) !== '' && COLUMNS.test(columns) ? [{ id, name: shortName(name), columns }] : [];
  });
  return sets.filter(({ id }, place) => sets.findIndex((set) => set.id === id) === place).slice(0, MOST_COLUMN_SETS);
}

function shortName(name: string): string {
  return Array.from(name.trim()).slice(0, LONGEST_SET_NAME).join('').trim();
}
