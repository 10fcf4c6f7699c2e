import { sql, type RawBuilder } from 'kysely';
import { LIMIT_KINDS, limitKindId, limitPeriod, limitUnit } from '../../../core/limits/limit-kind.ts';
import { periodStart } from '../../../core/limits/period-end.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY, sumOfMinor, type Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { LimitRow } from '../database/limits/limit-tables.ts';
import { withFormerPlayers } from '../accounts/former-players.ts';
import { MOST_COUNTED, worthInCurrency } from '../accounts/worth-in-currency.ts';
import type { LimitRegime } from '../jurisdiction-profile.ts';
import { BONUS_ACCOUNT, MAIN_ACCOUNT } from '../players/player-accounts.ts';

/** What a player paid in, staked and won in one currency. */
export interface CurrencyUse {
  readonly currency: string;
  readonly deposited: Minor;
  readonly staked: Minor;
  readonly won: Minor;
  /** Staked of the player's own money: what a bonus stakes and wins is no loss. */
  readonly risked: Minor;
}

export interface UsedLimitRow extends Pick<
  LimitRow,
  'kind' | 'value' | 'currency' | 'state' | 'needs_approval' | 'started_at' | 'ends_at' | 'reason_id'
> {
  readonly id: number;
  /** Within the running period; null of what counts no money. */
  readonly used: readonly CurrencyUse[] | null;
}

/** What the first account is opened with nobody has paid in; a deposit counts from when it is begun. */
const IS_DEPOSIT = sql`kind in ('deposit', 'open-deposit') or kind = 'play-money' and amount > 0 and not (accounts.type_id = ${sql.lit(MAIN_ACCOUNT)} and transfer like 'opening:%')`;
const MOST = sql.lit(Number(MOST_COUNTED));

/** What was held before gives no room when it comes back: a release counts with its hold alone. */
function isStaked(since: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(kind in ('stake', 'vip-hold', 'free-bet', 'casino-bet') or kind in ('vip-release', 'casino-returned') and exists (
    select 1 from ledger as held where held.side = 'player' and held.at >= ${since}
      and held.transfer = case ledger.kind when 'vip-release' then 'vip-hold:' else 'casino-bet:' end
        || substr(ledger.transfer, length(ledger.kind) + 2)))`;
}

const IS_OWN = sql`accounts.type_id <> ${sql.lit(BONUS_ACCOUNT)}`;

/** A stake that comes back unplayed gives room only where it was taken within the same period. */
function isWon(since: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`kind in ('payout', 'hyper-bonus', 'casino-win', 'casino-jackpot') and not exists (
    select 1 from coupons where coupons.id = ledger.coupon_id and coupons.state = 'returned' and coupons.placed_at < ${since})
    and case when transfer like 'toto-return:%' then split_part(transfer, ':', 2)::bigint >= ${since} else true end`;
}

/** The sums of the books by currency since a moment, of the accounts of a player and of whom the player was before. A held stake counts as staked until it is given back, a free bet is the house's. */
export function sumsSince(userId: RawBuilder<unknown>, since: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ledger.currency,
      least(coalesce(sum(amount) filter (where ${IS_DEPOSIT}), 0), ${MOST})::bigint as deposited,
      least(coalesce(-sum(amount) filter (where ${isStaked(since)}), 0), ${MOST})::bigint as staked,
      least(coalesce(-sum(amount) filter (where ${isStaked(since)} and ${IS_OWN}), 0), ${MOST})::bigint as risked,
      least(coalesce(sum(amount) filter (where ${isWon(since)} and ${IS_OWN}), 0), ${MOST})::bigint as won
    from accounts cross join lateral (
      select currency, kind, amount, transfer, coupon_id from ledger where ledger.account_id = accounts.id and ledger.at >= ${since}
      union all
      select currency, 'open-deposit', amount, '', null from payments
        where payments.account_id = accounts.id and payments.created_at >= ${since} and payments.kind = 'deposit'
          and not exists (select from payment_facts where payment_facts.payment_id = payments.id
            and payment_facts.kind in ('confirmed', 'declined', 'cancelled', 'lapsed'))
    ) as ledger
    where accounts.user_id in ${withFormerPlayers(userId)}
    group by ledger.currency`;
}

/** A player's limits that are in force or wait, each sum with what was used of it within its running period. */
export function usedLimits(userId: UserId, regime: LimitRegime): RawBuilder<UsedLimitRow> {
  const { now } = regime;
  const began = sql`greatest(limits.started_at, coalesce(periods.began,
    limits.started_at + greatest(0, (${now}::bigint - limits.started_at) / periods.length) * periods.length))`;
  return sql<UsedLimitRow>`
    select limits.id, limits.kind, limits.value, limits.currency, limits.state, limits.needs_approval, limits.started_at,
      limits.ends_at, limits.reason_id, uses.used
    from limits
    left join (values ${sql.join(periodsOf(regime))}) as periods (kind, length, began) on periods.kind = limits.kind
    left join lateral (
      select coalesce(json_agg(row_to_json(sums)), '[]') as used from (${sumsSince(sql`limits.user_id`, began)}) as sums
    ) as uses on limits.state = 'active' and periods.kind is not null
    where limits.user_id = ${userId} and limits.state <> 'inactive'`;
}

/** How long the periods of sums are and, by the calendar, when the running ones began. */
function periodsOf(regime: LimitRegime): RawBuilder<unknown>[] {
  return LIMIT_KINDS.flatMap((kind) => {
    const [id, length] = [limitKindId(kind), limitPeriod(kind)];
    if (limitUnit(kind) !== 'money' || id === undefined || length === undefined) return [];
    const running = { kind, state: 'active', needsApproval: false, availableValues: [] } as const;
    const began: EpochMillis | undefined = periodStart(running, regime);
    return [sql`(${sql.lit(id)}, ${sql.lit(length)}::bigint, ${began ?? null}::bigint)`];
  });
}

/** What was used of a limit of one of the sections; everything where it cannot be counted. */
export function usedOf(
  uses: readonly CurrencyUse[],
  section: 'deposit' | 'wagering' | 'loss',
  currency: string,
): Minor {
  const worths = uses.map((use) =>
    worthInCurrency(currency, { currency: use.currency, amount: amountOf(use, section) }),
  );
  const sum = sumOfMinor(worths.map((worth) => (worth === undefined ? MOST_COUNTED : worth)));
  return sum === undefined ? MOST_COUNTED : sum;
}

function amountOf({ deposited, staked, risked, won }: CurrencyUse, section: 'deposit' | 'wagering' | 'loss'): Minor {
  if (section === 'deposit') return deposited;
  if (section === 'wagering') return staked;
  const lost = sumOfMinor([risked, (NO_MONEY - won) as Minor]);
  return lost === undefined ? MOST_COUNTED : lost;
}
