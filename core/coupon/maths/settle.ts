import { roundedUnits } from '../../shared/exact.ts';
import { minorUnits, toMajor } from '../../shared/money.ts';
import type { Minor } from '../../shared/money.ts';
import { ok } from '../../shared/result.ts';
import type { Result } from '../../shared/result.ts';
import { answerSlip, answerWith, problem } from './checked-slip.ts';
import type { CheckedSlip } from './checked-slip.ts';
import { isOpenBlock } from './leg-factor.ts';
import type { Slip, SlipError } from './slip.ts';
import { slipAccount, slipPayout } from './slip-payout.ts';

/** What a coupon pays by the results known so far, in major units. */
export interface Settlement {
  /** 'settled' as soon as no open bet can change the payout. */
  readonly state: 'open' | 'settled';
  /** The payout; while open, that of the lines without open bets, or the account before the first open step. */
  readonly payout: number;
  /** The account of a chain or condition after each step taken before the first open one, rounded. */
  readonly account?: readonly number[];
}

interface Outcome {
  readonly state: 'open' | 'settled';
  readonly units: bigint;
}

/** What the coupon pays by its results [ST-3, ST-4]. */
export function settle(slip: Slip): Result<Settlement, SlipError> {
  return answerSlip(slip, (checked) => {
    const major = (units: Minor): number => toMajor(units, checked.decimals);
    return answerWith(settleInUnits(checked), ({ state, payout, account }) => ({
      state,
      payout: major(payout),
      ...(account && { account: account.map(major) }),
    }));
  });
}

/** What a coupon pays by the results known so far, in units. */
export interface SettlementInUnits {
  readonly state: 'open' | 'settled';
  readonly payout: Minor;
  readonly account?: readonly Minor[];
}

/** What a slip pays that has been checked. */
export function settleInUnits(slip: CheckedSlip): Result<SettlementInUnits, SlipError> {
  const { type } = slip;
  const outcome = settleUnits(slip);
  if (!outcome) return problem('anti-express-refused');
  const { state, units } = outcome;
  const payout = minorUnits(units);
  if (payout === undefined) return problem('result-out-of-range');
  if (type !== 'chain' && type !== 'condition') return ok({ state, payout });
  const account = knownAccounts(slip).map((units) => minorUnits(units));
  return account.every((step) => step !== undefined) ? ok({ state, payout, account }) : problem('result-out-of-range');
}

function settleUnits(slip: CheckedSlip): Outcome | undefined {
  if (slip.type === 'anti-express') return settleAntiExpress(slip);
  const worst = slipPayout(slip, 'lose');
  const best = slipPayout(slip, 'win');
  if (!worst || !best) return undefined;
  if (worst.rounded === best.rounded) return { state: 'settled', units: worst.rounded };
  const isAccount = slip.type === 'chain' || slip.type === 'condition';
  return { state: 'open', units: isAccount ? (knownAccounts(slip).at(-1) ?? BigInt(slip.amount)) : worst.rounded };
}

/** AX-6 A lost bet wins an anti-express, yet a bet that is still open may be returned and reprice it. */
function settleAntiExpress(slip: CheckedSlip): Outcome | undefined {
  const payout = slipPayout(slip, 'lose');
  if (!payout) return undefined;
  if (slip.bets.every(({ result }) => result !== 'open')) return { state: 'settled', units: payout.rounded };
  const best = slipPayout({ ...slip, bets: withOpenReturned(slip) }, 'lose');
  const isSure = slip.amount === 0 || (best?.rounded === payout.rounded && payout.rounded > 0n);
  return isSure ? { state: 'settled', units: payout.rounded } : { state: 'open', units: 0n };
}

function withOpenReturned({ bets }: CheckedSlip): CheckedSlip['bets'] {
  return bets.map((bet) => (bet.result === 'open' ? { ...bet, result: 'return' } : bet));
}

/** ST-7 The rounded accounts after the steps before the first open one. */
function knownAccounts(slip: CheckedSlip): readonly bigint[] {
  const firstOpen = slip.blocks.findIndex(isOpenBlock);
  const known = firstOpen < 0 ? slip.blocks : slip.blocks.slice(0, firstOpen);
  return slipAccount({ ...slip, blocks: known }, 'lose').map((account) => roundedUnits(account, 0));
}
