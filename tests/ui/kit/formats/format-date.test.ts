import { describe, expect, it } from 'vitest';
import {
  formatClock,
  formatDate,
  formatDay,
  formatMoment,
  formatTime,
  formatZone,
} from '../../../../ui/kit/formats/format-date.ts';
import { formatDuration } from '../../../../ui/kit/formats/format-duration.ts';

const NBSP = '\u00A0';
const MOSCOW = { timeZone: 3, is12h: false };
const words = (key: string, values: Record<string, string | number> = {}): string =>
  [key, ...Object.values(values)].join(' ');
const at = (text: string): number => Date.parse(text);

describe('time of day', () => {
  it.each([
    ['2026-03-19T20:00:00Z', MOSCOW, '23:00'],
    ['2026-03-19T20:00:00Z', { timeZone: 3, is12h: true }, `11:00${NBSP}PM`],
    ['2026-03-19T21:05:00Z', { timeZone: 3, is12h: true }, `12:05${NBSP}AM`],
    ['2026-03-19T09:00:00Z', { timeZone: 3, is12h: true }, `12:00${NBSP}PM`],
    ['2026-03-19T20:00:00Z', { timeZone: 5.75, is12h: false }, '01:45'],
    ['2026-03-19T02:00:00Z', { timeZone: -3.5, is12h: false }, '22:30'],
  ])('of %s reads in the zone of the player', (moment, format, text) => {
    expect(formatTime(at(moment), format)).toBe(text);
  });

  it('is that of the player whatever the zone of the device, also on the nights when its clocks are turned [REL-21]', () => {
    const own = process.env['TZ'];
    const turns = ['2026-03-08T07:00:00Z', '2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2026-04-04T15:00:00Z'];
    const shown = new Set<string>();
    const offsets = new Set<number>();
    for (const zone of ['UTC', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Kiritimati']) {
      process.env['TZ'] = zone;
      offsets.add(new Date(at(turns[0]!)).getTimezoneOffset());
      const texts = turns.flatMap((turn) =>
        [-1, 0, 1].map((hours) => {
          const moment = at(turn) + hours * 3_600_000;
          return formatMoment(moment, moment - 86_400_000 * 3, { look: MOSCOW, words });
        }),
      );
      shown.add(JSON.stringify(texts));
    }
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
    expect(offsets.size).toBe(5);
    expect([...shown]).toHaveLength(1);
    expect([...shown][0]).toContain('10:00');
  });

  it('has seconds on a clock', () => {
    expect(formatClock(at('2026-03-19T18:47:09Z'), MOSCOW)).toBe('21:47:09');
  });

  it.each([
    [3, 'UTC+3'],
    [-3.5, 'UTC\u22123:30'],
    [5.75, 'UTC+5:45'],
    [0, 'UTC+0'],
  ])('names the zone %d', (zone, text) => {
    expect(formatZone(zone)).toBe(text);
  });
});

describe('days', () => {
  const now = at('2026-03-19T20:59:59Z');

  it.each([
    ['2026-03-19T20:59:59Z', 'date.today'],
    ['2026-03-19T21:00:00Z', 'date.tomorrow'],
    ['2026-03-18T20:59:59Z', 'date.yesterday'],
    ['2026-03-20T21:00:00Z', 'date.day-month 21 date.month.3'],
    ['2027-01-01T00:00:00Z', 'date.day-month-year 1 date.month.1 2027'],
  ])('call %s by its distance from now in the zone of the player', (moment, text) => {
    expect(formatDay(at(moment), now, { look: MOSCOW, words })).toBe(text);
  });

  it('can be a plain date even today', () => {
    expect(formatDate(now, now, { look: MOSCOW, words })).toBe('date.day-month 19 date.month.3');
  });

  it('stand before the time', () => {
    expect(formatMoment(now, now, { look: MOSCOW, words })).toBe('date.moment date.today 23:59');
  });
});

describe('played and left time', () => {
  it.each([
    [42, '0:42'],
    [725, '12:05'],
    [3849, '1:04:09'],
    [-5, '0:00'],
  ])('of %d seconds as a length', (left, text) => {
    expect(formatDuration(left)).toBe(text);
  });
});
