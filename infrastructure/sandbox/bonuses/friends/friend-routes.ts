import type { Transaction } from 'kysely';
import { maskedName, MOST_STEPS } from '../../../../core/promotions/bring-friend.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import { minorUnits, NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import { FRIENDS } from '../../../promotions/friend-calls.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import type { Tables } from '../../database/tables.ts';
import { SITE_GROUP_ID } from '../../jurisdiction-profile.ts';
import { playerRegime } from '../../limits/player-regime.ts';
import { MAIN_ACCOUNT, majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { pointStep } from '../points/earned-points.ts';
import { mayReward } from '../reward-permit.ts';

const MOST_FRIENDS = 200;

/** Whom a player brought, and what they gave. */
export function serveFriends(
  api: ServedApi,
  parts: Pick<SandboxParts, 'database' | 'random' | 'jurisdiction' | 'now'>,
): void {
  serveCall(api, FRIENDS, async ({ session: { userId } }) =>
    inTransaction(parts, async (transaction) => {
      const { ref_id, currency } = await inviterOf(transaction, userId);
      const earned = await earnedOf(transaction, userId);
      const isOpen = await mayReward(transaction, userId, await playerRegime(parts, transaction, userId));
      return {
        ...(isOpen ? { invitation: { ref_id, group_id: SITE_GROUP_ID } } : {}),
        friends: (await friendsOf(transaction, userId)).map((friend) => ({
          number: friend.number,
          name: maskedName(friend.name),
          registeredAt: friend.at,
          earned: earned.filter(({ friendId }) => friendId === friend.userId).map(wireSum),
          isCounted: !friend.is_void,
        })),
        total: totals(earned).map(wireSum),
        most: wireSum({ currency, amount: minorUnits(pointStep(currency) * MOST_STEPS) ?? NO_MONEY }),
      };
    }),
  );
}

interface Earned {
  readonly friendId: UserId;
  readonly currency: string;
  readonly amount: Minor;
}

async function inviterOf(transaction: Transaction<Tables>, userId: UserId) {
  return transaction
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .select(['users.ref_id', 'accounts.currency'])
    .where('users.id', '=', userId)
    .where('accounts.type_id', '=', MAIN_ACCOUNT)
    .executeTakeFirstOrThrow();
}

async function friendsOf(transaction: Transaction<Tables>, userId: UserId) {
  return transaction
    .selectFrom('friends')
    .innerJoin('users', 'users.id', 'friends.user_id')
    .select(['friends.user_id as userId', 'friends.number', 'users.name', 'friends.at', 'friends.is_void'])
    .where('friends.inviter_id', '=', userId)
    .orderBy('friends.number', 'desc')
    .limit(MOST_FRIENDS)
    .execute();
}

async function earnedOf(transaction: Transaction<Tables>, userId: UserId): Promise<readonly Earned[]> {
  return transaction
    .selectFrom('friend_weeks')
    .select((of) => ['friend_id as friendId', 'currency', of.cast<Minor>(of.fn.sum('amount'), 'bigint').as('amount')])
    .where('inviter_id', '=', userId)
    .where('amount', '>', NO_MONEY)
    .groupBy(['friend_id', 'currency'])
    .orderBy('currency')
    .execute();
}

function totals(earned: readonly Earned[]): readonly Pick<Earned, 'currency' | 'amount'>[] {
  const sums = new Map<string, Minor>();
  for (const { currency, amount } of earned) sums.set(currency, ((sums.get(currency) ?? 0) + amount) as Minor);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

function wireSum({ currency, amount }: Pick<Earned, 'currency' | 'amount'>) {
  return { iso: currency, amount: majorAmount(amount, currency) };
}
