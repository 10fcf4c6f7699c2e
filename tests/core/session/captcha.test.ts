import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captchaBeginning, captchaChallenge, captchaResult, CAPTCHA_KINDS } from '../../../core/session/captcha.ts';
import {
  CAPTCHA_CHALLENGE,
  type CaptchaChallengeEffect,
  type CaptchaChallengeEvent,
  type CaptchaChallengeState,
} from '../../../core/session/captcha-challenge.ts';

const { initial, step } = CAPTCHA_CHALLENGE;
const REFUSAL = { code: 'captcha-refused', isSignedOut: false, wait: 0 } as const;
const KINDS = CAPTCHA_KINDS.map(({ kind }) => kind);

function walk(...events: CaptchaChallengeEvent[]) {
  let state: CaptchaChallengeState = initial;
  const effects: CaptchaChallengeEffect[] = [];
  for (const event of events) {
    const [next, ...asked] = step(state, event);
    state = next;
    effects.push(...asked);
  }
  return { state, effects };
}
const demand = (call: number, kind: (typeof KINDS)[number] = 'picture'): CaptchaChallengeEvent => ({
  type: 'challenge-demanded',
  kind,
  action: 'signIn',
  call,
});
const passed: CaptchaChallengeEvent = { type: 'answer-passed', token: 'tok' };

describe('the captcha that a refusal asks for', () => {
  it.each([
    [400, '100', 'picture'],
    [400, '111', 'checkbox'],
    [400, '112', 'puzzle'],
    [400, '113', 'invisible'],
    [400, '101', undefined],
    [400, undefined, undefined],
    [403, '100', undefined],
  ])('with status %i and code %s is %s [CAP-1]', (status, code, kind) => {
    expect(captchaChallenge({ kind: 'refused', status, code })).toBe(kind);
  });

  it('is none where the request failed otherwise [CAP-1]', () => {
    expect(captchaChallenge({ kind: 'network' })).toBeUndefined();
    expect(captchaChallenge({ kind: 'cancelled' })).toBeUndefined();
  });
});

it.each([
  ['picture', 'in-sight'],
  ['checkbox', 'ticked'],
  ['puzzle', 'in-sight'],
  ['invisible', 'out-of-sight'],
] as const)('a captcha of the kind %s begins %s [CAP-10]', (kind, beginning) => {
  expect(captchaBeginning(kind)).toBe(beginning);
});

describe('the result of a captcha', () => {
  it('passes only where the server returns success [CAP-2]', () => {
    expect(captchaResult({ isSuccess: true, type: 2, time: 5, message: 'x' })).toEqual({ ok: true, value: undefined });
    for (const isSuccess of [false, 1, 'true', undefined, null, {}]) {
      expect(captchaResult({ isSuccess, type: 1, time: 0, message: '' })).toEqual({
        ok: false,
        error: { code: 'captcha-refused', isSignedOut: false, wait: 0, message: undefined },
      });
    }
  });

  it.each([
    [2, 30, 'Wait', { isSignedOut: true, wait: 30_000, message: 'Wait' }],
    ['2', 1.2, 7, { isSignedOut: false, wait: 2000, message: undefined }],
    [1, -3, '', { isSignedOut: false, wait: 0, message: undefined }],
    [undefined, Number.NaN, undefined, { isSignedOut: false, wait: 0, message: undefined }],
    [3, Number.POSITIVE_INFINITY, 'x', { isSignedOut: false, wait: 3_600_000, message: 'x' }],
    [3, '30', 'x', { isSignedOut: false, wait: 0, message: 'x' }],
  ])('of type %s with time %s and message %s says %j [CAP-2]', (type, time, message, said) => {
    expect(captchaResult({ isSuccess: false, type, time, message })).toEqual({
      ok: false,
      error: { code: 'captcha-refused', ...said },
    });
  });
});

