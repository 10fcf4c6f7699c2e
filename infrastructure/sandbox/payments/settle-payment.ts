import type { Transaction } from 'kysely';
import type { PaymentKind } from '../../../core/payments/payment-return.ts';
import { saidReason } from '../../../core/payments/failure-reason.ts';
import { arrivingSum } from '../../../core/payments/payment-method.ts';
import { canFollow, type PaymentFactKind } from '../../../core/payments/payment-fact.ts';
import { grantFirstDeposit } from '../bonuses/grant-bonus.ts';
import { NO_MONEY } from '../../../core/shared/money.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { playerRegime } from '../limits/player-regime.ts';
import { permitMoney } from '../limits/money-permit.ts';
import { lockPlayer } from '../limits/permit-deposit.ts';
import { heldRows, paidOut, transferRows } from '../players/ledger.ts';
import type { PlayerMessageKind } from '../../../core/support/messages/player-message.ts';
import { tellPlayer } from '../support/player-messages.ts';
import { addFact, factKinds, paymentOf, type KeptPayment } from './kept-payments.ts';
import { mailPayment, textWithdrawal } from './mail-payment.ts';
import { addToBalance, keepOpen, keptOrLost, giveBackWithdrawn, type PaymentParts } from './make-payment.ts';
import type { PaymentProvider, ProviderStatus } from './provider/payment-provider.ts';

/** MSG-1 What the player is told of a fact. */
const TOLD: Readonly<Partial<Record<`${PaymentKind}-${PaymentFactKind}`, PlayerMessageKind>>> = {
  'deposit-credited': 'deposit-credited',
  'deposit-declined': 'deposit-declined',
  'withdrawal-sent': 'withdrawal-sent',
  'withdrawal-paid': 'withdrawal-paid',
  'withdrawal-refused': 'withdrawal-refused',
  'withdrawal-returned': 'withdrawal-returned',
};

/** OFS-16 */
const WITHDRAWAL_ENDS: ReadonlySet<PlayerMessageKind> = new Set([
  'withdrawal-paid',
  'withdrawal-refused',
  'withdrawal-returned',
]);

/** What an answer of the payment system makes known. */
const NEWS: Readonly<Record<ProviderStatus, readonly PaymentFactKind[]>> = {
  unknown: [],
  open: [],
  accepted: [],
  waiting: ['waiting'],
  captured: ['confirmed'],
  declined: ['declined'],
  cancelled: ['cancelled'],
  refunded: ['confirmed', 'refunded'],
  paid: ['paid'],
  refused: ['refused'],
  returned: ['returned'],
};

/** PMT-10 Asks the payment system how a payment stands, and takes what it says; then gives back what may not be credited. */
export async function askAboutPayment(
  parts: PaymentParts,
  provider: PaymentProvider,
  id: number,
): Promise<KeptPayment | undefined> {
  const { status, reason } = await provider.status(id);
  const payment = await takeFacts(
    parts,
    id,
    NEWS[status].map((kind) => ({ kind, reason })),
  );
  if (payment === undefined || !isRefundDue(payment)) return payment;
  return (await provider.refund(id)) ? takeFacts(parts, id, [{ kind: 'refunded' }]) : payment;
}

/** What is said of a payment, with a reason that nobody has checked. */
interface SaidFact {
  readonly kind: PaymentFactKind;
  readonly reason?: string | null | undefined;
}

/** PMT-4, PMT-17 Takes what is said of a payment, each where it can follow, and moves its money in the same transaction. */
export async function takeFacts(
  parts: PaymentParts,
  id: number,
  said: readonly SaidFact[],
): Promise<KeptPayment | undefined> {
  return inTransaction(parts, async (transaction) => {
    const found = await paymentOf(transaction, { id });
    if (found === undefined) return undefined;
    await lockPlayer(transaction, found.user_id);
    const first = await keptOrLost(transaction, id);
    let payment = first;
    for (const { kind, reason } of said) {
      if (!canFollow(payment.kind, factKinds(payment), kind)) continue;
      await addFact(transaction, { id, kind, at: parts.now(), reason: saidReason(kind, reason) });
      await moveMoney(transaction, parts, { payment, kind });
      payment = await keptOrLost(transaction, id);
    }
    await keepOpen(transaction, payment);
    await tellNews(transaction, parts, { before: first, after: payment });
    return payment;
  });
}

