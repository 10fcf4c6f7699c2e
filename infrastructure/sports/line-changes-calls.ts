import * as v from 'valibot';
import type { GameChange } from '../../core/sports/line/game-change.ts';
import type { LineDelta } from '../../core/sports/line/line-reply.ts';
import type { Market } from '../../core/sports/game/market.ts';
import { decimalOdds } from '../../core/shared/odds.ts';
import { defineCall } from '../http/call.ts';
import { queryNumber, wireCount, wireId, wireMillis, wireOdds } from '../http/wire.ts';
import {
  readMarkets,
  wireGame,
  wireGameFields,
  wireMarket,
  writeGame,
  writeMarkets,
  type WireMarket,
} from './game-wire.ts';
import { filterCounts, LINE, lineQuery, wireChamp, wireRest, writeRest } from './sports-calls.ts';

/** place among all outcomes of the row, odds, 1 where locked */
const cell = v.union([v.strictTuple([wireCount, wireOdds]), v.strictTuple([wireCount, wireOdds, v.literal(1)])]);

const { section, status, startsAt, clock, score, outcomeCount, hasStatistics, isTop } = wireGameFields.entries;
const facts = v.object({
  section: v.exactOptional(section),
  status: v.exactOptional(status),
  startsAt: v.exactOptional(startsAt),
  clock: v.exactOptional(clock),
  score: v.exactOptional(score),
  outcomeCount: v.exactOptional(outcomeCount),
  hasStatistics: v.exactOptional(hasStatistics),
  isTop: v.exactOptional(isTop),
});

const age = v.pipe(v.number(), v.safeInteger());

/**
 * i id, b and v how much less than the line's version the game's version was and is, c cells, f other fields,
 * m all markets in their order where they are not the same: those that stay by their place before
 */
const gameChange = v.object({
  i: wireId,
  b: age,
  v: age,
  c: v.pipe(v.array(cell), v.maxLength(2000)),
  f: v.exactOptional(facts),
  m: v.exactOptional(v.pipe(v.array(v.union([wireCount, wireMarket])), v.maxLength(400))),
});

const delta = v.pipe(
  v.object({
    isWhole: v.literal(false),
    base: wireCount,
    version: wireCount,
    serverTime: wireMillis,
    games: v.array(wireGame),
    changed: v.array(gameChange),
    removed: v.array(wireId),
    order: v.exactOptional(v.array(wireId)),
    champs: v.array(wireChamp),
    counts: v.exactOptional(filterCounts),
    rest: v.exactOptional(v.nullable(wireRest)),
  }),
  v.transform(({ changed, ...line }): LineDelta => ({
    ...line,
    changed: changed.map((change) => readChange(change, line.version)),
  })),
);
export type WireLineDelta = v.InferInput<typeof delta>;

const whole = v.object({ isWhole: v.literal(true), ...LINE.reply.entries });

export const LINE_CHANGES = defineCall({
  name: 'lineChanges',
  summary:
    'What changed under a filter since a version, cell by cell, or 204 where nothing did. Where the version is not remembered, all games, marked as the whole line',
  method: 'GET',
  path: '/web-api/sports/line/changes',
  query: v.object({ ...lineQuery, since: queryNumber }),
  reply: v.optional(v.union([whole, delta])),
  access: 'public',
  changes: 'none',
  isForAll: true,
});

function readChange({ i: id, b, v: current, c, f, m }: v.InferOutput<typeof gameChange>, version: number): GameChange {
  return {
    id,
    base: version - b,
    version: version - current,
    facts: f ?? {},
    ...(m === undefined
      ? {}
      : {
          markets: m.flatMap<number | Market>((market) =>
            typeof market === 'number' ? market : readMarkets(id, [market]),
          ),
        }),
    cells: c.map(([place, odds, locked]) => ({ place, odds, isLocked: locked === 1 })),
  };
}

function writeChange(change: GameChange, version: number): WireLineDelta['changed'][number] {
  const { markets, cells } = change;
  const { score: told, ...rest } = change.facts;
  const changedFacts = told === undefined ? rest : { ...rest, score: { ...told, periods: [...told.periods] } };
  return {
    i: change.id,
    b: version - change.base,
    v: version - change.version,
    c: cells.map(({ place, odds, isLocked }) =>
      isLocked ? [place, decimalOdds(odds), 1] : [place, decimalOdds(odds)],
    ),
    ...(Object.keys(changedFacts).length === 0 ? {} : { f: changedFacts }),
    ...(markets === undefined
      ? {}
      : {
          m: markets.flatMap<number | WireMarket>((market) =>
            typeof market === 'number' ? market : writeMarkets([market]),
          ),
        }),
  };
}

/** Changes of a line as they go over the wire. */
export function writeDelta({ games, changed, removed, order, champs, ...delta }: LineDelta): WireLineDelta {
  const { counts, rest, ...fields } = delta;
  return {
    ...fields,
    games: games.map(writeGame),
    changed: changed.map((change) => writeChange(change, delta.version)),
    removed: [...removed],
    ...(order === undefined ? {} : { order: [...order] }),
    champs: [...champs],
    ...(counts === undefined ? {} : { counts }),
    ...(rest === undefined ? {} : { rest: rest === null ? null : writeRest(rest) }),
  };
}
