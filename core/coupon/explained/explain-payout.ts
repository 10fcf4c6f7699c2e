import { ratio, roundedUnits, type Ratio } from '../../shared/exact.ts';
import { NO_MONEY, minorUnits, type Minor } from '../../shared/money.ts';
import { milliOddsOf, type MilliOdds } from '../../shared/odds.ts';
import { ok, type Result } from '../../shared/result.ts';
import { slipMultiplier } from '../maths/bonus-bet.ts';
import { problem, type CheckedBet, type CheckedSlip } from '../maths/checked-slip.ts';
import { isDividedType } from '../maths/divided-types.ts';
import { FACTOR_UNITS, blockFactor, legFactor } from '../maths/leg-factor.ts';
import { safeLineCount } from '../maths/line-count.ts';
import { slipAccount, slipPayout } from '../maths/slip-payout.ts';
import type { SlipError } from '../maths/slip.ts';
import { listedFactors } from '../maths/system-lines.ts';
import { cappedPayout } from '../placed/capped-payout.ts';
import { withoutStake } from '../promo/without-stake.ts';
import type { PayoutStep } from './payout-step.ts';

/** What happens to the payout of a slip after its maths. */
interface PayoutTerms {
  readonly isFreeBet: boolean;
  readonly maxPayout: Minor;
  readonly possibleWin: Minor;
  readonly hyperBonus?: { readonly percent: number; readonly amount: Minor } | undefined;
  /** How many lines are listed at most; a whole number. */
  readonly mostLines: number;
}

type Steps = Result<readonly PayoutStep<Minor>[], SlipError>;

/** EP-2 From the results of a settled slip to what it pays, step by step as the maths takes them; bets that are still open are lost or count for nothing. */
export function explainPayout(slip: CheckedSlip, terms: PayoutTerms): Steps {
  const payout = slipPayout(slip, 'lose');
  if (payout === undefined) return problem('anti-express-refused');
  const paid = minorUnits(payout.rounded);
  const steps = paid === undefined ? undefined : ownSteps(slip, paid, terms.mostLines);
  if (paid === undefined || steps === undefined) return problem('result-out-of-range');
  return ok([...steps, ...changesAfter(slip, paid, terms)]);
}

function changesAfter({ amount }: CheckedSlip, paid: Minor, terms: PayoutTerms): readonly PayoutStep<Minor>[] {
  const own = terms.isFreeBet ? withoutStake(paid, amount) : paid;
  const capped = cappedPayout(own, terms);
  const { hyperBonus } = terms;
  return [
    ...change('free-bet', less(paid, own)),
    ...change('cap', less(own, capped)),
    ...(hyperBonus === undefined
      ? []
      : change('hyper-bonus', hyperBonus.amount).map((step) => ({ ...step, count: hyperBonus.percent }))),
  ];
}

function change(kind: PayoutStep['kind'], amount: Minor): readonly PayoutStep<Minor>[] {
  return amount === NO_MONEY ? [] : [{ kind, bets: [], amount }];
}

function less(from: Minor, amount: Minor): Minor {
  return (from - amount) as Minor;
}

function ownSteps(slip: CheckedSlip, paid: Minor, mostLines: number): readonly PayoutStep<Minor>[] | undefined {
  if (isDividedType(slip.type)) return lineSteps(slip, paid, mostLines);
  if (slip.type === 'chain' || slip.type === 'condition') return accountSteps(slip, paid);
  return slip.type === 'singles' ? singlesSteps(slip) : wholeSteps(slip, paid);
}

/** EP-3 A single or an express multiplies its stake by the product of its bets and bonuses, rounded to three decimals. */
function wholeSteps(slip: CheckedSlip, amount: Minor): readonly PayoutStep<Minor>[] | undefined {
  const step = { kind: 'whole', bets: indexes(slip.bets), stake: slip.amount, amount } as const;
  if (slip.type === 'anti-express') return [step];
  const multiplier = slipMultiplier(slip);
  const factors = blockFactor(slip.bets, 'lose');
  const odds = rounded(ratio(factors.numerator * multiplier.numerator, factors.denominator * multiplier.denominator));
  const { boost = 100 } = slip;
  const bonusBet = Number((multiplier.numerator * 10_000n) / multiplier.denominator) / boost;
  if (odds === undefined) return undefined;
  return [{ ...step, odds, ...(bonusBet > 100 ? { bonusBet } : {}), ...(boost > 100 ? { boost } : {}) }];
}

function singlesSteps({ bets }: CheckedSlip): readonly PayoutStep<Minor>[] | undefined {
  const steps = bets.map((bet, index): PayoutStep<Minor> | undefined => {
    const odds = rounded(ratio(legFactor(bet, 'lose'), FACTOR_UNITS));
    if (odds === undefined) return undefined;
    const amount = minorUnits(roundedUnits(ratio(BigInt(bet.amount) * BigInt(odds), 1000n), 0));
    return amount === undefined ? undefined : { kind: 'bet', bets: [index], stake: bet.amount, odds, amount };
  });
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

/** EP-4 A chain or condition says what its account is after each step that was taken; without one it is the stake. */
function accountSteps(slip: CheckedSlip, paid: Minor): readonly PayoutStep<Minor>[] | undefined {
  const accounts = slipAccount(slip, 'lose');
  if (accounts.length === 0) return [{ kind: 'whole', bets: indexes(slip.bets), amount: paid }];
  const steps = accounts.map((account, index): PayoutStep<Minor> | undefined => {
    const block = slip.blocks[index] ?? [];
    const amount = minorUnits(roundedUnits(account, 0));
    const odds = rounded(blockFactor(block, 'lose'));
    if (amount === undefined || odds === undefined) return undefined;
    return { kind: 'account', bets: block.map((bet) => slip.bets.indexOf(bet)), odds, amount };
  });
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

/** EP-5 The lines of a divided coupon are rounded as they add up, so that together they are what is paid to the cent. */
function lineSteps(slip: CheckedSlip, paid: Minor, most: number): readonly PayoutStep<Minor>[] | undefined {
  const total = safeLineCount(slip);
  if (!total.ok) return undefined;
  const steps: PayoutStep<Minor>[] = [];
  let sum = 0n;
  let before = 0n;
  for (const { bets, factor } of listedFactors(slip, most)) {
    sum += factor.numerator;
    const upTo = roundedUnits(ratio(sum * BigInt(slip.amount), factor.denominator * BigInt(total.value)), 0);
    const amount = minorUnits(upTo - before);
    const odds = rounded(factor);
    if (amount === undefined || odds === undefined) return undefined;
    steps.push({ kind: 'line', bets, odds, amount });
    before = upTo;
  }
  const rest = minorUnits(BigInt(paid) - before);
  if (rest === undefined) return undefined;
  const unlisted = total.value - steps.length;
  return [
    ...steps,
    ...(unlisted === 0 ? [] : [{ kind: 'other-lines', bets: [], amount: rest, count: unlisted } as const]),
  ];
}

function indexes(bets: readonly CheckedBet[]): readonly number[] {
  return bets.map((_, index) => index);
}

function rounded(factor: Ratio): MilliOdds | undefined {
  return milliOddsOf(roundedUnits(factor, 3));
}
