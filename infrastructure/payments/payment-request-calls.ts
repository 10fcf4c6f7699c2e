import * as v from 'valibot';
import { PAYMENT_KINDS } from '../../core/payments/payment-return.ts';
import { REQUEST_STATES } from '../../core/payments/requests/payment-request.ts';
import { REQUEST_WRITERS } from '../../core/payments/requests/payment-request-thread.ts';
import { LANGUAGES } from '../../core/site/config/language.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, queryNumber, wireAmount, wireCurrency, wireId, wireMillis, wireText } from '../http/wire.ts';
import { wireAttachedFile, wireUploadIds } from '../support/upload-calls.ts';

const LONGEST_TEXT = 2000;
const requestText = v.pipe(v.string(), v.maxLength(2 * LONGEST_TEXT));
const threadNumber = v.pipe(queryNumber, v.minValue(1));
const named = v.object({ id: wireId, title: wireText });

const wireRequest = v.object({
  id: wireId,
  topicId: wireId,
  title: wireText,
  subTopicId: v.optional(wireId),
  transactionId: v.optional(wireId),
  sentAt: wireMillis,
  changedAt: wireMillis,
  state: v.picklist(REQUEST_STATES),
});
const wireThread = v.object({
  request: wireRequest,
  messages: v.array(
    v.object({
      id: wireId,
      by: v.picklist(REQUEST_WRITERS),
      text: v.pipe(v.string(), v.maxLength(LONGEST_TEXT)),
      at: wireMillis,
      files: v.array(wireAttachedFile),
    }),
  ),
  hasEarlier: v.boolean(),
});

export const REQUEST_SUBJECTS = defineCall({
  name: 'requestSubjects',
  summary: 'What a player can write to the payment department about: topics with their parts, and the latest payments',
  method: 'GET',
  path: '/web-api/payments/requests/subjects',
  query: v.object({ lng: queryLanguage }),
  reply: v.object({
    topics: v.array(
      v.object({ ...named.entries, subTopics: v.array(named), paymentKinds: v.array(v.picklist(PAYMENT_KINDS)) }),
    ),
    transactions: v.array(
      v.object({
        ...named.entries,
        kind: v.picklist(PAYMENT_KINDS),
        madeAt: wireMillis,
        amount: wireAmount,
        currency: wireCurrency,
      }),
    ),
  }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const PAYMENT_REQUESTS = defineCall({
  name: 'paymentRequests',
  summary: 'The payment requests of the player, the newest first, 50 at most',
  method: 'GET',
  path: '/web-api/payments/requests',
  query: v.object({ lng: queryLanguage }),
  reply: v.object({ requests: v.array(wireRequest) }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const REQUEST_THREAD = defineCall({
  name: 'requestThread',
  summary:
    'A payment request of the player with the latest 20 of its messages, or those before one; 404 for one of another',
  method: 'GET',
  path: '/web-api/payments/requests/thread',
  query: v.object({ id: threadNumber, before: v.optional(threadNumber), lng: queryLanguage }),
  reply: wireThread,
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const SEND_PAYMENT_REQUEST = defineCall({
  name: 'sendPaymentRequest',
  summary:
    'Sends a payment request, once under its key; 400 with what is wrong with it, 409 where a file of it is not there',
  method: 'POST',
  path: '/web-api/payments/requests/send',
  body: v.object({
    topicId: wireId,
    subTopicId: v.optional(wireId),
    transactionId: v.optional(wireId),
    text: requestText,
    files: wireUploadIds,
    lng: v.picklist(LANGUAGES),
  }),
  reply: wireThread,
  access: 'player',
  isAuthorised: true,
  isKeyed: true,
  changes: 'state',
});

export const REPLY_TO_REQUEST = defineCall({
  name: 'replyToRequest',
  summary:
    'Writes on in a payment request, once under the key; 404 for one of another, 409 where it is closed or a file is not there',
  method: 'POST',
  path: '/web-api/payments/requests/reply',
  body: v.object({ id: wireId, text: requestText, files: wireUploadIds, lng: v.picklist(LANGUAGES) }),
  reply: wireThread,
  access: 'player',
  isAuthorised: true,
  isKeyed: true,
  changes: 'state',
});
