import { LRUCache } from 'lru-cache';
import type { Market } from '../../../core/sports/market.ts';
import type { EpochMillis, Millis } from '../../../core/shared/time.ts';
import { seconds } from '../../../core/shared/time.ts';
import type { Chances } from './chances/chances.ts';
import type { FaultGuard } from './game-faults.ts';
import type { GameOverride } from './game-override.ts';
import type { GameQuotes, QuoteModel } from './game-quotes.ts';
import { quoteGame, suspendedQuotes } from './game-quotes.ts';
import type { GameRecord } from './game-record.ts';
import { standingAt, versionOf } from './game-record.ts';
import { lazy } from './lazy.ts';
import type { Frame } from './plays/play.ts';
import type { Standing } from './standing.ts';

/** A game at one of its versions. */
export interface Quoted {
  readonly version: EpochMillis;
  readonly override: string;
  readonly standing: Standing;
  readonly quotes: GameQuotes;
}

export type QuoteBoard = (record: GameRecord, now: EpochMillis, override: GameOverride | undefined) => Quoted;

const MOST_QUOTED = 4_000;

interface Moment {
  readonly frame: Frame;
  readonly elapsed: Millis;
}

/** The last prices of a game that could be reckoned. */
interface LastPrices {
  markets: readonly Market[];
  row: readonly Market[];
}

interface Quoting {
  readonly guard: FaultGuard;
  readonly last: LastPrices;
}

/** The prices of a game; once they cannot be reckoned, the last that could be, suspended. */
function guardedQuotes(gameId: number, quote: () => GameQuotes, { guard, last }: Quoting): GameQuotes {
  const opened = lazy(quote);
  const instead = lazy(() => suspendedQuotes(last.markets, last.row));
  let isBroken = false;
  const fallBack = (): GameQuotes => {
    isBroken = true;
    return instead();
  };
  const ask = <Value>(of: (quotes: GameQuotes) => Value): Value =>
    isBroken
      ? of(instead())
      : guard.attempt(
          gameId,
          () => of(opened()),
          () => of(fallBack()),
        );
  const remembered = (name: keyof LastPrices, markets: readonly Market[]): readonly Market[] => {
    if (!isBroken) last[name] = markets;
    return markets;
  };
  return {
    markets: () =>
      remembered(
        'markets',
        ask((quotes) => quotes.markets()),
      ),
    rowMarkets: () =>
      remembered(
        'row',
        ask((quotes) => quotes.rowMarkets()),
      ),
    market: (id) => ask((quotes) => quotes.market(id)),
    outcomeCount: () => ask((quotes) => quotes.outcomeCount()),
  };
}

/** How often lines are weighed while nothing but time passes. */
const WEIGHED_EVERY = seconds(30);

/** Chances by the true strengths, reckoned once for each game and moment of play. */
function createSteadyChances(chancesOf: QuoteModel['chances']) {
  const known = new LRUCache<number, Moment & { readonly chances: Chances }>({ max: MOST_QUOTED });
  return (gameId: number, standing: Standing, { frame, elapsed }: Moment): Chances => {
    const before = known.get(gameId);
    if (before?.frame === frame && before.elapsed === elapsed) return before.chances;
    const chances = chancesOf({ ...standing, view: standing.matchup, frame, elapsed });
    known.set(gameId, { frame, elapsed, chances });
    return chances;
  };
}

function createLineChances(chancesOf: QuoteModel['chances']): QuoteModel['lineChances'] {
  const nowOf = createSteadyChances(chancesOf);
  const anchorOf = createSteadyChances(chancesOf);
  return (gameId, standing) => {
    const { frame, elapsed, anchor } = standing;
    const weighedAt = elapsed - ((elapsed - frame.at) % WEIGHED_EVERY);
    const before = anchorOf(gameId, standing, { frame: anchor, elapsed: anchor.at });
    const isThere = frame === anchor && weighedAt === anchor.at;
    return { now: isThere ? before : nowOf(gameId, standing, { frame, elapsed: weighedAt }), before };
  };
}

/** Prices every game once a version, however often it is asked for. */
export function createQuoteBoard(guard: FaultGuard, chancesOf: (standing: Standing) => Chances): QuoteBoard {
  const quoted = new LRUCache<number, Quoted>({ max: MOST_QUOTED });
  const lastPrices = new LRUCache<number, LastPrices>({ max: MOST_QUOTED });
  const model: QuoteModel = { chances: chancesOf, lineChances: createLineChances(chancesOf) };
  return (record, now, override) => {
    const { id } = record.fixture;
    const version = versionOf(record, now, override);
    const text = override === undefined ? '' : JSON.stringify(override);
    const known = quoted.get(id);
    if (known !== undefined && known.version === version && known.override === text) return known;
    const standing = standingAt(record, version, override);
    const last = lastPrices.get(id) ?? { markets: [], row: [] };
    lastPrices.set(id, last);
    const quotes = guardedQuotes(id, () => quoteGame(id, standing, model), { guard, last });
    const fresh: Quoted = { version, override: text, standing, quotes };
    quoted.set(id, fresh);
    return fresh;
  };
}
