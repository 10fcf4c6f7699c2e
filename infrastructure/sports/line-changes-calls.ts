import * as v from 'valibot';
import type { LineDelta, LineRest } from '../../core/sports/line/line-reply.ts';
import { PART_SIZES } from '../../core/sports/line/line-filter.ts';
import { defineCall } from '../http/call.ts';
import { queryNumber, wireCount, wireId, wireMillis } from '../http/wire.ts';
import { wireGame, writeGame } from './game-wire.ts';
import { packChanges, packedChanges, unpackChanges } from './packed-changes.ts';
import { filterCounts, LINE, lineQuery, wireChamp, wireRest, type WireRest } from './sports-calls.ts';

const fields = v.object({
  isWhole: v.literal(false),
  base: wireCount,
  version: wireCount,
  serverTime: wireMillis,
  games: v.array(wireGame),
  changed: packedChanges,
  removed: v.array(wireId),
  order: v.exactOptional(v.array(wireId)),
  champs: v.array(wireChamp),
  counts: v.exactOptional(filterCounts),
  rest: v.exactOptional(v.nullable(wireRest)),
});

const delta = v.pipe(
  fields,
  v.rawTransform<v.InferOutput<typeof fields>, LineDelta>(({ dataset, addIssue, NEVER }) => {
    const changed = unpackChanges(dataset.value.changed, dataset.value.version);
    if (changed !== undefined) return { ...dataset.value, changed };
    addIssue({ message: 'columns that do not fit together' });
    return NEVER;
  }),
);
export type WireLineDelta = v.InferInput<typeof delta>;

const whole = v.object({ isWhole: v.literal(true), ...LINE.reply.entries });

export const LINE_CHANGES = defineCall({
  name: 'lineChanges',
  summary:
    'What changed under a filter since a version, cell by cell, or 204 where nothing did; with `from`, for those who have no more than this beginning of it, the further games as well. Where the version is not remembered, all games, marked as the whole line',
  method: 'GET',
  path: '/web-api/sports/line/changes',
  query: v.object({ ...lineQuery, since: queryNumber, from: v.optional(v.pipe(queryNumber, v.picklist(PART_SIZES))) }),
  reply: v.optional(v.union([whole, delta])),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  isForAll: true,
});

/** Changes of a line as they go over the wire. */
export function writeDelta({ games, changed, removed, order, champs, ...delta }: LineDelta): WireLineDelta {
  const { counts, rest, ...plain } = delta;
  return {
    ...plain,
    games: games.map(writeGame),
    changed: packChanges(changed, delta.version),
    removed: [...removed],
    ...(order === undefined ? {} : { order: [...order] }),
    champs: [...champs],
    ...(counts === undefined ? {} : { counts }),
    ...(rest === undefined ? {} : { rest: rest === null ? null : writeRest(rest) }),
  };
}

/** What is left of a line after its beginning, as it goes over the wire. */
export function writeRest({ shown, top, cut, sports }: LineRest): WireRest {
  return { shown, top: [...top], ...(cut === undefined ? {} : { cut }), sports: [...sports] };
}
