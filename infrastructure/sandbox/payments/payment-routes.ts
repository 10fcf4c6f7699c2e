import type { FastifyReply } from 'fastify';
import type { PaymentKind } from '../../../core/payments/payment-return.ts';
import {
  CANCEL_WITHDRAWAL,
  MAKE_DEPOSIT,
  MAKE_WITHDRAWAL,
  ONE_PAYMENT,
  PAYMENT_OFFER,
  PAYMENT_PAGE,
} from '../../payments/payment-calls.ts';
import { canCancelWithdrawal } from '../../../core/payments/withdrawal-permission.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { days, minutes } from '../../../core/shared/time.ts';
import { inTransaction, UNIQUE_VIOLATION } from '../database/retried-transaction.ts';
import { playerRegime } from '../limits/player-regime.ts';
import type { RateLimits } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { isRefusal, refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import { seenOrigin } from '../social/offered-networks.ts';
import { factKinds, keptPayments, paymentOf, wirePaymentOf } from './kept-payments.ts';
import { makePayment, type AskedPayment, type PaymentParts } from './make-payment.ts';
import { servePaymentCallback } from './payment-callback.ts';
import { lastUsedMethods } from './last-used-methods.ts';
import { paymentTotals } from './listed-totals.ts';
import { offeredMethods } from './payment-methods.ts';
import { demoProvider, type PaymentProvider } from './provider/payment-provider.ts';
import { providerAddress } from './provider/provider-address.ts';
import { serveProviderDesk } from './provider/provider-desk.ts';
import { serveProviderPages } from './provider/provider-pages.ts';
import { servePaymentRequests } from './requests/payment-request-routes.ts';
import { serveRequestDesk } from './requests/request-desk.ts';
import { takeFacts } from './settle-payment.ts';
import { serveTeamCash } from './team-cash-routes.ts';
import { bonusesAtStake } from './withdrawal-stake.ts';
import { stoppedWithdrawal } from './stopped-withdrawal.ts';

const PAYMENTS_A_PAGE = 10;
/** PMT-14 */
const PAYING_LIMIT: RateLimits['paying'] = { times: 10, within: minutes(1) };

/** Deposits, withdrawals and their history; in a demonstration with a payment system of its own. */
export async function servePayments(api: ServedApi, parts: SandboxParts): Promise<void> {
  const provider = demoProvider(parts);
  serveOffer(api, parts, provider);
  serveMaking(api, parts, provider);
  servePaymentPage(api, parts);
  serveOnePayment(api, parts);
  servePaymentRequests(api, parts);
  serveTeamCash(api, parts);
  serveCall(api, CANCEL_WITHDRAWAL, async ({ session, body: { id, lng } }) => {
    const kept = await paymentOf(parts.database, { id, userId: session.userId });
    if (kept?.kind !== 'withdrawal') return refuse(404, 'payment');
    const { profile } = await playerRegime(parts, parts.database, session.userId);
    if (!canCancelWithdrawal('held', profile)) return refuse(409, 'not-cancellable');
    const payment = await takeFacts(parts, id, [{ kind: 'cancelled' }]);
    if (payment === undefined || !factKinds(payment).includes('cancelled')) return refuse(409, 'not-cancellable');
    return { payment: wirePaymentOf(payment, { lng, profile }) };
  });
  if (provider === undefined) return;
  await servePaymentCallback(api, parts, provider);
  await serveProviderPages(api, parts);
  await serveProviderDesk(api, parts);
  await serveRequestDesk(api, parts);
}

function serveOffer(api: ServedApi, parts: SandboxParts, provider: PaymentProvider | undefined): void {
  const { database } = parts;
  serveCall(api, PAYMENT_OFFER, async ({ session, query: { accountId, lng } }) => {
    const account = await database
      .selectFrom('accounts')
      .select('currency')
      .where('id', '=', accountId)
      .where('user_id', '=', session.userId)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (account === undefined) return refuse(404, 'account-unavailable');
    const regime = await playerRegime(parts, database, session.userId);
    const { stop, lockedUntil } = await stoppedWithdrawal(database, session.userId, regime);
    return {
      methods: provider === undefined ? [] : offeredMethods(account.currency, lng),
      ...(stop === undefined ? {} : { stop }),
      ...(stop === 'locked' && lockedUntil !== undefined ? { lockedUntil } : {}),
      lastUsed: await lastUsedMethods(database, session.userId),
      isCancelAllowed: canCancelWithdrawal('held', regime.profile),
      bonuses: await bonusesAtStake(database, session.userId),
    };
  });
}

function serveMaking(api: ServedApi, parts: SandboxParts, provider: PaymentProvider | undefined): void {
  const begun = tryCounter(api.app, 'payments', parts.options.rateLimits?.paying ?? PAYING_LIMIT);
  const made = async (asked: AskedPayment, { request }: FastifyReply) => {
    const wait = await begun.attempt(request, String(asked.userId));
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    return inTransaction(
      parts,
      async (transaction) => {
        const payment = await makePayment(transaction, parts, asked);
        if (isRefusal(payment)) return payment;
        // with it: whoever is refused then knows that nothing was booked
        const { profile } = await playerRegime(parts, transaction, asked.userId);
        return { payment, shown: wirePaymentOf(payment, { lng: asked.lng, profile }) };
      },
      [UNIQUE_VIOLATION],
    );
  };
  serveCall(api, MAKE_DEPOSIT, async ({ session, body, key, reply }) => {
    if (provider === undefined) return refuse(404, 'no-provider');
    const deposit = await made(askedBy(session, 'deposit', { ...body, key }), reply);
    if (isRefusal(deposit)) return deposit;
    const { payment, shown } = deposit;
    const site = seenOrigin(reply.request, api.origin);
    await provider.order({ ...payment, returnTo: `${site}/${body.lng}/onpay` });
    return {
      payment: shown,
      address: providerAddress(parts, { id: payment.id, site, lng: body.lng }),
    };
  });
  serveCall(api, MAKE_WITHDRAWAL, async ({ session, body, key, reply }) => {
    if (provider === undefined) return refuse(404, 'no-provider');
    const withdrawal = await made(askedBy(session, 'withdrawal', { ...body, key }), reply);
    return isRefusal(withdrawal) ? withdrawal : { payment: withdrawal.shown };
  });
}

function askedBy(
  session: { readonly userId: UserId; readonly idHash: string },
  kind: PaymentKind,
  order: Pick<AskedPayment, 'key' | 'accountId' | 'methodId' | 'amount' | 'lng' | 'givesUp'>,
): AskedPayment {
  return { ...order, kind, userId: session.userId, sessionHash: session.idHash };
}

function servePaymentPage(api: ServedApi, parts: PaymentParts): void {
  const { database, now } = parts;
  serveCall(api, PAYMENT_PAGE, async ({ session, query }) => {
    const { kind, isOpenOnly, accountId, days: period, id, pageNumber, lng } = query;
    const size = query.size === undefined ? PAYMENTS_A_PAGE : Number(query.size);
    let found = keptPayments(database).where('user_id', '=', session.userId);
    if (kind !== undefined) found = found.where('kind', '=', kind);
    if (isOpenOnly === 'true') {
      found = found.where('id', 'in', (of) => of.selectFrom('open_payments').select('payment_id'));
    }
    if (accountId !== undefined) found = found.where('account_id', '=', accountId);
    if (period !== undefined) found = found.where('created_at', '>', now() - days(Number(period)));
    if (id !== undefined) found = found.where('id', '=', id);
    const { count } = await found
      .clearSelect()
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const rows = await found
      .orderBy('id', 'desc')
      .limit(size)
      .offset((pageNumber - 1) * size)
      .execute();
    const { profile } = await playerRegime(parts, database, session.userId);
    return {
      payments: rows.map((row) => wirePaymentOf(row, { lng, profile })),
      pageNumber,
      pageCount: Math.ceil(count / size),
      totalCount: count,
      totals: await paymentTotals(found),
    };
  });
}

function serveOnePayment(api: ServedApi, parts: PaymentParts): void {
  const { database } = parts;
  serveCall(api, ONE_PAYMENT, async ({ session, query: { kind, id, lng } }) => {
    const own = keptPayments(database).where('user_id', '=', session.userId).where('kind', '=', kind);
    const row = await (id === undefined ? own : own.where('id', '=', id))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return id === undefined ? {} : refuse(404, 'payment');
    const { profile } = await playerRegime(parts, database, session.userId);
    return { payment: wirePaymentOf(row, { lng, profile }) };
  });
}
