import { describe, expect, it } from 'vitest';
import type { Score } from '../../../../core/sports/game/game.ts';
import { scoredCount, scoreParts } from '../../../../core/sports/game/score-parts.ts';

const NO_CARDS = { home: 0, away: 0 };

function score(
  home: number,
  away: number,
  periods: readonly (readonly [number, number])[],
  more: Partial<Score> = {},
): Score {
  return {
    home,
    away,
    periods: periods.map(([left, right]) => ({ home: left, away: right })),
    redCards: NO_CARDS,
    ...more,
  };
}

function said(sportId: number, value: Score, isDetailed?: boolean): readonly string[] {
  return scoreParts({ sportId, score: value }, isDetailed).map(({ home, away, role }) => `${role} ${home}:${away}`);
}

describe('the columns of a score', () => {
  it('are the last three sets and the points in tennis [LN-27]', () => {
    const value = score(
      2,
      1,
      [
        [6, 4],
        [3, 6],
        [6, 2],
        [2, 1],
      ],
      { points: { home: '40', away: '15' } },
    );
    expect(said(4, value)).toEqual(['past 3:6', 'past 6:2', 'now 2:1', 'points 40:15']);
  });

  it('are sets without points in volleyball [LN-27]', () => {
    expect(
      said(
        6,
        score(1, 0, [
          [25, 20],
          [3, 4],
        ]),
      ),
    ).toEqual(['past 25:20', 'now 3:4']);
  });

  it('are the maps won and the running map in cyber sports [LN-27]', () => {
    expect(
      said(
        41,
        score(1, 0, [
          [16, 9],
          [7, 8],
        ]),
      ),
    ).toEqual(['now 1:0', 'points 7:8']);
  });

  it.each([
    [
      1,
      [
        [1, 1],
        [1, 0],
      ],
    ],
    [3, [[25, 20]]],
    [4, []],
  ] as const)('are the score alone in sport %i with parts %j [LN-27]', (sport, periods) => {
    expect(said(sport, score(2, 1, periods))).toEqual(['now 2:1']);
  });

  it.each([
    [
      'every half before the goals',
      1,
      [
        [1, 1],
        [1, 0],
      ],
      ['past 1:1', 'past 1:0', 'now 2:1'],
    ],
    [
      'every set',
      6,
      [
        [25, 20],
        [20, 25],
        [25, 9],
        [9, 25],
        [3, 4],
      ],
      ['past 25:20', 'past 20:25', 'past 25:9', 'past 9:25', 'now 3:4'],
    ],
    [
      'the maps that are over before the running one',
      41,
      [
        [16, 9],
        [7, 8],
      ],
      ['now 2:1', 'past 16:9', 'points 7:8'],
    ],
    ['the score alone before the first part', 1, [], ['now 2:1']],
  ] as const)('are in detail %s [LN-37]', (_, sport, periods, expected) => {
    expect(said(sport, score(2, 1, periods), true)).toEqual(expected);
  });
});

describe('what was scored', () => {
  it('grows with each goal, and with each point of a set or round of a map [LN-94]', () => {
    const before = scoredCount(
      score(1, 0, [
        [13, 9],
        [7, 4],
      ]),
    );
    expect(
      scoredCount(
        score(1, 0, [
          [13, 9],
          [8, 4],
        ]),
      ),
    ).toBe(before + 1);
    expect(scoredCount(score(2, 1, []))).toBe(3);
    expect(scoredCount(score(2, 1, [[2, 1]], { points: { home: '15', away: '40' } }))).toBe(6);
  });
});
