import * as v from 'valibot';
import {
  TOPIC_AUTHORS,
  TOPIC_KINDS,
  TOPIC_STATES,
  WRITTEN_KINDS,
  type SupportTopic,
} from '../../core/support/requests/support-topic.ts';
import { LONGEST_SUBJECT, LONGEST_TEXT } from '../../core/support/requests/topic-text.ts';
import { LANGUAGES } from '../../core/site/config/language.ts';
import { defineCall } from '../http/call.ts';
import { queryNumber, wireCount, wireId, wireMillis } from '../http/wire.ts';
import { wireAttachedFile, wireUploadIds } from './upload-calls.ts';

const wireSubject = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_SUBJECT));
const wireBody = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_TEXT));
const wireEmail = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254));
const wirePhone = v.pipe(v.string(), v.regex(/^\+\d{5,15}$/));
const topicParams = v.object({ id: v.pipe(queryNumber, v.minValue(1)) });

const wireTopic = v.pipe(
  v.object({
    id: wireId,
    kind: v.picklist(TOPIC_KINDS),
    subject: v.pipe(v.string(), v.maxLength(LONGEST_SUBJECT)),
    state: v.picklist(TOPIC_STATES),
    created_at: wireMillis,
    changed_at: wireMillis,
    is_unseen: v.boolean(),
  }),
  v.transform(({ created_at: createdAt, changed_at: changedAt, is_unseen: isUnseen, ...topic }): SupportTopic => ({
    ...topic,
    createdAt,
    changedAt,
    isUnseen,
  })),
);
const wireThread = v.pipe(
  v.object({
    topic: wireTopic,
    messages: v.array(
      v.object({
        id: wireId,
        author: v.picklist(TOPIC_AUTHORS),
        text: v.pipe(v.string(), v.maxLength(LONGEST_TEXT)),
        at: wireMillis,
        files: v.array(wireAttachedFile),
      }),
    ),
    has_earlier: v.boolean(),
  }),
  v.transform(({ has_earlier: hasEarlier, ...thread }) => ({ ...thread, hasEarlier })),
);

export const SUPPORT_DESK = defineCall({
  name: 'supportDesk',
  summary: 'Who looks after the player, and in which languages nobody calls back',
  method: 'GET',
  path: '/web-api/support/desk',
  reply: v.pipe(
    v.object({
      languages_without_call_back: v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
      manager: v.object({ name: v.pipe(v.string(), v.maxLength(100)), email: wireEmail }),
    }),
    v.transform(({ languages_without_call_back: languagesWithoutCallBack, manager }) => ({
      languagesWithoutCallBack,
      manager,
    })),
  ),
  access: 'player',
  changes: 'none',
});

export const SUPPORT_TOPICS = defineCall({
  name: 'supportTopics',
  summary:
    'What the player wrote, as the page of a kind lists it, the latest change first, 100 at most; how many appeals are left',
  method: 'GET',
  path: '/web-api/support/topics',
  query: v.object({ kind: v.picklist(TOPIC_KINDS) }),
  reply: v.pipe(
    v.object({ topics: v.array(wireTopic), appeals_left: wireCount }),
    v.transform(({ topics, appeals_left: appealsLeft }) => ({ topics, appealsLeft })),
  ),
  access: 'player',
  changes: 'none',
});

export const SUPPORT_THREAD = defineCall({
  name: 'supportThread',
  summary:
    'A request of the player with the latest 20 of its messages, or those before one; its answers are seen with it. 404 for one of another',
  method: 'GET',
  path: '/web-api/support/topics/:id',
  params: topicParams,
  query: v.object({ before: v.optional(v.pipe(queryNumber, v.minValue(1))) }),
  reply: wireThread,
  access: 'player',
  changes: 'none',
});

export const BEGIN_TOPIC = defineCall({
  name: 'beginTopic',
  summary:
    'Writes to support, to the manager, an idea or an appeal, once under its key; 409 where it cannot be now or a file of it is not there',
  method: 'POST',
  path: '/web-api/support/topics',
  body: v.object({ kind: v.picklist(WRITTEN_KINDS), subject: wireSubject, text: wireBody, files: wireUploadIds }),
  reply: wireThread,
  access: 'player',
  isKeyed: true,
  changes: 'state',
});

export const WRITE_TO_TOPIC = defineCall({
  name: 'writeToTopic',
  summary:
    'Adds to a request of the player, once under its key, and opens it again; 409 where it takes nothing more or a file is not there',
  method: 'POST',
  path: '/web-api/support/topics/:id/messages',
  params: topicParams,
  body: v.object({ text: wireBody, files: wireUploadIds }),
  reply: wireThread,
  access: 'player',
  isKeyed: true,
  changes: 'state',
});

export const END_TOPIC = defineCall({
  name: 'endTopic',
  summary: 'Closes a request of the player; 409 where it is closed or decided',
  method: 'POST',
  path: '/web-api/support/topics/:id/close',
  params: topicParams,
  body: v.object({}),
  reply: wireThread,
  access: 'player',
  changes: 'state',
});

export const ORDER_CALL = defineCall({
  name: 'orderCall',
  summary:
    'Asks to be called back, once under its key; 409 for a time that cannot be kept, a language that nobody calls in or too many wishes',
  method: 'POST',
  path: '/web-api/support/call',
  body: v.object({ phone: wirePhone, subject: wireSubject, at: wireMillis, lng: v.picklist(LANGUAGES) }),
  reply: wireThread,
  access: 'player',
  isKeyed: true,
  changes: 'state',
});

export const ASK_BY_MAIL = defineCall({
  name: 'askByMail',
  summary: 'A question of a visitor, once under its key: the answer goes to the address; 5 an hour from one network',
  method: 'POST',
  path: '/web-api/support/question',
  body: v.object({ email: wireEmail, subject: wireSubject, text: wireBody }),
  reply: v.object({ id: wireId }),
  access: 'public',
  isKeyed: true,
  changes: 'state',
});
