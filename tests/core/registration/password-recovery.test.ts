import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeProblem } from '../../../core/registration/code-problem.ts';
import { passwordProblem } from '../../../core/registration/password-problem.ts';
import {
  mayRecoverPassword,
  PASSWORD_RECOVERY,
  type PasswordRecoveryEffect,
  type PasswordRecoveryEvent,
  type PasswordRecoveryState,
} from '../../../core/registration/password-recovery.ts';
import { PASSWORD_RECOVERY_SAMPLES } from '../../support/samples/registration/password-recovery-samples.ts';

const { initial, step } = PASSWORD_RECOVERY;
const DEADLINE = 600_000;
const contact: PasswordRecoveryEvent = { type: 'contact-typed', contact: ' a@b.ru ' };
const codeSent: PasswordRecoveryEvent = { type: 'code-sent', deadline: DEADLINE };
const code: PasswordRecoveryEvent = { type: 'code-typed', code: ' 123456 ', at: 1000 };
const accepted = (needsApproval: boolean): PasswordRecoveryEvent => ({ type: 'code-accepted', needsApproval });
const approval: PasswordRecoveryEvent = { type: 'approval-given', answers: { name: 'A' } };
const password: PasswordRecoveryEvent = { type: 'password-typed', password: 'correct horse' };
const refused = (at = 2000): PasswordRecoveryEvent => ({ type: 'refused', at, isFinal: false });

function walk(...events: PasswordRecoveryEvent[]) {
  let state = initial;
  const effects: PasswordRecoveryEffect[] = [];
  for (const event of events) {
    const [next, ...asked] = step(state, event);
    state = next;
    effects.push(...asked);
  }
  return { state, effects };
}

