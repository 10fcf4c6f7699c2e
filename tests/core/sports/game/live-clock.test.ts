import { describe, expect, it } from 'vitest';
import type { GameClock } from '../../../../core/sports/game/game.ts';
import {
  clockMinute,
  clockTime,
  playedMinute,
  playedShare,
  stageName,
} from '../../../../core/sports/game/live-clock.ts';
import { sampleGame } from '../../../support/examples/sample-line.ts';

function clock(period: number, seconds: number, change: Partial<GameClock> = {}): GameClock {
  return { period, seconds, at: 0, isRunning: false, isShown: true, ...change };
}

describe('the clock of a live game', () => {
  it.each([
    [1, clock(2, 67 * 60 + 12), '67\u2032'],
    [1, clock(1, 0), '0\u2032'],
    [1, clock(1, 44 * 60 + 59), '44\u2032'],
    [1, clock(1, 46 * 60 + 1), '45+2\u2032'],
    [1, clock(2, 46 * 60 + 1), '46\u2032'],
    [1, clock(2, 93 * 60), '90+4\u2032'],
    [2, clock(3, 59 * 60), '59\u2032'],
    [2, clock(4, 61 * 60), '61\u2032'],
    [4, clock(2, 3000, { isShown: false }), undefined],
  ])('of sport %i at %o reads %s [LN-25]', (sport, value, text) => {
    expect(clockMinute(sport, value, 0)).toBe(text);
  });

  it('of played seconds alone is their whole minutes, where the sport has a clock [LN-25]', () => {
    // 1 is football, 4 is tennis
    expect([playedMinute(1, 2519), playedMinute(1, 0)]).toEqual(['41\u2032', '0\u2032']);
    expect(playedMinute(4, 2519)).toBeUndefined();
  });

  it('of played seconds in a part tells what is beyond its regular time apart [LN-25]', () => {
    expect([playedMinute(1, 2857, 1), playedMinute(1, 2857, 2)]).toEqual(['45+3\u2032', '47\u2032']);
    expect(playedMinute(1, 5_520, 2)).toBe('90+3\u2032');
  });

  it('runs on between two looks and stands in a break [LN-25]', () => {
    const running = clock(1, 60, { isRunning: true, at: 5000 });
    expect(clockTime(running, 65_000)).toBe('02:00');
    expect(clockTime(running, 4000)).toBe('01:00');
    expect(clockTime(clock(1, 60, { at: 5000 }), 65_000)).toBe('01:00');
    expect(playedShare(1, clock(2, 45 * 60), 0)).toBe(0.5);
    expect(playedShare(4, clock(2, 45 * 60), 0)).toBeUndefined();
  });

  it.each([
    ['break', 2, 'sports:stage.break'],
    ['finished', 2, 'sports:stage.finished'],
    ['abandoned', 2, 'sports:stage.abandoned'],
    ['playing', 0, 'sports:stage.starting'],
    ['playing', 2, 'sports:period.half.2'],
  ] as const)('with status %s in part %i says %s [LN-26]', (status, period, key) => {
    expect(stageName(sampleGame(1, { status, clock: clock(period, 0) })).key).toBe(key);
  });
});
