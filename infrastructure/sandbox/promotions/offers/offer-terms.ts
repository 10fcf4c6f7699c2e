import * as v from 'valibot';
import { PROMOTION_KINDS, type PromotionKind } from '../../../../core/promotions/offers/promotion.ts';
import type { BonusKind } from '../../../../core/promotions/bonus-terms.ts';
import { CASHBACK_PERCENT } from '../../../../core/promotions/cashback-week.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { decimalOdds, milliOddsOf } from '../../../../core/shared/odds.ts';
import type { WireReply } from '../../../http/call.ts';
import type { PROMOTIONS } from '../../../promotions/promotion-calls.ts';
import { CASINO_TERMS, casinoMostStake, firstDepositBonus, SPORT_TERMS } from '../../bonuses/bonus-offer.ts';
import { initialAmounts, majorAmount } from '../../players/player-accounts.ts';

/** PRM-10 What the operator set, as the table keeps it: amounts are counted in amounts of a fresh coupon, odds in thousandths. */
const JOINED_TERMS = v.object({
  rewardAmounts: v.number(),
  targetAmounts: v.optional(v.number()),
  count: v.optional(v.number()),
  leastBets: v.optional(v.number()),
  leastOdds: v.optional(v.number()),
  leastStakeAmounts: v.optional(v.number()),
  days: v.number(),
  wager: v.optional(v.number()),
  needsDeposit: v.optional(v.boolean()),
});
export type JoinedTerms = v.InferOutput<typeof JOINED_TERMS>;

type WireTerms = WireReply<typeof PROMOTIONS>['promotions'][number]['terms'];

/** What can be joined here; nothing for a promotion that has its rules elsewhere. */
export function joinedTerms({
  kind,
  terms,
}: {
  readonly kind: string;
  readonly terms: string | null;
}): (JoinedTerms & { readonly kind: 'expresses' | 'slots' }) | undefined {
  if (terms === null || (kind !== 'expresses' && kind !== 'slots')) return undefined;
  return { kind, ...v.parse(JOINED_TERMS, JSON.parse(terms)) };
}

export function promotionKind(kind: string): PromotionKind | undefined {
  return PROMOTION_KINDS.find((known) => known === kind);
}

/** PRM-10 The terms in a currency; those of the first deposit are what it is granted by. */
export function termsIn(
  row: { readonly kind: string; readonly category: string; readonly terms: string | null },
  currency: string,
): WireTerms {
  const major = (amount: Minor) => majorAmount(amount, currency);
  if (row.kind === 'first-deposit') return depositTerms(row.category === 'casino' ? 'casino' : 'sport', currency);
  if (row.kind === 'cashback') return { percent: CASHBACK_PERCENT };
  const own = joinedTerms(row);
  if (own === undefined) return {};
  const { rewardAmounts, targetAmounts, leastStakeAmounts, leastOdds, count, leastBets, days, wager } = own;
  const amounts = (many: number | undefined) =>
    many === undefined ? undefined : major(initialAmounts(currency, many));
  const odds = leastOdds === undefined ? undefined : milliOddsOf(leastOdds);
  return {
    reward: amounts(rewardAmounts),
    target: amounts(targetAmounts),
    leastStake: amounts(leastStakeAmounts),
    ...(odds === undefined ? {} : { leastOdds: decimalOdds(odds) }),
    count,
    leastBets,
    days,
    wager,
    ...(own.needsDeposit === true ? { needsDeposit: true } : {}),
  };
}

function depositTerms(bonus: BonusKind, currency: string): WireTerms {
  const { percent, wager, most } = firstDepositBonus(bonus, currency);
  const given = { percent, wager, reward: majorAmount(most, currency) };
  if (bonus === 'sport') {
    const { leastBets, leastOdds, days } = SPORT_TERMS;
    return { ...given, leastBets, leastOdds: decimalOdds(leastOdds), days };
  }
  const { days, mostPaidTimes } = CASINO_TERMS;
  return { ...given, mostStake: majorAmount(casinoMostStake(currency), currency), mostPaidTimes, days };
}
