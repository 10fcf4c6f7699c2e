import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { isPaymentOpen, paymentState } from '../../../core/payments/payment-fact.ts';
import type { PaymentKind } from '../../../core/payments/payment-return.ts';
import { consentProblem, type BonusAtStake } from '../../../core/payments/withdrawal-bonuses.ts';
import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import { currencyDecimals, sumOfMinor, toMinor, type Minor } from '../../../core/shared/money.ts';
import { minutes, type Millis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { endBonus } from '../bonuses/end-bonus.ts';
import type { Tables } from '../database/tables.ts';
import { playerRegime } from '../limits/player-regime.ts';
import { lockPlayer, refusedDeposit } from '../limits/permit-deposit.ts';
import { paidOut, transferRows } from '../players/ledger.ts';
import { BONUS_ACCOUNT } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { addFact, factKinds, paymentOf, type KeptPayment } from './kept-payments.ts';
import { lockBonusesAtStake } from './withdrawal-stake.ts';
import { methodFee } from './payment-methods.ts';
import { stoppedWithdrawal } from './stopped-withdrawal.ts';

/** How long a withdrawal is held before it is sent. */
const HELD_FOR: Millis = minutes(2);
const FIRST_ASKED_AFTER: Millis = minutes(1);

export type PaymentParts = Pick<SandboxParts, 'database' | 'jurisdiction' | 'mailbox' | 'now' | 'random'>;

export interface AskedPayment {
  readonly kind: PaymentKind;
  readonly userId: UserId;
  readonly sessionHash: string;
  readonly key: string;
  readonly accountId: AccountId;
  readonly methodId: string;
  /** Major units, as they came. */
  readonly amount: number;
  readonly lng: Language;
  /** WDR-4, WDR-5 The bonuses that a withdrawal gives up, as they were shown. */
  readonly givesUp?: readonly BonusAtStake[] | undefined;
}

interface KnownAccount {
  readonly id: AccountId;
  readonly currency: string;
  readonly balance: Minor;
}

/** PMT-11 Makes a payment once under its key; whoever sends it again gets the one that there is. */
export async function makePayment(
  transaction: Transaction<Tables>,
  parts: PaymentParts,
  asked: AskedPayment,
): Promise<KeptPayment | Refusal> {
  await lockPlayer(transaction, asked.userId);
  const fingerprint = fingerprintOf(asked);
  const kept = await transaction
    .selectFrom('payments')
    .select(['id', 'fingerprint'])
    .where('user_id', '=', asked.userId)
    .where('key', '=', asked.key)
    .executeTakeFirst();
  if (kept !== undefined) {
    return kept.fingerprint === fingerprint ? keptOrLost(transaction, kept.id) : refuse(422, 'another-order');
  }
  const atStake = asked.kind === 'withdrawal' ? await lockBonusesAtStake(transaction, asked.userId) : [];
  const account = await ownAccount(transaction, asked);
  if (account === undefined) return refuse(404, 'account-unavailable');
  const amount = toMinor(asked.amount, currencyDecimals(account.currency));
  if (!amount.ok) return refuse(400, 'amount');
  const payment = { kind: asked.kind, currency: account.currency, amount: amount.value };
  const fee = methodFee(asked.methodId, payment);
  if (fee === undefined) return refuse(400, 'method');
  const refused = await refusedPayment(transaction, parts, { asked, account, amount: amount.value });
  if (refused !== undefined) return refused;
  const ending = atStake.map(({ bonus: { id, currency }, money }) => ({ id, currency, money }));
  const problem = consentProblem(ending, asked.givesUp ?? []);
  if (problem !== undefined) return refuse(409, problem);
  for (const locked of atStake) await endBonus(transaction, { ...locked, end: 'given-up' }, parts.now());
  return written(transaction, parts, { asked, fingerprint, account, amount: amount.value, fee });
}

/** PMT-3, WDR-2 Takes a withdrawal back: the sum that is held returns to the account it came from. */
export async function giveBackWithdrawn(
  transaction: Transaction<Tables>,
  { now }: Pick<PaymentParts, 'now'>,
  payment: KeptPayment,
): Promise<void> {
  const { id, account_id: accountId, currency, amount } = payment;
  await addToBalance(transaction, accountId, amount);
  const transfer = { transfer: `withdrawal-returned:${String(id)}`, accountId, currency, amount, at: now() };
  const rows = transferRows({ ...transfer, kind: 'withdrawal-returned' }, 'held');
  await transaction.insertInto('ledger').values(rows).execute();
}

/** Money that comes to an account which was closed meanwhile opens it again: it is the player's. */
export async function addToBalance(transaction: Transaction<Tables>, id: AccountId, amount: Minor): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set((eb) => ({ balance: eb('balance', '+', amount), closed_at: null }))
    .where('id', '=', id)
    .execute();
}

