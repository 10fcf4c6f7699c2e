import { explainPayout } from '../../../core/coupon/explained/explain-payout.ts';
import { explainedSum, type PayoutStep } from '../../../core/coupon/explained/payout-step.ts';
import { betResultId } from '../../../core/coupon/maths/bet-result.ts';
import { minorUnits, type Minor } from '../../../core/shared/money.ts';
import { decimalOdds } from '../../../core/shared/odds.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import type { COUPON_EXPLANATION } from '../../coupon/coupon-calls.ts';
import type { WireReply } from '../../http/call.ts';
import { majorAmount } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { repaidAfter } from './advances/advance-holds.ts';
import { couponHyperBonus } from './coupon-hyper-bonus.ts';
import type { CouponWithBets } from './coupon-settlement.ts';
import { checkedCoupon } from './kept-coupon.ts';
import { couponLimits } from './sandbox-coupon-limits.ts';

const MOST_LINES = 500;

/** EP-6 How the payout of a settled coupon follows from its bets; nothing is said that does not add up to what the ledger says was paid. */
export async function explainCoupon(
  parts: Pick<SandboxParts, 'database' | 'faults'>,
  kept: CouponWithBets,
): Promise<WireReply<typeof COUPON_EXPLANATION> | Refusal> {
  const { id, state, currency } = kept.coupon;
  if (state === 'open' || state === 'needs-review') return refuse(409, 'open');
  const { paid, repaid } = await paidFor(parts, kept.coupon);
  const steps = paid === undefined ? fail('out-of-range') : stepsTo(kept, paid);
  if (paid === undefined || !steps.ok) {
    parts.faults.report(
      `explaining ${String(id)}`,
      new Error(`the steps of coupon ${String(id)} are not what was paid`),
    );
    return refuse(409, 'unexplained');
  }
  const money = (amount: Minor) => majorAmount(amount, currency);
  return {
    steps: steps.value.map(({ bets, amount, stake, odds, ...step }) => ({
      ...step,
      bets: [...bets],
      amount: money(amount),
      ...(stake === undefined ? {} : { stake: money(stake) }),
      ...(odds === undefined ? {} : { odds: decimalOdds(odds) }),
    })),
    paid: money(paid),
    ...(repaid === undefined ? {} : { repaid: money(repaid) }),
  };
}

/** EP-7 A coupon that a person gave back says so, where its own maths says something else. */
function stepsTo(kept: CouponWithBets, paid: Minor): Result<readonly PayoutStep<Minor>[], string> {
  const steps = ownSteps(kept);
  if (steps.ok && explainedSum(steps.value) === BigInt(paid)) return steps;
  const byHand = betResultId('forced-return');
  if (!kept.bets.every(({ status }) => status === byHand)) return fail('unexplained');
  return ok([{ kind: 'by-hand', bets: [], amount: paid }]);
}

function ownSteps({ coupon, bets }: CouponWithBets): Result<readonly PayoutStep<Minor>[], string> {
  const slip = checkedCoupon(coupon, bets);
  if (!slip.ok) return slip;
  const { maxPayout } = couponLimits(coupon.currency);
  const hyperBonus = couponHyperBonus(coupon, bets, coupon.payout);
  const steps = explainPayout(slip.value, {
    isFreeBet: coupon.promo_kind === 'free-bet',
    maxPayout,
    possibleWin: coupon.possible_win,
    hyperBonus,
    mostLines: MOST_LINES,
  });
  return steps.ok ? steps : fail(steps.error.code);
}

/** One statement: what the transfers that name the coupon gave, and what was taken for an advance after it. */
async function paidFor(
  { database }: Pick<SandboxParts, 'database'>,
  { id, account_id: accountId, settled_at: settledAt }: CouponWithBets['coupon'],
) {
  const repayment = repaidAfter(accountId, id);
  const rows = await database
    .selectFrom('ledger')
    .select(['kind', 'amount'])
    .where((of) =>
      of.or([
        of('transfer', 'in', [`payout:${String(id)}`, `hyper-bonus:${String(id)}`, repayment]),
        of.and([of('account_id', '=', accountId), of('at', '=', settledAt), of('transfer', 'like', `${repayment}:%`)]),
      ]),
    )
    .where('side', '=', 'player')
    .execute();
  const isPayment = ({ kind }: (typeof rows)[number]): boolean => kind === 'payout' || kind === 'hyper-bonus';
  const sum = (some: typeof rows): bigint => some.reduce((total, { amount }) => total + BigInt(amount), 0n);
  const taken = rows.filter((row) => !isPayment(row));
  return {
    paid: minorUnits(sum(rows.filter(isPayment))),
    repaid: taken.length === 0 ? undefined : minorUnits(-sum(taken)),
  };
}
