import { describe, expect, it } from 'vitest';
import { questionResult, seasonQuestions } from '../../../../infrastructure/sandbox/world/seasons/season-questions.ts';
import {
  placeProbabilities,
  raceRanks,
  type OpenMatch,
  type Race,
} from '../../../../infrastructure/sandbox/world/seasons/season-race.ts';
import { reachableProbabilities, seasonReach } from '../../../../infrastructure/sandbox/world/seasons/season-reach.ts';

const [TOP_TWO, LAST] = [
  { kind: 'season-top', line: 2, from: 0, to: 2 },
  { kind: 'season-last', from: 7, to: 8 },
] as const;

function drawn(home: number, away: number): Race['played'][number] {
  return { home, away, score: { home: 1, away: 1 } };
}

describe('a question about a season', () => {
  it.each([
    ['the places asked for alone', { from: 1, to: 2 }, 'win'],
    ['all of them together', { from: 0, to: 2 }, 'win'],
    ['the next place', { from: 2, to: 3 }, 'lose'],
    ['the last of them, shared by two', { from: 1, to: 3 }, 'half-lose-half-win'],
    ['the last of them, shared by three', { from: 1, to: 4 }, 'return'],
    ['both of them, shared by three', { from: 0, to: 3 }, 'return'],
  ] as const)('has the result of who holds %s [STC-11] [BR-3]', (_, rank, result) => {
    expect(questionResult(TOP_TWO, rank)).toBe(result);
  });

  it('counts places from the bottom as well [STC-11]', () => {
    expect(questionResult(LAST, { from: 7, to: 8 })).toBe('win');
    expect(questionResult(LAST, { from: 6, to: 8 })).toBe('half-lose-half-win');
    expect(questionResult(LAST, { from: 6, to: 7 })).toBe('lose');
  });

  it('ranks those together whom points, difference and goals do not part, and nobody before a match was played [STC-11]', () => {
    const race: Race = { members: 4, points: [3, 1], played: [drawn(0, 1), drawn(2, 3)] };
    expect(raceRanks(race)).toEqual(Array.from({ length: 4 }, () => ({ from: 0, to: 4 })));
    const won = { home: 2, away: 0, score: { home: 3, away: 0 } };
    expect(raceRanks({ ...race, played: [...race.played, won] })).toEqual([
      { from: 3, to: 4 },
      { from: 1, to: 3 },
      { from: 0, to: 1 },
      { from: 1, to: 3 },
    ]);
    expect(raceRanks({ ...race, played: [] })).toEqual([]);
  });
});

describe('who can still come to a place', () => {
  const weights = Float64Array.from([0.2, 0.3, 0.5]);
  const match = (home: number, away: number, score: readonly [number, number]) => ({
    home,
    away,
    score: { home: score[0], away: score[1] },
  });
  // 0 has 9 points, 1 has 6, 2 has 3 and 3 none; one match is left to each
  const played = [
    match(0, 1, [1, 0]),
    match(0, 2, [1, 0]),
    match(0, 3, [1, 0]),
    match(1, 2, [1, 0]),
    match(1, 3, [1, 0]),
    match(2, 3, [1, 0]),
  ];
  const open: readonly OpenMatch[] = [
    { home: 0, away: 1, margin: { from: -1, weights } },
    { home: 2, away: 3, margin: { from: -1, weights } },
  ];
  const canReach = seasonReach({ members: 4, points: [3, 1], played }, open);

  it.each([
    [{ from: 0, to: 1 }, [true, true, false, false]],
    [{ from: 0, to: 2 }, [true, true, true, false]],
    [{ from: 2, to: 4 }, [false, true, true, true]],
    [{ from: 3, to: 4 }, [false, false, true, true]],
  ] as const)('of the places %o those who can: %o [STC-12]', (places, can) => {
    expect([0, 1, 2, 3].map((member) => canReach(member, places))).toEqual(can);
  });

  it('is told by the share of matches won where no points are counted [STC-12]', () => {
    const shares = seasonReach({ members: 4, points: undefined, played }, open);
    expect([0, 1, 2, 3].map((member) => shares(member, { from: 0, to: 1 }))).toEqual([true, true, false, false]);
  });

  it('leaves the others as many winners as there are places, and nobody more than certain [STC-12]', () => {
    const probabilities = reachableProbabilities([0.999, 0.9, 0.1, 0.001], (member) => member < 3);
    expect(probabilities[3]).toBe(0);
    expect(probabilities.reduce((sum, each) => sum + each, 0)).toBeCloseTo(2, 9);
    expect(Math.max(...probabilities)).toBeLessThan(1);
  });
});

describe('how likely the places of a season are', () => {
  const weights = Float64Array.from([0.2, 0.3, 0.5]);
  const open: readonly OpenMatch[] = [
    { home: 0, away: 1, margin: { from: -1, weights } },
    { home: 2, away: 3, margin: { from: -1, weights } },
  ];
  const race: Race = { members: 4, points: [3, 1], played: [] };

  it('adds up to one by member and by place, so that every question has as many winners as it has places [STC-10]', () => {
    const likely = placeProbabilities(race, open, 7);
    for (const places of likely) expect(places.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    for (const { from, to } of seasonQuestions({ roster: 'england' }, 4)) {
      const sums = likely.map((places) => places.slice(from, to).reduce((sum, each) => sum + each, 0));
      expect(sums.reduce((sum, each) => sum + each, 0)).toBeCloseTo(to - from, 9);
    }
  });

  it('is that of the laws of what is left [STC-10]', () => {
    const [first] = placeProbabilities(race, open, 7);
    // both home sides win, or this one does and the others draw or lose; equal winners share the lead
    expect(first![0]).toBeCloseTo(0.5 * 0.5 * 0.5 + 0.5 * 0.3 + 0.5 * 0.2 * 0.5 + 0.3 * 0.3 * 0.25, 1);
    expect(placeProbabilities(race, open, 7)[0]).toEqual(first);
  });

  it('leaves nothing open where nothing is left, save what no run saw [STC-10]', () => {
    const over: Race = { ...race, played: [{ home: 0, away: 1, score: { home: 2, away: 0 } }] };
    const [first, second] = placeProbabilities(over, [], 7);
    expect(first![0]).toBeGreaterThan(0.999);
    expect(second![3]).toBeGreaterThan(0.999);
  });
});
