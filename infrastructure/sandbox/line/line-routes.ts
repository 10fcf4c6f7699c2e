import type { LineFilter } from '../../../core/sports/line/line-filter.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { WireReply } from '../../http/call.ts';
import {
  LINE,
  LINE_CHANGES,
  LINE_OUTLINE,
  readTimeFilter,
  TREE,
  type LineWireQuery,
  type WireOutlined,
} from '../../sports/sports-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { serveCall, type PreparedReply, type ServedApi } from '../server/serve-call.ts';
import type { BookGame, LineBook } from './line-book.ts';
import { createLineMemory } from './line-memory.ts';
import { selectLine, type LineSelection } from './line-selection.ts';

type WireChamp = WireReply<typeof TREE>['champs'][number];

type LineRouteParts = Pick<SandboxParts, 'world' | 'book' | 'now'>;

/** The tree, the line under a filter, and what changed in it. */
export function serveLine(api: ServedApi, parts: LineRouteParts): void {
  const { world, book } = parts;
  const memory = createLineMemory();
  const select = rememberedSelection(book);
  /** An empty line costs nothing to send whole, and filters that nobody needs push out no others. */
  const remember = (key: string, { games }: LineSelection) => {
    if (games.length > 0) memory.remember(key, book.version(), idsOf(games));
  };

  serveCall(api, TREE, ({ query }) => ({
    sports: world.sports(query.lng).map((sport) => {
      const { live, line } = book.sportCounts(sport.id);
      return { ...sport, liveCount: live, lineCount: line };
    }),
    champs: countedChamps(parts, query.lng).filter((champ) => champ.liveCount + champ.lineCount > 0),
  }));

  serveCall(api, LINE, ({ query }) => {
    const { key, selection } = select(query);
    remember(key, selection);
    return lineText(parts, query.lng, { selection, games: selection.games });
  });

  serveCall(api, LINE_OUTLINE, ({ query }) => {
    const { selection } = select(query);
    return {
      version: book.version(),
      serverTime: parts.now(),
      games: selection.games.map(outlined),
      champs: champsOf(parts, query.lng, selection),
      counts: selection.counts,
    };
  });

  serveCall(api, LINE_CHANGES, ({ query }) => {
    const { key, selection } = select(query);
    remember(key, selection);
    const before = memory.recall(key, query.since);
    if (before === undefined) return lineText(parts, query.lng, { selection, games: selection.games, since: WHOLE });
    const current = new Set(idsOf(selection.games));
    const games = selection.games.filter((game) => game.changedIn > query.since || !before.has(game.id));
    const removed = [...before].filter((id) => !current.has(id));
    return lineText(parts, query.lng, { selection, games, since: { isWhole: false, removed } });
  });
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

/** Selections are made once a tick and filter, however many ask. */
function rememberedSelection(book: LineBook) {
  let version = -1;
  let known = new Map<string, LineSelection>();
  return (query: LineWireQuery) => {
    if (version !== book.version()) {
      version = book.version();
      known = new Map();
    }
    const filter = readFilter(query);
    const key = [filter.section, filter.sportId, filter.champId, filter.time, filter.hoursAhead].join(':');
    const selection = known.get(key) ?? selectLine(book.games(), filter, book.now());
    known.set(key, selection);
    return { key, selection };
  };
}

function readFilter(query: LineWireQuery): LineFilter {
  return {
    section: query.section,
    sportId: query.sport,
    champId: query.champ,
    time: readTimeFilter(query.time),
    hoursAhead: query.hours,
  };
}

interface LineParts {
  readonly selection: LineSelection;
  readonly games: readonly BookGame[];
  readonly since?: Since;
}

interface Since {
  readonly isWhole: boolean;
  readonly removed: readonly number[];
}

/** What left since a version that is not remembered is unknown; the page drops what is not among the games. */
const WHOLE: Since = { isWhole: true, removed: [] };

function lineText(parts: LineRouteParts, language: Language, { selection, games, since }: LineParts): PreparedReply {
  const fields = [
    `"version":${String(parts.book.version())}`,
    `"serverTime":${String(parts.now())}`,
    `"games":${rowsText(parts.book, games, language)}`,
    `"champs":${JSON.stringify(champsOf(parts, language, selection))}`,
    `"counts":${JSON.stringify(selection.counts)}`,
    ...Object.entries(since ?? {}).map(([name, value]) => `"${name}":${JSON.stringify(value)}`),
  ];
  return { preparedText: `{${fields.join(',')}}` };
}

function champsOf(parts: LineRouteParts, language: Language, { games }: LineSelection): WireChamp[] {
  const champIds = new Set(games.map((game) => game.champId));
  return countedChamps(parts, language).filter((champ) => champIds.has(champ.id));
}

function outlined({ id, champId, startsAt, isLive, isTop }: BookGame): WireOutlined {
  if (isLive) return [id, champId, startsAt, isTop ? 3 : 1];
  return [id, champId, startsAt, isTop ? 2 : 0];
}

function idsOf(games: readonly BookGame[]): readonly number[] {
  return games.map((game) => game.id);
}
