import { cashbackWeek, type CashbackLine } from '../../../../core/promotions/cashback-week.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { hours } from '../../../../core/shared/time.ts';
import { CASHBACK } from '../../../promotions/cashback-calls.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import { jurisdictionZone } from '../../jurisdiction-profile.ts';
import { playerRegime } from '../../limits/player-regime.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { currenciesOf, wirePointStepOf } from '../points/promo-store.ts';
import { mayReward } from '../reward-permit.ts';
import { cashbackSetting } from './cashback-setting.ts';
import { lostInWeek } from './lost-in-week.ts';

const MOST_WEEKS = 30;

/** What weeks give back. */
export function serveCashback(
  api: ServedApi,
  parts: Pick<SandboxParts, 'database' | 'random' | 'jurisdiction' | 'now'>,
): void {
  serveCall(api, CASHBACK, async ({ session: { userId }, query: { lng } }) =>
    inTransaction(parts, async (transaction) => {
      const regime = await playerRegime(parts, transaction, userId);
      const zone = jurisdictionZone(parts.jurisdiction());
      const week = cashbackWeek(regime.now, zone);
      const user = await transaction
        .selectFrom('users')
        .select('cashback_type')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      const paid = await transaction
        .selectFrom('cashback_weeks')
        .select(['week_start as start', 'currency', 'lost', 'option', 'money', 'points'])
        .where('user_id', '=', userId)
        .orderBy('week_start', 'desc')
        .limit(MOST_WEEKS)
        .execute();
      const [currency = 'RUB'] = await currenciesOf(transaction, userId);
      return {
        step: wirePointStepOf(currency),
        setting: cashbackSetting(user.cashback_type, lng),
        week: { start: week.start, end: week.end },
        lines: (await lostInWeek(transaction, userId, week)).map(wireLineOf),
        paid: paid.map((line) => ({ ...line, start: line.start - hours(zone), ...wireLineOf(line) })),
        isClosed: !(await mayReward(transaction, userId, regime)),
      };
    }),
  );
}

function wireLineOf({ currency, lost, money, points }: CashbackLine) {
  const isGain = lost < 0;
  const sum = isGain ? ((0 - lost) as Minor) : lost;
  return { currency, lost: majorAmount(sum, currency), isGain, money: majorAmount(money, currency), points };
}
