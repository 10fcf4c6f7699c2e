import * as v from 'valibot';
import { GENERATOR_HOURS } from '../../core/coupon/generator/generator-gateway.ts';
import { defineCall } from '../http/call.ts';
import { queryNumber, wireCount, wireId, wireOdds } from '../http/wire.ts';
import { idList } from '../sports/sports-calls.ts';
import { wireOutcomeId } from './named-bet-wire.ts';

export const GENERATOR_CANDIDATES = defineCall({
  name: 'generatorCandidates',
  summary:
    'What the bet generator may make a coupon of: outcomes of the main markets of matches that begin within so many hours, of some sports or of all, with no names. The version is that of the line',
  method: 'GET',
  path: '/web-api/coupon/generator',
  query: v.object({
    hours: v.pipe(
      queryNumber,
      v.check((hours) => GENERATOR_HOURS.some((known) => known === hours)),
    ),
    sports: v.optional(idList),
  }),
  reply: v.object({
    version: wireCount,
    games: v.pipe(
      v.array(
        v.object({
          gameId: wireId,
          sportId: wireId,
          champId: wireId,
          outcomes: v.array(v.object({ outcomeId: wireOutcomeId, odds: wireOdds })),
        }),
      ),
      v.maxLength(200),
    ),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
});
