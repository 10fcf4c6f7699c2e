import type { Transaction } from 'kysely';
import { newestRewards, type Reward } from '../../../core/promotions/reward.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import type { WireReply } from '../../http/call.ts';
import type { REWARDS } from '../../promotions/reward-calls.ts';
import type { Tables } from '../database/tables.ts';
import { majorAmount } from '../players/player-accounts.ts';

const MOST_REWARDS = 100;

type WireReward = WireReply<typeof REWARDS>['rewards'][number];

/** RWD-1 What the tables say that a player was given, the newest first. */
export async function givenTo(transaction: Transaction<Tables>, userId: UserId): Promise<WireReward[]> {
  const given = [
    ...(await bonuses(transaction, userId)),
    ...(await cashback(transaction, userId)),
    ...(await points(transaction, userId)),
    ...(await friends(transaction, userId)),
    ...(await tournaments(transaction, userId)),
  ];
  return newestRewards(given, MOST_REWARDS).map(wireReward);
}

async function bonuses(transaction: Transaction<Tables>, userId: UserId): Promise<readonly Reward[]> {
  const rows = await transaction
    .selectFrom('bonuses')
    .select(['id', 'granted_at as at', 'ended_as', 'currency', 'amount'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(MOST_REWARDS)
    .execute();
  return rows.map(({ id, at, ended_as: end, currency, amount }) => ({
    id: `bonus-${String(id)}`,
    kind: 'bonus',
    at,
    state: end ?? 'going',
    given: { currency, amount },
  }));
}

async function cashback(transaction: Transaction<Tables>, userId: UserId): Promise<readonly Reward[]> {
  const rows = await transaction
    .selectFrom('cashback_weeks')
    .select(['week_start', 'currency', 'money', 'points', 'premium', 'paid_at as at'])
    .where('user_id', '=', userId)
    .orderBy('week_start', 'desc')
    .limit(MOST_REWARDS)
    .execute();
  return rows.flatMap(({ week_start: start, currency, money, points: count, premium, at }) => {
    const week = `${String(start)}-${currency}`;
    const common = { at, state: 'credited' } as const;
    return [
      ...sums(money, { id: `cashback-${week}`, kind: 'cashback', ...common, given: { currency, amount: money } }),
      ...sums(count, { id: `cashback-${week}`, kind: 'cashback', ...common, given: { points: count } }),
      ...sums(premium, { id: `premium-${week}`, kind: 'premium', ...common, given: { currency, amount: premium } }),
    ];
  });
}

async function points(transaction: Transaction<Tables>, userId: UserId): Promise<readonly Reward[]> {
  const rows = await transaction
    .selectFrom('point_moves')
    .select(['transfer', 'kind', 'amount', 'at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['bet', 'game'])
    .orderBy('at', 'desc')
    .limit(MOST_REWARDS)
    .execute();
  return rows.map(({ transfer, kind, amount, at }) => ({
    id: `${kind === 'game' ? 'game' : 'points'}-${transfer.slice(transfer.indexOf(':') + 1)}`,
    kind: kind === 'game' ? 'game' : 'points',
    at,
    state: 'credited',
    given: { points: amount },
  }));
}

async function friends(transaction: Transaction<Tables>, userId: UserId): Promise<readonly Reward[]> {
  const rows = await transaction
    .selectFrom('friend_weeks')
    .innerJoin('friends', 'friends.user_id', 'friend_weeks.friend_id')
    .select(['friends.number', 'week_start', 'currency', 'amount', 'paid_at as at'])
    .where('friend_weeks.inviter_id', '=', userId)
    .where('amount', '>', NO_MONEY)
    .orderBy('paid_at', 'desc')
    .limit(MOST_REWARDS)
    .execute();
  return rows.map(({ number, week_start: start, currency, amount, at }) => ({
    id: `friend-${String(number)}-${String(start)}-${currency}`,
    kind: 'friend',
    at,
    state: 'credited',
    given: { currency, amount },
  }));
}

async function tournaments(transaction: Transaction<Tables>, userId: UserId): Promise<readonly Reward[]> {
  const rows = await transaction
    .selectFrom('tournament_entries')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_entries.tournament_id')
    .select(['starts_at', 'settled_at as at', 'currency', 'prize'])
    .where('user_id', '=', userId)
    .where('prize', '>', NO_MONEY)
    .orderBy('joined_at', 'desc')
    .limit(MOST_REWARDS)
    .execute();
  return rows.flatMap(({ starts_at: start, at, currency, prize: amount }, index) =>
    at === null
      ? []
      : [
          {
            id: `tournament-${String(start)}-${String(index)}-${currency}`,
            kind: 'tournament',
            at,
            state: 'credited',
            given: { currency, amount },
          },
        ],
  );
}

/** A week that gave nothing is no reward. */
function sums(count: Minor | number, reward: Reward): readonly Reward[] {
  return count > 0 ? [reward] : [];
}

function wireReward({ given, ...reward }: Reward): WireReward {
  if ('points' in given) return { ...reward, unit: 'points', points: given.points };
  const { currency: iso, amount } = given;
  return { ...reward, unit: 'money', iso, amount: majorAmount(amount, iso) };
}
