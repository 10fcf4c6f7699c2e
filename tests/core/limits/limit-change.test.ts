import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JURISDICTION_PROFILES as PROFILE } from '../../../core/limits/jurisdiction.ts';
import type { Limit } from '../../../core/limits/limit.ts';
import { balanceAfter, limitsAfterChange, type LimitDraft } from '../../../core/limits/limit-change.ts';
import { limitDirection } from '../../../core/limits/limit-direction.ts';
import { limitInForce } from '../../../core/limits/limit-in-force.ts';
import { sectionKinds, type LimitKind } from '../../../core/limits/limit-kind.ts';
import {
  anyValueOf,
  LOOSENABLE,
  limitOf,
  looseness,
  pendingOf,
  PROFILES,
} from '../../support/examples/limit-examples.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = 1_000_000;

function after(limits: readonly Limit[], draft: LimitDraft, profile = PROFILE.default): readonly Limit[] {
  const changed = limitsAfterChange(limits, draft, { now, profile });
  if (!changed.ok) throw new Error(changed.error.code);
  return changed.value;
}

const code = (draft: LimitDraft, limits: readonly Limit[] = [], at = now) => {
  const changed = limitsAfterChange(limits, draft, { now: at, profile: PROFILE.default });
  return changed.ok ? 'ok' : changed.error.code;
};

describe('the direction of a change', () => {
  it.each([
    ['daily-deposit', 500, 499, 'stricter'],
    ['daily-deposit', 500, 500.01, 'looser'],
    ['daily-deposit', 500, 500, 'same'],
    ['daily-deposit', 500, 'unlimited', 'looser'],
    ['daily-deposit', undefined, 'unlimited', 'same'],
    ['daily-deposit', undefined, 5, 'stricter'],
    ['daily-deposit', Number.NaN, 5, 'stricter'],
    ['session', 4, 5, 'looser'],
    ['session', 'unlimited', 24, 'stricter'],
    ['reality-check', 30, 60, 'looser'],
    ['reality-check', 30, 5, 'stricter'],
    ['self-exclusion', undefined, 1, 'stricter'],
    ['self-exclusion', 30, 7, 'looser'],
    ['self-exclusion', 7, 30, 'stricter'],
    ['self-exclusion', undefined, 0, 'same'],
    ['deposit-time-out', 7, 7, 'same'],
    ['deposit-time-out', 7, 'unlimited', 'looser'],
  ] as const)('of %s from %s to %s is %s [LC-1]', (kind, from, to, direction) => {
    expect(limitDirection(kind, from, to)).toBe(direction);
  });
});

describe('a stricter limit', () => {
  it('holds at once and without an end, and counts on from where the one before it began [LC-2, LC-8]', () => {
    const old = limitOf('daily-deposit', {
      value: 500,
      balance: 320,
      startedAt: 1,
      endsAt: now + 1,
      measure: 'EUR',
      label: 'D',
    });
    const other = limitOf('weekly-deposit', { value: 900 });
    expect(after([old, other], { kind: 'daily-deposit', value: 300 })).toEqual([
      other,
      {
        kind: 'daily-deposit',
        value: 300,
        balance: 120,
        state: 'active',
        needsApproval: false,
        startedAt: 1,
        endsAt: undefined,
        measure: 'EUR',
        label: 'D',
        selfExclusionReason: undefined,
        availableValues: [],
      },
    ]);
  });

  it('is the first of its kind [LC-2]', () => {
    const [first, ...others] = after([], { kind: 'monthly-loss', value: 100 }, PROFILE.DE);
    expect(first).toMatchObject({ value: 100, balance: 100, state: 'active', needsApproval: false, startedAt: now });
    expect(first?.availableValues).toEqual([]);
    expect(others).toEqual([]);
  });

  it.each(PROFILES)('always holds from the next moment on: %s [LC-2, LC-4, RG-01, RG-03]', (_, profile) => {
    fc.assert(
      fc.property(fc.constantFrom(...LOOSENABLE).chain(twoValues), ({ kind, old, wanted }) => {
        fc.pre(looseness(wanted) < looseness(old));
        const before = [limitOf(kind, { value: old }), pendingOf(kind, { value: 'unlimited' })];
        const changed = limitsAfterChange(before, { kind, value: wanted }, { now, profile });
        expect(changed.ok && changed.value).toHaveLength(1);
        expect(changed.ok && limitInForce(changed.value, kind, now)?.value).toBe(wanted);
        expect(changed.ok && changed.value[0]?.endsAt).toBeUndefined();
      }),
    );
  });
});

