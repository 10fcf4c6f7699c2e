import type { UserId } from '../../../core/shared/ids.ts';
import { settle, type Slip } from '../../../core/coupon/index.ts';
import { betResultById } from '../../../core/coupon/maths/bet-result.ts';
import { couponTypeById } from '../../../core/coupon/maths/coupon-type.ts';
import { currencyDecimals } from '../../../core/shared/money.ts';
import type { SiteUnderTest } from '../browser/site-under-test.ts';

export interface PlacedRow {
  readonly id: number;
  readonly key: string;
  readonly typeId: number;
  readonly systemValue: number | null;
  readonly amount: number;
  readonly state: string;
  readonly payout: number;
  readonly bets: readonly { readonly gameId: number; readonly odds: number; readonly status: number | null }[];
}

/** The coupons of a player as the database has them, amounts in major units. */
export async function placedCoupons({ sandbox }: SiteUnderTest, userId: number): Promise<readonly PlacedRow[]> {
  const coupons = await sandbox.database
    .selectFrom('coupons')
    .selectAll()
    .where('user_id', '=', userId as UserId)
    .orderBy('id')
    .execute();
  const bets = await sandbox.database.selectFrom('coupon_bets').selectAll().orderBy('bet_index').execute();
  return coupons.map((coupon) => {
    const unit = 10 ** currencyDecimals(coupon.currency)!;
    return {
      id: coupon.id,
      key: coupon.placement_key,
      typeId: coupon.type_id,
      systemValue: coupon.system_value,
      amount: coupon.amount / unit,
      state: coupon.state,
      payout: coupon.payout / unit,
      bets: bets
        .filter((bet) => bet.coupon_id === coupon.id)
        .map((bet) => ({ gameId: bet.game_id, odds: bet.odds / 1000, status: bet.status })),
    };
  });
}

/** What the core says that a coupon pays. */
export function corePayout(coupon: PlacedRow): number {
  const slip: Slip = {
    type: couponTypeById(coupon.typeId) ?? 'single',
    amount: coupon.amount,
    bets: coupon.bets.map(({ odds, status }) => ({ odds, result: betResultById(status ?? -1) ?? 'open' })),
    ...(coupon.systemValue === null ? {} : { systemValue: coupon.systemValue }),
  };
  const settled = settle(slip);
  if (!settled.ok || settled.value.state !== 'settled') throw new Error(`not settled: ${JSON.stringify(settled)}`);
  return settled.value.payout;
}

/** The balance of the player's main account and the sum of its ledger, in minor units. */
export async function balanceAndLedger({ sandbox }: SiteUnderTest, userId: number) {
  const account = await sandbox.database
    .selectFrom('accounts')
    .select(['id', 'balance'])
    .where('user_id', '=', userId as UserId)
    .where('type_id', '=', 0)
    .executeTakeFirstOrThrow();
  const rows = await sandbox.database
    .selectFrom('ledger')
    .select('amount')
    .where('account_id', '=', account.id)
    .execute();
  return { balance: account.balance, ledger: rows.reduce((sum, { amount }) => sum + amount, 0) };
}
