import * as v from 'valibot';
import type { CellChange, GameChange } from '../../core/sports/line/game-change.ts';
import type { Market } from '../../core/sports/game/market.ts';
import { decimalOdds } from '../../core/shared/odds.ts';
import { wireCount, wireId, wireOdds } from '../http/wire.ts';
import { readMarkets, wireGameFields, wireMarket, writeMarkets, type WireMarket } from './game-wire.ts';

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
const cellCount = v.pipe(wireCount, v.maxValue(2000));
const markets = v.pipe(v.array(v.union([wireCount, wireMarket])), v.maxLength(400));

/**
 * Changed games by column, which compress a fifth better than row by row. Of each game: i id, b and v how much less than
 * the line's version its version was and is, n how many cells. Of each cell, game by game: p how many places lie between
 * it and the cell before, o odds; l which of all cells are locked. With the number of their game: f other fields, m all
 * markets in their order where they are not the same, those that stay by their place before.
 */
export const packedChanges = v.object({
  i: v.array(wireId),
  b: v.array(age),
  v: v.array(age),
  n: v.array(cellCount),
  p: v.array(cellCount),
  o: v.array(wireOdds),
  l: v.exactOptional(v.array(wireCount)),
  f: v.exactOptional(v.array(v.strictTuple([wireCount, facts]))),
  m: v.exactOptional(v.array(v.strictTuple([wireCount, markets]))),
});
type PackedChanges = v.InferOutput<typeof packedChanges>;
type WirePackedChanges = v.InferInput<typeof packedChanges>;

/** The changes that make a line of this version; nothing where the columns do not fit together. */
export function unpackChanges(packed: PackedChanges, version: number): readonly GameChange[] | undefined {
  const { i, b, v: current, n, p, o, l = [], f = [], m = [] } = packed;
  const [facts, markets] = [new Map(f), new Map(m)];
  const isAligned = [b, current, n].every(({ length }) => length === i.length) && p.length === o.length;
  const isNamed = [f, m].every((column) =>
    isRisingBelow(
      i.length,
      column.map(([game]) => game),
    ),
  );
  const cells = cellsOf(packed);
  if (!isAligned || !isNamed || !isRisingBelow(p.length, l) || cells === undefined) return undefined;
  return i.map((id, game) => {
    const list = markets.get(game);
    return {
      id,
      base: version - Number(b[game]),
      version: version - Number(current[game]),
      facts: facts.get(game) ?? {},
      ...(list === undefined
        ? {}
        : {
            markets: list.flatMap<number | Market>((one) => (typeof one === 'number' ? one : readMarkets(id, [one]))),
          }),
      cells: cells[game] ?? [],
    };
  });
}

/** The cells of each game; nothing where there are more or fewer than the games have. */
function cellsOf({ n, p, o, l }: PackedChanges): readonly (readonly CellChange[])[] | undefined {
  const locked = new Set(l);
  let at = 0;
  const games = n.map((count) => {
    let place = -1;
    return o.slice(at, at + count).map((odds) => {
      place += Number(p[at]) + 1;
      return { place, odds, isLocked: locked.has(at++) };
    });
  });
  return at === o.length && games.every((cells, game) => cells.length === n[game]) ? games : undefined;
}

function isRisingBelow(end: number, places: readonly number[]): boolean {
  return places.every((place, at) => place < (places[at + 1] ?? end));
}

/** The changes that make a line of this version, by column. */
export function packChanges(changes: readonly GameChange[], version: number): WirePackedChanges {
  const cells = changes.flatMap((change) => change.cells);
  const locked = [...cells.keys()].filter((at) => cells[at]?.isLocked === true);
  const facts = changes.flatMap((change, game): [number, WireFacts][] =>
    Object.keys(change.facts).length === 0 ? [] : [[game, writeFacts(change)]],
  );
  const markets = changes.flatMap((change, game): [number, (number | WireMarket)[]][] =>
    change.markets === undefined
      ? []
      : [
          [
            game,
            change.markets.flatMap<number | WireMarket>((market) =>
              typeof market === 'number' ? market : writeMarkets([market]),
            ),
          ],
        ],
  );
  return {
    i: changes.map(({ id }) => id),
    b: changes.map(({ base }) => version - base),
    v: changes.map((change) => version - change.version),
    n: changes.map((change) => change.cells.length),
    p: changes.flatMap((change) =>
      change.cells.map(({ place }, at) => place - (change.cells[at - 1]?.place ?? -1) - 1),
    ),
    o: cells.map(({ odds }) => decimalOdds(odds)),
    ...(locked.length === 0 ? {} : { l: locked }),
    ...(facts.length === 0 ? {} : { f: facts }),
    ...(markets.length === 0 ? {} : { m: markets }),
  };
}

type WireFacts = v.InferInput<typeof facts>;

function writeFacts({ facts: { score: told, ...rest } }: GameChange): WireFacts {
  return told === undefined ? rest : { ...rest, score: { ...told, periods: [...told.periods] } };
}