describe('a challenge', () => {
  it('is shown once for all calls of its kind [CAP-3, SEC-62]', () => {
    expect(walk(demand(1), demand(2), demand(3))).toEqual({
      state: { phase: 'shown', challenge: { kind: 'picture', action: 'signIn', calls: [1, 2, 3] }, next: [] },
      effects: [{ type: 'show', kind: 'picture', action: 'signIn' }],
    });
  });

  it('of another call waits its turn [CAP-3]', () => {
    const other = { ...demand(2), action: 'sendCode' } as CaptchaChallengeEvent;
    const run = walk(demand(1), other, demand(3), passed);
    expect(run.effects.slice(1)).toEqual([
      { type: 'count', event: 10190, kind: 'picture' },
      { type: 'repeat', call: 1, token: 'tok' },
      { type: 'repeat', call: 3, token: 'tok' },
      { type: 'show', kind: 'picture', action: 'sendCode' },
    ]);
  });

  it('of another kind waits its turn [CAP-3]', () => {
    const run = walk(demand(1), demand(2, 'puzzle'), demand(3, 'checkbox'), demand(4, 'puzzle'));
    expect(run.effects).toHaveLength(1);
    expect(run.state).toMatchObject({
      next: [
        { kind: 'puzzle', action: 'signIn', calls: [2, 4] },
        { kind: 'checkbox', action: 'signIn', calls: [3] },
      ],
    });
    expect(step(run.state, passed)).toEqual([
      {
        phase: 'shown',
        challenge: { kind: 'puzzle', action: 'signIn', calls: [2, 4] },
        next: [{ kind: 'checkbox', action: 'signIn', calls: [3] }],
      },
      { type: 'count', event: 10190, kind: 'picture' },
      { type: 'repeat', call: 1, token: 'tok' },
      { type: 'show', kind: 'puzzle', action: 'signIn' },
    ]);
  });

  it('that is passed repeats every call and is counted as 10190 [CAP-4]', () => {
    expect(walk(demand(1), demand(2), passed)).toEqual({
      state: { phase: 'none' },
      effects: [
        { type: 'show', kind: 'picture', action: 'signIn' },
        { type: 'hide' },
        { type: 'count', event: 10190, kind: 'picture' },
        { type: 'repeat', call: 1, token: 'tok' },
        { type: 'repeat', call: 2, token: 'tok' },
      ],
    });
  });

  it('whose answer is refused stays and is counted as 10191 [CAP-5]', () => {
    const run = walk(demand(1), { type: 'answer-refused', refusal: REFUSAL });
    expect(run.state).toEqual({
      phase: 'shown',
      challenge: { kind: 'picture', action: 'signIn', calls: [1] },
      next: [],
      refusal: REFUSAL,
    });
    expect(run.effects.slice(1)).toEqual([{ type: 'count', event: 10191, kind: 'picture' }]);
    expect(step(run.state, demand(2))[0]).toMatchObject({ refusal: REFUSAL, challenge: { calls: [1, 2] } });
  });

  it('that signs the player out gives everything up [CAP-5]', () => {
    const refusal = { ...REFUSAL, isSignedOut: true };
    const run = walk(demand(1), demand(2, 'puzzle'), { type: 'answer-refused', refusal });
    expect(run.state).toEqual({ phase: 'none' });
    expect(run.effects.slice(1)).toEqual([
      { type: 'count', event: 10191, kind: 'picture' },
      { type: 'hide' },
      { type: 'give-up', call: 1 },
      { type: 'give-up', call: 2 },
      { type: 'sign-out' },
    ]);
  });

  it('that is dismissed gives up its own calls, and a sign-out all [CAP-6]', () => {
    expect(walk(demand(1), demand(2, 'puzzle'), { type: 'dismissed' })).toEqual({
      state: { phase: 'shown', challenge: { kind: 'puzzle', action: 'signIn', calls: [2] }, next: [] },
      effects: [
        { type: 'show', kind: 'picture', action: 'signIn' },
        { type: 'give-up', call: 1 },
        { type: 'show', kind: 'puzzle', action: 'signIn' },
      ],
    });
    expect(walk(demand(1), demand(2, 'puzzle'), { type: 'signed-out' })).toEqual({
      state: { phase: 'none' },
      effects: [
        { type: 'show', kind: 'picture', action: 'signIn' },
        { type: 'hide' },
        { type: 'give-up', call: 1 },
        { type: 'give-up', call: 2 },
      ],
    });
  });

  it('that is not shown takes no answer [CAP-3]', () => {
    const late: CaptchaChallengeEvent[] = [passed, { type: 'answer-refused', refusal: REFUSAL }, { type: 'dismissed' }];
    for (const event of [...late, { type: 'signed-out' } as const]) expect(step(initial, event)).toEqual([initial]);
  });

  it('ends every call exactly once, and at most one is open [CAP-3, CAP-4, CAP-6, SEC-62]', () => {
    const event = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          type: fc.constant('challenge-demanded' as const),
          kind: fc.constantFrom(...KINDS),
          action: fc.constantFrom('signIn', 'sendCode'),
        }),
      },
      { weight: 2, arbitrary: fc.constant(passed) },
      {
        weight: 1,
        arbitrary: fc
          .boolean()
          .map((isSignedOut) => ({ type: 'answer-refused' as const, refusal: { ...REFUSAL, isSignedOut } })),
      },
      { weight: 1, arbitrary: fc.constant({ type: 'dismissed' as const }) },
    );
    fc.assert(
      fc.property(fc.array(event), (run) => {
        const events = run.map((one, call): CaptchaChallengeEvent =>
          one.type === 'challenge-demanded' ? { ...one, call } : one,
        );
        const { effects } = walk(...events, { type: 'signed-out' });
        const asked = events.flatMap((one) => (one.type === 'challenge-demanded' ? [one.call] : []));
        const ended = effects.flatMap((effect) => ('call' in effect ? [effect.call] : []));
        expect(ended.toSorted((one, other) => one - other)).toEqual(asked);
        let open = 0;
        for (const { type } of effects) {
          if (type === 'hide') open = 0;
          if (type === 'show') open = 1;
        }
        expect(open).toBe(0);
      }),
    );
  });
});
