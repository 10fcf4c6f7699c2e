import type { LiveStake } from '../../../../core/casino/live/live-order.ts';
import { isLiveOrder, liveChips } from '../../../../core/casino/live/live-order.ts';
import type { LiveTableId } from '../../../../core/casino/live/live-table.ts';
import { LIVE_TABLES } from '../../../../core/casino/live/live-tables.ts';
import { currencyDecimals, NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import { couponLimits } from '../../coupons/sandbox-coupon-limits.ts';

/** LCT-11 What a table is played with in a currency. */
export function liveLimitsIn(
  table: LiveTableId,
  currency: string,
): { readonly chips: readonly Minor[]; readonly mostPaid: Minor } {
  if (currencyDecimals(currency) === undefined) return { chips: [], mostPaid: NO_MONEY };
  const { minBetAmount: least, maxPayout: mostPaid } = couponLimits(currency);
  return { chips: liveChips(LIVE_TABLES[table], { least, mostPaid }), mostPaid };
}

/** LCT-11 Whether a table takes such an order in a currency. */
export function takesOrder(table: LiveTableId, currency: string, stakes: readonly LiveStake[]): boolean {
  if (currencyDecimals(currency) === undefined) return false;
  const { minBetAmount: least, maxPayout: mostPaid } = couponLimits(currency);
  return isLiveOrder(LIVE_TABLES[table], stakes, { least, mostPaid });
}

/** An order as it is kept: each spot with its units, in the order in which they were laid. */
export function keptStakes(stakes: readonly LiveStake[]): string {
  return stakes.map(({ spot, amount }) => `${spot}:${String(amount)}`).join(',');
}

export function readStakes(kept: string | null): readonly LiveStake[] {
  if (kept === null || kept === '') return [];
  return kept.split(',').map((each) => {
    const [spot = '', amount = '0'] = each.split(':');
    return { spot, amount: Number(amount) as Minor };
  });
}
