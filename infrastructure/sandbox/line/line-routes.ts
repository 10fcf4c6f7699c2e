import type { NamedSport } from '../world/game-card.ts';
import { FIRST_CHAMPS } from '../../../core/sports/line/line-gateway.ts';
import { hiddenSportsText, readHiddenSports } from '../../../core/player/disallowed-sports.ts';
import type { SportId } from '../../../core/shared/ids.ts';
import { compareChamps } from '../../../core/sports/line/line-groups.ts';
import { SPORTS } from '../../../core/sports/tree/sport.ts';
import type { PartSize } from '../../../core/sports/line/line-filter.ts';
import { countedWithoutDisallowed } from '../../../core/sports/line/page-games.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { WireReply } from '../../http/call.ts';
import { SPORTS_MAP } from '../../navigation/sports-map-calls.ts';
import { LINE_CHANGES, writeDelta, writeRest } from '../../sports/line-changes-calls.ts';
import { LINE, readLineWish, TREE, type LineWireQuery, type TreeWireQuery } from '../../sports/sports-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { readyReplies } from '../server/ready-replies.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import type { BookGame, LineBook } from './line-book.ts';
import { keptTexts, type KeptTexts } from './kept-texts.ts';
import { lineDifference, type LinePicture } from './line-difference.ts';
import { readGames, type ReadGames } from './read-games.ts';
import { createLineTopics, type LineTopics, type TopicLine, type TopicWish } from './line-topics.ts';

type WireChamp = WireReply<typeof TREE>['champs'][number];

/** Bytes of texts that all ask for: each tick makes them anew. */
const MOST_KEPT = 3_000_000;
/** Of texts for favourites, of which there is no end: they never push out what all ask for. */
const MOST_KEPT_OF_FAVOURITES = 2_000_000;

type LineRouteParts = Pick<SandboxParts, 'world' | 'book'>;

/** The tree, the line under a filter, and what changed in it. */
export function serveLine(api: ServedApi, parts: LineRouteParts): void {
  const { world, book } = parts;
  const topics = createLineTopics(
    book,
    (language) => new Map(countedChamps(parts, language).map((champ) => [champ.id, champ])),
  );

  serveCall(api, TREE, ({ query }) => ({
    sports: sportsOf(query, world.sports(query.lng)).map((sport) => {
      const { live, line } = book.sportCounts(sport.id);
      return shownCounts({ ...sport, liveCount: live, lineCount: line }, sport.id, query);
    }),
    champs: champsWithGames(parts, query).map((champ) => shownCounts(champ, champ.sportId, query)),
  }));

  serveCall(api, SPORTS_MAP, ({ query }) => {
    const english = new Map(world.sports('en').map(({ id, name }) => [id, name]));
    return {
      sports: world.sports(query.lng).map(({ id, name }) => ({
        id,
        name,
        nameEng: english.get(id) ?? name,
      })),
    };
  });

  serveTopics(api, parts, topics);
}

function shownCounts<Counts extends { readonly liveCount: number; readonly lineCount: number }>(
  counts: Counts,
  sportId: SportId,
  { hide }: TreeWireQuery,
): Counts {
  return hide === undefined ? counts : countedWithoutDisallowed(counts, sportId, readHiddenSports(hide));
}

/** What was asked for in one text for all who leave out the same sports: what is no sport leaves nothing out. */
export function knownHidden(hide = ''): string | undefined {
  const { line, live } = readHiddenSports(hide);
  const isKnown = (id: number): boolean => SPORTS.some((sport) => sport.id === id);
  const text = hiddenSportsText({ line: line.filter(isKnown), live: live.filter(isKnown) });
  return text === '' ? undefined : text;
}

/** How many sports the first page of a visit is drawn with. */
const FIRST_SPORTS = 21;

/** The first tree has the first sports and those that the page shows; the others come once the page stands. */
function sportsOf({ of, first }: TreeWireQuery, sports: readonly NamedSport[]): readonly NamedSport[] {
  const shown = of?.split(',').map(Number) ?? [];
  return first === undefined ? sports : sports.filter(({ id }, place) => place < FIRST_SPORTS || shown.includes(id));
}

function champsWithGames(parts: LineRouteParts, { lng, of, first }: TreeWireQuery): readonly WireChamp[] {
  const sports = of?.split(',').map(Number);
  const champs = countedChamps(parts, lng).filter(
    ({ sportId, liveCount, lineCount }) => liveCount + lineCount > 0 && sports?.includes(sportId) !== false,
  );
  if (first === undefined) return champs;
  const rule = { isByCountry: first === 1, isFavouriteChamp: () => false };
  const ordered = champs.toSorted((left, right) => compareChamps(left, right, rule));
  return [...new Set(ordered.map(({ sportId }) => sportId))].flatMap((sport) =>
    ordered.filter(({ sportId }) => sportId === sport).slice(0, FIRST_CHAMPS),
  );
}

