import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMIT_SAVING, type LimitSavingState } from '../../../core/limits/limit-saving.ts';
import { LIMIT_SAVING_SAMPLES } from '../../support/samples/limits/limit-saving-samples.ts';
import {
  limitNotice,
  limitSaveFailure,
  type LimitDecision,
  type LimitNotice,
} from '../../../core/limits/limit-notice.ts';
import type { FreshToken } from '../../../core/limits/limits-gateway.ts';
import { withFreshToken } from '../../../core/limits/with-fresh-token.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { limitOf } from '../../support/examples/limit-examples.ts';

const { initial, step } = LIMIT_SAVING;
const wanted = { drafts: [{ kind: 'daily-loss', value: 5 }], key: 'k1' } as const;
const questions = [{ id: 1, text: '?', answers: [{ id: 2, text: '!' }] }];
const limits = [limitOf('daily-loss', { value: 5 })];
const saving: LimitSavingState = { phase: 'saving', ...wanted };
const questioned: LimitSavingState = { phase: 'questioned', testId: 't', questions, ...wanted };
const answering: LimitSavingState = { phase: 'answering', testId: 't', ...wanted };
const failed: LimitSavingState = { phase: 'failed', failure: { status: 403 }, ...wanted };

describe('saving limits', () => {
  it('is done when the server says so [LS-2]', () => {
    expect(step(initial, { type: 'save-asked', ...wanted })).toEqual([saving, { type: 'save', ...wanted }]);
    expect(step(saving, { type: 'save-answered', reply: { kind: 'saved', limits } })).toEqual([
      { phase: 'saved', limits },
    ]);
    expect(step(initial, { type: 'save-asked', drafts: [], key: 'k' })).toEqual([initial]);
  });

  it('is done when the questions are answered rightly, and only then [LS-2]', () => {
    expect(step(saving, { type: 'save-answered', reply: { kind: 'questions', testId: 't', questions } })).toEqual([
      questioned,
    ]);
    expect(step(answering, { type: 'answers-checked', reply: { kind: 'passed', limits } })).toEqual([
      { phase: 'saved', limits },
    ]);
    expect(step(answering, { type: 'answers-checked', reply: { kind: 'not-passed', wrongQuestionIds: [1] } })).toEqual([
      { phase: 'not-passed', wrongQuestionIds: [1], ...wanted },
    ]);
    for (const state of [initial, questioned, answering, failed]) {
      expect(step(state, { type: 'save-answered', reply: { kind: 'saved', limits } })).toEqual([state]);
    }
    for (const state of [initial, questioned, saving, failed]) {
      expect(step(state, { type: 'answers-checked', reply: { kind: 'passed', limits } })).toEqual([state]);
    }
  });

  it('starts once at a time [LS-2]', () => {
    for (const state of [saving, questioned, answering]) {
      expect(step(state, { type: 'save-asked', drafts: wanted.drafts, key: 'k2' })).toEqual([state]);
    }
    for (const state of [failed, { phase: 'saved', limits } as const]) {
      expect(step(state, { type: 'save-asked', ...wanted })[0]).toEqual(saving);
    }
  });

  it('never looks like success after a failure, and says nothing of a cancelled one [LS-3]', () => {
    const refused: RequestFailure = { kind: 'refused', status: 409, title: 'Too often' };
    for (const state of [saving, answering]) {
      expect(step(state, { type: 'request-failed', failure: refused })).toEqual([
        { phase: 'failed', failure: { status: 409, title: 'Too often' }, ...wanted },
      ]);
      expect(step(state, { type: 'request-failed', failure: { kind: 'cancelled' } })).toEqual([{ phase: 'idle' }]);
      expect(step(state, { type: 'dismissed' })).toEqual([state]);
    }
    expect(step(questioned, { type: 'request-failed', failure: refused })).toEqual([questioned]);
    for (const state of [questioned, failed]) expect(step(state, { type: 'dismissed' })).toEqual([{ phase: 'idle' }]);
  });

  it('is retried under the first key [LS-4]', () => {
    expect(step(failed, { type: 'retried' })).toEqual([saving, { type: 'save', ...wanted }]);
    expect(step(questioned, { type: 'retried' })).toEqual([questioned]);
  });

  it('sends the answers and keeps none [LS-5]', () => {
    const answers = [{ questionId: 1, answerId: 2 }];
    const [next, ...effects] = step(questioned, { type: 'questions-answered', answers });
    expect(next).toEqual(answering);
    expect(effects).toEqual([{ type: 'send-answers', testId: 't', answers }]);
    expect(step(saving, { type: 'questions-answered', answers })).toEqual([saving]);
  });

  it('never ends saved but by the word of the server, over any run [LS-2, LS-3, LS-5]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...LIMIT_SAVING_SAMPLES.events)), (run) => {
        let state = initial;
        for (const event of run) {
          const [next] = step(state, event);
          const isNewlySaved = next.phase === 'saved' && state.phase !== 'saved';
          const way = `${state.phase} ${event.type}`;
          expect(isNewlySaved && !['saving save-answered', 'answering answers-checked'].includes(way)).toBe(false);
          expect(JSON.stringify(next)).not.toContain('answerId');
          state = next;
        }
      }),
    );
  });
});

