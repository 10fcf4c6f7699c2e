import * as v from 'valibot';
import { JURISDICTIONS } from '../../core/limits/jurisdiction.ts';
import { defineCall } from '../http/call.ts';
import { queryNumber, wireCount, wireCurrency, wireId, wireMillis, wireText } from '../http/wire.ts';
import { wireDraft, wireKind, wireLimits, wireReason } from './limit-wire.ts';

const BASE = '/limit-service-api/api/external/web/v3';
const MOST_CHANGES = 20;
const MOST_QUESTIONS = 20;
const wireSum = v.pipe(v.number(), v.finite(), v.minValue(0));
const token = v.pipe(v.string(), v.uuid());
const wireQuestion = v.object({
  id: wireId,
  text: wireText,
  answers: v.pipe(v.array(v.object({ id: wireId, text: wireText })), v.minLength(2), v.maxLength(MOST_QUESTIONS)),
});

const savedOrQuestions = v.variant('status', [
  v.object({ status: v.literal('saved'), limitsData: wireLimits }),
  v.object({
    status: v.literal('questions'),
    tokenGuid: token,
    questions: v.pipe(v.array(wireQuestion), v.minLength(1), v.maxLength(MOST_QUESTIONS)),
  }),
]);

/** Read with the user token; what is read is in the language of the header X-Language. */
const read = { method: 'GET', access: 'player', isAuthorised: true, changes: 'none' } as const;
/** Every change takes a user token that was fetched for it alone. */
const change = { access: 'player', changes: 'state', needsFreshToken: true, isOpenBeforeTerms: true } as const;

export const LIMITS = defineCall({
  ...read,
  name: 'limits',
  summary: "The player's limits in force and those that wait, with what is left of each",
  path: `${BASE}/limits`,
  reply: v.pipe(
    v.object({ limits: wireLimits }),
    v.transform(({ limits }) => limits),
  ),
});

export const AVAILABLE_LIMITS = defineCall({
  ...read,
  name: 'availableLimits',
  summary: 'The limits that can be set here, what each is chosen from, and by whose rules and clock they count',
  path: `${BASE}/availablelimits`,
  reply: v.object({
    limits: wireLimits,
    jurisdictions: v.array(v.picklist(JURISDICTIONS)),
    /** Hours ahead of UTC. */
    timeZone: v.pipe(v.number(), v.minValue(-12), v.maxValue(14)),
    now: wireMillis,
  }),
});

export const SELF_EXCLUSION_REASONS = defineCall({
  ...read,
  name: 'selfExclusionReasons',
  summary: 'Why players shut themselves out; a reason can be left out',
  path: `${BASE}/reasons/selfexclude`,
  reply: v.pipe(
    v.object({ reasons: v.pipe(v.array(wireReason), v.maxLength(MOST_QUESTIONS)) }),
    v.transform(({ reasons }) => reasons.map(({ id, selfExcludeReason: text }) => ({ id, text }))),
  ),
});

export const SAVE_LIMITS = defineCall({
  ...change,
  name: 'saveLimits',
  summary:
    'Changes limits, all or none: what is stricter holds at once, what is looser waits; 403 without a fresh token. Questions come first where something is loosened',
  method: 'POST',
  path: `${BASE}/limits`,
  body: v.object({ limits: v.pipe(v.array(wireDraft), v.minLength(1), v.maxLength(MOST_CHANGES)) }),
  reply: savedOrQuestions,
  isKeyed: true,
});

export const TEST_ANSWERS = defineCall({
  ...change,
  name: 'limitTestAnswers',
  summary: 'Answers the questions of a change, which is made where all answers are right; 410 where it waits no more',
  method: 'POST',
  path: `${BASE}/testanswers`,
  body: v.object({
    tokenGuid: token,
    answers: v.pipe(
      v.array(v.object({ questionId: wireId, answerId: wireId })),
      v.minLength(1),
      v.maxLength(MOST_QUESTIONS),
    ),
  }),
  reply: v.variant('success', [
    v.object({ success: v.literal(true), questionsResult: questionsResult(), limitsData: wireLimits }),
    v.object({ success: v.literal(false), questionsResult: questionsResult() }),
  ]),
});

