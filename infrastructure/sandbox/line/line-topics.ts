import { LRUCache } from 'lru-cache';
import { minutes, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { LineWish } from '../../../core/sports/line/line-filter.ts';
import type { OrderedGame } from '../../../core/sports/line/line-groups.ts';
import { linePart } from '../../../core/sports/line/line-part.ts';
import type { LineRest } from '../../../core/sports/line/line-reply.ts';
import type { Champ } from '../../../core/sports/tree/champ.ts';
import type { BookGame, LineBook, LineMoment, SectionCounts } from './line-book.ts';
import { selectLine, type LineSelection } from './line-selection.ts';

/** The line under a filter as it stood from one version to the next. */
export interface TopicLine extends LineSelection {
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
  /** Names the wish in one word. */
  readonly keyOf: (wish: TopicWish) => string;
  /** The line as it stands. Its version is that of the last change under its filter, however often the book moved on since. */
  readonly line: (wish: TopicWish) => TopicLine;
  /** The line as it stood at a version that was handed out. */
  readonly recall: (wish: TopicWish, version: number) => TopicLine | undefined;
}

interface Topic {
  /** The version of the book that it was last looked at in. */
  seenAt: number;
  askedAt: EpochMillis;
  readonly lines: Map<number, TopicLine>;
  last: TopicLine;
}

const NO_GAMES: SectionCounts = { live: 0, line: 0 };
const MOST_TOPICS = 300;
/** Whoever follows a line asks every few seconds: whoever missed more than these has the whole line. */
const MOST_VERSIONS = 40;
/** How long a line that nobody asks for is remembered, with the prices of its games. */
const REMEMBERED_FOR: Millis = minutes(2);

export type ChampsIn = (language: Language) => ReadonlyMap<number, Champ>;

export function createLineTopics(book: LineBook, champsIn: ChampsIn = () => new Map()): LineTopics {
  const topics = new LRUCache<string, Topic>({ max: MOST_TOPICS });
  let sweptAt = book.version();
  const forgetUnasked = (): void => {
    if (sweptAt === book.version()) return;
    sweptAt = book.version();
    const unasked = Array.from(topics.entries()).filter(([, { askedAt }]) => book.now() - askedAt > REMEMBERED_FOR);
    for (const [key] of unasked) topics.delete(key);
  };
  const line = (wish: TopicWish): TopicLine => {
    forgetUnasked();
    const key = keyOf(wish);
    const topic = topics.get(key);
    if (topic?.seenAt === book.version()) return topic.last;
    const now = lineAt(nowOf(book), wish, champsIn);
    const last = topic !== undefined && isSameLine(topic.last, now) ? topic.last : now;
    // an empty line costs nothing to send whole, and filters that nobody needs push out no others
    if (topic === undefined && last.games.length === 0) return last;
    const lines = topic?.lines ?? new Map<number, TopicLine>();
    lines.set(last.version, last);
    dropOldest(lines);
    topics.set(key, { seenAt: book.version(), askedAt: book.now(), lines, last });
    return last;
  };
  const recall = (wish: TopicWish, version: number): TopicLine | undefined => {
    const topic = topics.get(keyOf(wish));
    const known = topic?.lines.get(version);
    if (known !== undefined) return known;
    // another node handed it out
    const earlier = book.earlier(version);
    if (earlier === undefined) return undefined;
    const line = lineAt(earlier, wish, champsIn);
    return topic !== undefined && isSameLine(topic.last, line) ? topic.last : line;
  };
  return { keyOf, line, recall };
}

function keyOf({ section, sportId, champId, time, hoursAhead, part, language }: TopicWish): string {
  const { most, isByCountry, isBestOnTop, favouriteChamps } = part ?? {};
  const order = part === undefined ? [] : [language, most, isByCountry, isBestOnTop, favouriteChamps];
  return [section, sportId, champId, time, hoursAhead, ...order].join(':');
}

type LookedAt = Pick<LineMoment, 'version' | 'moment' | 'ordered'> & { readonly champCounts: CountsOf };
type CountsOf = { readonly get: (champId: number) => SectionCounts | undefined };

function nowOf(book: LineBook): LookedAt {
  return { version: book.version(), moment: book.now(), ordered: book.games(), champCounts: { get: book.champCounts } };
}

function lineAt({ version, moment, ordered, champCounts }: LookedAt, wish: TopicWish, champsIn: ChampsIn): TopicLine {
  const selection = selectLine(ordered, wish, moment);
  const part = wish.part && linePart(selection.games.map(placed), champsIn(wish.language), wish.part);
  const byId = new Map(part === undefined ? [] : selection.games.map((game) => [game.id, game]));
  const games = part?.games.flatMap(({ id }) => byId.get(id) ?? []) ?? selection.games;
  const champs = new Map(games.map(({ champId }) => [champId, champCounts.get(champId) ?? NO_GAMES]));
  return { ...selection, games, rest: part?.rest, version, moment, champs };
}

function placed({ isLive, ...game }: BookGame): OrderedGame {
  return { ...game, section: isLive ? 'live' : 'line' };
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

function dropOldest(lines: Map<number, TopicLine>): void {
  for (const version of lines.keys()) {
    if (lines.size <= MOST_VERSIONS) return;
    lines.delete(version);
  }
}
