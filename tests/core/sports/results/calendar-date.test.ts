import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate, calendarDay } from '../../../../core/sports/results/calendar-date.ts';

const DAY = 86_400_000;
const LAST_DAY = 2_932_896;

describe('a date of the calendar', () => {
  it('is that of the platform, and leads back to its day', () => {
    const check = (day: number) => {
      const text = new Date(day * DAY).toISOString().slice(0, 10);
      expect([calendarDate(day), calendarDay(text)]).toEqual([text, day]);
    };
    for (const day of [0, 58, 59, 60, 364, 365, 789, 790, 11_015, 11_016, 11_017, 47_540, 47_541, LAST_DAY]) check(day);
    fc.assert(fc.property(fc.integer({ min: 0, max: LAST_DAY }), check));
  });

  it.each([
    '',
    '2026-11-31',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-10-00',
    '1969-12-31',
    '26-1-1',
    '2026-11-23T',
  ])('is none where no calendar has it: %s', (text) => {
    expect(calendarDay(text)).toBeUndefined();
  });
});
