import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { readInvitation } from '../../../../core/promotions/bring-friend.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { Tables } from '../../database/tables.ts';
import { SITE_GROUP_ID } from '../../jurisdiction-profile.ts';
import { deviceName, deviceOwner } from '../../players/known-device.ts';

/** REF-2 What the link of a friend left. */
const INVITATION_COOKIE = 'bf';

/** How somebody who registers came to the site. */
export interface Arrival {
  readonly invitation: string;
  readonly device: string | undefined;
}

/** FRD-2 Absent where nobody's link led here. */
export function arrivalOf(request: FastifyRequest): Arrival | undefined {
  const invitation = request.cookies[INVITATION_COOKIE];
  return invitation === undefined ? undefined : { invitation, device: deviceName(request) };
}

interface NewFriend {
  readonly userId: UserId;
  readonly arrival: Arrival;
  readonly at: EpochMillis;
}

/** FRD-2 Keeps who invited, in the transaction that registers; FRD-3 whoever invites from the same device earns nothing. */
export async function keepInviter(
  transaction: Transaction<Tables>,
  { userId, arrival: { invitation, device }, at }: NewFriend,
): Promise<void> {
  const said = readInvitation(invitation);
  if (said?.groupId !== SITE_GROUP_ID) return;
  const inviter = await transaction
    .selectFrom('users')
    .select('id')
    .where('ref_id', '=', said.refId)
    .where('is_blocked', '=', false)
    .where('ban_level', '=', 0)
    .where('transferred_to', 'is', null)
    .executeTakeFirst();
  if (inviter === undefined) return;
  const isVoid = device !== undefined && (await deviceOwner(transaction, device)) === inviter.id;
  await transaction
    .insertInto('friends')
    .values({ user_id: userId, inviter_id: inviter.id, at, is_void: isVoid })
    .execute();
}