/** What became known between two looks at a payment. */
async function tellNews(
  transaction: Transaction<Tables>,
  { mailbox, now }: Pick<PaymentParts, 'mailbox' | 'now'>,
  { before, after }: { readonly before: KeptPayment; readonly after: KeptPayment },
): Promise<void> {
  const { id: about, user_id: userId, amount, currency } = after;
  const known = factKinds(before);
  for (const fact of factKinds(after)) {
    const kind = TOLD[`${after.kind}-${fact}`];
    if (kind === undefined || known.includes(fact)) continue;
    await tellPlayer(transaction, { userId, kind, about, at: now(), sum: { amount, currency } });
    if (mailbox === undefined) continue;
    await mailPayment(transaction, { userId, at: now() });
    if (WITHDRAWAL_ENDS.has(kind)) await textWithdrawal(transaction, { userId, at: now() });
  }
}

function isRefundDue(payment: KeptPayment): boolean {
  const known = factKinds(payment);
  return known.includes('refund-due') && !known.includes('refunded');
}

async function moveMoney(
  transaction: Transaction<Tables>,
  parts: PaymentParts,
  { payment, kind }: { readonly payment: KeptPayment; readonly kind: PaymentFactKind },
): Promise<void> {
  if (payment.kind === 'deposit') {
    if (kind === 'confirmed') await creditDeposit(transaction, parts, payment);
    return;
  }
  if (kind === 'sent') await passOn(transaction, parts, { payment, isBack: false });
  if (kind === 'refused' || kind === 'returned') await passOn(transaction, parts, { payment, isBack: true });
  if (kind !== 'sent' && kind !== 'paid') await giveBackWithdrawn(transaction, parts, payment);
}

/** PMT-15 What is held goes to the payment system, its fee to the house; or both come back. */
async function passOn(
  transaction: Transaction<Tables>,
  { now }: Pick<PaymentParts, 'now'>,
  { payment, isBack }: { readonly payment: KeptPayment; readonly isBack: boolean },
): Promise<void> {
  const { id, currency, fee } = payment;
  const parts = [
    { kind: 'withdrawal-sent', side: 'provider', sum: arrivingSum(payment) },
    { kind: 'withdrawal-fee', side: 'house', sum: fee },
  ] as const;
  const rows = parts
    .filter(({ sum }) => sum > NO_MONEY)
    .flatMap(({ kind, side, sum }) => {
      const transfer = `${kind}${isBack ? '-back' : ''}:${String(id)}`;
      return heldRows({ transfer, kind, currency, amount: isBack ? paidOut(sum) : sum, at: now() }, side);
    });
  await transaction.insertInto('ledger').values(rows).execute();
}

/** PMT-2, PMT-9 */
async function creditDeposit(
  transaction: Transaction<Tables>,
  parts: PaymentParts,
  payment: KeptPayment,
): Promise<void> {
  const { id, user_id: userId, account_id: accountId, currency, amount } = payment;
  const regime = await playerRegime(parts, transaction, userId);
  const at = regime.now;
  const ask = { userId, purpose: 'deposit', amount, currency } as const;
  const { refusal } = await permitMoney(transaction, ask, regime);
  await addFact(transaction, { id, kind: refusal === undefined ? 'credited' : 'refund-due', at });
  if (refusal !== undefined) return;
  await addToBalance(transaction, accountId, amount);
  const transfer = { transfer: `deposit:${String(id)}`, kind: 'deposit', accountId, currency, amount, at } as const;
  await transaction.insertInto('ledger').values(transferRows(transfer, 'provider')).execute();
  await grantFirstDeposit(transaction, payment, regime);
}
