import { sql, type Kysely } from 'kysely';
import type { CashbackWeek } from '../../../../core/promotions/cashback-week.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { Tables } from '../../database/tables.ts';
import { BONUS_ACCOUNT } from '../../players/player-accounts.ts';

interface StakedLine {
  readonly currency: string;
  readonly staked: Minor;
}

/** FRD-4, CBK-5 What the books say was staked of the player's own money in the bets that a time settled; what was given back is none. */
export async function stakedIn(
  database: Kysely<Tables>,
  userId: UserId,
  { start, end }: CashbackWeek,
): Promise<readonly StakedLine[]> {
  const { rows } = await sql<StakedLine>`
    select ledger.currency, (0 - sum(ledger.amount))::bigint as staked
    from coupons
    join ledger on ledger.side = 'player' and ledger.transfer = 'stake:' || coupons.id
    where coupons.user_id = ${userId} and coupons.settled_at >= ${start} and coupons.settled_at < ${end}
      and (select type_id from accounts where id = coupons.account_id) <> ${BONUS_ACCOUNT}
      and coupons.state in ('won', 'lost') and coalesce(coupons.promo_kind, '') <> 'free-bet'
    group by ledger.currency order by ledger.currency`.execute(database);
  return rows;
}
