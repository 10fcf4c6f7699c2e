import { createHmac } from 'node:crypto';
import { paymentState } from '../../../core/payments/payment-fact.ts';
import { TEAM_CASH_STATUSES, teamCashStatusId } from '../../../core/payments/team-cash.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { WireReply } from '../../http/call.ts';
import { TEAM_CASH } from '../../payments/team-cash-calls.ts';
import { mayReward } from '../bonuses/reward-permit.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import { playerRegime } from '../limits/player-regime.ts';
import { majorAmount } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { factKinds, keptPayments, type KeptPayment } from './kept-payments.ts';
import { methodTitle } from './payment-methods.ts';
import { TEAM_CASH_WORDS } from './team-cash-words.ts';

/** TMC-5 What is paid in at a cash desk. */
const DESK_METHOD = 'voucher';
const MOST_SHOWN = 50;
const HASH_LETTERS = 32;

type WireTeamCash = WireReply<typeof TEAM_CASH>['entities'][number];

/** TMC-5, TMC-6 The player's payments of team cash. */
export function serveTeamCash(
  api: ServedApi,
  parts: Pick<SandboxParts, 'database' | 'random' | 'jurisdiction' | 'now' | 'secret'>,
): void {
  serveCall(api, TEAM_CASH, async ({ session: { userId }, query: { lng } }) =>
    inTransaction(parts, async (transaction) => {
      const regime = await playerRegime(parts, transaction, userId);
      if (!(await mayReward(transaction, userId, regime))) return { entities: [], total_count: 0 };
      const { count } = await transaction
        .selectFrom('payments')
        .select((of) => of.cast<number>(of.fn.countAll(), 'bigint').as('count'))
        .where('user_id', '=', userId)
        .where('kind', '=', 'deposit')
        .where('method', '=', DESK_METHOD)
        .executeTakeFirstOrThrow();
      const payments = await keptPayments(transaction)
        .where('user_id', '=', userId)
        .where('kind', '=', 'deposit')
        .where('method', '=', DESK_METHOD)
        .orderBy('id', 'desc')
        .limit(MOST_SHOWN)
        .execute();
      return { entities: payments.map((payment) => wireTeamCash(payment, lng, parts)), total_count: count };
    }),
  );
}

function wireTeamCash(payment: KeptPayment, lng: Language, { secret }: Pick<SandboxParts, 'secret'>): WireTeamCash {
  const { id, currency, amount, created_at: createdAt, facts } = payment;
  const state = paymentState('deposit', factKinds(payment));
  if (state === undefined) throw new RangeError(`payment ${String(id)} has no facts`);
  const statusId = teamCashStatusId(state);
  const status = TEAM_CASH_STATUSES[statusId - 1];
  const message = (language: Language): string => `${methodTitle(DESK_METHOD, language)} № ${String(id)}`;
  return {
    id,
    status_id: statusId,
    message: message('en'),
    translate_message: message(lng),
    skks_hash: createHmac('sha256', secret)
      .update(`team-cash:${String(id)}`)
      .digest('hex')
      .slice(0, HASH_LETTERS),
    timestamp: createdAt,
    date_payment: facts.at(-1)?.at ?? createdAt,
    status_title: status === undefined ? '' : TEAM_CASH_WORDS[status][lng],
    summ: majorAmount(amount, currency),
    money_deposit_id: id,
  };
}
