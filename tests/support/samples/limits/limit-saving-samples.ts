import type { MachineSamples } from '../../machine-samples.ts';
import type { LimitDraft } from '../../../../core/limits/limit-change.ts';
import type { LimitQuestion } from '../../../../core/limits/limits-gateway.ts';
import type { LimitSavingState, LimitSavingEvent } from '../../../../core/limits/limit-saving.ts';

interface Wanted {
  readonly drafts: readonly LimitDraft[];
  /** Made once for each wish, so that saving twice changes once. */
  readonly key: string;
}

const WANTED: Wanted = { drafts: [{ kind: 'daily-deposit', value: 500 }], key: 'k1' };

const QUESTIONS: readonly LimitQuestion[] = [
  { id: 1, text: 'Is play a way to earn?', answers: [{ id: 2, text: 'No' }] },
];

export const LIMIT_SAVING_SAMPLES: MachineSamples<LimitSavingState, LimitSavingEvent> = {
  states: [
    { phase: 'idle' },
    { phase: 'saving', ...WANTED },
    { phase: 'questioned', testId: 't1', questions: QUESTIONS, ...WANTED },
    { phase: 'answering', testId: 't1', ...WANTED },
    { phase: 'failed', failure: { status: 403 }, ...WANTED },
    { phase: 'not-passed', wrongQuestionIds: [1], ...WANTED },
    { phase: 'saved', limits: [] },
  ],
  events: [
    { type: 'save-asked', ...WANTED },
    { type: 'save-answered', reply: { kind: 'saved', limits: [] } },
    { type: 'save-answered', reply: { kind: 'questions', testId: 't1', questions: QUESTIONS } },
    { type: 'questions-answered', answers: [{ questionId: 1, answerId: 2 }] },
    { type: 'answers-checked', reply: { kind: 'passed', limits: [] } },
    { type: 'answers-checked', reply: { kind: 'not-passed', wrongQuestionIds: [1] } },
    { type: 'request-failed', failure: { kind: 'network' } },
    { type: 'request-failed', failure: { kind: 'cancelled' } },
    { type: 'retried' },
    { type: 'dismissed' },
  ],
};