/** The line and its changes: whoever asks for the same has the same text. */
function serveTopics(api: ServedApi, parts: LineRouteParts, topics: LineTopics): void {
  const common = keptTexts(MOST_KEPT);
  const favourites = keptTexts(MOST_KEPT_OF_FAVOURITES);
  const keptFor = (...lines: readonly TopicLine[]): KeptTexts =>
    lines.some(({ isForFavourites }) => isForFavourites) ? favourites : common;
  const games = readGames(parts.book);
  const kept = { ...api, ready: readyReplies(parts.book.version) };

  serveCall(kept, LINE, ({ query }) => {
    const wish = readWish(query);
    const line = topics.line(wish);
    return keptFor(line).text(keyOf(line, query), () => `{${wholeFields(parts, query.lng, line)}}`);
  });

  serveCall(kept, LINE_CHANGES, ({ query }) => {
    const wish = readWish(query);
    const line = topics.line(wish);
    const before = topics.recall(knownWish(wish, query.from), query.since);
    if (before === line || parts.book.isBehind(query.since)) return undefined;
    if (before === undefined)
      return keptFor(line).text(
        `${keyOf(line, query)}:whole`,
        () => `{"isWhole":true,${wholeFields(parts, query.lng, line)}}`,
      );
    if (query.from !== undefined) topics.handOut(wish, query.since);
    // what is the same as before may have come to stand so earlier
    const base = { ...before, version: query.since };
    return keptFor(line, before).text(`${keyOf(line, query)}:${before.key}:${String(query.since)}`, () =>
      changesText({ ...parts, games }, query.lng, [base, line]),
    );
  });
}

/** The beginning that whoever goes on has already. */
function knownWish(wish: TopicWish, from: PartSize | undefined): TopicWish {
  return wish.part === undefined || from === undefined ? wish : { ...wish, part: { ...wish.part, most: from } };
}

function keyOf({ key, version }: TopicLine, { lng }: LineWireQuery): string {
  return `${key}:${lng}:${String(version)}`;
}

/** Champs with their counts of the last tick. */
export function countedChamps({ world, book }: Pick<SandboxParts, 'world' | 'book'>, language: Language): WireChamp[] {
  return world.champs(language).map((champ) => {
    const { live, line } = book.champCounts(champ.id);
    return { ...champ, liveCount: live, lineCount: line };
  });
}

/** The rows of games as JSON, made once a change and language. */
export function rowsText(book: LineBook, games: readonly BookGame[], language: Language): string {
  const rows = games.map((game) => book.rowText(game, language));
  return `[${rows.filter((row) => row !== undefined).join(',')}]`;
}

function readWish(query: LineWireQuery): TopicWish {
  return { ...readLineWish(query), hidden: knownHidden(query.hide), language: query.lng };
}

function wholeFields(parts: LineRouteParts, language: Language, line: TopicLine): string {
  return [
    `"version":${String(line.version)}`,
    `"serverTime":${String(line.moment)}`,
    `"games":${rowsText(parts.book, line.games, language)}`,
    `"champs":${JSON.stringify(champsOf(parts, language, line))}`,
    `"counts":${JSON.stringify(line.counts)}`,
    ...(line.rest === undefined ? [] : [`"rest":${JSON.stringify(writeRest(line.rest))}`]),
  ].join(',');
}

function changesText(
  { games, ...parts }: LineRouteParts & { readonly games: ReadGames },
  language: Language,
  [before, now]: readonly [TopicLine, TopicLine],
): string {
  for (const game of now.games) parts.book.rowText(game, language);
  const read = (game: BookGame) => games.read(game, language);
  // what another node handed out had rows that this one did not make
  const old = { ...before, champs: champsOf(parts, language, before) };
  const told = lineDifference(old, pictureOf(parts, language, now), read);
  return JSON.stringify(
    writeDelta({ ...told, version: Math.max(before.version, now.version), isWhole: false, serverTime: now.moment }),
  );
}

/** Games whose rows could not be made are in nobody's line. */
function pictureOf(parts: LineRouteParts, language: Language, line: TopicLine): LinePicture<BookGame> {
  return {
    version: line.version,
    games: line.games.filter((game) => parts.book.knownText(game, language) !== undefined),
    champs: champsOf(parts, language, line),
    counts: line.counts,
    rest: line.rest,
  };
}

function champsOf({ world }: LineRouteParts, language: Language, { champs }: TopicLine): WireChamp[] {
  return world.champs(language).flatMap((champ) => {
    const counts = champs.get(champ.id);
    return counts === undefined ? [] : { ...champ, liveCount: counts.live, lineCount: counts.line };
  });
}
