import { sql, type Transaction } from 'kysely';
import type { BonusKind } from '../../../core/promotions/bonus-terms.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { decimalOdds } from '../../../core/shared/odds.ts';
import type { WireReply } from '../../http/call.ts';
import type { PLAYER_BONUSES } from '../../promotions/bonus-account-calls.ts';
import type { KeptBonus } from '../database/bonuses/bonus-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { LimitRegime } from '../jurisdiction-profile.ts';
import { BONUS_ACCOUNT, majorAmount } from '../players/player-accounts.ts';
import { CASINO_TERMS, casinoMostStake, firstDepositBonus, SPORT_TERMS } from './bonus-offer.ts';

import { hasDeposit } from './grant-bonus.ts';
import { takenBonuses } from './bonus-setting.ts';
import { mayReward } from './reward-permit.ts';

const MOST_SHOWN = 50;
const MOST_STAKES = 50;

type WireBonuses = WireReply<typeof PLAYER_BONUSES>;
type WireBonus = WireBonuses['bonuses'][number];

/** What the player is told of bonuses; each query names its owner. */
export async function bonusesOf(
  transaction: Transaction<Tables>,
  userId: UserId,
  regime: LimitRegime,
): Promise<WireBonuses> {
  const { bonus_choice: choice } = await transaction
    .selectFrom('users')
    .select('bonus_choice')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const rows = await bonusRows(transaction, userId);
  const bonuses: WireBonus[] = [];
  for (const row of rows) bonuses.push(wireBonusOf(row, await stakesOf(transaction, row)));
  const taken = await takenBonuses(transaction, userId);
  const stop = taken.length === 0 ? 'declined' : await offerObstacle(transaction, userId, regime);
  const offers = stop === undefined ? await offersOf(transaction, userId, taken) : [];
  // OFS-10 no wallet takes any
  const obstacle = stop ?? (offers.length === 0 ? 'declined' : undefined);
  return {
    bonuses,
    choice: choice === 1 || choice === 2 ? choice : 0,
    offers,
    ...(obstacle === undefined ? {} : { obstacle }),
  };
}

/** BON-9 Nothing is offered that would not be granted. */
async function offerObstacle(
  transaction: Transaction<Tables>,
  userId: UserId,
  regime: LimitRegime,
): Promise<WireBonuses['obstacle']> {
  if (await hasDeposit(transaction, userId)) return 'has-deposit';
  return (await mayReward(transaction, userId, regime)) ? undefined : 'not-courted';
}

async function offersOf(
  transaction: Transaction<Tables>,
  userId: UserId,
  taken: readonly BonusKind[],
): Promise<WireBonuses['offers']> {
  const accounts = await transaction
    .selectFrom('accounts')
    .select(['id', 'currency'])
    .where('user_id', '=', userId)
    .where('type_id', '<>', BONUS_ACCOUNT)
    .where('closed_at', 'is', null)
    .where('takes_bonuses', '=', true)
    .orderBy('id')
    .execute();
  return accounts.flatMap(({ id, currency }) =>
    taken.map((kind) => {
      const { percent, wager, most } = firstDepositBonus(kind, currency);
      const offer = { accountId: id, iso: currency, percent, max_amount: majorAmount(most, currency), wager };
      return { ...offer, ...offerTerms(kind, currency) };
    }),
  );
}

/** BON-9, BON-41 What a kind of bonus asks of what is staked from it. */
function offerTerms(kind: BonusKind, currency: string) {
  if (kind === 'sport') {
    const { leastBets, leastOdds, days } = SPORT_TERMS;
    return { kind, leastBets, leastOdds: decimalOdds(leastOdds), days };
  }
  const { mostPaidTimes, days } = CASINO_TERMS;
  return { kind, mostStake: majorAmount(casinoMostStake(currency), currency), mostPaidTimes, days };
}

