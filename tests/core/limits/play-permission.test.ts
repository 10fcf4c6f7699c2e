import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JURISDICTION_PROFILES as PROFILE } from '../../../core/limits/jurisdiction.ts';
import { LIMIT_STATES } from '../../../core/limits/limit.ts';
import { LIMIT_KINDS } from '../../../core/limits/limit-kind.ts';
import { playPermission } from '../../../core/limits/play-permission.ts';
import {
  EXCLUSION_CONSEQUENCES,
  exclusionName,
  exclusionReasons,
  panicExclusion,
} from '../../../core/limits/self-exclusion.ts';
import { limitOf, pendingOf, PROFILES } from '../../support/examples/limit-examples.ts';

const excluded = limitOf('self-exclusion', { value: 7, endsAt: 700 });
const timedOut = limitOf('deposit-time-out', { value: 1, endsAt: 900 });

describe('what an exclusion leaves open', () => {
  it.each(PROFILES)('of a self-exclusion is withdrawal alone: %s [LP-1, LP-3, LP-4, RG-10]', (_, profile) => {
    expect(playPermission([excluded], 699, profile)).toEqual({
      canDeposit: false,
      canPlay: false,
      canWithdraw: true,
      canBeCourted: false,
      closedUntil: 700,
    });
  });

  it.each([
    ['default', true],
    ['UK', false],
    ['MT', false],
    ['DE', false],
  ] as const)('of a deposit time-out in %s: play %s, deposits never [LP-2, LP-3, LP-4]', (name, canPlay) => {
    expect(playPermission([timedOut], 0, PROFILE[name])).toEqual({
      canDeposit: false,
      canPlay,
      canWithdraw: true,
      canBeCourted: false,
      closedUntil: 900,
    });
  });

  it('is everything without one, before it holds and once it has ended [LP-1, LP-2]', () => {
    const open = { canDeposit: true, canPlay: true, canWithdraw: true, canBeCourted: true, closedUntil: undefined };
    expect(playPermission([], 0, PROFILE.UK)).toEqual(open);
    expect(playPermission([excluded, timedOut], 900, PROFILE.UK)).toEqual(open);
    expect(playPermission([pendingOf('self-exclusion', { endsAt: 700 })], 0, PROFILE.UK)).toEqual(open);
  });

  it('opens again when the last exclusion ends [LP-5]', () => {
    expect(playPermission([excluded, timedOut], 0, PROFILE.UK).closedUntil).toBe(900);
    expect(playPermission([limitOf('self-exclusion', {})], 0, PROFILE.UK).closedUntil).toBeUndefined();
    expect(
      playPermission([limitOf('self-exclusion', { endsAt: Number.NaN })], 0, PROFILE.UK).closedUntil,
    ).toBeUndefined();
  });

  it.each(PROFILES)(
    'is always withdrawal, and never play or a deposit while shut out: %s [LP-1, LP-3]',
    (_, profile) => {
      const anyLimit = fc.record({
        kind: fc.constantFrom(...LIMIT_KINDS),
        state: fc.constantFrom(...LIMIT_STATES),
        needsApproval: fc.boolean(),
        endsAt: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: undefined }),
        availableValues: fc.constant([]),
      });
      fc.assert(
        fc.property(fc.array(anyLimit), fc.integer({ min: 0, max: 1000 }), (limits, now) => {
          const permission = playPermission(limits, now, profile);
          const holds = limits.filter(
            ({ state, endsAt }) => state === 'active' && (endsAt === undefined || now < endsAt),
          );
          const isExcluded = holds.some(({ kind }) => kind === 'self-exclusion');
          expect(permission.canWithdraw).toBe(true);
          expect(isExcluded && (permission.canPlay || permission.canDeposit)).toBe(false);
          expect(permission.canDeposit).toBe(!isExcluded && !holds.some(({ kind }) => kind === 'deposit-time-out'));
        }),
      );
    },
  );
});

describe('self-exclusion', () => {
  it.each([
    ['UK', 179, 'time-out'],
    ['UK', 180, 'self-exclusion'],
    ['DE', 89, 'time-out'],
    ['DE', 90, 'self-exclusion'],
    ['default', 1, 'self-exclusion'],
    ['MT', 1, 'self-exclusion'],
    ['default', 0, 'time-out'],
    ['default', Number.NaN, 'time-out'],
  ] as const)('in %s of %s days is called %s [SX-1]', (name, length, called) => {
    expect(exclusionName(length, PROFILE[name])).toBe(called);
  });

  it('needs no reason [SX-2, RG-10]', () => {
    const reason = { id: 1, text: 'Too much time' };
    expect(exclusionReasons([reason])).toEqual([reason, 'prefer-not-to-say']);
    expect(exclusionReasons([])).toEqual(['prefer-not-to-say']);
  });

  it('is for one day with the panic button, where there is one [SX-3, RG-12]', () => {
    expect(panicExclusion(PROFILE.DE)).toEqual({ ok: true, value: { kind: 'self-exclusion', value: 1 } });
    for (const name of ['default', 'UK', 'MT'] as const) {
      expect(panicExclusion(PROFILE[name])).toEqual({ ok: false, error: { code: 'not-offered' } });
    }
  });

  it('is warned of with every consequence [SX-7]', () => {
    expect(EXCLUSION_CONSEQUENCES).toEqual([
      'starts-at-once',
      'ends-every-session',
      'no-play',
      'no-deposits',
      'no-offers',
      'open-bets-stand',
      'withdrawal-stays',
      'cannot-be-shortened',
    ]);
  });
});
