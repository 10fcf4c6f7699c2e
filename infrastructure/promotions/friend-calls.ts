import * as v from 'valibot';
import type { FriendEarning } from '../../core/promotions/bring-friend.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wireAmount, wireCurrency, wireId, wireMillis } from '../http/wire.ts';

const wireEarning = v.pipe(
  v.object({ iso: wireCurrency, amount: wireAmount }),
  v.rawTransform(({ dataset, addIssue, NEVER }): FriendEarning => {
    const { iso: currency, amount } = dataset.value;
    const read = minorReader(currency);
    const units = { currency, amount: read.amount(amount) };
    if (read.isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wireInvitation = v.pipe(
  v.object({ ref_id: wireId, group_id: wireId }),
  v.transform(({ ref_id: refId, group_id: groupId }) => ({ refId, groupId })),
);

export const FRIENDS = defineCall({
  name: 'friends',
  summary: 'What the player invites friends with, whom the link brought, and what each gave',
  method: 'GET',
  path: '/web-api/promotions/friends',
  reply: v.object({
    /** Absent where nothing is offered to the player now. */
    invitation: v.optional(wireInvitation),
    friends: v.array(
      v.object({
        number: wireId,
        name: v.pipe(v.string(), v.maxLength(8)),
        registeredAt: wireMillis,
        earned: v.array(wireEarning),
        isCounted: v.boolean(),
      }),
    ),
    total: v.array(wireEarning),
    most: wireEarning,
  }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});
