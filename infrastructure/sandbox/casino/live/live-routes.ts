import { LIVE_TABLE_IDS, type LiveTableId } from '../../../../core/casino/live/live-table.ts';
import { LIVE_BETS, LIVE_LIMITS, LIVE_TABLE, LIVE_TABLE_LIST, PLACE_LIVE_BET } from '../../../casino/live-calls.ts';
import type { WireReply } from '../../../http/call.ts';
import { oneAtATime } from '../../nodes/one-at-a-time.ts';
import { passedByAll } from '../../nodes/passed-by-all.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { isRefusal } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import type { RoundGate } from '../round-gate.ts';
import { numbersOf } from '../round-rows.ts';
import { endDueLiveBetsOf, liveBets, placeLiveBet, type PlacedLiveBet } from './live-bets.ts';
import { liveRoundNow, nextLiveRoundAt } from './live-rounds.ts';
import { liveLimitsIn, readStakes } from './live-stakes.ts';

const ROUNDS_SHOWN = 14;
const ROUNDS_LISTED = 6;
const BETS_SHOWN = 20;

/** Live tables: their shared rounds and the orders on them. */
export function serveLiveTables(api: ServedApi, parts: SandboxParts, gate: RoundGate): void {
  // everybody at a table asks again and again: one look at the books is for all who ask meanwhile
  const now = new Map(LIVE_TABLE_IDS.map((id) => [id, oneAtATime(async () => tableNow(parts, id))]));
  const all = oneAtATime(async () => ({
    tables: await Promise.all(LIVE_TABLE_IDS.map(async (id) => entryOf(parts, id))),
  }));
  serveCall(api, LIVE_TABLE_LIST, all);
  serveCall(api, LIVE_TABLE, async ({ params: { table } }) => (now.get(table) ?? (() => tableNow(parts, table)))());
  serveCall(api, LIVE_LIMITS, async ({ params: { table }, query: { currency } }) => {
    const { chips, mostPaid } = liveLimitsIn(table, currency);
    return {
      chips: chips.map((chip) => majorAmount(chip, currency)),
      mostPaid: chips.length === 0 ? 0 : majorAmount(mostPaid, currency),
    };
  });
  serveCall(api, PLACE_LIVE_BET, async ({ session: { userId, idHash }, body, key, reply }) => {
    const refusal = await gate(reply.request, userId);
    if (refusal !== undefined) return refusal;
    const bet = await placeLiveBet(parts, { ...body, key, userId, sessionHash: idHash });
    return isRefusal(bet) ? bet : wireBetOf(bet);
  });
  serveCall(api, LIVE_BETS, async ({ session: { userId }, params: { table } }) => {
    await endDueLiveBetsOf(parts, userId, parts.now());
    const bets = await liveBets(parts.database)
      .where('casino_rounds.user_id', '=', userId)
      .where('casino_rounds.machine', '=', table)
      .orderBy('casino_rounds.at', 'desc')
      .limit(BETS_SHOWN)
      .execute();
    return { bets: bets.map(wireBetOf) };
  });
}

/** LCT-3 What all may know: what is drawn only once stakes are closed, and the seed once it has been shown. */
async function tableNow(parts: SandboxParts, table: LiveTableId): Promise<WireReply<typeof LIVE_TABLE>> {
  const round = await liveRoundNow(parts, table);
  const now = parts.now();
  const last = await shownRounds(parts, table, ROUNDS_SHOWN);
  return {
    table,
    now,
    id: round.id,
    serverHash: round.server_hash,
    closesAt: round.closes_at,
    shownAt: round.shown_at,
    nextAt: nextLiveRoundAt(round),
    ...(passedByAll(parts) < round.closes_at ? {} : { drawn: numbersOf(round.drawn) }),
    ...(await countedBets(parts, round.id)),
    last: last.map((row) => ({
      id: row.id,
      serverHash: row.server_hash,
      serverSeed: row.server_seed,
      drawn: numbersOf(row.drawn),
    })),
  };
}

/** A table in the list: nobody begins a round by looking at that. */
async function entryOf(parts: SandboxParts, id: LiveTableId) {
  const [round, last] = await Promise.all([
    parts.database
      .selectFrom('live_rounds')
      .select('id')
      .where('table_id', '=', id)
      .where('shown_at', '>', parts.now())
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    shownRounds(parts, id, ROUNDS_LISTED),
  ]);
  const players = round === undefined ? 0 : (await countedBets(parts, round.id)).players;
  return { id, players, last: last.map(({ drawn }) => numbersOf(drawn)) };
}

async function shownRounds(parts: SandboxParts, table: LiveTableId, count: number) {
  return parts.database
    .selectFrom('live_rounds')
    .select(['id', 'server_hash', 'server_seed', 'drawn'])
    .where('table_id', '=', table)
    .where('shown_at', '<=', parts.now())
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}

/** LCT-13 */
async function countedBets({ database }: SandboxParts, round: number) {
  const { bets, players } = await database
    .selectFrom('live_bets')
    .innerJoin('casino_rounds', 'casino_rounds.id', 'live_bets.id')
    .where('live_bets.round_id', '=', round)
    .where('casino_rounds.state', 'in', ['open', 'finished'])
    .select(({ fn }) => [
      fn.countAll<number>().as('bets'),
      fn.count<number>('casino_rounds.user_id').distinct().as('players'),
    ])
    .executeTakeFirstOrThrow();
  return { bets: Number(bets), players: Number(players) };
}

function wireBetOf(bet: PlacedLiveBet) {
  const { id, state, refusal, currency, at, stake, win, choice, stops, table_id: table, round_id: round } = bet;
  return {
    id,
    table,
    round,
    state: state === 'asked' || state === 'open' ? ('pending' as const) : state,
    ...(refusal === null ? {} : { refusal }),
    currency,
    stakes: readStakes(choice).map((each) => ({ spot: each.spot, amount: majorAmount(each.amount, currency) })),
    stake: majorAmount(stake, currency),
    win: majorAmount(win, currency),
    ...(stops === null ? {} : { drawn: numbersOf(stops) }),
    at,
  };
}
