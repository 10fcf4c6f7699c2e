import type { Transaction } from 'kysely';
import { awaitsStricterLimit, playPermission } from '../../../core/limits/play-permission.ts';
import { remainings, SUM_SECTIONS } from '../../../core/limits/limit-remaining.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';
import type { LimitRegime } from '../jurisdiction-profile.ts';
import { knownLimits } from '../limits/known-limits.ts';

/** BON-10 Whether anything may be granted to a player; asked once the player is locked. */
export async function mayReward(
  transaction: Transaction<Tables>,
  userId: UserId,
  regime: LimitRegime,
): Promise<boolean> {
  const user = await transaction
    .selectFrom('users')
    .select(['is_blocked', 'ban_level', 'transferred_to'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined || user.is_blocked || user.ban_level > 0 || user.transferred_to !== null) return false;
  const { limits } = await knownLimits(transaction, { userId }, regime);
  const { now, profile } = regime;
  if (!playPermission(limits, now, profile).canBeCourted || awaitsStricterLimit(limits, now)) return false;
  return !SUM_SECTIONS.some((section) => remainings(limits, section, now).some(({ remaining }) => remaining === 0));
}
