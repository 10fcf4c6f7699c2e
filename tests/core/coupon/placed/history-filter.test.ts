import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUPON_TYPES } from '../../../../core/coupon/maths/coupon-type.ts';
import {
  HISTORY_PERIODS,
  HISTORY_STATES,
  WHOLE_HISTORY,
  changeHistoryChoice,
  historyFilter,
  isNarrowed,
  readHistoryChoice,
  writeHistoryChoice,
  type HistoryChoice,
} from '../../../../core/coupon/placed/history-filter.ts';
import { TIME_ZONES } from '../../../../core/settings/view-settings.ts';

const read = (query: string) => readHistoryChoice(new URLSearchParams(query));
const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const maybe = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: undefined });
const anyChoice: fc.Arbitrary<HistoryChoice> = fc
  .record({
    tab: maybe(fc.constant('statistics' as const)),
    state: fc.constantFrom(...HISTORY_STATES),
    type: maybe(fc.constantFrom(...COUPON_TYPES)),
    accountId: maybe(fc.integer({ min: 1 })),
    period: maybe(fc.constantFrom(...HISTORY_PERIODS)),
    from: maybe(anyDay),
    to: maybe(anyDay),
    number: maybe(fc.integer({ min: 1 })),
    page: fc.integer({ min: 1, max: 9999 }),
  })
  .map((choice) => (choice.period === undefined ? choice : { ...choice, from: undefined, to: undefined }));

/** 21 November 2026, 22:30 in UTC: the 22nd has begun in Moscow. */
const NOW = Date.parse('2026-11-21T22:30:00Z');

