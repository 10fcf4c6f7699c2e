import { array, assert, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ladderAmounts,
  prizeShare,
  roundPoints,
  seriesNumber,
  seriesTerm,
  tournamentPoints,
  tournamentState,
  tournamentTable,
} from '../../../../core/promotions/tournaments/tournament-table.ts';
import { days, hours } from '../../../../core/shared/time.ts';
import { minor } from '../../../support/units.ts';

const LADDER = [
  { from: 1, to: 1, times: 40 },
  { from: 2, to: 2, times: 20 },
  { from: 3, to: 5, times: 3 },
];
const round = (stake: number, win: number) => ({ stake: minor(stake), win: minor(win) });

describe('points', () => {
  it('are ten for each stake that the win covers, whatever the stake is [PRM-2]', () => {
    expect([round(1000, 1000), round(1000, 1999), round(100, 72_00), round(1000, 0)].map(roundPoints)).toEqual([
      10, 19, 720, 0,
    ]);
    assert(
      property(
        integer({ min: 1, max: 1_000_000 }),
        nat(1_000_000),
        integer({ min: 1, max: 1000 }),
        (stake, win, by) => {
          expect(roundPoints(round(stake * by, win * by))).toBe(roundPoints(round(stake, win)));
        },
      ),
    );
  });

  it('are those of so many of the best rounds, in whatever order they come [PRM-3]', () => {
    const rounds = [round(100, 50), round(100, 900), round(100, 0), round(100, 300)];
    expect([0, 1, 2, 9].map((best) => tournamentPoints(rounds, best))).toEqual([0, 90, 120, 125]);
    expect(tournamentPoints(rounds.toReversed(), 2)).toBe(120);
  });
});

describe('the table', () => {
  it('shares places and what they give among equal points, and has no place without points [PRM-4]', () => {
    const entries = [
      { id: 'a', points: 50 },
      { id: 'b', points: 90 },
      { id: 'c', points: 50 },
      { id: 'd', points: 0 },
    ];
    expect(tournamentTable(entries, LADDER)).toEqual([
      { id: 'b', points: 90, place: 1, times: 40, sharedBy: 1 },
      { id: 'a', points: 50, place: 2, times: 23, sharedBy: 2 },
      { id: 'c', points: 50, place: 2, times: 23, sharedBy: 2 },
      { id: 'd', points: 0, times: 0, sharedBy: 1 },
    ]);
  });

  it('gives no more than the ladder has, and keeps back less than a unit for each who shares [PRM-5]', () => {
    const entry = record({ id: nat(), points: nat(5) });
    assert(
      property(array(entry, { maxLength: 12 }), integer({ min: 1, max: 1_000_000 }), (entries, unit) => {
        const table = tournamentTable(entries, LADDER);
        const paid = table.reduce((sum, rank) => sum + prizeShare(rank, minor(unit)), 0);
        const placed = table.filter(({ place }) => place !== undefined).length;
        const taken = LADDER.reduce(
          (sum, { from, to, times }) => sum + Math.max(0, Math.min(to, placed) - from + 1) * times,
          0,
        );
        expect(taken).toBeLessThanOrEqual(ladderAmounts(LADDER));
        expect(paid).toBeLessThanOrEqual(taken * unit);
        expect(taken * unit - paid).toBeLessThan(Math.max(1, placed));
      }),
    );
  });

  it('ends with points that are no number', () => {
    expect(tournamentTable([{ id: 1, points: Number.NaN }], LADDER)).toHaveLength(0);
  });
});

describe('a series', () => {
  const rhythm = { firstAt: 1000, period: days(7), length: hours(54) };

  it('has one tournament after another in its rhythm [PRM-1]', () => {
    expect(seriesNumber(rhythm, 0)).toBe(0);
    expect(seriesNumber(rhythm, 1000 + days(14))).toBe(2);
    expect(seriesTerm(rhythm, 2)).toEqual({ startsAt: 1000 + days(14), endsAt: 1000 + days(14) + hours(54) });
  });

  it('is announced, goes on, is checked and is over [PRM-6]', () => {
    const term = { startsAt: 100, endsAt: 200, isSettled: false };
    expect([99, 100, 199, 200].map((now) => tournamentState(term, now))).toEqual([
      'announced',
      'running',
      'running',
      'checking',
    ]);
    expect(tournamentState({ ...term, isSettled: true }, 300)).toBe('finished');
  });
});
