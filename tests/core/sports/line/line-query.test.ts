import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOURS_AHEAD, TIME_FILTER_CODES } from '../../../../core/sports/line/line-filter.ts';
import { lineFilter, readLineQuery, WHOLE_LINE, writeLineQuery } from '../../../../core/sports/line/line-query.ts';

describe('the filter in the address', () => {
  it.each([
    ['', WHOLE_LINE],
    ['?time=first_period', { ...WHOLE_LINE, time: 'first_period' }],
    ['?time=upcoming_events&hours=24', { ...WHOLE_LINE, time: 'upcoming_events', hoursAhead: 24 }],
    ['?favourites=1', { ...WHOLE_LINE, isFavourites: true }],
    ['?show=all', { ...WHOLE_LINE, show: 'all' }],
    ['?show=live', WHOLE_LINE],
    ['?time=yesterday&hours=5&favourites=yes&x=1', WHOLE_LINE],
  ])('reads %s [LN-16]', (address, query) => {
    expect(readLineQuery(new URLSearchParams(address))).toEqual(query);
  });

  it('reads any text without failing [LN-16]', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (time, hours) => {
        const query = readLineQuery(new URLSearchParams({ time, hours }));
        expect(HOURS_AHEAD).toContain(query.hoursAhead);
      }),
    );
  });

  it('leaves no trace of the whole line and reads back what it wrote [LN-17]', () => {
    expect(writeLineQuery(WHOLE_LINE)).toBe('');
    fc.assert(
      fc.property(
        fc.constantFrom(...TIME_FILTER_CODES),
        fc.constantFrom(...HOURS_AHEAD),
        fc.boolean(),
        fc.constantFrom('all', 'line', undefined),
        (time, hoursAhead, isFavourites, show) => {
          const query = { time, hoursAhead, isFavourites, show };
          expect(readLineQuery(new URLSearchParams(writeLineQuery(query)))).toEqual(query);
        },
      ),
    );
  });

  it.each([
    [{}, { section: 'all', sportId: undefined, champId: undefined }],
    [{ section: 'live' }, { section: 'live', sportId: undefined, champId: undefined }],
    [
      { section: 'line', sport: 'tennis' },
      { section: 'line', sportId: 4, champId: undefined },
    ],
    [
      { section: 'line', sport: 'football', champ: 12 },
      { section: 'all', sportId: 1, champId: 12 },
    ],
    [
      { section: 'live', sport: 'football', champ: 12 },
      { section: 'live', sportId: 1, champId: 12 },
    ],
  ])('takes section, sport and champ from the path %o [LN-18]', (path, filter) => {
    expect(lineFilter(path, WHOLE_LINE)).toEqual({ ...filter, time: 'all', hoursAhead: 0 });
  });

  it.each([
    [{ section: 'line', sport: 'football' }, 'all', 'all'],
    [{ section: 'line', sport: 'football', champ: 12 }, 'line', 'line'],
    [{ section: 'live', sport: 'football' }, 'all', 'live'],
    [{}, 'line', 'all'],
  ] as const)('shows of %o, asked for %s, the section %s [LN-18, LN-70]', (path, show, section) => {
    expect(lineFilter(path, { ...WHOLE_LINE, show }).section).toBe(section);
  });
});
