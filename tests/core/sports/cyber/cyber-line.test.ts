import { describe, expect, it } from 'vitest';
import { cyberLine, featuredGame, featuredMarkets } from '../../../../core/sports/cyber/cyber-line.ts';
import { WHOLE_LINE } from '../../../../core/sports/line/line-query.ts';
import { lineColumns } from '../../../../core/sports/line/line-columns.ts';
import { periodParts } from '../../../../core/sports/names/period-name.ts';
import { sportFacts, sportId } from '../../../../core/sports/tree/sport.ts';
import { sampleGame, sampleMarket } from '../../../support/examples/sample-line.ts';

describe('the line of a page of cyber sports', () => {
  it.each([
    [{ cyberType: 'real' }, { section: 'all', page: 'cyber', menu: 'top' }],
    [
      { cyberType: 'virtual', isWhole: true },
      { section: 'all', page: 'virtual' },
    ],
    [
      { cyberType: 'real', discipline: 'cs2' },
      { section: 'all', sportId: 41 },
    ],
    [
      { cyberType: 'real', discipline: 'cs2', section: 'live' },
      { section: 'live', sportId: 41 },
    ],
    [
      { cyberType: 'virtual', discipline: 'football', champ: 102 },
      { section: 'all', sportId: 140, champId: 102 },
    ],
  ] as const)('of %o is %o [SP-24]', (address, filter) => {
    expect(cyberLine(address, WHOLE_LINE)).toEqual({
      filter: { time: 'all', hoursAhead: 0, ...filter },
      isFavourites: false,
    });
  });

  it('takes the filters of the address, and the games before their start alone where it says so [SP-24]', () => {
    const query = { time: 'recommended', hoursAhead: 3, isFavourites: true, show: 'line' } as const;
    const line = cyberLine({ cyberType: 'real' }, query);
    expect(line).toEqual({
      filter: { section: 'line', page: 'cyber', time: 'recommended', hoursAhead: 3 },
      isFavourites: true,
    });
  });

  it.each([
    { cyberType: 'real', discipline: 'football' },
    { cyberType: 'virtual', discipline: 'cs2' },
    { cyberType: 'real', discipline: 'toString' },
  ] as const)('does not exist for %o [SP-24]', (address) => {
    expect(cyberLine(address, WHOLE_LINE)).toBeUndefined();
  });
});

describe('the main game', () => {
  const live = (id: number, more: Parameters<typeof sampleGame>[1]) => sampleGame(id, { section: 'live', ...more });

  it('is the one being played that most is offered on, one of a top competition first [SP-25]', () => {
    const before = sampleGame(1, { section: 'line', isTop: true, outcomeCount: 900 });
    const busy = live(2, { isTop: false, outcomeCount: 500 });
    const top = live(4, { isTop: true, outcomeCount: 20 });
    const same = live(3, { isTop: true, outcomeCount: 20 });
    expect(featuredGame([before, busy])?.id).toBe(2);
    expect(featuredGame([before, busy, top, same])?.id).toBe(3);
    expect(featuredGame([before])).toBeUndefined();
  });

  it('stands beside the winner of the match and what is bet on in the running map [SP-26]', () => {
    const winner = sampleMarket(1, 'winner', { home: 1.5, away: 2.5 });
    const mapWinner = sampleMarket(1, 'winner', { home: 1.5, away: 2.5 }, { period: 2 });
    const handicap = sampleMarket(1, 'handicap', { home: 1.9, away: 1.9 }, { period: 2, line: -3.5 });
    const total = sampleMarket(1, 'total', { over: 1.9, under: 1.9 }, { period: 2, line: 21.5 });
    const maps = sampleMarket(1, 'sets-total', { over: 1.9, under: 1.9 }, { line: 2.5 });
    expect(featuredMarkets([maps, mapWinner, total, winner, handicap], 2)).toEqual([
      winner,
      handicap,
      total,
      mapWinner,
    ]);
    expect(featuredMarkets([maps, winner], 2)).toEqual([winner, maps]);
    expect(featuredMarkets([winner], 0)).toEqual([winner]);
    expect(featuredMarkets([], 1)).toEqual([]);
  });
});

describe('what computers play', () => {
  it.each([
    ['cyber-football', 'football'],
    ['cyber-ice-hockey', 'ice-hockey'],
    ['cyber-basketball', 'basketball'],
    ['cs2', 'cs2'],
  ])('%s is parted and laid out like %s [LN-72]', (code, like) => {
    const id = sportId(code) ?? 0;
    const { unit, count } = sportFacts(sportId(like) ?? 0)!;
    expect(periodParts(id)).toMatchObject({ unit, count });
    expect(lineColumns(id)).toBe(lineColumns(sportId(like) ?? 0));
  });

  it('stands for football where no sport has the number [LN-72]', () => {
    expect(periodParts(999)).toEqual({ unit: 'half', count: 2 });
    expect(lineColumns(999)).toBe(lineColumns(1));
  });
});
