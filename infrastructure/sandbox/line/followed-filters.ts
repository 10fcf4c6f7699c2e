import type { EpochMillis } from '../../../core/shared/time.ts';
import { PART_SIZES, type LineFilter, type LineWish, type PartSize } from '../../../core/sports/line/line-filter.ts';
import type { LineBook, LineMoment } from './line-book.ts';
import { selectLine, type LineSelection } from './line-selection.ts';
import { recentlyAsked } from './recently-asked.ts';

/** The games under a filter, of which parts are cut. */
export interface FilterSelection extends LineSelection {
  readonly champIds: ReadonlySet<number>;
}

/** A filter and what decides which wishes are the same under it. */
export interface FollowedFilter {
  seenAt: number;
  askedAt: EpochMillis;
  selection: FilterSelection;
  /** The version in which the champ got its first game or lost its last one. */
  readonly champsChanged: Map<number, number>;
  /** The version in which the selection became longer than a part, or no longer so. */
  readonly sizesCrossed: Map<PartSize, number>;
}

export interface FollowedFilters {
  /** The games of the book as it stands. */
  readonly now: (wish: LineWish) => FollowedFilter;
  /** What is known of the filter without looking. */
  readonly known: (wish: LineWish) => FollowedFilter | undefined;
  readonly earlier: (moment: LineMoment, wish: LineWish) => FilterSelection;
}

const MOST_FILTERS = 300;
/** Moments of the filters that were asked for, as others handed them out. */
const MOST_EARLIER = 100;

export function followFilters(book: LineBook): FollowedFilters {
  const followed = recentlyAsked<FollowedFilter>(book, MOST_FILTERS);
  const now = (wish: LineWish): FollowedFilter => {
    const key = filterKey(wish);
    const known = followed.get(key);
    if (known?.seenAt === book.version()) return known;
    const selection = selectFilter({ ordered: book.games(), moment: book.now() }, wish);
    const filter = known ?? newFilter(selection);
    noteChanges(filter, selection, book.version());
    Object.assign(filter, { selection, seenAt: book.version(), askedAt: book.now() });
    // filters that nobody needs push out no others
    if (known !== undefined || selection.games.length > 0) followed.set(key, filter, isForFavourites(wish));
    return filter;
  };
  const kept = recentlyAsked<{ readonly askedAt: EpochMillis; readonly selection: FilterSelection }>(
    book,
    MOST_EARLIER,
  );
  const earlier = (moment: LineMoment, wish: LineWish): FilterSelection => {
    const key = `${filterKey(wish)}:${String(moment.version)}`;
    const selection = kept.get(key)?.selection ?? selectFilter(moment, wish);
    kept.set(key, { selection, askedAt: book.now() }, isForFavourites(wish));
    return selection;
  };
  return { now, earlier, known: (wish) => followed.get(filterKey(wish)) };
}

function selectFilter({ ordered, moment }: Pick<LineMoment, 'ordered' | 'moment'>, wish: LineFilter): FilterSelection {
  const selection = selectLine(ordered, wish, moment);
  return { ...selection, champIds: new Set(selection.games.map(({ champId }) => champId)) };
}

/** The least wish that has the same line: a part that comes whole is the whole, and favourites without games order nothing. */
export function leastWish<Wish extends LineWish>(wish: Wish, { games, champIds }: FilterSelection): Wish {
  const { part } = wish;
  if (part === undefined || games.length <= part.most) return { ...wish, part: undefined };
  const favouriteChamps = [...new Set(part.favouriteChamps)]
    .filter((id) => champIds.has(id))
    .toSorted((one, other) => one - other);
  return { ...wish, part: { ...part, favouriteChamps } };
}

/** Whether the least wish was already the same at a version at which the filter was followed. */
export function isSameWishSince({ part }: LineWish, filter: FollowedFilter, version: number): boolean {
  if (part === undefined) return true;
  if ((filter.sizesCrossed.get(part.most) ?? 0) > version) return false;
  if (filter.selection.games.length <= part.most) return true;
  return part.favouriteChamps.every((id) => (filter.champsChanged.get(id) ?? 0) <= version);
}

export function filterKey({
  section,
  sportId,
  champId,
  page,
  teamId,
  menu,
  time,
  hoursAhead,
  ...of
}: LineFilter): string {
  return [section, sportId, champId, page, teamId, menu, time, hoursAhead, of.hidden].join(':');
}

/** Whether few others ask for it: it has favourites or orders of its own, or leaves sports out. */
export function isForFavourites({ part, hidden }: LineWish): boolean {
  const isOwn = part !== undefined && (part.favouriteChamps.length > 0 || part.orders !== undefined);
  return hidden !== undefined || isOwn;
}

function newFilter(selection: FilterSelection): FollowedFilter {
  return { seenAt: 0, askedAt: 0, selection, champsChanged: new Map(), sizesCrossed: new Map() };
}

function noteChanges(
  { selection, champsChanged, sizesCrossed }: FollowedFilter,
  now: FilterSelection,
  version: number,
) {
  for (const id of [...selection.champIds, ...now.champIds])
    if (selection.champIds.has(id) !== now.champIds.has(id)) champsChanged.set(id, version);
  for (const size of PART_SIZES)
    if (selection.games.length <= size !== now.games.length <= size) sizesCrossed.set(size, version);
}
