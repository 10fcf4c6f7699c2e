import { NO_MONEY } from '../../../../core/shared/money.ts';
import { CASH_OUT_CRASH, CRASH_BETS, CRASH_STAKES, CRASH_TABLE, PLACE_CRASH_BET } from '../../../casino/crash-calls.ts';
import type { WireReply } from '../../../http/call.ts';
import { oneAtATime } from '../../nodes/one-at-a-time.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { isRefusal } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import {
  cashOutCrash,
  crashBets,
  crashStakesIn,
  endDueCrashBetsOf,
  placeCrashBet,
  type PlacedCrashBet,
} from './crash-bets.ts';
import type { RoundGate } from '../round-gate.ts';
import { crashRoundNow, nextRoundAt } from './crash-rounds.ts';

const ROUNDS_SHOWN = 17;
const BETS_SHOWN = 20;

/** Crash: its shared rounds and the stakes on them. */
export function serveCrash(api: ServedApi, parts: SandboxParts, gate: RoundGate): void {
  // everybody on its page asks again and again: one look at the books is for all who ask meanwhile
  const table = oneAtATime(async () => tableNow(parts));
  serveCall(api, CRASH_TABLE, table);
  serveCall(api, CRASH_STAKES, async ({ query: { currency } }) => ({
    stakes: crashStakesIn(currency).map((stake) => majorAmount(stake, currency)),
  }));
  serveCall(api, PLACE_CRASH_BET, async ({ session: { userId, idHash }, body, key, reply }) => {
    const refusal = await gate(reply.request, userId);
    if (refusal !== undefined) return refusal;
    const bet = await placeCrashBet(parts, { ...body, key, userId, sessionHash: idHash });
    return isRefusal(bet) ? bet : wireBetOf(bet);
  });
  serveCall(api, CASH_OUT_CRASH, async ({ session: { userId }, params: { id } }) => {
    const bet = await cashOutCrash(parts, { id, userId });
    return isRefusal(bet) ? bet : wireBetOf(bet);
  });
  serveCall(api, CRASH_BETS, async ({ session: { userId } }) => {
    await endDueCrashBetsOf(parts, userId, parts.now());
    const bets = await crashBets(parts.database)
      .where('casino_rounds.user_id', '=', userId)
      .orderBy('casino_rounds.at', 'desc')
      .limit(BETS_SHOWN)
      .execute();
    return { bets: bets.map(wireBetOf) };
  });
}

/** GM-33 What all may know: nothing of the seed and the point before the crash. */
async function tableNow(parts: SandboxParts): Promise<WireReply<typeof CRASH_TABLE>> {
  const round = await crashRoundNow(parts);
  const now = parts.now();
  const { id, server_hash: serverHash, starts_at: startsAt, point } = round;
  const bets = await countedBets(parts, id);
  const last = await parts.database
    .selectFrom('crash_rounds')
    .select(['id', 'server_hash', 'server_seed', 'point'])
    .where('ends_at', '<=', now)
    .orderBy('id', 'desc')
    .limit(ROUNDS_SHOWN)
    .execute();
  return {
    now,
    id,
    serverHash,
    startsAt,
    ...(now < round.ends_at ? {} : { ended: { point, nextAt: nextRoundAt(round) } }),
    ...bets,
    last: last.map((row) => ({
      id: row.id,
      serverHash: row.server_hash,
      serverSeed: row.server_seed,
      point: row.point,
    })),
  };
}

async function countedBets({ database }: SandboxParts, round: number) {
  const { bets, paid } = await database
    .selectFrom('crash_bets')
    .innerJoin('casino_rounds', 'casino_rounds.id', 'crash_bets.id')
    .where('crash_bets.round_id', '=', round)
    .where('casino_rounds.state', 'in', ['open', 'finished'])
    .select(({ fn }) => [
      fn.countAll<number>().as('bets'),
      fn.countAll<number>().filterWhere('casino_rounds.win', '>', NO_MONEY).as('paid'),
    ])
    .executeTakeFirstOrThrow();
  return { bets: Number(bets), cashedOut: Number(paid) };
}

function wireBetOf({ id, state, refusal, currency, target, at, stake, win, round_id: round }: PlacedCrashBet) {
  return {
    id,
    round,
    state: state === 'asked' || state === 'open' ? ('pending' as const) : state,
    ...(refusal === null ? {} : { refusal }),
    currency,
    stake: majorAmount(stake, currency),
    win: majorAmount(win, currency),
    target,
    at,
  };
}
