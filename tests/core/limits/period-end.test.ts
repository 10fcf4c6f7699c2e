import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JURISDICTION_PROFILES as PROFILE } from '../../../core/limits/jurisdiction.ts';
import type { LimitKind } from '../../../core/limits/limit-kind.ts';
import { nextMidnight, periodEnd, periodStart } from '../../../core/limits/period-end.ts';
import { limitOf } from '../../support/examples/limit-examples.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string) => Date.parse(text);

function ends(kind: LimitKind, now: string, zone: number, name: 'UK' | 'MT', startedAt?: string): string | undefined {
  const limit = limitOf(kind, { startedAt: startedAt === undefined ? undefined : at(startedAt) });
  const end = periodEnd(limit, { now: at(now), zone, profile: PROFILE[name] });
  return end === undefined ? undefined : new Date(end).toISOString();
}

describe('the end of a period', () => {
  it.each([
    ['daily-loss', '2026-03-04T12:00:00Z', '2026-03-01T09:30:00Z', '2026-03-05T09:30:00.000Z'],
    ['daily-loss', '2026-03-05T09:30:00Z', '2026-03-01T09:30:00Z', '2026-03-06T09:30:00.000Z'],
    ['weekly-loss', '2026-03-05T12:00:00Z', '2026-03-01T09:30:00Z', '2026-03-08T09:30:00.000Z'],
    ['monthly-loss', '2026-05-01T12:00:00Z', '2026-03-01T09:30:00Z', '2026-05-30T09:30:00.000Z'],
    ['monthly-loss', '2026-02-01T00:00:00Z', '2026-03-01T09:30:00Z', '2026-03-31T09:30:00.000Z'],
    ['session', '2026-03-04T12:00:00Z', '2026-03-01T09:30:00Z', '2026-03-05T00:00:00.000Z'],
  ] as const)('of %s at %s counts from %s to %s [LR-4]', (kind, now, startedAt, end) => {
    expect(ends(kind, now, 0, 'MT', startedAt)).toBe(end);
  });

  it.each([
    ['daily-deposit', '2026-03-04T12:00:00Z', 0, '2026-03-05T00:00:00.000Z'],
    ['daily-deposit', '2026-03-04T22:00:00Z', 3, '2026-03-05T21:00:00.000Z'],
    ['weekly-deposit', '2026-03-04T12:00:00Z', 0, '2026-03-09T00:00:00.000Z'],
    ['weekly-deposit', '2026-03-08T23:59:59Z', 0, '2026-03-09T00:00:00.000Z'],
    ['weekly-deposit', '2026-03-09T00:00:00Z', 0, '2026-03-16T00:00:00.000Z'],
    ['weekly-deposit', '1969-12-30T00:00:00Z', 0, '1970-01-05T00:00:00.000Z'],
    ['weekly-deposit', '1969-12-20T00:00:00Z', 0, '1969-12-22T00:00:00.000Z'],
    ['monthly-deposit', '2026-02-28T12:00:00Z', 0, '2026-03-01T00:00:00.000Z'],
    ['monthly-deposit', '2028-02-29T12:00:00Z', 0, '2028-03-01T00:00:00.000Z'],
    ['monthly-deposit', '2028-02-28T12:00:00Z', 0, '2028-03-01T00:00:00.000Z'],
    ['monthly-deposit', '2100-02-28T12:00:00Z', 0, '2100-03-01T00:00:00.000Z'],
    ['monthly-deposit', '2026-12-31T22:00:00Z', 3, '2027-01-31T21:00:00.000Z'],
    ['monthly-deposit', '1969-12-31T12:00:00Z', 0, '1970-01-01T00:00:00.000Z'],
  ] as const)('of %s at %s in zone %s is %s by the calendar [LR-4]', (kind, now, zone, end) => {
    expect(ends(kind, now, zone, 'UK')).toBe(end);
  });

  it('is unknown of a limit without a period, a start or a time [LR-4]', () => {
    const now = '2026-03-04T12:00:00Z';
    expect(ends('reality-check', now, 0, 'UK')).toBeUndefined();
    expect(ends('daily-loss', now, 0, 'MT')).toBeUndefined();
    expect(
      periodEnd(limitOf('daily-loss', { startedAt: Number.NaN }), { now: 5, zone: 0, profile: PROFILE.MT }),
    ).toBeUndefined();
    expect(
      periodEnd(limitOf('daily-loss', { startedAt: 0 }), { now: Number.NaN, zone: 0, profile: PROFILE.MT }),
    ).toBeUndefined();
    expect(
      periodEnd(limitOf('daily-loss', { startedAt: 0 }), { now: Infinity, zone: 0, profile: PROFILE.UK }),
    ).toBeUndefined();
  });

  it('by the calendar is always what the calendar of the platform says [LR-4, RG-04]', () => {
    const moments = fc.date({ min: new Date('1900-01-01'), max: new Date('2600-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.constantFrom(-11, -3.5, 0, 3, 5.75, 14), (moment, zone) => {
        const local = new Date(moment.getTime() + zone * HOUR);
        const first = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1) - zone * HOUR;
        expect(periodEnd(limitOf('monthly-loss', {}), { now: moment.getTime(), zone, profile: PROFILE.UK })).toBe(
          first,
        );
        const monday = periodEnd(limitOf('weekly-loss', {}), { now: moment.getTime(), zone, profile: PROFILE.UK }) ?? 0;
        expect(new Date(monday + zone * HOUR).getUTCDay()).toBe(1);
        expect(monday - moment.getTime()).toBeGreaterThan(0);
        expect(monday - moment.getTime()).toBeLessThanOrEqual(7 * DAY);
      }),
    );
  });
});

