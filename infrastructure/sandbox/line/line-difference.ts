import type { Champ } from '../../../core/sports/tree/champ.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import type { GameChange, GameFacts } from '../../../core/sports/line/game-change.ts';
import type { TimeFilter } from '../../../core/sports/line/line-filter.ts';
import type { LineDelta, LineRest } from '../../../core/sports/line/line-reply.ts';
import type { Market } from '../../../core/sports/game/market.ts';

interface Identified {
  readonly id: number;
}

/** A line as it stood: of a game that did not change it has the same object as a later one. */
export interface LinePicture<Entry extends Identified> {
  readonly version: number;
  readonly games: readonly Entry[];
  readonly champs: readonly Champ[];
  readonly counts: Readonly<Record<TimeFilter, number>>;
  readonly rest?: LineRest | undefined;
}

type Difference = Omit<LineDelta, 'isWhole' | 'serverTime'>;

const FACTS = [
  'section',
  'status',
  'startsAt',
  'clock',
  'score',
  'outcomeCount',
  'hasStatistics',
  'isTop',
] as const satisfies readonly (keyof GameFacts)[];
/** What a change has no words for: where it is another, the game comes whole. */
const FIXED = ['sportId', 'champId', 'home', 'away'] as const satisfies readonly (keyof Game)[];

/** LN-62 What makes a line that of a later version. Games are read only where they changed; one that cannot be read as it was comes whole. */
export function lineDifference<Entry extends Identified>(
  before: LinePicture<Entry>,
  after: LinePicture<Entry>,
  read: (entry: Entry) => Game | undefined,
): Difference {
  const known = new Map(before.games.map((entry) => [entry.id, entry]));
  const games: Game[] = [];
  const changed: GameChange[] = [];
  for (const entry of after.games) {
    const old = known.get(entry.id);
    if (old === entry) continue;
    const now = read(entry);
    const was = old && read(old);
    const change = was && now && gameDifference(was, now);
    if (change !== undefined) changed.push(change);
    else if (now !== undefined) games.push(now);
  }
  const current = new Set(after.games.map(({ id }) => id));
  const removed = before.games.map(({ id }) => id).filter((id) => !current.has(id));
  const champs = new Map(before.champs.map((champ) => [champ.id, champ]));
  return {
    base: before.version,
    version: after.version,
    games,
    changed,
    removed,
    ...orderOf(before.games, after.games),
    champs: after.champs.filter((champ) => !isSame(champs.get(champ.id), champ)),
    ...(isSame(before.counts, after.counts) ? {} : { counts: after.counts }),
    ...(isSame(before.rest, after.rest) ? {} : { rest: after.rest ?? null }),
  };
}

/**
 * What makes a game a later version of itself; nothing where only the whole game tells it.
 * @internal
 */
export function gameDifference(was: Game, now: Game): GameChange | undefined {
  if (FIXED.some((field) => !isSame(was[field], now[field]))) return undefined;
  const facts = Object.fromEntries(
    FACTS.filter((field) => !isSame(was[field], now[field])).map((field) => [field, now[field]]),
  );
  const places = new Map(was.markets.map((market, place) => [shapeOf(market), place]));
  const markets = now.markets.map((market) => places.get(shapeOf(market)) ?? market);
  const isKept = markets.length === was.markets.length && markets.every((market, place) => market === place);
  return {
    id: now.id,
    base: was.version,
    version: now.version,
    facts,
    ...(isKept ? {} : { markets }),
    cells: cellsOf(was, now, markets),
  };
}

function cellsOf(was: Game, now: Game, markets: readonly (number | Market)[]): GameChange['cells'] {
  const base = markets.flatMap((market) => (typeof market === 'number' ? was.markets[market] : market)?.outcomes ?? []);
  return now.markets
    .flatMap(({ outcomes }) => outcomes)
    .flatMap(({ odds, isLocked }, place) => {
      const old = base[place];
      return old?.odds === odds && old.isLocked === isLocked ? [] : { place, odds, isLocked };
    });
}

/** What is the same of two markets that differ only in prices and locks. */
function shapeOf({ id, isMain, outcomes }: Market): string {
  return JSON.stringify([id, isMain, outcomes.map((outcome) => [outcome.code, outcome.label])]);
}

function orderOf(before: readonly Identified[], after: readonly Identified[]): Pick<Difference, 'order'> {
  const old = before.map(({ id }) => id);
  const now = after.map(({ id }) => id);
  const [known, current] = [new Set(old), new Set(now)];
  const expected = [...old.filter((id) => current.has(id)), ...now.filter((id) => !known.has(id))];
  return isSame(expected, now) ? {} : { order: now };
}

/** Both were read from the same kind of text, so their fields stand in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