describe('a password recovery', () => {
  it('is for visitors [PWR-1]', () => {
    expect(mayRecoverPassword(undefined)).toBe(true);
    expect(mayRecoverPassword(7)).toBe(false);
  });

  it.each([
    [DEADLINE - 1, 'wrong-code'],
    [DEADLINE, 'time-up'],
    [DEADLINE + 1, 'time-up'],
    [Number.NaN, 'time-up'],
  ])('at %s calls a failed code %s [PWR-2]', (now, problem) => {
    expect(codeProblem(DEADLINE, now)).toBe(problem);
  });

  it.each([
    ['1234567', 'too-short'],
    ['12345678', undefined],
    ['        ', undefined],
    ['ключключ', undefined],
    ['🔑🔑🔑🔑🔑🔑🔑', 'too-short'],
    ['🔑🔑🔑🔑🔑🔑🔑🔑', undefined],
    ['p'.repeat(128), undefined],
    ['p'.repeat(129), 'too-long'],
    ['🔑'.repeat(64), undefined],
    [`${'🔑'.repeat(64)}p`, 'too-long'],
  ])('takes the password %j: %s [PWR-3]', (typed, problem) => {
    expect(passwordProblem(typed)).toBe(problem);
  });

  it('goes from the contact to success, asking each step once [PWR-4, PWR-5]', () => {
    const way = [contact, codeSent, code, accepted(true), approval, { type: 'approved' }, password] as const;
    expect(walk(...way, { type: 'password-saved' })).toEqual({
      state: { phase: 'success' },
      effects: [
        { type: 'ask', call: 'request-code', contact: 'a@b.ru' },
        { type: 'ask', call: 'check-code', code: '123456' },
        { type: 'ask', call: 'approve', answers: { name: 'A' } },
        { type: 'ask', call: 'save-password', password: 'correct horse' },
      ],
    });
  });

  it('leaves out the approval where it is not wanted [PWR-4]', () => {
    expect(walk(contact, codeSent, code, accepted(false)).state).toEqual({ phase: 'password', isAsking: false });
    expect(walk(contact, codeSent, code, accepted(true)).state).toEqual({ phase: 'approval', isAsking: false });
  });

  it('takes nothing typed while it asks, and no answer while it does not [PWR-5]', () => {
    for (const state of PASSWORD_RECOVERY_SAMPLES.states) {
      if (!('isAsking' in state)) continue;
      for (const event of PASSWORD_RECOVERY_SAMPLES.events) {
        const [, ...effects] = step(state, event);
        expect(state.isAsking && effects.length > 0).toBe(false);
      }
      const answers: PasswordRecoveryEvent[] = [
        codeSent,
        accepted(true),
        { type: 'approved' },
        { type: 'password-saved' },
        refused(),
      ];
      const moved = answers.filter((event) => step(state, event)[0] !== state);
      expect(state.isAsking ? [] : moved).toEqual([]);
    }
  });

  it('takes only the answer to what it asked [PWR-5]', () => {
    const asking = (phase: 'contact' | 'approval' | 'password'): PasswordRecoveryState => ({ phase, isAsking: true });
    expect(step(asking('contact'), { type: 'approved' })).toEqual([asking('contact')]);
    expect(step(asking('approval'), codeSent)).toEqual([asking('approval')]);
    expect(step(asking('password'), accepted(true))).toEqual([asking('password')]);
    const checking: PasswordRecoveryState = { phase: 'code', isAsking: true, deadline: DEADLINE };
    expect(step(checking, { type: 'password-saved' })).toEqual([checking]);
  });

  it('takes only what belongs to its step [PWR-4]', () => {
    expect(walk(code)).toEqual({ state: initial, effects: [] });
    expect(walk(password)).toEqual({ state: initial, effects: [] });
    expect(walk({ type: 'contact-typed', contact: '  ' })).toEqual({ state: initial, effects: [] });
    expect(walk(contact, codeSent, approval).effects).toHaveLength(1);
    expect(walk(contact, codeSent, password).effects).toHaveLength(1);
    expect(walk(contact, codeSent, code, accepted(true), code).effects).toHaveLength(2);
    expect(walk(contact, codeSent, code, accepted(false), approval).effects).toHaveLength(2);
    expect(walk(contact, codeSent, code, accepted(false), contact).effects).toHaveLength(2);
  });

  it('can ask for another code, and keeps the one that was sent until there is another [PWR-4]', () => {
    expect(walk(contact, codeSent, contact)).toEqual({
      state: { phase: 'code', isAsking: true, isResending: true, deadline: DEADLINE },
      effects: [
        { type: 'ask', call: 'request-code', contact: 'a@b.ru' },
        { type: 'ask', call: 'request-code', contact: 'a@b.ru' },
      ],
    });
    const atCode = { phase: 'code', isAsking: false, deadline: DEADLINE };
    expect(walk(contact, codeSent, contact, refused()).state).toEqual(atCode);
    expect(walk(contact, codeSent, contact, accepted(false)).state).toMatchObject({ isResending: true });
    const later: PasswordRecoveryEvent = { type: 'code-sent', deadline: 2 * DEADLINE };
    expect(walk(contact, codeSent, contact, later).state).toEqual({ ...atCode, deadline: 2 * DEADLINE });
  });

  it('says why a step was refused and takes it again [PWR-2, PWR-6]', () => {
    expect(walk(contact, refused()).state).toEqual({ phase: 'contact', isAsking: false, problem: 'failed' });
    const atCode = [contact, codeSent, code] as const;
    expect(walk(...atCode, refused()).state).toEqual({
      phase: 'code',
      isAsking: false,
      deadline: DEADLINE,
      problem: 'wrong-code',
    });
    expect(walk(...atCode, refused(DEADLINE)).state).toMatchObject({ problem: 'time-up' });
    expect(walk(...atCode, accepted(true), approval, refused()).state).toEqual({
      phase: 'approval',
      isAsking: false,
      problem: 'refused',
    });
    expect(walk(...atCode, accepted(false), password, refused()).state).toEqual({
      phase: 'password',
      isAsking: false,
      problem: 'failed',
    });
    expect(walk(...atCode, refused(), code).state).toEqual({ phase: 'code', isAsking: true, deadline: DEADLINE });
  });

  it('does not send a password that is too short [PWR-3]', () => {
    const run = walk(contact, codeSent, code, accepted(false), { type: 'password-typed', password: 'short' });
    expect(run.state).toEqual({ phase: 'password', isAsking: false, problem: 'too-short' });
    expect(run.effects).toHaveLength(2);
  });

  it('ends in an error that is final [PWR-6]', () => {
    const final: PasswordRecoveryEvent = { type: 'refused', at: 1, isFinal: true, message: 'Call us' };
    expect(walk(contact, final).state).toEqual({ phase: 'error', message: 'Call us' });
  });

  it('can be left before its end and not after [PWR-7]', () => {
    for (const state of PASSWORD_RECOVERY_SAMPLES.states) {
      expect(step(state, { type: 'left' })).toEqual(
        ['success', 'error', 'exit'].includes(state.phase) ? [state] : [{ phase: 'exit' }],
      );
    }
  });

  it('does not send a code after its deadline [PWR-8]', () => {
    const run = walk(contact, codeSent, { type: 'code-typed', code: '123456', at: DEADLINE });
    expect(run.state).toEqual({ phase: 'code', isAsking: false, deadline: DEADLINE, problem: 'time-up' });
    expect(run.effects).toHaveLength(1);
  });

  it('never saves a password without an accepted code, and never succeeds without a saved one [PWR-4, PWR-6]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PASSWORD_RECOVERY_SAMPLES.events), { maxLength: 60 }), (events) => {
        let state = initial;
        let [isAccepted, isSaving] = [false, false];
        for (const event of events) {
          isAccepted ||= state.phase === 'code' && state.isAsking && event.type === 'code-accepted';
          const [next, ...effects] = step(state, event);
          isSaving ||= effects.some(({ call }) => call === 'save-password');
          expect(effects.length).toBeLessThanOrEqual(1);
          state = next;
          expect(isSaving && !isAccepted).toBe(false);
          expect(state.phase === 'success' && !isSaving).toBe(false);
        }
      }),
    );
  });
});
