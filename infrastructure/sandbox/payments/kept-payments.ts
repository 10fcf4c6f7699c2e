import { sql, type Kysely } from 'kysely';
import type { JurisdictionProfile } from '../../../core/limits/jurisdiction.ts';
import {
  isPaymentOpen,
  paymentState,
  type PaymentFact,
  type PaymentFactKind,
} from '../../../core/payments/payment-fact.ts';
import { canCancelWithdrawal } from '../../../core/payments/withdrawal-permission.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { WireReply } from '../../http/call.ts';
import type { MAKE_DEPOSIT } from '../../payments/payment-calls.ts';
import type { PaymentRow } from '../database/payments/payment-tables.ts';
import type { Tables } from '../database/tables.ts';
import { majorAmount } from '../players/player-accounts.ts';
import { methodTitle, usualTime } from './payment-methods.ts';

/** A payment as its rows have it. */
export interface KeptPayment extends Omit<PaymentRow, 'id'> {
  readonly id: number;
  readonly facts: readonly PaymentFact[];
}

const FACTS = sql<
  readonly PaymentFact[]
>`(select coalesce(json_agg(json_strip_nulls(json_build_object('kind', known.kind, 'at', known.at, 'reason', known.reason))
  order by known.at), '[]') from payment_facts as known where known.payment_id = payments.id)`;

/** Payments with all that is known of each: whoever reads for a player names the owner. */
export function keptPayments(database: Kysely<Tables>) {
  return database.selectFrom('payments').selectAll().select(FACTS.as('facts'));
}

export async function paymentOf(
  database: Kysely<Tables>,
  { id, userId }: { readonly id: number; readonly userId?: UserId | undefined },
): Promise<KeptPayment | undefined> {
  const found = keptPayments(database).where('id', '=', id);
  return (userId === undefined ? found : found.where('user_id', '=', userId)).executeTakeFirst();
}

export function factKinds({ facts }: Pick<KeptPayment, 'facts'>): readonly PaymentFactKind[] {
  return facts.map(({ kind }) => kind);
}

/** PMT-1 Adds a fact; the database takes each once. */
export async function addFact(
  transaction: Kysely<Tables>,
  { id, kind, at, reason }: PaymentFact & { readonly id: number },
): Promise<void> {
  await transaction
    .insertInto('payment_facts')
    .values({ payment_id: id, kind, at, reason: reason ?? null })
    .execute();
}

/** A payment as its owner is told of it. */
export function wirePaymentOf(
  payment: KeptPayment,
  { lng, profile }: { readonly lng: Language; readonly profile: JurisdictionProfile },
): WireReply<typeof MAKE_DEPOSIT>['payment'] {
  const { id, kind, account_id: accountId, method, currency, amount, fee, facts } = payment;
  const state = paymentState(kind, factKinds(payment));
  if (state === undefined) throw new RangeError(`payment ${String(id)} has no facts`);
  const isOpen = isPaymentOpen(state);
  return {
    id,
    kind,
    state,
    accountId,
    methodId: method,
    methodTitle: methodTitle(method, lng),
    currency,
    amount: majorAmount(amount, currency),
    fee: majorAmount(fee, currency),
    facts: facts.map((fact) => ({ ...fact })),
    ...(isOpen ? { expectedBy: payment.created_at + usualTime(method, kind) } : {}),
    isCancellable: kind === 'withdrawal' && canCancelWithdrawal(state, profile),
  };
}
