import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resendWait, TWO_STEP, type TwoStepState } from '../../../core/session/two-step.ts';
import { TWO_STEP_SAMPLES } from '../../support/samples/session/two-step-samples.ts';

const { initial, step } = TWO_STEP;
const asking: TwoStepState = { phase: 'asking', sentAt: 1000 };
const checking: TwoStepState = { phase: 'checking', sentAt: 1000 };

describe('the second step of a sign-in', () => {
  it.each([
    [1000, 60_000],
    [60_999, 1],
    [61_000, 0],
    [500, 60_000],
    [-500, 60_000],
    [Number.NaN, 0],
  ])('at %s can be sent again in %s ms [TWO-1]', (now, wait) => {
    expect(resendWait(asking, now)).toBe(wait);
    expect(resendWait(checking, now)).toBe(wait);
    expect(resendWait(initial, now)).toBe(0);
  });

  it('waits for as long as the server says, whatever is typed meanwhile [TWO-1, TWO-4]', () => {
    const [sent] = step(initial, { type: 'code-sent', at: 1000, againAt: 91_000 });
    expect(sent).toEqual({ ...asking, againAt: 91_000 });
    expect([resendWait(sent, 61_000), resendWait(sent, 91_000)]).toEqual([30_000, 0]);
    const [typed] = step(sent, { type: 'code-typed', code: '123456', isRemembered: true });
    const [refused] = step(typed, { type: 'code-refused', problem: 'wrong-code' });
    expect(step(refused, { type: 'resend-asked', at: 61_000 })).toEqual([refused]);
    expect(step(refused, { type: 'resend-asked', at: 91_000 })).toEqual([
      { ...asking, againAt: 91_000, isResending: true },
      { type: 'send-again' },
    ]);
  });

  it('never seems to wait for longer than it did when the code was sent, however slow the clock [TWO-1]', () => {
    const [sent] = step(initial, { type: 'code-sent', at: 1000, againAt: 61_000 });
    const [unsaid] = step(initial, { type: 'code-sent', at: 1000 });
    for (const state of [sent, unsaid]) {
      expect([100, 1000, 2000].map((now) => resendWait(state, now))).toEqual([60_000, 60_000, 59_000]);
    }
  });

  it('forgets what was wrong with a code once another kind is asked for [TWO-9]', () => {
    const chosen = { type: 'kind-chosen', isByRecovery: true } as const;
    const recovery: TwoStepState = { ...asking, isByRecovery: true };
    expect(step({ ...asking, problem: 'wrong-code', attemptsLeft: 2 }, chosen)).toEqual([recovery]);
    expect(step({ ...recovery, problem: 'wrong-code' }, { ...chosen, isByRecovery: false })).toEqual([asking]);
    expect(step(checking, chosen)).toEqual([checking]);
  });

  it.each(['1234', '1234567890', 'aB12', ' 123456\n', 'ABCDE-23456', '123 456'])('checks %j once [TWO-2]', (code) => {
    const typed = { type: 'code-typed', code, isRemembered: true } as const;
    expect(step(asking, typed)).toEqual([
      checking,
      { type: 'check', code: code.replaceAll(/[\s-]/g, ''), isRemembered: true },
    ]);
    expect(step(checking, typed)).toEqual([checking]);
    expect(step(initial, typed)).toEqual([initial]);
  });

  it.each(['', '123', '12345678901', '12_34', '１２３４'])('does not send %j [TWO-2]', (code) => {
    expect(step(asking, { type: 'code-typed', code, isRemembered: false })).toEqual([
      { ...asking, problem: 'malformed' },
    ]);
  });

  it('says why a code was refused and takes another [TWO-3]', () => {
    expect(step(checking, { type: 'code-refused', problem: 'wrong-code' })).toEqual([
      { ...asking, problem: 'wrong-code' },
    ]);
    expect(step(asking, { type: 'code-refused', problem: 'wrong-code' })).toEqual([asking]);
    expect(
      step({ ...asking, problem: 'wrong-code' }, { type: 'code-typed', code: '1234', isRemembered: false })[0],
    ).toEqual(checking);
  });

  it('says how many tries are left, as long as nothing else is typed [TWO-3]', () => {
    const [refused] = step(checking, { type: 'code-refused', problem: 'wrong-code', attemptsLeft: 2 });
    expect(refused).toEqual({ ...asking, problem: 'wrong-code', attemptsLeft: 2 });
    expect(step(refused, { type: 'code-typed', code: '1234', isRemembered: false })[0]).toEqual(checking);
  });

  it('sends another code not before its wait is over [TWO-4]', () => {
    expect(step(asking, { type: 'resend-asked', at: 60_999 })).toEqual([asking]);
    const [resending, ...effects] = step(asking, { type: 'resend-asked', at: 61_000 });
    expect([resending, effects]).toEqual([{ ...asking, isResending: true }, [{ type: 'send-again' }]]);
    expect(step(resending, { type: 'resend-asked', at: 61_001 })).toEqual([resending]);
    expect(step(resending, { type: 'code-sent', at: 62_000 })).toEqual([{ phase: 'asking', sentAt: 62_000 }]);
    expect(step(checking, { type: 'resend-asked', at: 61_000 })).toEqual([checking]);
    expect(step(initial, { type: 'resend-asked', at: 61_000 })).toEqual([initial]);
  });

  it('takes another press at once where the code was not sent, and the code of before all the while [TWO-4]', () => {
    const resending: TwoStepState = { ...asking, isResending: true };
    const [failed] = step(resending, { type: 'resend-failed' });
    expect([failed, resendWait(failed, 61_000)]).toEqual([asking, 0]);
    expect(step(failed, { type: 'resend-asked', at: 61_001 })[1]).toEqual({ type: 'send-again' });
    for (const state of [initial, asking, checking]) expect(step(state, { type: 'resend-failed' })).toEqual([state]);
    expect(step(resending, { type: 'code-typed', code: '123456', isRemembered: false })[0]).toEqual(checking);
  });

  it('signs in with an accepted code [TWO-5]', () => {
    expect(step(checking, { type: 'code-accepted' })).toEqual([{ phase: 'signed-in' }]);
    expect(step(asking, { type: 'code-accepted' })).toEqual([asking]);
  });

  it('begins with a code that was sent, and ends when it is cancelled [TWO-2]', () => {
    expect(step(initial, { type: 'code-sent', at: 5 })).toEqual([{ phase: 'asking', sentAt: 5 }]);
    expect(step(checking, { type: 'code-sent', at: 5 })).toEqual([checking]);
    for (const state of TWO_STEP_SAMPLES.states) expect(step(state, { type: 'cancelled' })).toEqual([initial]);
  });

  it('never signs in but by an accepted code, nor checks two at once [TWO-2, TWO-5]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TWO_STEP_SAMPLES.events)), (events) => {
        let state = initial;
        for (const event of events) {
          const [next, ...effects] = step(state, event);
          expect(next.phase === 'signed-in' && state.phase !== 'signed-in').toBe(
            state.phase === 'checking' && event.type === 'code-accepted',
          );
          expect(state.phase === 'checking' && effects.length > 0).toBe(false);
          state = next;
        }
      }),
    );
  });
});
