import type { EpochMillis } from '../../../../core/shared/time.ts';
import { CASH_OUT_CRASH, CRASH_BETS, CRASH_STAKES, CRASH_TABLE, PLACE_CRASH_BET } from '../../../casino/crash-calls.ts';
import { oneAtATime } from '../../nodes/one-at-a-time.ts';
import { passedByAll } from '../../nodes/passed-by-all.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { isRefusal } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import type { RoundGate } from '../round-gate.ts';
import { cashOutCrash, crashBets, endDueCrashBetsOf, type PlacedCrashBet } from './crash-bets.ts';
import { crashTableNow } from './crash-table.ts';
import { crashStakesIn, placeCrashBet } from './place-crash-bet.ts';

const BETS_SHOWN = 20;

/** Crash: its shared rounds and the stakes on them. */
export function serveCrash(api: ServedApi, parts: SandboxParts, gate: RoundGate): void {
  // everybody on its page asks again and again: one look at the books is for all who ask meanwhile
  const table = oneAtATime(async () => crashTableNow(parts));
  serveCall(api, CRASH_TABLE, table);
  serveCall(api, CRASH_STAKES, async ({ query: { currency } }) => ({
    stakes: crashStakesIn(currency).map((stake) => majorAmount(stake, currency)),
  }));
  serveCall(api, PLACE_CRASH_BET, async ({ session: { userId, idHash }, body, key, reply }) => {
    const refusal = await gate(reply.request, userId);
    if (refusal !== undefined) return refusal;
    const bet = await placeCrashBet(parts, { ...body, key, userId, sessionHash: idHash });
    return isRefusal(bet) ? bet : wireBetOf(bet, passedByAll(parts));
  });
  serveCall(api, CASH_OUT_CRASH, async ({ session: { userId }, params: { id } }) => {
    const bet = await cashOutCrash(parts, { id, userId });
    return isRefusal(bet) ? bet : wireBetOf(bet, passedByAll(parts));
  });
  serveCall(api, CRASH_BETS, async ({ session: { userId } }) => {
    const passed = passedByAll(parts);
    await endDueCrashBetsOf(parts, userId, passed);
    const bets = await crashBets(parts.database)
      .where('casino_rounds.user_id', '=', userId)
      .orderBy('casino_rounds.at', 'desc')
      .limit(BETS_SHOWN)
      .execute();
    return { bets: bets.map((bet) => wireBetOf(bet, passed)) };
  });
}

function wireBetOf(bet: PlacedCrashBet, passed: EpochMillis) {
  const { id, state, refusal, currency, target, at, stake, win, round_id: round, point } = bet;
  const drawn = { serverHash: bet.server_hash, serverSeed: bet.server_seed, point };
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
    // GM-33, GM-37
    ...(passed < bet.ends_at ? {} : { drawn }),
  };
}
