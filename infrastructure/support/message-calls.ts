import * as v from 'valibot';
import { PLAYER_MESSAGE_KINDS, type PlayerMessage } from '../../core/support/messages/player-message.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { queryNumber, wireAmount, wireCount, wireCurrency, wireId, wireMillis } from '../http/wire.ts';

const MOST_MARKED = 500;

const wireMessage = v.pipe(
  v.object({
    id: wireId,
    kind: v.picklist(PLAYER_MESSAGE_KINDS),
    at: wireMillis,
    is_read: v.boolean(),
    about: v.optional(wireId),
    sum: v.optional(v.object({ amount: wireAmount, currency: wireCurrency })),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): PlayerMessage => {
    const { is_read: isRead, sum, ...message } = dataset.value;
    if (sum === undefined) return { ...message, isRead };
    const read = minorReader(sum.currency);
    const amount = read.amount(sum.amount);
    if (read.isExact()) return { ...message, isRead, sum: { ...sum, amount } };
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);
const wireIds = v.pipe(v.array(wireId), v.maxLength(MOST_MARKED));
const wireMarked = v.pipe(
  v.object({ ids: v.array(wireId), unread_count: wireCount }),
  v.transform(({ ids, unread_count: unreadCount }) => ({ ids, unreadCount })),
);

export const MESSAGE_NEWS = defineCall({
  name: 'messageNews',
  summary: 'How many messages the player has not read, and the number of the latest',
  method: 'GET',
  path: '/web-api/messages/news',
  reply: v.pipe(
    v.object({ unread_count: wireCount, last_id: wireId }),
    v.transform(({ unread_count: unreadCount, last_id: lastId }) => ({ unreadCount, lastId })),
  ),
  access: 'player',
  changes: 'none',
});

export const MESSAGES = defineCall({
  name: 'messages',
  summary: 'What the site told the player, the newest first, 50 at once; those before one that is named',
  method: 'GET',
  path: '/web-api/messages',
  query: v.object({ before: v.optional(v.pipe(queryNumber, v.minValue(1))) }),
  reply: v.pipe(
    v.object({ messages: v.array(wireMessage), unread_count: wireCount, has_older: v.boolean() }),
    v.transform(({ messages, unread_count: unreadCount, has_older: hasOlder }) => ({
      messages,
      unreadCount,
      hasOlder,
    })),
  ),
  access: 'player',
  changes: 'none',
});

export const MARK_MESSAGES = defineCall({
  name: 'markMessages',
  summary: 'Marks messages of the player as read or not; says which of them were not so before',
  method: 'POST',
  path: '/web-api/messages/mark',
  body: v.object({ ids: wireIds, is_read: v.boolean() }),
  reply: wireMarked,
  access: 'player',
  changes: 'state',
});

export const READ_MESSAGES = defineCall({
  name: 'readMessages',
  summary: 'Marks every message of the player as read up to one that the list has shown; says which were not',
  method: 'POST',
  path: '/web-api/messages/read-all',
  body: v.object({ up_to: wireId }),
  reply: wireMarked,
  access: 'player',
  changes: 'state',
});
