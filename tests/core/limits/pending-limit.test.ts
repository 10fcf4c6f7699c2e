import { describe, expect, it } from 'vitest';
import { JURISDICTION_PROFILES as PROFILE, type JurisdictionProfile } from '../../../core/limits/jurisdiction.ts';
import type { Limit } from '../../../core/limits/limit.ts';
import { limitsAfterChange } from '../../../core/limits/limit-change.ts';
import {
  confirmProblem,
  confirmWindow,
  isUndecided,
  limitsAfterConfirmation,
  limitsAfterRejection,
  limitsAt,
} from '../../../core/limits/pending-limit.ts';
import { limitOf, pendingOf, PROFILES } from '../../support/examples/limit-examples.ts';

const SECOND = 1000;
const HOUR = 3_600_000;

function problemOf(limits: readonly Limit[], now: number, profile: JurisdictionProfile): string {
  const confirmed = limitsAfterConfirmation(limits, 'daily-deposit', { now, profile });
  return confirmed.ok ? 'confirmed' : confirmed.error.code;
}

describe('confirming a pending limit', () => {
  it.each(PROFILES)(
    'of deposits is possible for 24 hours after the cooling-off: %s [PE-1, PE-2, RG-02]',
    (_, profile) => {
      const old = limitOf('daily-deposit', { value: 100 });
      const asked = limitsAfterChange([old], { kind: 'daily-deposit', value: 200 }, { now: 0, profile });
      const limits = asked.ok ? asked.value : [];
      const startedAt = profile.coolingOff;
      expect(
        [-SECOND, 0, 86_399 * SECOND, 86_400 * SECOND, 86_401 * SECOND].map((moment) =>
          problemOf(limits, startedAt + moment, profile),
        ),
      ).toEqual(['too-early', 'confirmed', 'confirmed', 'too-late', 'too-late']);
      expect(problemOf(limits, startedAt + 86_400 * SECOND - 1, profile)).toBe('confirmed');
      expect(problemOf(limits, startedAt - 1, profile)).toBe('too-early');
    },
  );

  it('of deposits goes by the start, whatever the end says [PE-1]', () => {
    const pending = pendingOf('monthly-deposit', { startedAt: 5 * HOUR, endsAt: 6 * HOUR });
    expect(confirmWindow(pending, PROFILE.default)).toEqual({ from: 5 * HOUR, until: 29 * HOUR });
    expect(confirmProblem(pendingOf('monthly-deposit', { endsAt: HOUR }), 0, PROFILE.default)).toBe('too-early');
    expect(confirmProblem(pendingOf('monthly-deposit', { startedAt: Number.NaN }), 0, PROFILE.default)).toBe(
      'too-early',
    );
  });

  it('of anything else is possible from its start until its end [PE-1]', () => {
    const pending = pendingOf('weekly-loss', { startedAt: 5 * HOUR, endsAt: 50 * HOUR });
    const at = (now: number) => confirmProblem(pending, now, PROFILE.default);
    expect([5 * HOUR - 1, 5 * HOUR, 50 * HOUR - 1, 50 * HOUR].map(at)).toEqual([
      'too-early',
      undefined,
      undefined,
      'too-late',
    ]);
    expect(confirmProblem(pendingOf('session', {}), 0, PROFILE.default)).toBeUndefined();
    expect(confirmWindow(pendingOf('session', { startedAt: Number.NaN, endsAt: Number.NaN }), PROFILE.default)).toEqual(
      {
        from: Number.NEGATIVE_INFINITY,
        until: Number.POSITIVE_INFINITY,
      },
    );
  });

  it('is impossible where nothing waits for it, and at no real time [PE-2]', () => {
    const problem = (limit: Limit | undefined, now = 0) => confirmProblem(limit, now, PROFILE.default);
    expect(problem(undefined)).toBe('nothing-pending');
    expect(problem(limitOf('session', { needsApproval: true }))).toBe('nothing-pending');
    expect(problem(pendingOf('session', { needsApproval: false }))).toBe('nothing-pending');
    expect(problem(pendingOf('session', { state: 'inactive' }))).toBe('nothing-pending');
    expect(problem(pendingOf('session', { startedAt: 0 }), Number.NaN)).toBe('too-early');
    expect(problemOf([], 0, PROFILE.default)).toBe('nothing-pending');
    expect(problemOf([pendingOf('weekly-deposit', { startedAt: 0 })], 0, PROFILE.default)).toBe('nothing-pending');
  });

  it('puts the pending limit in the place of the old one and keeps what was used up [PE-4]', () => {
    const other = pendingOf('weekly-deposit', { value: 9 });
    const old = limitOf('daily-deposit', { value: 100, balance: 30 });
    const pending = pendingOf('daily-deposit', { value: 400, balance: 400, startedAt: 0, endsAt: 99, measure: 'EUR' });
    const confirmed = limitsAfterConfirmation([old, other, pending], 'daily-deposit', {
      now: 50,
      profile: PROFILE.default,
    });
    expect(confirmed).toEqual({
      ok: true,
      value: [
        other,
        { ...pending, balance: 330, state: 'active', needsApproval: false, startedAt: 50, endsAt: undefined },
      ],
    });
  });

  it('lets no period begin anew [LC-8]', () => {
    const old = limitOf('daily-deposit', { value: 100, startedAt: 7 });
    const pending = pendingOf('daily-deposit', { value: 400, startedAt: 40, endsAt: 99 });
    const circumstances = { now: 50, profile: PROFILE.default };
    expect(limitsAfterConfirmation([old, pending], 'daily-deposit', circumstances)).toMatchObject({
      value: [{ value: 400, startedAt: 7 }],
    });
  });

  it('leaves no balance to a limit without a value [PE-4]', () => {
    const confirmed = limitsAfterConfirmation([pendingOf('session', { balance: 3 })], 'session', {
      now: 50,
      profile: PROFILE.default,
    });
    expect(confirmed.ok && confirmed.value[0]?.balance).toBeUndefined();
  });

  it('waits while the extra limits are switched off [LM-11]', () => {
    const limits = [pendingOf('session', { value: 3 }), limitOf('extra', { state: 'active' })];
    const circumstances = { now: 50, profile: PROFILE.default };
    expect(limitsAfterConfirmation(limits, 'session', circumstances)).toEqual({
      ok: false,
      error: { code: 'switched-off' },
    });
  });
});

