import type { CouponPromoCodeRow } from '../../database/coupons/coupon-promo-tables.ts';
import type { Database } from '../../database/open-database.ts';
import type { MilliOdds } from '../../../../core/shared/odds.ts';
import { DEFAULT_PROFILE } from '../../jurisdiction-profile.ts';
import { initialAmounts } from '../../players/player-accounts.ts';

const STARTS = Date.UTC(2026, 0, 1);
const ENDS = Date.UTC(2030, 0, 1);
const ENDED = Date.UTC(2026, 5, 1);
const FREE_BET_AMOUNTS = 5;
const LEAST_ODDS = 1500 as MilliOdds;
const MOST_STEPS = 10;
/** PC-10 Of the free bets, whatever their currency. */
const FREE_BETS = 'free-bet';

/** The codes of the demonstration: one free bet, a code for every currency, a boost for an express, and two that are only typed. */
export async function seedCouponPromos(database: Database): Promise<void> {
  const freeBets = DEFAULT_PROFILE.currencies.map((currency) => ({
    ...demoCode(`FREEBET-${currency}`, {
      kind: 'free-bet',
      currency,
      amount: initialAmounts(currency, FREE_BET_AMOUNTS),
      least_odds: LEAST_ODDS,
    }),
    campaign: FREE_BETS,
  }));
  const boosts = [
    demoCode('BOOST-10', { kind: 'boost', percent: 10, most_steps: MOST_STEPS, least_bets: 3, coupon_type: 'express' }),
    demoCode('MARCH-77', {
      kind: 'boost',
      percent: 5,
      most_steps: MOST_STEPS,
      least_odds: LEAST_ODDS,
      is_listed: false,
    }),
    demoCode('SPRING-26', { kind: 'boost', percent: 20, most_steps: MOST_STEPS, is_listed: false, ends_at: ENDED }),
  ];
  await database
    .insertInto('coupon_promo_codes')
    .values([...freeBets, ...boosts])
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

function demoCode(
  code: string,
  gives: Pick<CouponPromoCodeRow, 'kind'> & Partial<CouponPromoCodeRow>,
): CouponPromoCodeRow {
  return {
    code,
    user_id: null,
    is_listed: true,
    currency: null,
    amount: null,
    percent: null,
    most_steps: null,
    least_odds: null,
    least_bets: 1,
    coupon_type: null,
    starts_at: STARTS,
    ends_at: ENDS,
    ...gives,
  };
}
