import type { Transaction } from 'kysely';
import { cashbackOption, type CashbackOption } from '../../../../core/promotions/cashback-option.ts';
import {
  cashbackWeek,
  weekBefore,
  type CashbackLine,
  type NamedWeek,
} from '../../../../core/promotions/cashback-week.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import { NO_MONEY } from '../../../../core/shared/money.ts';
import { minutes, type EpochMillis, type Millis } from '../../../../core/shared/time.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import type { Tables } from '../../database/tables.ts';
import { eachAlone } from '../../each-alone.ts';
import { jurisdictionZone } from '../../jurisdiction-profile.ts';
import { lockedPlayer } from '../../limits/limit-changes.ts';
import { playerRegime } from '../../limits/player-regime.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { payInviters } from '../friends/pay-inviters.ts';
import { payReward } from '../pay-reward.ts';
import { mayReward } from '../reward-permit.ts';
import { lostInWeek } from './lost-in-week.ts';
import { payPremium } from './pay-premium.ts';

/** Weeks that a site which stood still makes up for. */
const WEEKS_BACK = 5;
const PLAYERS_AT_ONCE = 200;
/** What failed is tried again after so long. */
const TRIED_EVERY: Millis = minutes(1);

/** CBK-4, FRD-4 Pays what weeks that are over give, each player in a transaction of its own: one that fails stops no other, and is tried again. Done with a week, it asks no more in this process. */
export async function payCashback(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const running = cashbackWeek(now, jurisdictionZone(parts.jurisdiction()));
  const { upkeep } = parts;
  if (upkeep.cashbackOf === running.start) return;
  if (upkeep.cashbackFailedAt !== undefined && Math.abs(now - upkeep.cashbackFailedAt) < TRIED_EVERY) return;
  let failed = 0;
  for (let back = 1; back <= WEEKS_BACK; back += 1) failed += await payWeek(parts, weekBefore(running, back));
  if (failed === 0) upkeep.cashbackOf = running.start;
  else upkeep.cashbackFailedAt = now;
}

/** How many payments failed. */
async function payWeek(parts: SandboxParts, week: NamedWeek): Promise<number> {
  let failed = 0;
  for (let after = 0; ;) {
    const due = await playersOf(parts, week, after);
    failed += await eachAlone(parts, due, {
      name: (userId) => `cashback of ${String(userId)} for ${String(week.key)}`,
      run: async (userId) => inTransaction(parts, async (of) => payPlayer(of, parts, { userId, week })),
    });
    failed += await payInviters(parts, { friends: due, week });
    const last = due.at(-1);
    if (last === undefined) return failed;
    after = last;
  }
}

/** Whose bets a week settled, by their numbers. */
async function playersOf(
  { database }: Pick<SandboxParts, 'database'>,
  { start, end }: NamedWeek,
  after: number,
): Promise<readonly UserId[]> {
  const rows = await database
    .selectFrom('coupons')
    .select('user_id')
    .distinct()
    .where('settled_at', '>=', start)
    .where('settled_at', '<', end)
    .where('user_id', '>', after as UserId)
    .orderBy('user_id')
    .limit(PLAYERS_AT_ONCE)
    .execute();
  return rows.map((row) => row.user_id);
}

interface DueCashback {
  readonly userId: UserId;
  readonly week: NamedWeek;
}

/** Once a week and currency: the row of the week is what lets no second payment through. */
async function payPlayer(
  transaction: Transaction<Tables>,
  parts: SandboxParts,
  { userId: staked, week }: DueCashback,
): Promise<void> {
  // TRF-9 whoever was transferred since is paid as who they are now
  const userId = await lockedPlayer(transaction, staked);
  const regime = await playerRegime(parts, transaction, userId);
  const { cashback_type: value } = await transaction
    .selectFrom('users')
    .select('cashback_type')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const option = cashbackOption({ value });
  const isAllowed = await mayReward(transaction, userId, regime);
  for (const line of await lostInWeek(transaction, userId, week)) {
    const isPaid = isAllowed && (option === 'points' ? line.points > 0 : line.money > 0);
    const paid = isPaid ? line : { ...line, money: NO_MONEY, points: 0 };
    const payment = { userId, week, line: paid, option, at: regime.now };
    if (!(await noteWeek(transaction, payment))) continue;
    await give(transaction, payment);
    if (isAllowed) await payPremium(transaction, { userId, week, line, at: regime.now });
  }
}

interface PaidLine extends DueCashback {
  readonly line: CashbackLine;
  readonly option: CashbackOption;
  readonly at: EpochMillis;
}

async function noteWeek(
  transaction: Transaction<Tables>,
  { userId, week, line: { currency, lost, money, points }, option, at }: PaidLine,
): Promise<boolean> {
  const given = option === 'points' ? { money: NO_MONEY, points } : { money, points: 0 };
  const noted = await transaction
    .insertInto('cashback_weeks')
    .values({ user_id: userId, week_start: week.key, currency, lost, option, ...given, paid_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return noted !== undefined;
}

async function give(
  transaction: Transaction<Tables>,
  { userId, week, line: { currency, money, points }, option, at }: PaidLine,
): Promise<void> {
  const transfer = `cashback:${String(userId)}:${String(week.key)}:${currency}`;
  if (option === 'points') {
    if (points === 0) return;
    const move = { transfer, user_id: userId, kind: 'cashback', amount: points, item: null, at } as const;
    await transaction.insertInto('point_moves').values(move).execute();
    return;
  }
  if (money === NO_MONEY) return;
  await payReward(transaction, { userId, transfer, kind: 'cashback', currency, amount: money, at });
}