describe('rejecting pending limits', () => {
  it('is possible while they wait, in the cooling-off too [PE-3]', () => {
    expect(isUndecided(pendingOf('session', { startedAt: Number.MAX_VALUE }))).toBe(true);
    expect(isUndecided(pendingOf('session', { needsApproval: false }))).toBe(false);
    expect(isUndecided(limitOf('session', { needsApproval: true }))).toBe(false);
  });

  it('takes those of the named kinds out and nothing else [PE-5, RG-05]', () => {
    const active = limitOf('daily-loss', { value: 5 });
    const [rejected, kept] = [pendingOf('daily-loss', { value: 9 }), pendingOf('weekly-loss', { value: 9 })];
    const quiet = pendingOf('monthly-loss', { needsApproval: false });
    const limits = [active, rejected, kept, quiet];
    expect(limitsAfterRejection(limits, ['daily-loss', 'monthly-loss', 'session'])).toEqual([active, kept]);
    expect(limitsAfterRejection(limits, [])).toEqual(limits);
    expect(limitsAfterRejection([], ['daily-loss'])).toEqual([]);
  });
});

describe('limits as time passes', () => {
  it('become inactive when their time is over [PE-6]', () => {
    const pending = pendingOf('daily-deposit', { startedAt: HOUR, endsAt: 25 * HOUR });
    const exclusion = limitOf('self-exclusion', { endsAt: 25 * HOUR });
    const spent = limitOf('session', { state: 'inactive', endsAt: 0 });
    const limits = [pending, exclusion, spent, limitOf('daily-loss', { value: 5 })];
    const states = (now: number) => limitsAt(limits, now, PROFILE.default).map(({ state }) => state);
    expect(states(25 * HOUR - 1)).toEqual(['pending', 'active', 'inactive', 'active']);
    expect(states(25 * HOUR)).toEqual(['inactive', 'inactive', 'inactive', 'active']);
    expect(limitsAt(limits, 25 * HOUR, PROFILE.default)[0]).toEqual({ ...pending, state: 'inactive' });
    expect(limitsAt(limits, 0, PROFILE.default)).toEqual(limits);
  });

  it('wait on where the player has nothing to decide [PE-6]', () => {
    const quiet = pendingOf('session', { needsApproval: false, endsAt: 5 });
    expect(limitsAt([quiet], 10, PROFILE.default)).toEqual([quiet]);
  });
});
