import type { Transaction } from 'kysely';
import { cashbackWeek, type CashbackWeek } from '../../../../core/promotions/cashback-week.ts';
import { PREMIUM_WEEKS, premiumMoney, premiumThreshold } from '../../../../core/promotions/premium-cashback.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import { NO_MONEY } from '../../../../core/shared/money.ts';
import { days, hours } from '../../../../core/shared/time.ts';
import { PREMIUM_CASHBACK } from '../../../promotions/premium-cashback-calls.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import type { Tables } from '../../database/tables.ts';
import { jurisdictionZone } from '../../jurisdiction-profile.ts';
import { playerRegime } from '../../limits/player-regime.ts';
import { BONUS_ACCOUNT, majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { pointStep } from '../points/earned-points.ts';
import { mayReward } from '../reward-permit.ts';
import { lostInWeek } from './lost-in-week.ts';
import { premiumCurrencies } from './pay-premium.ts';
import { stakedIn } from './staked-in.ts';

const MOST_WEEKS = 30;

/** CBK-5 What premium weeks give on top. */
export function servePremiumCashback(
  api: ServedApi,
  parts: Pick<SandboxParts, 'database' | 'random' | 'jurisdiction' | 'now'>,
): void {
  serveCall(api, PREMIUM_CASHBACK, async ({ session: { userId } }) =>
    inTransaction(parts, async (transaction) => {
      const regime = await playerRegime(parts, transaction, userId);
      const zone = jurisdictionZone(parts.jurisdiction());
      const week = cashbackWeek(regime.now, zone);
      const isClosed = !(await mayReward(transaction, userId, regime));
      return {
        week: { start: week.start, end: week.end },
        lines: isClosed ? [] : await linesOf(transaction, userId, week),
        paid: (await paidOf(transaction, userId)).map((line) => ({ ...line, start: line.start - hours(zone) })),
        isClosed,
      };
    }),
  );
}

async function linesOf(transaction: Transaction<Tables>, userId: UserId, week: CashbackWeek) {
  const premium = await premiumCurrencies(transaction, userId, week);
  const lost = await lostInWeek(transaction, userId, week);
  const towards = await stakedIn(transaction, userId, { ...week, start: week.end - days(7 * PREMIUM_WEEKS) });
  const accounts = await transaction
    .selectFrom('accounts')
    .select('currency')
    .where('user_id', '=', userId)
    .where('type_id', '<>', BONUS_ACCOUNT)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
  return accounts.map(({ currency }) => {
    const isPremium = premium.has(currency);
    const staked = towards.find((line) => line.currency === currency)?.staked ?? NO_MONEY;
    const loss = lost.find((line) => line.currency === currency)?.counted ?? NO_MONEY;
    return {
      iso: currency,
      isPremium,
      staked: majorAmount(staked, currency),
      threshold: majorAmount(premiumThreshold(pointStep(currency)), currency),
      money: majorAmount(isPremium ? premiumMoney(loss) : NO_MONEY, currency),
    };
  });
}

async function paidOf(transaction: Transaction<Tables>, userId: UserId) {
  const rows = await transaction
    .selectFrom('cashback_weeks')
    .select(['week_start as start', 'currency', 'premium'])
    .where('user_id', '=', userId)
    .where('premium', '>', NO_MONEY)
    .orderBy('week_start', 'desc')
    .limit(MOST_WEEKS)
    .execute();
  return rows.map(({ start, currency, premium }) => ({
    start,
    iso: currency,
    money: majorAmount(premium, currency),
  }));
}