describe('the start of a limit', () => {
  it.each([
    ['daily-loss', 500, 1, 300, 1],
    ['session', 4, 1, 2, 1],
    ['daily-loss', 'unlimited', 1, 300, now],
    ['daily-loss', 500, undefined, 300, now],
    ['daily-loss', 500, now + 5, 300, now],
    ['reality-check', 30, 1, 15, now],
    ['self-exclusion', 7, 1, 30, now],
  ] as const)('of %s after %s from %s is for %s the moment %i [LC-8]', (kind, value, startedAt, wanted, start) => {
    const old = limitOf(kind, { value, startedAt, ...(kind === 'self-exclusion' ? { endsAt: now + DAY } : {}) });
    expect(after([old], { kind, value: wanted })).toMatchObject([{ value: wanted, startedAt: start }]);
  });
});

describe('a looser limit', () => {
  it.each([
    ['default', 24],
    ['UK', 24],
    ['MT', 24],
    ['DE', 168],
  ] as const)('waits in %s for %i hours and a day more for the player [LC-3]', (name, wait) => {
    const old = limitOf('daily-deposit', { value: 500, balance: 100 });
    const startedAt = now + wait * HOUR;
    expect(after([old], { kind: 'daily-deposit', value: 'unlimited' }, PROFILE[name])).toEqual([
      old,
      {
        ...old,
        value: 'unlimited',
        balance: undefined,
        state: 'pending',
        needsApproval: true,
        startedAt,
        endsAt: startedAt + DAY,
        selfExclusionReason: undefined,
      },
    ]);
  });

  it('is a longer session and a rarer check too, counted from the usual check where none is set [LC-3]', () => {
    expect(after([limitOf('session', { value: 2 })], { kind: 'session', value: 3 })).toHaveLength(2);
    expect(after([limitOf('session', { value: 2 })], { kind: 'session', value: 'unlimited' })).toHaveLength(2);
    expect(after([], { kind: 'reality-check', value: 90 })).toMatchObject([{ value: 90, state: 'pending' }]);
    expect(after([], { kind: 'reality-check', value: 60 })).toEqual([]);
    expect(after([], { kind: 'reality-check', value: 45 })).toMatchObject([{ value: 45, state: 'active' }]);
  });

  it('replaces one that waits already [LC-3]', () => {
    const old = limitOf('session', { value: 2 });
    const [kept, pending, ...more] = after([old, pendingOf('session', { value: 9, startedAt: 5 })], {
      kind: 'session',
      value: 6,
    });
    expect([kept, more]).toEqual([old, []]);
    expect(pending).toMatchObject({ value: 6, state: 'pending', startedAt: now + DAY });
  });

  it.each(PROFILES)('never changes what is in force: %s [LC-3, RG-02]', (_, profile) => {
    fc.assert(
      fc.property(fc.constantFrom(...LOOSENABLE).chain(twoValues), ({ kind, old, wanted }) => {
        fc.pre(looseness(wanted) > looseness(old));
        const current = limitOf(kind, { value: old, balance: 3 });
        const changed = limitsAfterChange([current], { kind, value: wanted }, { now, profile });
        const pending = changed.ok ? changed.value.filter(({ state }) => state === 'pending') : [];
        expect(changed.ok && limitInForce(changed.value, kind, now + 2 * profile.coolingOff)).toBe(current);
        expect(pending.map(({ startedAt }) => startedAt)).toEqual([now + profile.coolingOff]);
      }),
    );
  });
});

describe('a change that is not looser', () => {
  it('takes back a waiting one [LC-4, RG-03]', () => {
    const old = limitOf('weekly-loss', { value: 500 });
    const pending = pendingOf('weekly-loss', { value: 900 });
    const other = pendingOf('daily-loss', { value: 900 });
    expect(after([old, pending, other], { kind: 'weekly-loss', value: 500 })).toEqual([other, old]);
    expect(after([old, pending, other], { kind: 'weekly-loss', value: 400 })).toMatchObject([other, { value: 400 }]);
    expect(after([pending], { kind: 'weekly-loss', value: 'unlimited' })).toEqual([]);
  });
});

