import type { Jurisdiction } from '../../../core/limits/jurisdiction.ts';
import type { Limit } from '../../../core/limits/limit.ts';
import type {
  AnswersReply,
  FreshToken,
  FreshTokens,
  LimitsGateway,
  LimitsReply,
  PlaySession,
} from '../../../core/limits/limits-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';

/** A limit service in the hand of a test; what it was asked stands in `sent`. */
export function fakeLimitsGateway(limits: readonly Limit[], jurisdiction: Jurisdiction = 'default') {
  const state = {
    limits,
    jurisdiction,
    failure: undefined as RequestFailure | undefined,
    reply: undefined as LimitsReply | undefined,
    answers: { kind: 'passed', limits } as AnswersReply,
    session: { startedAt: 0, now: 0, checkedFrom: 0, stakes: 0, wins: 0, currency: 'RUB', midnight: 0 } as PlaySession,
    /** What becomes of an exclusion whose answer was lost; undefined where nobody can be asked. */
    held: undefined as { readonly isHeld: boolean; readonly endsAt?: number } | undefined,
    sent: [] as string[],
    tokens: 0,
  };
  const answer = <Value>(name: string, value: () => Value): Result<Value, RequestFailure> => {
    state.sent.push(name);
    return state.failure === undefined ? ok(value()) : fail(state.failure);
  };
  const tokens: FreshTokens = {
    freshToken: async () => {
      state.tokens += 1;
      return ok(`fresh-${String(state.tokens)}` as FreshToken);
    },
  };
  const gateway: LimitsGateway = {
    limits: async () => (state.failure === undefined ? ok(state.limits) : fail(state.failure)),
    availableLimits: async () => ok([]),
    rules: async () => ok({ jurisdictions: [state.jurisdiction], zone: 0, now: 0 }),
    selfExclusionReasons: async () => ok([{ id: 1, text: 'I spend more than I want to' }]),
    save: async ([draft], key, token) =>
      answer(
        `save ${String(draft?.kind)} ${String(draft?.value)} ${key} ${token}`,
        () => state.reply ?? { kind: 'saved', limits: state.limits },
      ),
    answer: async (testId, answers, token) =>
      answer(
        `answer ${testId} ${answers.map((each) => `${String(each.questionId)}:${String(each.answerId)}`).join()} ${token}`,
        () => state.answers,
      ),
    decide: async (decision, kinds, token) => answer(`${decision} ${kinds.join()} ${token}`, () => ({})),
    remove: async (kind, token) =>
      answer(`remove ${kind} ${token}`, () => state.reply ?? { kind: 'saved', limits: state.limits }),
    shutOut: async (draft, key, token) =>
      answer(
        `shut out ${String(draft.value)} ${draft.selfExclusionReason?.text ?? 'without a reason'} ${key} ${token}`,
        () => ({ endsAt: state.session.midnight }),
      ),
    heldExclusion: async () => (state.held === undefined ? fail({ kind: 'network' }) : ok(state.held)),
    ping: async () => answer('ping', () => undefined),
    session: async () => answer('session', () => state.session),
    acknowledgeCheck: async () => answer('acknowledge', () => state.session.now),
  };
  return { gateway, tokens, state };
}
