import { currencyDecimals, toMajor } from '../../core/shared/money.ts';
import { fail, ok } from '../../core/shared/result.ts';
import type { QueuedVipBet, VipDecision, VipQueueGateway } from '../../core/site/debugger/queued-vip-bet.ts';
import type { CallReply } from '../http/call.ts';
import type { HttpClient } from '../http/http-client.ts';
import { UNKNOWN_CURRENCY, minorReader } from '../http/minor-reader.ts';
import { DECIDE_VIP_BET, VIP_BETS } from './vip-queue-calls.ts';

export function httpVipQueueGateway(http: HttpClient): VipQueueGateway {
  return {
    vipBets: async () => {
      const reply = await http.send(VIP_BETS);
      if (!reply.ok) return reply;
      const bets = reply.value.vipBets.flatMap(queuedBet);
      return bets.length === reply.value.vipBets.length ? ok(bets) : fail({ kind: 'malformed', path: 'amount' });
    },
    decideVipBet: async (id, decision) => {
      const body = decisionBody(decision);
      if (body === undefined) return fail(UNKNOWN_CURRENCY);
      const reply = await http.send(DECIDE_VIP_BET, { params: { id: String(id) }, body });
      return reply.ok ? ok(reply.value.now) : reply;
    },
  };
}

/** Nothing where its amounts are none of its currency. */
function queuedBet({ amount, offered, ...bet }: CallReply<typeof VIP_BETS>['vipBets'][number]): QueuedVipBet[] {
  const read = minorReader(bet.currency);
  const units = { ...bet, amount: read.amount(amount), offered: read.optional(offered) };
  return read.isExact() ? [units] : [];
}

function decisionBody(given: VipDecision) {
  if (given.decision !== 'offer') return { decision: given.decision };
  const decimals = currencyDecimals(given.currency);
  return decimals === undefined ? undefined : { decision: 'offer' as const, amount: toMajor(given.amount, decimals) };
}
