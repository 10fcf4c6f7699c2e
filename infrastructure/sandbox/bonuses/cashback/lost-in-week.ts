import { sql, type Kysely } from 'kysely';
import {
  cashbackMoney,
  cashbackPoints,
  countedLosses,
  type CashbackLine,
  type CashbackWeek,
} from '../../../../core/promotions/cashback-week.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import type { Tables } from '../../database/tables.ts';
import { withFormerPlayers } from '../../accounts/former-players.ts';
import { BONUS_ACCOUNT } from '../../players/player-accounts.ts';
import { pointStep } from '../points/earned-points.ts';

export interface LostLine extends CashbackLine {
  /** CBK-8 What of it gives anything. */
  readonly counted: Minor;
}

/** CBK-3, CBK-8 What the books say of the player's own money in the bets that a week settled, a line a currency: what was staked less what came back. */
export async function lostInWeek(
  database: Kysely<Tables>,
  userId: UserId,
  { start, end }: CashbackWeek,
): Promise<readonly LostLine[]> {
  const { rows } = await sql<{ readonly currency: string; readonly lost: Minor }>`
    select ledger.currency, (0 - sum(ledger.amount))::bigint as lost
    from coupons
    join accounts on accounts.id = coupons.account_id and accounts.type_id <> ${BONUS_ACCOUNT}
    join ledger on ledger.side = 'player'
      and ledger.transfer in ('stake:' || coupons.id, 'payout:' || coupons.id, 'hyper-bonus:' || coupons.id)
    where coupons.user_id in ${withFormerPlayers(sql`${userId}`)} and coupons.settled_at >= ${start} and coupons.settled_at < ${end}
      and coalesce(coupons.promo_kind, '') <> 'free-bet'
    group by ledger.currency order by ledger.currency`.execute(database);
  const steps = rows.map(({ currency }) => pointStep(currency));
  const counted = countedLosses(rows.map(({ lost }, index) => ({ lost, step: steps[index] ?? NO_MONEY })));
  return rows.map(({ currency, lost }, index) => {
    const [loss, step] = [counted[index] ?? NO_MONEY, steps[index] ?? NO_MONEY];
    return { currency, lost, counted: loss, money: cashbackMoney(loss), points: cashbackPoints(loss, step) };
  });
}
