import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { LineWish, PartWanted } from '../../../core/sports/line/line-filter.ts';
import type { OrderedGame } from '../../../core/sports/line/line-groups.ts';
import { lineParts, type CutLine } from '../../../core/sports/line/line-part.ts';
import type { LineRest } from '../../../core/sports/line/line-reply.ts';
import type { Champ } from '../../../core/sports/tree/champ.ts';
import {
  filterKey,
  followFilters,
  isForFavourites,
  isSameWishSince,
  leastWish,
  type FilterSelection,
  type FollowedFilter,
} from './followed-filters.ts';
import type { BookGame, LineBook, LineMoment, SectionCounts } from './line-book.ts';
import type { LineSelection } from './line-selection.ts';
import { recentlyAsked } from './recently-asked.ts';

/** The line under a filter as it stood from one version to the next. */
export interface TopicLine extends LineSelection {
  /** Names in one word what it was asked for by: the same for all wishes that have the same line. */
  readonly key: string;
  readonly isForFavourites: boolean;
  /** The version of the book in which it came to stand so. */
  readonly version: number;
  readonly moment: EpochMillis;
  /** How many games each of its champs has. */
  readonly champs: ReadonlyMap<number, SectionCounts>;
  readonly rest?: LineRest | undefined;
}

/** What a line is asked for by: the order of its beginning hangs on the names of champs. */
export interface TopicWish extends LineWish {
  readonly language: Language;
}

/** The lines that were asked for, each under its filter. */
export interface LineTopics {
  /** The line as it stands. Its version is that of the last change under its filter, however often the book moved on since. */
  readonly line: (wish: TopicWish) => TopicLine;
  /** The line as it stood at a version that was handed out. */
  readonly recall: (wish: TopicWish, version: number) => TopicLine | undefined;
  /** Hands the line as it stands out under this version, too: that of a shorter beginning, which was first asked for since it came to stand so. */
  readonly handOut: (wish: TopicWish, version: number) => void;
}

interface Topic {
  /** The version of the book that it was last looked at in. */
  seenAt: number;
  askedAt: EpochMillis;
  /** Followed for as long as the topic: it tells who had another topic at a version. */
  readonly filter: FollowedFilter;
  readonly lines: Map<number, TopicLine>;
  last: TopicLine;
}

const NO_GAMES: SectionCounts = { live: 0, line: 0 };
const MOST_TOPICS = 300;
/** Whoever follows a line asks every few seconds: whoever missed more than these has the whole line. */
const MOST_VERSIONS = 40;
/** Lines that other nodes handed out and that were made anew here. */
const MOST_RECALLED = 300;
/** Lines in one order, at one version. */
const MOST_SORTED = 40;

export type ChampsIn = (language: Language) => ReadonlyMap<number, Champ>;

export function createLineTopics(book: LineBook, champsIn: ChampsIn = () => new Map()): LineTopics {
  const topics = recentlyAsked<Topic>(book, MOST_TOPICS);
  const filters = followFilters(book);
  const cutterOf = keptCutters(book, champsIn);
  const recalled = recentlyAsked<{ readonly askedAt: EpochMillis; readonly line: TopicLine }>(book, MOST_RECALLED);
  const knownTopic = (asked: TopicWish, filter: FollowedFilter | undefined): Topic | undefined => {
    const topic = filter && topics.get(keyOf(leastWish(asked, filter.selection)));
    return topic?.filter === filter ? topic : undefined;
  };
  const line = (asked: TopicWish): TopicLine => {
    const filter = filters.now(asked);
    const wish = leastWish(asked, filter.selection);
    const topic = knownTopic(asked, filter);
    if (topic?.seenAt === book.version()) return topic.last;
    const now = lineAt({ ...nowOf(book), selection: filter.selection }, wish, cutterOf);
    const last = topic !== undefined && isSameLine(topic.last, now) ? topic.last : now;
    // an empty line costs nothing to send whole, and filters that nobody needs push out no others
    if (topic === undefined && last.games.length === 0) return last;
    const lines = topic?.lines ?? new Map<number, TopicLine>();
    const next = { seenAt: book.version(), askedAt: book.now(), filter, lines, last };
    noteVersion(next, last.version);
    topics.set(last.key, next, isForFavourites(wish));
    return last;
  };
  const recall = (asked: TopicWish, version: number): TopicLine | undefined => {
    const filter = filters.known(asked);
    const topic = knownTopic(asked, filter);
    const known = topic?.lines.get(version);
    if (known !== undefined && filter !== undefined && isSameWishSince(asked, filter, version)) return known;
    // another node handed it out, or it was asked for by another word then
    const earlier = book.earlier(version);
    if (earlier === undefined) return undefined;
    const selection = filters.earlier(earlier, asked);
    const wish = leastWish(asked, selection);
    const key = `${keyOf(wish)}:${String(version)}`;
    const line = recalled.get(key)?.line ?? lineAt({ ...earlier, selection }, wish, cutterOf);
    recalled.set(key, { line, askedAt: book.now() }, isForFavourites(wish));
    return topic !== undefined && isSameLine(topic.last, line) ? topic.last : line;
  };
  return { line, recall, handOut: (asked, version) => noteVersion(knownTopic(asked, filters.now(asked)), version) };
}

