import type { Kysely, Transaction } from 'kysely';
import type { CashbackWeek, NamedWeek } from '../../../../core/promotions/cashback-week.ts';
import {
  isPremiumWeek,
  PREMIUM_WEEKS,
  premiumMoney,
  premiumThreshold,
} from '../../../../core/promotions/premium-cashback.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import { NO_MONEY } from '../../../../core/shared/money.ts';
import { days, type EpochMillis } from '../../../../core/shared/time.ts';
import type { Tables } from '../../database/tables.ts';
import { payReward } from '../pay-reward.ts';
import { pointStep } from '../points/earned-points.ts';
import type { LostLine } from './lost-in-week.ts';
import { stakedIn } from './staked-in.ts';

/** CBK-5 The currencies in which what was staked before a week makes it a premium one. */
export async function premiumCurrencies(
  database: Kysely<Tables>,
  userId: UserId,
  week: CashbackWeek,
): Promise<ReadonlySet<string>> {
  const staked = await stakedIn(database, userId, {
    ...week,
    start: week.start - days(7 * PREMIUM_WEEKS),
    end: week.start,
  });
  const premium = staked.filter((line) => isPremiumWeek(line.staked, premiumThreshold(pointStep(line.currency))));
  return new Set(premium.map(({ currency }) => currency));
}

interface DuePremium {
  readonly userId: UserId;
  readonly week: NamedWeek;
  readonly line: Pick<LostLine, 'currency' | 'counted'>;
  readonly at: EpochMillis;
}

/** CBK-6 Pays what a premium week gives on top; its caller lets each week through once. */
export async function payPremium(
  transaction: Transaction<Tables>,
  { userId, week, line: { currency, counted }, at }: DuePremium,
): Promise<void> {
  const money = premiumMoney(counted);
  if (money === NO_MONEY || !(await premiumCurrencies(transaction, userId, week)).has(currency)) return;
  await transaction
    .updateTable('cashback_weeks')
    .set({ premium: money })
    .where('user_id', '=', userId)
    .where('week_start', '=', week.key)
    .where('currency', '=', currency)
    .execute();
  const transfer = `premium:${String(userId)}:${String(week.key)}:${currency}`;
  await payReward(transaction, { userId, transfer, kind: 'cashback', currency, amount: money, at });
}