describe('history choice', () => {
  it('is read from an address [HF-1]', () => {
    expect(
      read('tab=statistics&state=won&type=anti-express&account=77&from=2026-03-01&to=2026-03-19&number=8841207&page=3'),
    ).toEqual({
      state: 'won',
      type: 'anti-express',
      accountId: 77,
      period: undefined,
      from: '2026-03-01',
      to: '2026-03-19',
      tab: 'statistics',
      number: 8841207,
      page: 3,
    });
  });

  it.each([
    '',
    'state=sold&type=1&account=-4&period=decade&page=0',
    'from=2026-02-29&to=2026-13-01&account=1e5&page=1.5',
    'from=20260301&to=1999-12-31&page=',
    'from=2026-04-31&to=2026-00-10&state=',
    'from=2026-01-00',
    'from=2028-01-32&to=2028-03-32',
    'from=x2026-01-01&to=2026-01-01x',
    'account=1234567890123456&page=x1',
    'tab=bets&number=0',
    'tab=&number=8841207x',
  ])('takes nothing from %j [HF-1]', (query) => {
    expect(read(query)).toEqual({
      state: 'all',
      type: undefined,
      accountId: undefined,
      period: undefined,
      from: undefined,
      to: undefined,
      page: 1,
    });
  });

  it('stops at page 9999 and lets a period win over days [HF-1]', () => {
    expect(read('page=100000').page).toBe(9999);
    expect(read('period=week&from=2026-01-01&to=2026-01-02')).toMatchObject({
      period: 'week',
      from: undefined,
      to: undefined,
    });
  });

  it('leaves out of the address what needs no saying [HF-2]', () => {
    expect(writeHistoryChoice(WHOLE_HISTORY)).toEqual([]);
    expect(writeHistoryChoice({ state: 'open', type: 'system', period: 'week', page: 2 })).toEqual([
      ['state', 'open'],
      ['type', 'system'],
      ['period', 'week'],
      ['page', '2'],
    ]);
  });

  it('says a period in the address, not the days beside it [HF-2]', () => {
    const both: HistoryChoice = { state: 'all', period: 'week', from: '2026-01-01', to: '2026-01-02', page: 1 };
    expect(writeHistoryChoice(both)).toEqual([['period', 'week']]);
    expect(writeHistoryChoice({ ...both, period: undefined })).toEqual([
      ['from', '2026-01-01'],
      ['to', '2026-01-02'],
    ]);
  });

  it('comes back from the address as it was written [HF-2]', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(readHistoryChoice(writeHistoryChoice(choice))).toEqual(choice);
      }),
    );
  });

  it('begins at the first page with another filter [HF-3]', () => {
    const choice: HistoryChoice = { state: 'all', from: '2026-03-01', to: '2026-03-02', page: 4 };
    expect(changeHistoryChoice(choice, { state: 'lost' })).toEqual({ ...choice, state: 'lost', page: 1 });
    expect(changeHistoryChoice(choice, { period: 'today' })).toMatchObject({
      period: 'today',
      from: undefined,
      page: 1,
    });
    expect(changeHistoryChoice({ state: 'all', period: 'week', page: 1 }, { from: '2026-03-01' })).toMatchObject({
      period: undefined,
      from: '2026-03-01',
    });
    expect(changeHistoryChoice({ state: 'all', period: 'week', page: 1 }, { to: '2026-03-01' })).toMatchObject({
      period: undefined,
      to: '2026-03-01',
    });
    expect(changeHistoryChoice({ state: 'all', period: 'week', page: 1 }, { type: 'system' }).period).toBe('week');
    expect(changeHistoryChoice({ state: 'all', period: 'week', page: 1 }, { period: undefined })).toMatchObject({
      period: undefined,
    });
  });

  it.each([
    ['today', '2026-11-21T21:00:00.000Z', '2026-11-22T20:59:59.999Z'],
    ['yesterday', '2026-11-20T21:00:00.000Z', '2026-11-21T20:59:59.999Z'],
    ['week', '2026-11-15T21:00:00.000Z', '2026-11-22T20:59:59.999Z'],
    ['month', '2026-10-23T21:00:00.000Z', '2026-11-22T20:59:59.999Z'],
    ['quarter', '2026-08-24T21:00:00.000Z', '2026-11-22T20:59:59.999Z'],
  ] as const)('counts the days of %s in the zone of the player [HF-4]', (period, from, to) => {
    expect(historyFilter({ state: 'all', period, page: 1 }, NOW, 3)).toMatchObject({
      from: Date.parse(from),
      to: Date.parse(to),
    });
  });

  it.each([
    [3, '2026-03-01', '2026-03-19', '2026-02-28T21:00:00.000Z', '2026-03-19T20:59:59.999Z'],
    [-9.5, '2024-02-29', '2024-02-29', '2024-02-29T09:30:00.000Z', '2024-03-01T09:29:59.999Z'],
    [5.75, '2026-03-19', '2026-03-01', '2026-02-28T18:15:00.000Z', '2026-03-19T18:14:59.999Z'],
  ])('begins a day at midnight of UTC%d [HF-4]', (timeZone, from, to, start, end) => {
    expect(historyFilter({ state: 'all', from, to, page: 1 }, NOW, timeZone)).toMatchObject({
      from: Date.parse(start),
      to: Date.parse(end),
    });
  });

  it('may begin or end with one day, and has none of a text that is no day [HF-4]', () => {
    const until = historyFilter({ state: 'all', to: '2026-03-19', page: 2 }, NOW, 0);
    expect(until).toMatchObject({ from: undefined, to: Date.parse('2026-03-19T23:59:59.999Z'), page: 2 });
    const odd = historyFilter({ state: 'all', from: '2026-3-1', to: 'today', page: 1 }, NOW, 0);
    expect([odd.from, odd.to]).toEqual([undefined, undefined]);
  });

  it('has the days that the calendar has [HF-4]', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...TIME_ZONES), (day, timeZone) => {
        const filter = historyFilter({ state: 'all', from: day, page: 1 }, NOW, timeZone);
        expect(filter.from).toBe(Date.parse(`${day}T00:00:00Z`) - timeZone * 3_600_000);
        expect(filter.to).toBeUndefined();
      }),
    );
  });

  it('is narrowed by anything but the state and the page [HF-5]', () => {
    expect(isNarrowed({ state: 'lost', page: 3 })).toBe(false);
    expect(isNarrowed({ state: 'all', period: 'today', page: 1 })).toBe(true);
    expect(isNarrowed({ state: 'all', accountId: 1, page: 1 })).toBe(true);
    expect(isNarrowed({ state: 'all', to: '2026-01-01', page: 1 })).toBe(true);
  });
});
