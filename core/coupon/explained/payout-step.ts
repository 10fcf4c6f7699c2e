import type { Minor } from '../../shared/money.ts';
import type { PlainNumber } from '../../shared/tagged.ts';
import type { OddsBeside } from '../bets/bet.ts';

/** What each kind of step does with its amount: adds it to the payout, takes it off, or makes the payout what it is. */
const EFFECTS = {
  /** The whole coupon: its stake at what the bets of a single, express or anti-express multiply to. */
  whole: 'adds',
  /** One bet of many singles. */
  bet: 'adds',
  /** One line of a system, multi, lucky or patent; their amounts are cut so that together they are the rounded sum. */
  line: 'adds',
  /** The lines after those that are listed. */
  'other-lines': 'adds',
  /** One step of a chain or condition: its amount is the account after it. */
  account: 'sets',
  'free-bet': 'takes',
  cap: 'takes',
  /** What a person gave back of a coupon that its own maths does not say. */
  'by-hand': 'adds',
  'hyper-bonus': 'adds',
} as const;

type PayoutStepKind = keyof typeof EFFECTS;
export const PAYOUT_STEP_KINDS = Object.keys(EFFECTS) as readonly PayoutStepKind[];

/** One step from the results of the bets to what was paid. */
export interface PayoutStep<Amount extends number = PlainNumber> {
  readonly kind: PayoutStepKind;
  /** Places of the bets that it is about; none for what is done with the whole payout. */
  readonly bets: readonly number[];
  readonly amount: Amount;
  /** What is multiplied, where the step is a product. */
  readonly stake?: Amount | undefined;
  /** What the stake is multiplied by, from 0, to three decimals. */
  readonly odds?: OddsBeside<Amount> | undefined;
  /** What the bonus of an express or of a code multiplies the odds by, in percent: above 100. */
  readonly bonusBet?: number | undefined;
  readonly boost?: number | undefined;
  /** The percent of a hyper bonus; how many lines are not listed. */
  readonly count?: number | undefined;
}

/** EP-1 What the steps add up to: the payout with the hyper bonus, in minor units. */
export function explainedSum(steps: readonly PayoutStep<Minor>[]): bigint {
  let sum = 0n;
  for (const { kind, amount } of steps) {
    const effect = EFFECTS[kind];
    if (effect === 'sets') sum = BigInt(amount);
    else sum += effect === 'adds' ? BigInt(amount) : -BigInt(amount);
  }
  return sum;
}

/** What was paid for a settled coupon, and how that follows. */
export interface PayoutExplanation<Amount extends number = PlainNumber> {
  readonly steps: readonly PayoutStep<Amount>[];
  /** What the ledger says: the payout with the hyper bonus. */
  readonly paid: Amount;
  /** What of it was taken at once for an advance. */
  readonly repaid?: Amount | undefined;
}
