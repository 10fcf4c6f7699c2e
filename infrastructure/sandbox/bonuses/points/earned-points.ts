import { sql, type Kysely, type Transaction } from 'kysely';
import { amountStep } from '../../../../core/coupon/amounts/amount-step.ts';
import { earnedPoints } from '../../../../core/promotions/points.ts';
import type { CouponId, UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { days, type EpochMillis } from '../../../../core/shared/time.ts';
import type { Tables } from '../../database/tables.ts';
import { isShutOut } from '../../limits/shut-out.ts';
import { BONUS_ACCOUNT, exactMinor } from '../../players/player-accounts.ts';

interface SettledCoupon {
  readonly id: CouponId;
  readonly currency: string;
  readonly amount: Minor;
}

/** PTS-2 How the operator shows points: under its own name, with their rules. */
export const SHOWN_POINTS = { usePromoPointsName: true, isVisiblePromoPointsRules: true } as const;

/** PTS-3 What stakes of a currency earn a point. */
export function pointStep(currency: string): Minor {
  return exactMinor(amountStep(currency), currency);
}

/** PTS-3 Gives the points that coupons earned, in the transaction that settles them, each once; BON-10 none to whoever is shut out. */
export async function earnPoints(
  transaction: Transaction<Tables>,
  settled: readonly SettledCoupon[],
  now: EpochMillis,
): Promise<void> {
  const earned = settled.flatMap(({ id, currency, amount }) => {
    const points = earnedPoints(amount, pointStep(currency));
    return points === 0 ? [] : [sql`(${id}::bigint, ${points}::bigint)`];
  });
  if (earned.length === 0) return;
  await sql`insert into point_moves (transfer, user_id, kind, amount, at)
    select 'bet:' || coupons.id, coupons.user_id, 'bet', earned.points, ${now}::bigint
    from (values ${sql.join(earned)}) as earned (id, points)
    join coupons on coupons.id = earned.id and coupons.promo_kind is null
    join accounts on accounts.id = coupons.account_id and accounts.type_id <> ${BONUS_ACCOUNT}
    join users on users.id = coupons.user_id and users.ban_level = 0 and not users.is_blocked
    where not ${isShutOut({ userId: sql.ref<UserId>('users.id'), now })}
    on conflict do nothing`.execute(transaction);
}

/** PTS-4 */
export async function pointsOf(database: Kysely<Tables>, userId: UserId): Promise<number> {
  const { points } = await database
    .selectFrom('point_moves')
    .select((of) => of.fn.coalesce(of.cast<number>(of.fn.sum('amount'), 'bigint'), sql<number>`0::bigint`).as('points'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return points;
}

const CLUB_YEAR = days(365);

/** OFS-12 What was earned in all, and of that by the bets of the last year. */
export async function earnedIn(
  database: Kysely<Tables>,
  userId: UserId,
  now: EpochMillis,
): Promise<{ readonly all: number; readonly club: number }> {
  return database
    .selectFrom('point_moves')
    .select([
      sql<number>`coalesce(sum(amount), 0)::bigint`.as('all'),
      sql<number>`coalesce(sum(amount) filter (where kind = 'bet' and at > ${now - CLUB_YEAR}), 0)::bigint`.as('club'),
    ])
    .where('user_id', '=', userId)
    .where('amount', '>', 0)
    .executeTakeFirstOrThrow();
}