export const LIMIT_ACTION = defineCall({
  ...change,
  name: 'limitAction',
  summary:
    'Confirms limits that waited, or rejects those that wait; 409 where there is nothing, or not the time for it',
  method: 'POST',
  path: `${BASE}/limitaction`,
  body: v.object({
    action: v.picklist(['confirm', 'cancel']),
    limitTypes: v.pipe(v.array(wireKind), v.minLength(1), v.maxLength(MOST_CHANGES)),
  }),
  reply: v.pipe(
    v.object({ success: v.literal(true), title: v.optional(wireText) }),
    v.transform(({ title }) => ({ title })),
  ),
});

export const REMOVE_LIMIT = defineCall({
  ...change,
  name: 'removeLimit',
  summary: 'Asks to remove a limit, which waits as every looser limit does, and comes with the same questions first',
  method: 'DELETE',
  path: `${BASE}/limit`,
  query: v.object({ limitType: v.pipe(queryNumber, wireKind) }),
  reply: savedOrQuestions,
});

export const BLOCK_USER = defineCall({
  ...change,
  name: 'blockUser',
  summary:
    'Shuts the player out at once for so many days and ends every session; open bets stand, withdrawal stays open',
  method: 'POST',
  path: `${BASE}/BlockUser`,
  body: wireDraft,
  reply: v.pipe(
    v.object({ success: v.literal(true), endsAt: v.optional(wireMillis) }),
    v.transform(({ endsAt }) => ({ endsAt })),
  ),
  isKeyed: true,
});

export const HELD_EXCLUSION = defineCall({
  name: 'heldExclusion',
  summary:
    'Whether the player was shut out under this key, and until when: for a page whose answer was lost with its session, which alone knows the key',
  method: 'GET',
  path: `${BASE}/BlockUser/:key`,
  params: v.object({ key: token }),
  query: v.object({ userId: v.pipe(queryNumber, wireId) }),
  reply: v.object({ isHeld: v.boolean(), endsAt: v.optional(wireMillis) }),
  access: 'public',
  changes: 'none',
});

export const PING = defineCall({
  name: 'limitPing',
  summary: 'Counts the time of a session limit, over all tabs and devices; asked every 30 s while there is one',
  method: 'POST',
  path: `${BASE}/ping`,
  body: v.object({}),
  reply: v.pipe(
    v.object({ success: v.literal(true) }),
    v.transform(() => undefined),
  ),
  access: 'player',
  isAuthorised: true,
  changes: 'state',
  isOpenBeforeTerms: true,
});

export const PLAY_SESSION = defineCall({
  ...read,
  name: 'playSession',
  summary: 'What the session brought so far, and how much time is left today where a session limit is set',
  path: `${BASE}/session`,
  reply: v.object({
    startedAt: wireMillis,
    now: wireMillis,
    /** Since when the next reality check is counted. */
    checkedFrom: wireMillis,
    stakes: wireSum,
    wins: wireSum,
    currency: wireCurrency,
    /** In milliseconds. */
    remaining: v.optional(wireCount),
    midnight: wireMillis,
  }),
});

export const ACKNOWLEDGE_CHECK = defineCall({
  name: 'acknowledgeRealityCheck',
  summary:
    'Tells that the player has seen the reality check that was due: stakes are taken again, on every device. Gives since when the next one is counted',
  method: 'POST',
  path: `${BASE}/realitycheck`,
  body: v.object({}),
  reply: v.pipe(
    v.object({ success: v.literal(true), checkedFrom: wireMillis }),
    v.transform(({ checkedFrom }) => checkedFrom),
  ),
  access: 'player',
  isAuthorised: true,
  changes: 'state',
  isOpenBeforeTerms: true,
});

function questionsResult() {
  return v.pipe(v.array(v.object({ questionId: wireId, isCorrect: v.boolean() })), v.maxLength(MOST_QUESTIONS));
}