interface ShownRow extends KeptBonus {
  readonly balance: Minor;
  readonly wagered: Minor;
  readonly open_count: number;
  readonly released: Minor;
}

async function bonusRows(transaction: Transaction<Tables>, userId: UserId): Promise<readonly ShownRow[]> {
  return transaction
    .selectFrom('bonuses')
    .innerJoin('accounts', 'accounts.id', 'bonuses.account_id')
    .selectAll('bonuses')
    .select([
      'accounts.balance',
      sql<Minor>`((select coalesce(sum(counted), 0) from bonus_stakes where bonus_stakes.bonus_id = bonuses.id)
        + (select coalesce(sum(counted), 0) from bonus_rounds where bonus_rounds.bonus_id = bonuses.id))::bigint`.as(
        'wagered',
      ),
      sql<number>`((select count(*) from bonus_stakes where bonus_stakes.bonus_id = bonuses.id and counted is null)
        + (select count(*) from bonus_rounds where bonus_rounds.bonus_id = bonuses.id and counted is null))::integer`.as(
        'open_count',
      ),
      sql<Minor>`coalesce((select amount from ledger
        where ledger.transfer = 'bonus-wagered:' || bonuses.id and ledger.side = 'player'), 0)::bigint`.as('released'),
    ])
    .where('bonuses.user_id', '=', userId)
    .orderBy('bonuses.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}

type ShownStake = Pick<WireBonus['stakes'][number], 'couponId' | 'betCount' | 'at'> & {
  readonly amount: Minor;
  readonly counted: Minor | null;
};

/** Of a bonus that goes on alone. */
async function stakesOf(transaction: Transaction<Tables>, bonus: KeptBonus): Promise<readonly ShownStake[]> {
  if (bonus.ended_at !== null) return [];
  return transaction
    .selectFrom('bonus_stakes')
    .innerJoin('coupons', 'coupons.id', 'bonus_stakes.coupon_id')
    .select([
      'coupons.id as couponId',
      'bonus_stakes.amount',
      'bonus_stakes.counted',
      'coupons.placed_at as at',
      sql<number>`(select count(*)::integer from coupon_bets where coupon_bets.coupon_id = coupons.id)`.as('betCount'),
    ])
    .where('bonus_stakes.bonus_id', '=', bonus.id)
    .orderBy('bonus_stakes.coupon_id', 'desc')
    .limit(MOST_STAKES)
    .execute();
}

function wireBonusOf(row: ShownRow, stakes: readonly ShownStake[]): WireBonus {
  const { id, source, account_id: accountId, currency, ended_as: end, ended_at: endedAt } = row;
  const major = (amount: Minor) => majorAmount(amount, currency);
  const common = {
    idBonus: id,
    source,
    accountId,
    iso: currency,
    amount: major(row.amount),
    money: major(endedAt === null ? row.balance : row.released),
    toWager: major(row.to_wager),
    wagered: major(row.wagered),
    openCount: row.open_count,
    mostStake: major(row.most_stake),
    grantedAt: row.granted_at,
    expiresAt: row.expires_at,
    ...(end === null ? {} : { end }),
    ...(endedAt === null ? {} : { endedAt }),
    stakes: stakes.map(({ amount, counted, ...stake }) => ({
      ...stake,
      amount: major(amount),
      ...(counted === null ? {} : { counted: major(counted) }),
    })),
  };
  return { ...common, ...kindTerms(row, major) };
}

/** The check of the table has each kind with its terms. */
function kindTerms(
  { kind, least_bets: bets, least_odds: odds, most_paid: paid }: ShownRow,
  major: (amount: Minor) => number,
) {
  if (kind === 'sport' && bets !== null && odds !== null) {
    return { kind, leastBets: bets, leastOdds: decimalOdds(odds) };
  }
  if (kind === 'casino' && paid !== null) return { kind, mostPaid: major(paid) };
  throw new Error(`a bonus for ${kind} without its terms`);
}
