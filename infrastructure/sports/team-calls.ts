import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { queryLanguage, queryNumber, wireId } from '../http/wire.ts';
import { wireOpponent } from './game-wire.ts';
import { wireResult } from './results-calls.ts';

export const TEAM = defineCall({
  name: 'team',
  summary: 'A team or a person who competes, with the last games of the past 30 days, at most 10, the newest first',
  method: 'GET',
  path: '/web-api/sports/team/:id',
  params: v.object({ id: queryNumber }),
  query: v.object({ lng: queryLanguage }),
  reply: v.object({ team: wireOpponent, sportId: wireId, results: v.pipe(v.array(wireResult), v.maxLength(10)) }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});
