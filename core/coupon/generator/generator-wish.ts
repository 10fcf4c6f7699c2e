import type { CurrencyDecimals, Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import type { MarketKind } from '../../sports/game/market-kind.ts';

/** What the player wants of a generated coupon: so much staked, so much won. */
export interface GeneratorWish {
  readonly amount: Minor;
  /** What the coupon is to pay with its stake, if it wins. */
  readonly win: Minor;
  /** Of the currency of both; undefined where it is unknown: then there is no coupon. */
  readonly currencyDecimals: CurrencyDecimals | undefined;
}

/** An outcome that a coupon may be made of. */
export interface GeneratorCandidate {
  readonly outcomeId: string;
  readonly gameId: number;
  readonly kind: MarketKind;
  readonly odds: MilliOdds;
}

/** What a coupon is looked for with. */
export interface CouponSearch {
  readonly wish: GeneratorWish;
  readonly candidates: readonly GeneratorCandidate[];
  /** GN-18 Of so many bets, where the player wants a number of them. */
  readonly count?: number | undefined;
  /** Any whole number: another one leads to another coupon. */
  readonly seed: number;
  /** The coupons that were offered already, as `generatedKey` names them. */
  readonly without: ReadonlySet<string>;
  /** Whether the site adds the bonus bet to an express. */
  readonly isBonusBetOffered: boolean;
  /** The most that a coupon may pay, where there is such a limit. */
  readonly maxPayout?: Minor | undefined;
}

/** Between which amounts the site takes a coupon, as its terms say. */
export interface GeneratorLimits {
  readonly minBetAmount: Minor;
  /** The largest payout, where there is one. */
  readonly maxPayout?: Minor | undefined;
}

export const WISH_PROBLEMS = ['below-minimum', 'win-too-small', 'above-payout'] as const;
/** Why no coupon is looked for. */
export type WishProblem = (typeof WISH_PROBLEMS)[number];

/** GN-1 An amount below the least stake, a win that is not above the amount and one above the largest payout are refused before anything is looked for. */
export function wishProblem(
  { amount, win }: Pick<GeneratorWish, 'amount' | 'win'>,
  { minBetAmount, maxPayout }: GeneratorLimits,
): WishProblem | undefined {
  if (!(amount > 0 && amount >= minBetAmount)) return 'below-minimum';
  if (!(win > amount)) return 'win-too-small';
  return maxPayout !== undefined && win > maxPayout ? 'above-payout' : undefined;
}
