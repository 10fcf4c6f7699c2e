import type { Transaction } from 'kysely';
import { bonusObstacle } from '../../../core/promotions/bonus-terms.ts';
import type { CouponId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Tables } from '../database/tables.ts';
import type { AssessedCoupon, Order } from '../coupons/assess-order.ts';
import { rejection, type WireRejection } from '../coupons/rejection.ts';
import { BONUS_ACCOUNT, majorAmount } from '../players/player-accounts.ts';

type Asked = Pick<Order, 'accountId' | 'currency' | 'isVipBet' | 'promoCode' | 'prepaidAmount'>;

/** BON-2, BON-3 Why an order is not taken from its account, if that is one of a bonus; an order nobody has assessed is for an operator. */
export async function refusedBonusStake(
  transaction: Transaction<Tables>,
  order: Asked,
  { coupons, now }: { readonly coupons: readonly AssessedCoupon[]; readonly now: EpochMillis },
): Promise<WireRejection | undefined> {
  const account = await transaction
    .selectFrom('accounts')
    .leftJoin('bonuses', (join) =>
      join.onRef('bonuses.account_id', '=', 'accounts.id').on('bonuses.ended_at', 'is', null),
    )
    .select(['bonuses.kind', 'bonuses.least_bets', 'bonuses.least_odds', 'bonuses.most_stake', 'bonuses.expires_at'])
    .where('accounts.id', '=', order.accountId)
    .where('accounts.type_id', '=', BONUS_ACCOUNT)
    .executeTakeFirst();
  if (account === undefined) return undefined;
  const { least_bets: leastBets, least_odds: leastOdds, most_stake: mostStake, expires_at: expiresAt } = account;
  // BON-42
  if (account.kind === 'casino') return rejection('bonus-casino');
  if (leastBets === null || leastOdds === null || mostStake === null || expiresAt === null) {
    return rejection('bonus-ended');
  }
  const [coupon] = coupons;
  if (coupon === undefined || coupons.length > 1) return rejection('bonus-kind');
  const { slip, bets } = coupon;
  const obstacle = bonusObstacle(
    { leastBets, leastOdds, mostStake, expiresAt },
    {
      type: slip.type,
      odds: bets.map(({ offer }) => offer.odds),
      stake: slip.amount,
      isPlain: isPlain(order),
      now,
    },
  );
  if (obstacle === undefined) return undefined;
  return {
    ...rejection(obstacle),
    ...(obstacle === 'bonus-stake' ? { limit: majorAmount(mostStake, order.currency) } : {}),
  };
}

function isPlain({ isVipBet, promoCode, prepaidAmount }: Asked): boolean {
  return isVipBet !== true && promoCode === undefined && (prepaidAmount === undefined || prepaidAmount === 0);
}

/** BON-4 Writes down which bonus coupons are staked from, in the transaction that takes their stakes. */
export async function noteBonusStakes(transaction: Transaction<Tables>, ids: readonly CouponId[]): Promise<void> {
  await transaction
    .insertInto('bonus_stakes')
    .columns(['coupon_id', 'bonus_id', 'amount'])
    .expression((of) =>
      of
        .selectFrom('coupons')
        .innerJoinLateral(
          (bonuses) =>
            bonuses
              .selectFrom('bonuses')
              .select('bonuses.id')
              .whereRef('bonuses.account_id', '=', 'coupons.account_id')
              .where('bonuses.ended_at', 'is', null)
              .limit(1)
              .as('bonus'),
          (join) => join.onTrue(),
        )
        .select(['coupons.id as coupon_id', 'bonus.id as bonus_id', 'coupons.amount as amount'])
        .where('coupons.id', 'in', ids),
    )
    .execute();
}