describe('an exclusion', () => {
  it.each(['self-exclusion', 'deposit-time-out'] as const)('holds at once for its days: %s [LC-5]', (kind) => {
    const reason = { id: 4, text: 'A break' };
    expect(after([], { kind, value: 7, selfExclusionReason: reason })).toMatchObject([
      {
        kind,
        value: 7,
        balance: undefined,
        state: 'active',
        startedAt: now,
        endsAt: now + 7 * DAY,
        selfExclusionReason: reason,
      },
    ]);
  });

  it('is not shortened, and can be lengthened [LC-5]', () => {
    const current = limitOf('self-exclusion', { value: 30, endsAt: now + 7 * DAY });
    expect(code({ kind: 'self-exclusion', value: 6 }, [current])).toBe('cannot-shorten');
    expect(code({ kind: 'self-exclusion', value: 7 }, [current])).toBe('ok');
    expect(code({ kind: 'self-exclusion', value: 8 }, [current])).toBe('ok');
    expect(code({ kind: 'self-exclusion', value: 1 }, [{ ...current, endsAt: now }])).toBe('ok');
    expect(code({ kind: 'self-exclusion', value: 3650 }, [limitOf('self-exclusion', {})])).toBe('cannot-shorten');
  });

  it.each(PROFILES)('never ends sooner than before: %s [LC-5]', (_, profile) => {
    const lengths = fc.array(fc.tuple(fc.integer({ min: 1, max: 1825 }), fc.integer({ min: 0, max: 40 * DAY })));
    fc.assert(
      fc.property(lengths, (asked) => {
        let [limits, at, end]: [readonly Limit[], number, number] = [[], now, 0];
        for (const [value, later] of asked) {
          at += later;
          const changed = limitsAfterChange(limits, { kind: 'self-exclusion', value }, { now: at, profile });
          if (changed.ok) limits = changed.value;
          const next = limits[0]?.endsAt ?? 0;
          expect(next).toBeGreaterThanOrEqual(end);
          end = next;
        }
      }),
    );
  });
});

describe('a wish for a limit', () => {
  it.each([
    ['lottery' as LimitKind, 5, 'unknown-kind'],
    ['extra', 1, 'not-changeable'],
    ['daily-deposit', Number.NaN, 'not-a-value'],
    ['daily-deposit', Infinity, 'not-a-value'],
    ['daily-deposit', '5' as unknown as number, 'not-a-value'],
    ['daily-deposit', -0.01, 'out-of-range'],
    ['daily-deposit', 999_999_999, 'out-of-range'],
    ['daily-deposit', 999_999_998.99, 'ok'],
    ['daily-deposit', 0, 'ok'],
    ['daily-deposit', 'unlimited', 'ok'],
    ['session', 'unlimited', 'ok'],
    ['session', 1.5, 'not-a-value'],
    ['session', 0, 'out-of-range'],
    ['session', 1, 'ok'],
    ['session', 24, 'ok'],
    ['session', 25, 'out-of-range'],
    ['reality-check', 'unlimited', 'not-a-value'],
    ['reality-check', 1440, 'ok'],
    ['reality-check', 1441, 'out-of-range'],
    ['self-exclusion', 'unlimited', 'not-a-value'],
    ['self-exclusion', 3650, 'ok'],
    ['self-exclusion', 3651, 'out-of-range'],
    ['deposit-time-out', 0, 'out-of-range'],
  ] as const)('for %s of %s is %s [LC-6]', (kind, value, outcome) => {
    expect(code({ kind, value })).toBe(outcome);
  });

  it('is refused while the extra limits are switched off, and only of them [LM-11]', () => {
    const off = [limitOf('extra', { state: 'active' })];
    expect(sectionKinds('extra').map((kind) => code({ kind, value: 7 }, off))).toEqual(Array(3).fill('switched-off'));
    expect(code({ kind: 'session', value: 'unlimited' }, off)).toBe('switched-off');
    expect(code({ kind: 'daily-deposit', value: 7 }, off)).toBe('ok');
    expect(code({ kind: 'session', value: 7 }, [limitOf('extra', { state: 'inactive' })])).toBe('ok');
  });

  it('needs a real time [LC-6]', () => {
    expect(code({ kind: 'session', value: 5 }, [], Number.NaN)).toBe('not-a-time');
    expect(code({ kind: 'session', value: 5 }, [], Infinity)).toBe('not-a-time');
  });
});

describe('what was used up', () => {
  it.each([
    [500, 320, 300, 120],
    [500, 320, 100, 0],
    [500, 0, 900, 400],
    [500, undefined, 900, 400],
    ['unlimited', 5, 900, 900],
    [500, 320, 'unlimited', undefined],
  ] as const)('of %s with %s left leaves %s with %s [LC-7]', (value, balance, next, left) => {
    expect(balanceAfter(limitOf('daily-loss', { value, balance }), next)).toBe(left);
  });

  it('is reckoned in the decimals that the sums have, not in floats [LC-7]', () => {
    expect(balanceAfter(limitOf('daily-loss', { value: 0.3, balance: 0.1 }), 0.8)).toBe(0.6);
    expect(balanceAfter(limitOf('daily-loss', { value: 100.1, balance: 60.2 }), 50)).toBe(10.1);
    expect(balanceAfter(limitOf('daily-loss', { value: Number.NaN, balance: 5 }), 50)).toBe(0);
  });

  it('is nothing of a limit that was not there [LC-7]', () => {
    expect(balanceAfter(undefined, 70)).toBe(70);
  });
});

function twoValues(kind: (typeof LOOSENABLE)[number]) {
  return fc.record({ kind: fc.constant(kind), old: anyValueOf(kind), wanted: anyValueOf(kind) });
}