describe('a change of limits', () => {
  it('is sent with a token fetched for it, one for each [LS-1]', async () => {
    let count = 0;
    const tokens = { freshToken: async () => ok(`token ${(count += 1)}` as FreshToken) };
    const send = async (token: FreshToken) => ok(token);
    expect(await withFreshToken(tokens, send)).toEqual(ok('token 1'));
    expect(await withFreshToken(tokens, send)).toEqual(ok('token 2'));
  });

  it('is not sent without one [LS-1]', async () => {
    const sent: string[] = [];
    const tokens = { freshToken: async () => fail<RequestFailure>({ kind: 'network' }) };
    const outcome = await withFreshToken(tokens, async (token) => {
      sent.push(token);
      return ok(undefined);
    });
    expect(outcome).toEqual(fail({ kind: 'network' }));
    expect(sent).toEqual([]);
  });
});

describe('the answer to a decision', () => {
  it.each([
    ['confirm', { ok: true }, { status: 'success', key: 'responsible_gaming_confirm_limit_success' }],
    ['reject', { ok: true }, { status: 'success', key: 'responsible_gaming_cancel_limit_success' }],
    ['reject', { ok: true, title: ' ' }, { status: 'success', key: 'responsible_gaming_cancel_limit_success' }],
    ['confirm', { ok: true, title: 'Done' }, { status: 'success', serverTitle: 'Done' }],
    ['confirm', fail({ kind: 'network' }), { status: 'error', key: 'responsible_gaming_confirm_limit_error' }],
    [
      'reject',
      fail({ kind: 'refused', status: 400 }),
      { status: 'error', key: 'responsible_gaming_cancel_limit_error' },
    ],
    ['reject', fail({ kind: 'refused', status: 400, title: 'No' }), { status: 'error', serverTitle: 'No' }],
  ] satisfies [LimitDecision, Parameters<typeof limitNotice>[1], LimitNotice][])(
    '%s with %j is %j [LI-1]',
    (decision, outcome, notice) => {
      expect(limitNotice(decision, outcome)).toEqual(notice);
    },
  );

  it('is nothing where the request was cancelled [LI-2]', () => {
    expect(limitNotice('confirm', fail({ kind: 'cancelled' }))).toBeUndefined();
  });

  it.each([
    [
      { kind: 'refused', status: 422, title: 'Wrong' },
      { status: 422, title: 'Wrong' },
    ],
    [
      { kind: 'refused', status: 500 },
      { status: 500, title: undefined },
    ],
    [{ kind: 'refused', status: Number.NaN }, { status: 403 }],
    [{ kind: 'network' }, { status: 403 }],
    [{ kind: 'malformed', path: 'limits' }, { status: 403 }],
    [{ kind: 'cancelled' }, { status: 499 }],
  ] as const)('to a failed save %j is %j [LI-3]', (failure, expected) => {
    expect(limitSaveFailure(failure)).toEqual(expected);
  });
});
