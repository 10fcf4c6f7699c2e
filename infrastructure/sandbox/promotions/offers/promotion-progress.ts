import { sql, type Kysely } from 'kysely';
import { SLOT_MACHINE_IDS } from '../../../../core/casino/rounds/slot-machine.ts';
import { couponTypeId } from '../../../../core/coupon/maths/coupon-type.ts';
import type { PromotionProgress } from '../../../../core/promotions/offers/promotion.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { Tables } from '../../database/tables.ts';
import { BONUS_ACCOUNT, initialAmounts } from '../../players/player-accounts.ts';
import type { JoinedTerms } from './offer-terms.ts';

export interface JoinedPromotion {
  readonly userId: UserId;
  readonly currency: string;
  readonly joinedAt: EpochMillis;
  readonly endsAt: EpochMillis;
}

/** PRM-12 What the books say was done since it was joined. */
export async function progressOf(
  database: Kysely<Tables>,
  joined: JoinedPromotion,
  terms: JoinedTerms & { readonly kind: 'expresses' | 'slots' },
): Promise<PromotionProgress> {
  if (terms.kind === 'slots') {
    const target = initialAmounts(joined.currency, terms.targetAmounts ?? 0);
    return { unit: 'money', done: await stakedInSlots(database, joined), target };
  }
  return { unit: 'count', done: await settledExpresses(database, joined, terms), target: terms.count ?? 0 };
}

async function stakedInSlots(
  database: Kysely<Tables>,
  { userId, currency, joinedAt, endsAt }: JoinedPromotion,
): Promise<Minor> {
  const { staked } = await database
    .selectFrom('casino_rounds')
    .leftJoin('bonus_rounds', 'bonus_rounds.round_id', 'casino_rounds.id')
    .select((of) => of.cast<Minor>(of.fn.coalesce(of.fn.sum('stake'), of.lit(0)), 'bigint').as('staked'))
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .where('machine', 'in', SLOT_MACHINE_IDS)
    .where('state', '=', 'finished')
    .where('bonus_rounds.round_id', 'is', null)
    .where('at', '>=', joinedAt)
    .where('at', '<', endsAt)
    .executeTakeFirstOrThrow();
  return staked === 0 ? NO_MONEY : staked;
}

/** Placed and settled in its time, of own money, without a promo code, each bet at its odds at least. */
async function settledExpresses(
  database: Kysely<Tables>,
  { userId, currency, joinedAt, endsAt }: JoinedPromotion,
  { leastBets = 0, leastOdds = 0, leastStakeAmounts = 0 }: JoinedTerms,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::integer as count from coupons
    join accounts on accounts.id = coupons.account_id and accounts.type_id <> ${BONUS_ACCOUNT}
    where coupons.user_id = ${userId} and coupons.currency = ${currency} and coupons.type_id = ${couponTypeId('express')}
      and coupons.placed_at >= ${joinedAt} and coupons.settled_at < ${endsAt} and coupons.state in ('won', 'lost')
      and coupons.promo_kind is null and coupons.amount >= ${initialAmounts(currency, leastStakeAmounts)}
      and (select count(*) filter (where bets.odds >= ${leastOdds}) >= ${leastBets} and bool_and(bets.odds >= ${leastOdds})
        from coupon_bets as bets where bets.coupon_id = coupons.id)`.execute(database);
  return rows[0]?.count ?? 0;
}
