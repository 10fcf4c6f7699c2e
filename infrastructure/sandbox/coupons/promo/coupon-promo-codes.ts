import type { Kysely, Transaction } from 'kysely';
import { typedPromoCode } from '../../../../core/coupon/promo/coupon-promo-code.ts';
import type { PromoTerms } from '../../../../core/coupon/promo/promo-terms.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { CouponPromoCodeRow } from '../../database/coupons/coupon-promo-tables.ts';
import type { Tables } from '../../database/tables.ts';
import { isShutOut } from '../../limits/shut-out.ts';
import { CouponProblem } from '../coupon-problem.ts';

const MOST_LISTED = 50;

/** What a code is to a player who asks for it. */
export type FoundPromo =
  | { readonly state: 'unknown' | 'ended' }
  | { readonly state: 'used'; readonly usedAt: EpochMillis }
  | { readonly state: 'holds'; readonly terms: PromoTerms };

export interface PromoAsker {
  readonly userId: UserId;
  readonly now: EpochMillis;
}

/** LP-4 None for whoever is shut out; PC-7 the player's own codes and those for everybody, without what was used, in the order in which they end. */
export async function listedPromos(
  database: Kysely<Tables>,
  { userId, now }: PromoAsker,
  currency: string,
): Promise<readonly PromoTerms[]> {
  const rows = await database
    .selectFrom('coupon_promo_codes as codes')
    .selectAll('codes')
    .where((of) => of.or([of('user_id', '=', userId), of.and([of('user_id', 'is', null), of('is_listed', '=', true)])]))
    .where((of) => of.or([of('currency', 'is', null), of('currency', '=', currency)]))
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where((of) => of.not(isShutOut({ userId, now })))
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('coupon_promo_uses as uses')
            .select('uses.code')
            .where('uses.user_id', '=', userId)
            .where((use) =>
              use.or([
                use('uses.code', '=', use.ref('codes.code')),
                use('uses.campaign', '=', use.ref('codes.campaign')),
              ]),
            ),
        ),
      ),
    )
    .orderBy('ends_at')
    .orderBy('code')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(promoTerms);
}

/** PC-7 A code of another player is as unknown as one that there is not. */
export async function findPromo(
  database: Kysely<Tables>,
  { userId, now }: PromoAsker,
  text: string,
): Promise<FoundPromo> {
  const typed = typedPromoCode(text);
  if (!typed.ok) return { state: 'unknown' };
  const row = await database
    .selectFrom('coupon_promo_codes as codes')
    .leftJoin('coupon_promo_uses as uses', (join) =>
      join
        .on('uses.user_id', '=', userId)
        .on((use) =>
          use.or([use('uses.code', '=', use.ref('codes.code')), use('uses.campaign', '=', use.ref('codes.campaign'))]),
        ),
    )
    .selectAll('codes')
    .select('uses.used_at')
    .where('codes.code', '=', typed.value.toUpperCase())
    .where((of) => of.or([of('codes.user_id', 'is', null), of('codes.user_id', '=', userId)]))
    .where('codes.starts_at', '<=', now)
    .where((of) => of.not(isShutOut({ userId, now })))
    .executeTakeFirst();
  if (row === undefined) return { state: 'unknown' };
  if (row.used_at !== null) return { state: 'used', usedAt: row.used_at };
  return row.ends_at > now ? { state: 'holds', terms: promoTerms(row) } : { state: 'ended' };
}

interface PromoUse {
  readonly userId: UserId;
  readonly key: string;
  readonly code: string;
  readonly at: EpochMillis;
}

/** PC-7, PC-10 Whether the code is used by this order and no other: of two at once the second waits for the first, and finds it used. */
export async function claimPromo(
  transaction: Transaction<Tables>,
  { userId, key, code, at }: PromoUse,
): Promise<boolean> {
  const used = await transaction
    .insertInto('coupon_promo_uses')
    .values((of) => ({
      code,
      user_id: userId,
      placement_key: key,
      used_at: at,
      campaign: of.selectFrom('coupon_promo_codes').select('campaign').where('code', '=', code),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return used !== undefined;
}

/** FB-3 The codes of returned free bets can be used again. */
export async function releasePromos(
  transaction: Transaction<Tables>,
  coupons: readonly { readonly user_id: UserId; readonly placement_key: string }[],
): Promise<void> {
  if (coupons.length === 0) return;
  await transaction
    .deleteFrom('coupon_promo_uses')
    .where((of) =>
      of.or(
        coupons.map(({ user_id: userId, placement_key: key }) =>
          of.and([of('user_id', '=', userId), of('placement_key', '=', key)]),
        ),
      ),
    )
    .execute();
}

function promoTerms(row: CouponPromoCodeRow): PromoTerms {
  const { code, kind, currency, amount, percent, most_steps: mostSteps, least_odds: leastOdds } = row;
  const type = row.coupon_type;
  const shared = {
    code,
    endsAt: row.ends_at,
    leastBets: row.least_bets,
    ...(leastOdds === null ? {} : { leastOdds }),
    ...(type === null ? {} : { type }),
  };
  if (kind === 'free-bet' && amount !== null && currency !== null) return { ...shared, kind, currency, amount };
  if (kind === 'boost' && percent !== null && mostSteps !== null)
    return { ...shared, ...(currency === null ? {} : { currency }), kind, percent, mostSteps };
  throw new CouponProblem(`promo code ${code}`);
}