function keyOf(wish: TopicWish): string {
  if (wish.part === undefined) return filterKey(wish);
  const { most, favouriteChamps } = wish.part;
  return [filterKey(wish), wish.language, most, orderKey(wish.part), favouriteChamps].join(':');
}

function orderKey({ isByCountry, isBestOnTop, isByTime, orders }: PartWanted): string {
  return [isByCountry, isBestOnTop, isByTime, orders].join(':');
}

type LookedAt = Pick<LineMoment, 'version' | 'moment'> & {
  readonly champCounts: CountsOf;
  readonly selection: FilterSelection;
};
type CountsOf = { readonly get: (champId: number) => SectionCounts | undefined };

function nowOf(book: LineBook): Omit<LookedAt, 'selection'> {
  return { version: book.version(), moment: book.now(), champCounts: { get: book.champCounts } };
}

type Placed = OrderedGame & { readonly source: BookGame };
type CutterOf = (lookedAt: LookedAt, wish: TopicWish, part: PartWanted) => CutLine<Placed>;

/** One sort for all favourites. */
function keptCutters(book: LineBook, champsIn: ChampsIn): CutterOf {
  const kept = recentlyAsked<{ readonly askedAt: EpochMillis; readonly cut: CutLine<Placed> }>(book, MOST_SORTED);
  return ({ version, selection }, wish, part) => {
    const key = [filterKey(wish), version, wish.language, orderKey(part)].join(':');
    const cut = kept.get(key)?.cut ?? lineParts(selection.games.map(placed), champsIn(wish.language), part);
    kept.set(key, { cut, askedAt: book.now() }, isForFavourites(wish));
    return cut;
  };
}

function lineAt(lookedAt: LookedAt, wish: TopicWish, cutterOf: CutterOf): TopicLine {
  const { version, moment, champCounts, selection } = lookedAt;
  const part = wish.part && cutterOf(lookedAt, wish, wish.part)(wish.part);
  const games = part?.games.map(({ source }) => source) ?? selection.games;
  return {
    key: keyOf(wish),
    isForFavourites: isForFavourites(wish),
    games,
    counts: selection.counts,
    rest: part?.rest,
    version,
    moment,
    champs: new Map(games.map(({ champId }) => [champId, champCounts.get(champId) ?? NO_GAMES])),
  };
}

function placed(source: BookGame): Placed {
  const { id, sportId, champId, startsAt, isTop, isLive } = source;
  return { id, sportId, champId, startsAt, isTop, section: isLive ? 'live' : 'line', source };
}

function isSameLine(one: TopicLine, other: TopicLine): boolean {
  return (
    one.games.length === other.games.length &&
    one.games.every((game: BookGame, place) => game === other.games[place]) &&
    JSON.stringify([one.counts, one.rest]) === JSON.stringify([other.counts, other.rest]) &&
    [...other.champs].every(([id, { live, line }]) => {
      const counts = one.champs.get(id);
      return counts?.live === live && counts.line === line;
    })
  );
}

/** Keeps what it is as what it was at a version. */
function noteVersion(topic: Topic | undefined, version: number): void {
  if (topic === undefined || version < topic.last.version) return;
  const { lines, last } = topic;
  lines.set(version, last);
  for (const version of lines.keys()) {
    if (lines.size <= MOST_VERSIONS) return;
    lines.delete(version);
  }
}
