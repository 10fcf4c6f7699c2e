import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Limit } from './limit.ts';
import type { LimitDraft } from './limit-change.ts';
import { limitSaveFailure, type LimitSaveFailure } from './limit-notice.ts';
import type { AnswersReply, LimitAnswer, LimitQuestion, LimitsReply } from './limits-gateway.ts';

type Questions = Extract<LimitsReply, { readonly kind: 'questions' }>;

interface Wanted {
  readonly drafts: readonly LimitDraft[];
  /** Made once for each wish, so that saving twice changes once. */
  readonly key: string;
}

export type LimitSavingState =
  | { readonly phase: 'idle' }
  | ({ readonly phase: 'saving' } & Wanted)
  | ({ readonly phase: 'questioned'; readonly testId: string; readonly questions: readonly LimitQuestion[] } & Wanted)
  | ({ readonly phase: 'answering'; readonly testId: string } & Wanted)
  | ({ readonly phase: 'failed'; readonly failure: LimitSaveFailure } & Wanted)
  | ({ readonly phase: 'not-passed'; readonly wrongQuestionIds: readonly number[] } & Wanted)
  | { readonly phase: 'saved'; readonly limits: readonly Limit[] };

export type LimitSavingEvent =
  | ({ readonly type: 'save-asked' } & Wanted)
  | { readonly type: 'save-answered'; readonly reply: LimitsReply }
  /** LS-6 The server asks before it takes a removal. */
  | ({ readonly type: 'removal-questioned'; readonly reply: Questions } & Wanted)
  | { readonly type: 'questions-answered'; readonly answers: readonly LimitAnswer[] }
  | { readonly type: 'answers-checked'; readonly reply: AnswersReply }
  | { readonly type: 'request-failed'; readonly failure: RequestFailure }
  | { readonly type: 'retried' }
  | { readonly type: 'dismissed' };

export type LimitSavingEffect =
  | ({ readonly type: 'save' } & Wanted)
  | { readonly type: 'send-answers'; readonly testId: string; readonly answers: readonly LimitAnswer[] };

type Stepped = Step<LimitSavingState, LimitSavingEffect>;

/**
 * LS-2 Limits are saved once the server says so, or once its questions are answered correctly; LS-3 a failure changes no limit and never looks like success;
 * LS-4 a retry goes under the same key; LS-5 answers are sent and kept nowhere.
 */
export const LIMIT_SAVING: Machine<LimitSavingState, LimitSavingEvent, LimitSavingEffect> = {
  initial: { phase: 'idle' },
  step: savingStep,
};

function savingStep(state: LimitSavingState, event: LimitSavingEvent): Stepped {
  switch (event.type) {
    case 'save-asked':
      return isBusy(state) || event.drafts.length === 0 ? [state] : saving(event);
    case 'save-answered':
      return state.phase === 'saving' ? [afterReply(state, event.reply)] : [state];
    case 'removal-questioned':
      return isBusy(state) ? [state] : [afterReply(event, event.reply)];
    case 'questions-answered':
      return state.phase === 'questioned' ? answering(state, event.answers) : [state];
    case 'answers-checked':
      return state.phase === 'answering' ? [afterAssessment(state, event.reply)] : [state];
    case 'request-failed':
      return state.phase === 'saving' || state.phase === 'answering' ? [afterFailure(state, event.failure)] : [state];
    case 'retried':
      return state.phase === 'failed' ? saving(state) : [state];
    case 'dismissed':
      return state.phase === 'saving' || state.phase === 'answering' ? [state] : [{ phase: 'idle' }];
    default:
      return unforeseen(event, [state]);
  }
}

function isBusy({ phase }: LimitSavingState): boolean {
  return phase === 'saving' || phase === 'questioned' || phase === 'answering';
}

function saving({ drafts, key }: Wanted): Stepped {
  return [
    { phase: 'saving', drafts, key },
    { type: 'save', drafts, key },
  ];
}

function afterReply({ drafts, key }: Wanted, reply: LimitsReply): LimitSavingState {
  if (reply.kind === 'saved') return { phase: 'saved', limits: reply.limits };
  const { testId, questions } = reply;
  return { phase: 'questioned', drafts, key, testId, questions };
}

function answering(
  { drafts, key, testId }: Extract<LimitSavingState, { phase: 'questioned' }>,
  answers: readonly LimitAnswer[],
): Stepped {
  return [
    { phase: 'answering', drafts, key, testId },
    { type: 'send-answers', testId, answers },
  ];
}

function afterAssessment({ drafts, key }: Wanted, reply: AnswersReply): LimitSavingState {
  if (reply.kind === 'passed') return { phase: 'saved', limits: reply.limits };
  return { phase: 'not-passed', drafts, key, wrongQuestionIds: reply.wrongQuestionIds };
}

/** A cancelled request is no failure to tell of. */
function afterFailure({ drafts, key }: Wanted, failure: RequestFailure): LimitSavingState {
  if (failure.kind === 'cancelled') return { phase: 'idle' };
  return { phase: 'failed', drafts, key, failure: limitSaveFailure(failure) };
}
