import { sql } from 'kysely';
import type { Database } from '../../../infrastructure/sandbox/database/open-database.ts';

interface Complaint {
  readonly invariant: string;
  readonly subject: string;
}

/**
 * What must hold in the database at any moment; each query finds what breaks it. I1 one coupon a key and place in the order,
 * I2 a balance is the sum of its ledger and every transfer adds up to zero, I3 no balance below zero, I4 every accepted reply has
 * its coupons and every coupon its accepted reply, I5 no coupon was taken while its game was suspended, I6 no promo code counts
 * twice, I7 what accounts owe is what the ledger advanced, and is held coupon by coupon, I8 a
 * bonus account holds the money of a bonus that goes on, and its coupons count once they are settled, I9 a round of the casino
 * moved its stake and its win, once each, or nothing, I10 the pools of jackpots are what the ledger moved into them, and a
 * jackpot was paid to the round that won it.
 */
const INVARIANTS = sql<Complaint>`
  select 'I1 one coupon a key' as invariant, user_id || ' ' || placement_key as subject
    from coupons group by user_id, placement_key, placement_index having count(*) > 1
  union all
  select 'I2 balance is the ledger', accounts.id::text
    from accounts left join ledger on ledger.account_id = accounts.id
    group by accounts.id, accounts.balance having accounts.balance <> coalesce(sum(ledger.amount), 0)
  union all
  select 'I2 transfers add up to zero', transfer
    from ledger group by transfer having sum(amount) <> 0 or count(*) <> 2 or count(distinct currency) <> 1
  union all
  select 'I2 every coupon has its stake', coupons.id::text
    from coupons left join ledger
      on ledger.coupon_id = coupons.id and ledger.kind = 'stake' and ledger.side = 'player'
      and ledger.amount = 0 - coupons.amount and ledger.account_id = coupons.account_id
    where ledger.transfer is null
  union all
  select 'I2 settled coupons are paid, open ones are not', coupons.id::text
    from coupons left join ledger
      on ledger.coupon_id = coupons.id and ledger.kind = 'payout' and ledger.side = 'player'
    where coalesce(ledger.amount, 0) <> case when coupons.state = 'open' then 0 else coupons.payout end
  union all
  select 'I2 the house stakes free bets, and no other', coupons.id::text
    from coupons left join ledger
      on ledger.coupon_id = coupons.id and ledger.kind = 'free-bet' and ledger.side = 'player'
      and ledger.account_id = coupons.account_id
    where coalesce(ledger.amount, 0) <> case when coupons.promo_kind = 'free-bet' then coupons.amount else 0 end
  union all
  select 'I6 a returned free bet pays nothing', id::text
    from coupons where promo_kind = 'free-bet' and state = 'returned' and payout <> 0
  union all
  select 'I6 a promo code counts once', promo_code || ' ' || user_id
    from coupons where promo_code is not null and not (state = 'returned' and promo_kind = 'free-bet')
    group by promo_code, user_id having count(*) > 1
  union all
  select 'I7 what is owed is what was advanced and not repaid', accounts.id::text
    from accounts left join ledger
      on ledger.account_id = accounts.id and ledger.kind in ('advance', 'advance-repaid', 'advance-released')
    group by accounts.id, accounts.advance_owed having accounts.advance_owed <> coalesce(sum(ledger.amount), 0)
  union all
  select 'I7 what is owed is what is held', accounts.id::text
    from accounts left join advance_holds on advance_holds.account_id = accounts.id
    group by accounts.id, accounts.advance_owed having accounts.advance_owed <> coalesce(sum(advance_holds.held), 0)
  union all
  select 'I7 what is held on a coupon is what its ledger advanced and did not take back', coupons.id::text
    from coupons left join ledger on ledger.coupon_id = coupons.id and ledger.side = 'advanced'
    left join advance_holds on advance_holds.coupon_id = coupons.id
    group by coupons.id, advance_holds.held
    having coalesce(advance_holds.held, 0) <> 0 - coalesce(sum(ledger.amount), 0)
  union all
  select 'I7 every advance is a part of its coupon', coupons.id::text
    from coupons left join ledger
      on ledger.coupon_id = coupons.id and ledger.kind = 'advance' and ledger.side = 'player'
    where coalesce(ledger.amount, 0) <> coalesce(coupons.prepaid_amount, 0) or coupons.prepaid_amount > coupons.amount
  union all
  select 'I8 a bonus account without a bonus is empty', accounts.id::text
    from accounts left join bonuses on bonuses.account_id = accounts.id and bonuses.ended_at is null
    where accounts.type_id = 4 and accounts.balance <> 0 and bonuses.id is null
  union all
  select 'I8 stakes from bonuses count once they are settled', coupons.id::text
    from coupons join bonus_stakes on bonus_stakes.coupon_id = coupons.id
    where (bonus_stakes.counted is null) <> (coupons.state in ('open', 'needs-review'))
  union all
  select 'I8 every coupon of a bonus account is staked from a bonus', coupons.id::text
    from coupons join accounts on accounts.id = coupons.account_id and accounts.type_id = 4
    left join bonus_stakes on bonus_stakes.coupon_id = coupons.id where bonus_stakes.bonus_id is null
  union all
  select 'I8 rounds from bonuses count once they are finished', casino_rounds.id::text
    from casino_rounds join bonus_rounds on bonus_rounds.round_id = casino_rounds.id
    where (bonus_rounds.counted is null) <> (casino_rounds.state = 'open')
      or casino_rounds.state = 'returned' and bonus_rounds.counted <> 0
  union all
  select 'I8 every round of a bonus account is staked from a bonus', casino_rounds.id::text
    from casino_rounds join accounts on accounts.id = casino_rounds.account_id and accounts.type_id = 4
    left join bonus_rounds on bonus_rounds.round_id = casino_rounds.id
    where casino_rounds.state in ('open', 'finished') and bonus_rounds.bonus_id is null
  union all
  select 'I9 a round has its stake, its win or what was given back, and no more', casino_rounds.id::text
    from casino_rounds left join ledger
      on ledger.side = 'player' and ledger.account_id = casino_rounds.account_id
      and ledger.transfer in ('casino-bet:' || casino_rounds.id, 'casino-win:' || casino_rounds.id, 'casino-returned:' || casino_rounds.id)
    group by casino_rounds.id
    having coalesce(sum(ledger.amount), 0) <> case when casino_rounds.state in ('open', 'finished')
      then casino_rounds.win - casino_rounds.stake else 0 end
  union all
  select 'I10 pools of jackpots are the ledger', coalesce(pools.currency, moved.currency)
    from (select currency, sum(amount) as amount from casino_jackpots group by currency) as pools
    full join (select currency, sum(amount) as amount from ledger where side = 'jackpot' group by currency) as moved
      on moved.currency = pools.currency
    where coalesce(pools.amount, 0) <> coalesce(moved.amount, 0)
  union all
  select 'I10 a jackpot is paid to its round, once', casino_rounds.id::text
    from casino_rounds left join ledger
      on ledger.side = 'player' and ledger.account_id = casino_rounds.account_id
      and ledger.transfer like 'casino-jackpot:' || casino_rounds.id || ':%'
    group by casino_rounds.id having coalesce(sum(ledger.amount), 0) <> casino_rounds.jackpot_win
  union all
  select 'I3 no balance below zero', id::text from accounts where balance < 0
  union all
  select 'I4 accepted replies have coupons', placements.key::text
    from placements left join coupons
      on coupons.user_id = placements.user_id and coupons.placement_key = placements.key
    where placements.reply::json ->> 'status' = 'accepted' and coupons.id is null
  union all
  select 'I4 coupons have accepted replies', coupons.id::text
    from coupons join placements
      on coupons.user_id = placements.user_id and coupons.placement_key = placements.key
    where placements.reply is null or placements.reply::json ->> 'status' <> 'accepted'
  union all
  select 'I4 coupons have bets', coupons.id::text
    from coupons left join coupon_bets on coupon_bets.coupon_id = coupons.id where coupon_bets.coupon_id is null
  union all
  select 'I5 nothing is taken while suspended', coupons.id::text
    from coupons
    join coupon_bets on coupon_bets.coupon_id = coupons.id
    join overrides on overrides.game_id = coupon_bets.game_id
    where coupons.placed_at >= overrides.suspended_at
      and (overrides.resumed_at is null or coupons.placed_at < overrides.resumed_at)`;

/** The broken invariants; empty where all is well. */
export async function brokenInvariants(database: Database): Promise<readonly string[]> {
  const { rows } = await INVARIANTS.execute(database);
  return rows.map(({ invariant, subject }) => `${invariant}: ${subject}`);
}

/** Throws where an invariant is broken. */
export async function assertSoundBooks(database: Database): Promise<void> {
  const broken = await brokenInvariants(database);
  if (broken.length > 0) throw new Error(`the books are broken:\n${broken.join('\n')}`);
}