/** A payment that has ended is not asked about any more. */
export async function keepOpen(transaction: Transaction<Tables>, payment: KeptPayment): Promise<void> {
  const state = paymentState(payment.kind, factKinds(payment));
  if (state !== undefined && isPaymentOpen(state)) return;
  await transaction.deleteFrom('open_payments').where('payment_id', '=', payment.id).execute();
}

export async function keptOrLost(transaction: Transaction<Tables>, id: number): Promise<KeptPayment> {
  const payment = await paymentOf(transaction, { id });
  if (payment === undefined) throw new Error(`payment ${String(id)} is lost`);
  return payment;
}

async function ownAccount(
  transaction: Transaction<Tables>,
  { userId, accountId }: AskedPayment,
): Promise<KnownAccount | undefined> {
  return transaction
    .selectFrom('accounts')
    .select(['id', 'currency', 'balance'])
    .where('user_id', '=', userId)
    .where('id', '=', accountId)
    .where('type_id', '<>', BONUS_ACCOUNT)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

interface Priced {
  readonly asked: AskedPayment;
  readonly account: KnownAccount;
  readonly amount: Minor;
}

/** PMT-9 A deposit asks the limits; a withdrawal what stops it [WDR-1], and the balance. */
async function refusedPayment(
  transaction: Transaction<Tables>,
  parts: PaymentParts,
  { asked, account, amount }: Priced,
): Promise<Refusal | undefined> {
  if (asked.kind === 'withdrawal') {
    const regime = await playerRegime(parts, transaction, asked.userId);
    const { stop } = await stoppedWithdrawal(transaction, asked.userId, regime);
    if (stop !== undefined) return refuse(403, `withdrawal-${stop}`);
    return amount <= account.balance ? undefined : refuse(409, 'balance');
  }
  if (sumOfMinor([account.balance, amount]) === undefined) return refuse(400, 'amount');
  return refusedDeposit(transaction, parts, { ...asked, currency: account.currency, amount });
}

async function written(
  transaction: Transaction<Tables>,
  { now }: PaymentParts,
  { asked, fingerprint, account, amount, fee }: Priced & { readonly fingerprint: string; readonly fee: Minor },
): Promise<KeptPayment> {
  const at = now();
  const { kind, userId, key } = asked;
  const { currency, id: accountId } = account;
  const { id } = await transaction
    .insertInto('payments')
    .values({
      user_id: userId,
      account_id: accountId,
      kind,
      method: asked.methodId,
      currency,
      amount,
      fee,
      key,
      fingerprint,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addFact(transaction, { id, kind: kind === 'deposit' ? 'created' : 'held', at });
  const askAt = at + (kind === 'deposit' ? FIRST_ASKED_AFTER : HELD_FOR);
  await transaction.insertInto('open_payments').values({ payment_id: id, ask_at: askAt }).execute();
  if (kind === 'withdrawal') {
    await addToBalance(transaction, accountId, paidOut(amount));
    const transfer = { transfer: `withdrawal:${String(id)}`, kind, accountId, currency, amount: paidOut(amount), at };
    await transaction.insertInto('ledger').values(transferRows(transfer, 'held')).execute();
  }
  return keptOrLost(transaction, id);
}

function fingerprintOf({ kind, accountId, methodId, amount }: AskedPayment): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, accountId, methodId, amount]))
    .digest('base64url');
}
