import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  DAYS_IN_STRIP,
  dayStrip,
  readResultDay,
  RESULT_DAYS,
} from '../../../../core/sports/results/result-days.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Half past ten in the evening of 23 November in London. */
const NOW = Date.UTC(2026, 10, 23, 22, 30);
const zone = fc.integer({ min: -24, max: 28 }).map((halves) => halves / 2);
const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });

describe('the day of a moment', () => {
  it('is that of the player’s time zone', () => {
    expect(dayOf(NOW, 0)).toEqual({ date: '2026-11-23', from: Date.UTC(2026, 10, 23) });
    expect(dayOf(NOW, 3)).toEqual({ date: '2026-11-24', from: Date.UTC(2026, 10, 23, 21) });
    expect(dayOf(NOW, -5.5)).toEqual({ date: '2026-11-23', from: Date.UTC(2026, 10, 23, 5, 30) });
  });

  it('begins at most a day before it', () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const { from, date } = dayOf(at, timeZone);
        expect([from <= at, at < from + DAY]).toEqual([true, true]);
        expect(new Date(from + timeZone * HOUR).toISOString()).toBe(`${date}T00:00:00.000Z`);
      }),
    );
  });
});

describe('the day that an address names', () => {
  it('is today where it names none, one to come, or one that is too long ago [SP-17, SP-18]', () => {
    const today = dayOf(NOW, 3);
    for (const text of [null, '', 'today', '2026-11-25', '2026-13-01', '2026-02-30', '2025-11-24', '2026-11-24x']) {
      expect(readResultDay(text, NOW, 3)).toEqual(today);
    }
    expect(readResultDay('2026-11-23', NOW, 3).date).toBe('2026-11-23');
  });

  it('is each of the last thirty and no other [SP-17]', () => {
    fc.assert(
      fc.property(moment, zone, fc.integer({ min: -3, max: 40 }), (now, timeZone, age) => {
        const wanted = dayOf(now - age * DAY, timeZone);
        const isKept = age >= 0 && age < RESULT_DAYS;
        expect(readResultDay(wanted.date, now, timeZone)).toEqual(isKept ? wanted : dayOf(now, timeZone));
      }),
    );
  });
});

describe('the strip of days', () => {
  it('has seven in their order, the wanted one among them, and none to come', () => {
    fc.assert(
      fc.property(moment, zone, fc.integer({ min: 0, max: 29 }), (now, timeZone, age) => {
        const wanted = dayOf(now - age * DAY, timeZone);
        const strip = dayStrip(wanted.from, now, timeZone);
        expect(strip).toHaveLength(DAYS_IN_STRIP);
        expect(strip).toContainEqual(wanted);
        for (const [place, { from }] of strip.entries()) expect(from).toBe(strip[0]!.from + place * DAY);
        expect(strip.at(-1)!.from).toBeLessThanOrEqual(now);
      }),
    );
  });

  it('ends with today, a week before it with the day of a week ago', () => {
    expect(dayStrip(dayOf(NOW, 0).from, NOW, 0).at(-1)?.date).toBe('2026-11-23');
    expect(dayStrip(dayOf(NOW - 6 * DAY, 0).from, NOW, 0).at(-1)?.date).toBe('2026-11-23');
    expect(dayStrip(dayOf(NOW - 7 * DAY, 0).from, NOW, 0).at(-1)?.date).toBe('2026-11-16');
  });
});
