import type { Limit } from '../../core/limits/limit.ts';
import type {
  AnswersReply,
  FreshToken,
  FreshTokens,
  LimitsGateway,
  LimitsReply,
} from '../../core/limits/limits-gateway.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { CallReply } from '../http/call.ts';
import type { HttpClient } from '../http/http-client.ts';
import { USER_TOKEN } from '../session/token-calls.ts';
import {
  ACKNOWLEDGE_CHECK,
  AVAILABLE_LIMITS,
  BLOCK_USER,
  HELD_EXCLUSION,
  LIMIT_ACTION,
  LIMITS,
  PING,
  PLAY_SESSION,
  REMOVE_LIMIT,
  SAVE_LIMITS,
  SELF_EXCLUSION_REASONS,
  TEST_ANSWERS,
} from './limit-calls.ts';
import { draftOnWire, kindOnWire } from './limit-wire.ts';

/** LS-1 A token asked for by force, which ends every earlier one; it is never kept. */
export function httpFreshTokens(http: HttpClient): FreshTokens {
  return {
    freshToken: async () => {
      const reply = await http.send(USER_TOKEN, { query: { force_refresh: 'true' } });
      return reply.ok ? ok(reply.value.value as FreshToken) : reply;
    },
  };
}

export function httpLimitsGateway(http: HttpClient, language: Language): LimitsGateway {
  const inLanguage = { 'x-language': language };
  const reading = { headers: inLanguage };
  const fresh = (token: FreshToken) => ({ headers: { ...inLanguage, authorization: `Bearer ${token}` } });
  return {
    limits: async (signal) => http.send(LIMITS, reading, signal),
    availableLimits: async (signal) => limitsOf(await http.send(AVAILABLE_LIMITS, reading, signal)),
    rules: async (signal) => rulesOf(await http.send(AVAILABLE_LIMITS, reading, signal)),
    selfExclusionReasons: async (signal) => http.send(SELF_EXCLUSION_REASONS, reading, signal),
    save: async (drafts, key, token) =>
      saved(await http.send(SAVE_LIMITS, { ...fresh(token), key, body: { limits: drafts.map(draftOnWire) } })),
    answer: async (testId, answers, token) =>
      answered(
        await http.send(TEST_ANSWERS, { ...fresh(token), body: { tokenGuid: testId, answers: answers.map(copied) } }),
      ),
    decide: async (decision, kinds, token) =>
      http.send(LIMIT_ACTION, {
        ...fresh(token),
        body: { action: decision === 'confirm' ? 'confirm' : 'cancel', limitTypes: kinds.map(kindOnWire) },
      }),
    remove: async (kind, token) =>
      saved(await http.send(REMOVE_LIMIT, { ...fresh(token), query: { limitType: kindOnWire(kind) } })),
    shutOut: async (draft, key, token) => http.send(BLOCK_USER, { ...fresh(token), key, body: draftOnWire(draft) }),
    heldExclusion: async (userId, key) => http.send(HELD_EXCLUSION, { params: { key }, query: { userId } }),
    ping: async () => http.send(PING, { body: {} }),
    session: async (signal) => http.send(PLAY_SESSION, reading, signal),
    acknowledgeCheck: async () => http.send(ACKNOWLEDGE_CHECK, { body: {} }),
  };
}

function limitsOf(
  reply: Result<CallReply<typeof AVAILABLE_LIMITS>, RequestFailure>,
): Result<readonly Limit[], RequestFailure> {
  return reply.ok ? ok(reply.value.limits) : reply;
}

function rulesOf(reply: Result<CallReply<typeof AVAILABLE_LIMITS>, RequestFailure>) {
  if (!reply.ok) return reply;
  const { jurisdictions, timeZone: zone, now } = reply.value;
  return ok({ jurisdictions, zone, now });
}

function saved(reply: Result<CallReply<typeof SAVE_LIMITS>, RequestFailure>): Result<LimitsReply, RequestFailure> {
  if (!reply.ok) return reply;
  const { value } = reply;
  return value.status === 'saved'
    ? ok({ kind: 'saved', limits: value.limitsData })
    : ok({ kind: 'questions', testId: value.tokenGuid, questions: value.questions });
}

function answered(reply: Result<CallReply<typeof TEST_ANSWERS>, RequestFailure>): Result<AnswersReply, RequestFailure> {
  if (!reply.ok) return reply;
  const { value } = reply;
  if (value.success) return ok({ kind: 'passed', limits: value.limitsData });
  const wrong = value.questionsResult.filter(({ isCorrect }) => !isCorrect);
  return ok({ kind: 'not-passed', wrongQuestionIds: wrong.map(({ questionId }) => questionId) });
}

function copied<Value extends object>(value: Value): Value {
  return { ...value };
}
