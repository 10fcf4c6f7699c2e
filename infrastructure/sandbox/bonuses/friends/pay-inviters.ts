import type { Transaction } from 'kysely';
import { friendReward, isSelfInvited, type FriendIdentity } from '../../../../core/promotions/bring-friend.ts';
import type { NamedWeek } from '../../../../core/promotions/cashback-week.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import { NO_MONEY } from '../../../../core/shared/money.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import type { Tables } from '../../database/tables.ts';
import { eachAlone } from '../../each-alone.ts';
import { lockPlayer } from '../../limits/permit-deposit.ts';
import { playerRegime } from '../../limits/player-regime.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { stakedIn } from '../cashback/staked-in.ts';
import { pointStep } from '../points/earned-points.ts';
import { payReward } from '../pay-reward.ts';
import { mayReward } from '../reward-permit.ts';

interface PlayedWeek {
  /** Whose bets it settled. */
  readonly friends: readonly UserId[];
  readonly week: NamedWeek;
}

interface InvitedFriend {
  readonly user_id: UserId;
  readonly inviter_id: UserId;
}

/** FRD-4 Pays those who invited them, each friend in a transaction of its own: one that fails stops no other. How many failed. */
export async function payInviters(parts: SandboxParts, { friends, week }: PlayedWeek): Promise<number> {
  if (friends.length === 0) return 0;
  const invited = await parts.database
    .selectFrom('friends')
    .select(['user_id', 'inviter_id'])
    .where('user_id', 'in', friends)
    .where('is_void', '=', false)
    .execute();
  return eachAlone(parts, invited, {
    name: ({ user_id: id }) => `who invited ${String(id)}, for ${String(week.key)}`,
    run: async (friend) => inTransaction(parts, async (of) => payInviter(of, parts, { friend, week })),
  });
}

/** The row of the friend's week is what lets no second payment through. */
async function payInviter(
  transaction: Transaction<Tables>,
  parts: SandboxParts,
  { friend, week }: { readonly friend: InvitedFriend; readonly week: NamedWeek },
): Promise<void> {
  const { user_id: friendId, inviter_id: userId } = friend;
  await lockPlayer(transaction, userId);
  if (await isOnePlayer(transaction, friend)) {
    await transaction.updateTable('friends').set({ is_void: true }).where('user_id', '=', friendId).execute();
    return;
  }
  const regime = await playerRegime(parts, transaction, userId);
  const isAllowed = await mayReward(transaction, userId, regime);
  for (const { currency, staked } of await stakedIn(transaction, friendId, week)) {
    const amount = isAllowed ? friendReward(staked, pointStep(currency)) : NO_MONEY;
    const noted = await transaction
      .insertInto('friend_weeks')
      .values({
        friend_id: friendId,
        week_start: week.key,
        currency,
        inviter_id: userId,
        amount,
        paid_at: regime.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('friend_id')
      .executeTakeFirst();
    if (noted === undefined || amount === NO_MONEY) continue;
    const transfer = `friend:${String(friendId)}:${String(week.key)}:${currency}`;
    await payReward(transaction, { userId, transfer, kind: 'friend-reward', currency, amount, at: regime.now });
  }
}

/** FRD-3 By what is known of both by now. */
async function isOnePlayer(
  transaction: Transaction<Tables>,
  { user_id: friendId, inviter_id: inviterId }: InvitedFriend,
): Promise<boolean> {
  const [one, other] = await transaction
    .selectFrom('users')
    .select(['phone', 'email', 'document_number as document', 'name', 'surname', 'birth_date as birthDate'])
    .where('id', 'in', [friendId, inviterId])
    .execute();
  return one === undefined || other === undefined || isSelfInvited(one satisfies FriendIdentity, other);
}
