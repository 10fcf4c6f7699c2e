import { describe, expect, it } from 'vitest';
import { staleAfter } from '../../../core/sports/line/feed-pace.ts';
import type { GameClock } from '../../../core/sports/game/game.ts';
import { lineText } from '../../../core/sports/line/line-text.ts';
import { clockMinute, clockTime, playedSeconds, playedShare } from '../../../core/sports/game/live-clock.ts';
import { marketSections, sectionColumns } from '../../../core/sports/game/market-sections.ts';
import { periodName } from '../../../core/sports/names/period-name.ts';
import { priceAfter } from '../../../core/sports/line/price-move.ts';
import { sampleMarket } from '../../support/examples/sample-line.ts';

const BAD = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
const CLOCK: GameClock = { period: 1, seconds: 60, at: 1000, isRunning: true, isShown: true };

describe.each(BAD)('the number %d', (bad) => {
  it('is no line of a market [LN-20]', () => {
    expect(lineText('handicap', bad, 'home')).toBe('');
    expect(lineText('total', bad, 'over')).toBe('');
  });

  it('is no regular part of a game [LN-21]', () => {
    expect(periodName(1, bad).key).toBe('sports:period.half.extra');
    expect(periodName(bad, 1).key).toBe('sports:period.half.1');
  });

  it('counts as nothing played [LN-25]', () => {
    expect(playedSeconds({ ...CLOCK, seconds: bad }, 5000)).toBe(0);
    expect(playedSeconds({ ...CLOCK, at: bad, seconds: 60 }, 5000)).toBe(Number.isNaN(bad) || bad < 0 ? 0 : 60);
    expect(clockMinute(1, { ...CLOCK, seconds: bad }, 5000)).toBe('0\u2032');
    expect(clockTime({ ...CLOCK, seconds: bad }, 5000)).toBe('00:00');
    expect(playedShare(1, { ...CLOCK, seconds: bad }, 5000)).toBe(0);
  });

  it('is no number of columns [LN-35]', () => {
    const sections = marketSections([sampleMarket(1, 'result', { home: 2, draw: 3, away: 4 })], () => false);
    expect(sectionColumns(sections, bad).flat()).toEqual(sections);
    expect(sectionColumns(sections, bad)).toHaveLength(bad > 0 ? 12 : 1);
  });

  it('is no price that moved [LN-11]', () => {
    const shown = { odds: 2, isLocked: false };
    expect(priceAfter(shown, { odds: bad, isLocked: false }, 1000)).toEqual(shown);
  });
});

describe('a pace that is none', () => {
  it('makes a feed stale after nine seconds [LN-15]', () => {
    expect(staleAfter(Number.NaN)).toBe(9000);
    expect(staleAfter(-5)).toBe(9000);
  });

  it.each([0, -1, 1.5, 3])('is said of the part %d as extra time [LN-21]', (period) => {
    expect(periodName(1, period).key).toBe('sports:period.half.extra');
    expect(periodName(1, 2).key).toBe('sports:period.half.2');
  });

  it.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [12, 12],
    [13, 12],
  ])('of %d columns takes %d [LN-35]', (count, columns) => {
    expect(sectionColumns([], count)).toHaveLength(columns);
  });
});