describe('midnight', () => {
  it.each([
    [0, 0, DAY],
    [DAY - 1, 0, DAY],
    [0, 3, 21 * HOUR],
    [21 * HOUR, 3, 45 * HOUR],
    [0, -3.5, 3.5 * HOUR],
    [0, 14, 10 * HOUR],
    [0, 14.5, DAY],
    [0, -15, DAY],
    [0, Number.NaN, DAY],
    [Number.NaN, 0, DAY],
    [Infinity, 0, DAY],
    [1e300, 0, DAY],
  ])('after %s in zone %s is %s [LR-5]', (now, zone, midnight) => {
    expect(nextMidnight(now, zone)).toBe(midnight);
  });

  it('always lies ahead, by a day at most [LR-5]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), fc.double({ min: -14, max: 14, noNaN: true }), (now, zone) => {
        const wait = nextMidnight(now, zone) - now;
        expect(wait > -0.1 && wait <= DAY + 0.1).toBe(true);
      }),
    );
  });
});

describe('the start of a period', () => {
  const starts = (kind: LimitKind, now: string, zone: number, name: 'UK' | 'MT', startedAt?: string) => {
    const limit = limitOf(kind, { startedAt: startedAt === undefined ? undefined : at(startedAt) });
    const start = periodStart(limit, { now: at(now), zone, profile: PROFILE[name] });
    return start === undefined ? undefined : new Date(start).toISOString();
  };

  it.each([
    ['daily-loss', '2026-03-04T12:00:00Z', 0, 'MT', '2026-03-01T09:30:00Z', '2026-03-04T09:30:00.000Z'],
    ['monthly-loss', '2026-05-01T12:00:00Z', 0, 'MT', '2026-03-01T09:30:00Z', '2026-04-30T09:30:00.000Z'],
    ['daily-loss', '2026-03-04T12:00:00Z', 3, 'UK', '2026-03-01T09:30:00Z', '2026-03-03T21:00:00.000Z'],
    ['daily-loss', '2026-03-04T12:00:00Z', 3, 'UK', '2026-03-04T09:30:00Z', '2026-03-04T09:30:00.000Z'],
    ['weekly-loss', '2026-03-04T12:00:00Z', 0, 'UK', undefined, '2026-03-02T00:00:00.000Z'],
    ['monthly-loss', '2026-03-04T12:00:00Z', 0, 'UK', undefined, '2026-03-01T00:00:00.000Z'],
    ['monthly-loss', '2028-02-29T12:00:00Z', 0, 'UK', undefined, '2028-02-01T00:00:00.000Z'],
    ['monthly-loss', '2026-12-31T22:00:00Z', 3, 'UK', undefined, '2026-12-31T21:00:00.000Z'],
    ['session', '2026-03-04T12:00:00Z', 0, 'MT', undefined, '2026-03-04T00:00:00.000Z'],
    ['reality-check', '2026-03-04T12:00:00Z', 0, 'UK', undefined, undefined],
    ['daily-loss', '2026-03-04T12:00:00Z', 0, 'MT', undefined, undefined],
  ] as const)('of %s at %s in zone %i under %s, set at %s, is %s [LR-6]', (kind, now, zone, name, startedAt, start) => {
    expect(starts(kind, now, zone, name, startedAt)).toBe(start);
  });
});
