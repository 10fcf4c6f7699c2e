import { sql, type RawBuilder } from 'kysely';
import type { AccountId, CouponId, SportId, UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { minutes } from '../../../../core/shared/time.ts';
import type { WireReply } from '../../../http/call.ts';
import type { BETTING_STATISTICS, HISTORY_TOTALS } from '../../../coupon/history-calls.ts';
import type { Database } from '../../database/open-database.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import { UNSETTLED, chosenCoupons, type ChosenFilter } from './chosen-coupons.ts';
import type { KeptCoupon } from '../kept-coupon.ts';

/** A coupon with what its player staked, and what was paid for it by now. */
export interface BookedRow extends Pick<
  KeptCoupon,
  'id' | 'account_id' | 'currency' | 'type_id' | 'state' | 'odds' | 'placed_at' | 'settled_at' | 'possible_win'
> {
  readonly staked: Minor;
  readonly paid: Minor;
}

interface SumsRow {
  readonly account_id: AccountId;
  readonly currency: string;
  readonly open: number;
  readonly won: number;
  readonly part: number;
  readonly returned: number;
  readonly lost: number;
  readonly staked: Minor;
  readonly staked_open: Minor;
  readonly paid: Minor;
}

interface GroupRow {
  readonly by: 'month' | 'sport' | 'type';
  readonly month: string | null;
  readonly sport_id: SportId | null;
  readonly type_id: number | null;
}

/** HT-1, HT-3 What the chosen coupons come to, by the ledger. */
export async function historyTotals(
  database: Database,
  userId: UserId,
  filter: ChosenFilter,
): Promise<WireReply<typeof HISTORY_TOTALS>> {
  const rows = await booked(database, userId, filter)
    .select(sums)
    .groupBy(['account_id', 'currency'])
    .orderBy('account_id')
    .orderBy('currency')
    .execute();
  return { accounts: rows.map(writeSums) };
}

/** BS-1, BS-2 The same in groups; one statement makes all of them, so that those of each kind add up to the same. */
export async function bettingStatistics(
  database: Database,
  userId: UserId,
  { zoneMinutes, ...filter }: ChosenFilter & { readonly zoneMinutes: number },
): Promise<WireReply<typeof BETTING_STATISTICS>> {
  const month = sql`to_char(timestamp 'epoch'
    + (placed_at + ${sql.lit(minutes(zoneMinutes))}::bigint) * interval '1 millisecond', 'YYYY-MM')`;
  const rows = await booked(database, userId, filter)
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('coupon_bets')
          .select(sql<SportId | null>`case when min(sport_id) = max(sport_id) then min(sport_id) end`.as('sport_id'))
          .whereRef('coupon_bets.coupon_id', '=', 'chosen.id')
          .as('sport'),
      (join) => join.onTrue(),
    )
    .select(sums)
    .select([
      sql<string | null>`${month}`.as('month'),
      'sport_id',
      'type_id',
      sql<GroupRow['by']>`case when grouping(type_id) = 0 then 'type' when grouping(sport_id) = 0 then 'sport'
        else 'month' end`.as('by'),
    ])
    .groupBy(sql`grouping sets ((account_id, currency, ${month}), (account_id, currency, sport_id),
      (account_id, currency, type_id))`)
    .execute();
  return { groups: rows.map((row) => ({ ...writeSums(row), group: groupOf(row) })) };
}

/** The chosen coupons one by one, newest first: at most so many of those with a lower number. */
export async function bookedCoupons(
  database: Database,
  userId: UserId,
  {
    filter,
    before,
    most,
  }: { readonly filter: ChosenFilter; readonly before?: CouponId | undefined; readonly most: number },
): Promise<readonly BookedRow[]> {
  const newest = booked(database, userId, filter)
    .select([
      'id',
      'account_id',
      'currency',
      'type_id',
      'state',
      'odds',
      'placed_at',
      'settled_at',
      'possible_win',
      'staked',
      'paid',
    ])
    .orderBy('id', 'desc')
    .limit(most);
  return (before === undefined ? newest : newest.where('id', '<', before)).execute();
}

/** The chosen coupons with what the ledger has of each. */
function booked(database: Database, userId: UserId, filter: ChosenFilter) {
  return database
    .selectFrom((of) =>
      of
        .selectFrom('coupons')
        .select(['id', 'account_id', 'currency', 'type_id', 'state', 'odds', 'placed_at', 'settled_at', 'possible_win'])
        .where((coupon) => chosenCoupons(coupon, userId, filter))
        .as('chosen'),
    )
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('ledger')
          .select([
            sql<Minor>`coalesce(-sum(amount) filter (where kind in ('stake', 'free-bet')), 0)::bigint`.as('staked'),
            sql<Minor>`coalesce(sum(amount) filter (where kind in ('payout', 'hyper-bonus')), 0)::bigint`.as('paid'),
          ])
          .whereRef('ledger.coupon_id', '=', 'chosen.id')
          .where('side', '=', 'player')
          .as('money'),
      (join) => join.onTrue(),
    );
}

const isOpen = sql`state in (${sql.join(UNSETTLED)})`;
const count = (which: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${which})`;
const total = (amount: RawBuilder<unknown>) => sql<Minor>`coalesce(sum(${amount}), 0)::bigint`;

const sums = [
  'account_id',
  'currency',
  count(isOpen).as('open'),
  count(sql`state = 'won' and paid >= staked`).as('won'),
  count(sql`state = 'won' and paid < staked`).as('part'),
  count(sql`state = 'returned'`).as('returned'),
  count(sql`state = 'lost'`).as('lost'),
  total(sql`staked`).as('staked'),
  total(sql`case when ${isOpen} then staked end`).as('staked_open'),
  total(sql`case when ${isOpen} then 0 else paid end`).as('paid'),
] as const;

function writeSums({ account_id: accountId, currency, ...row }: SumsRow) {
  const { open, won, part, returned, lost } = row;
  return {
    accountId,
    currency,
    open,
    won,
    part,
    returned,
    lost,
    staked: majorAmount(row.staked, currency),
    stakedOpen: majorAmount(row.staked_open, currency),
    paid: majorAmount(row.paid, currency),
  };
}

function groupOf({ by, month, sport_id: sportId, type_id: typeId }: GroupRow) {
  if (by === 'month' && month !== null) return { by, month };
  if (by === 'type' && typeId !== null) return { by, typeId };
  return sportId === null ? { by: 'sport' as const } : { by: 'sport' as const, sportId };
}
