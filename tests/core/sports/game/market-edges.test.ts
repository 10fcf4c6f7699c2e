import { describe, expect, it } from 'vitest';
import type { GameClock } from '../../../../core/sports/game/game.ts';
import {
  clockMinute,
  clockTime,
  playedSeconds,
  playedShare,
  wholeMinutes,
} from '../../../../core/sports/game/live-clock.ts';
import { isInTab, marketSections, sectionColumns, sectionWidth } from '../../../../core/sports/game/market-sections.ts';
import { marketName, outcomeName, pickName } from '../../../../core/sports/names/pick-name.ts';
import { nextChangeAt, priceAfter, priceAt, type ShownPrice } from '../../../../core/sports/line/price-move.ts';
import { pickableLines, shownMarket, shownOutcomes } from '../../../../core/sports/game/shown-market.ts';
import { sampleMarket } from '../../../support/examples/sample-line.ts';

const OPEN: ShownPrice = { odds: 1.9, isLocked: false };
const SIDES = { sportId: 1, homeName: 'Arsenal', awayName: 'Villa', period: 0 } as const;

function clock(period: number, seconds: number, change: Partial<GameClock> = {}): GameClock {
  return { period, seconds, at: 0, isRunning: false, isShown: true, ...change };
}

describe('the clock of a live game', () => {
  it.each([
    [1, clock(1, 45 * 60), '45+1\u2032'],
    [1, clock(0, 50 * 60), '50\u2032'],
    [1, clock(3, 100 * 60), '100\u2032'],
    [2, clock(1, 20 * 60), '20+1\u2032'],
    [3, clock(4, 40 * 60), '40+1\u2032'],
    [8, clock(2, 59 * 60 + 59), '59\u2032'],
    [4, clock(1, 90 * 60), '90\u2032'],
    [999, clock(1, 90 * 60), '90\u2032'],
  ])('of sport %i at %o reads %s [LN-25]', (sport, value, text) => {
    expect(clockMinute(sport, value, 0)).toBe(text);
  });

  it('counts whole seconds, none at no time, and none twice [LN-25]', () => {
    const running = clock(1, 5, { isRunning: true, at: 1000 });
    expect([1999, 2000, 0].map((now) => playedSeconds(running, now))).toEqual([5, 6, 5]);
    expect(playedSeconds(clock(1, Number.NaN), 0)).toBe(0);
    expect(clockTime(clock(1, 5), 0)).toBe('00:05');
    expect(clockTime(clock(1, 605), 0)).toBe('10:05');
    expect(clockTime(clock(1, 5, { isShown: false }), 0)).toBeUndefined();
  });

  it('has come its whole way at the end and no further [LN-25]', () => {
    expect([1, 2, 3, 4, 8, 999].map(wholeMinutes)).toEqual([90, 60, 40, undefined, 60, undefined]);
    expect(playedShare(1, clock(2, 90 * 60), 0)).toBe(1);
    expect(playedShare(1, clock(2, 99 * 60), 0)).toBe(1);
    expect(playedShare(1, clock(2, 60, { isShown: false }), 0)).toBeUndefined();
  });
});

describe('a price that moves', () => {
  it('shows both that it moved and that it is locked [LN-11, LN-12]', () => {
    expect(priceAfter(OPEN, { odds: 2, isLocked: true }, 1000)).toEqual({
      odds: 2,
      isLocked: true,
      direction: 'up',
      movedAt: 1000,
      openedAt: undefined,
    });
    expect(priceAfter(OPEN, { odds: Number.NaN, isLocked: false }, 1000)).toBe(OPEN);
  });

  it('stays the same object while it stays locked, and open from its first opening on [LN-12, LN-13]', () => {
    const locked: ShownPrice = { odds: 1.9, isLocked: true };
    expect(priceAfter(locked, { odds: 1.9, isLocked: true }, 5)).toBe(locked);
    const opening = priceAfter(locked, { odds: 1.9, isLocked: false }, 100);
    expect(priceAfter(opening, { odds: 1.9, isLocked: false }, 600)).toEqual(opening);
    expect(priceAfter(opening, { odds: 1.9, isLocked: false }, 1100).isLocked).toBe(false);
    expect(priceAfter(opening, { odds: 1.9, isLocked: true }, 600)).toEqual({ ...locked, openedAt: undefined });
  });

  it('changes next when the first of its waits ends [LN-11, LN-13]', () => {
    const both: ShownPrice = { odds: 2, isLocked: true, direction: 'up', movedAt: 1000, openedAt: 1500 };
    expect(nextChangeAt(both)).toBe(2500);
    expect(nextChangeAt({ ...both, openedAt: undefined })).toBe(4000);
    expect(nextChangeAt({ ...both, openedAt: 20_000 })).toBe(4000);
    expect(nextChangeAt({ ...both, movedAt: Number.NaN, openedAt: undefined })).toBeUndefined();
    expect(priceAt(both, 2499)).toBe(both);
    expect(priceAt(both, 11_000)).toEqual({ odds: 2, isLocked: false });
  });
});

describe('the sections of a game', () => {
  const game = (kind: Parameters<typeof sampleMarket>[1], count: number, period = 0, line?: number) =>
    sampleMarket(
      1,
      kind,
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`answer-${String(n)}`, 2])),
      line === undefined ? { period } : { period, line },
    );

  it.each([
    ['total', 0, true],
    ['handicap', 0, true],
    ['both-score', 0, true],
    ['next-goal', 0, true],
    ['sets-total', 0, true],
    ['sets-handicap', 0, true],
    ['result', 0, true],
    ['asian-total', 0, false],
    ['result', 1, false],
    ['total', 1, false],
  ] as const)('of %s in part %i are popular: %s [LN-33]', (kind, period, isPopular) => {
    expect(isInTab({ kind, period }, 'popular')).toBe(isPopular);
    expect(isInTab({ kind, period }, 'all')).toBe(true);
  });

  it('are under the parts where they are of a part, or ask about parts [LN-33]', () => {
    expect(isInTab({ kind: 'half-time-full-time', period: 0 }, 'periods')).toBe(true);
    expect(isInTab({ kind: 'total', period: 0 }, 'periods')).toBe(false);
  });

  it('are tables where they have lines and at most three answers [LN-32]', () => {
    const tables = (kind: 'european-handicap' | 'result-total' | 'next-goal' | 'total') =>
      marketSections([game(kind, 3)], () => false).map(({ isTable }) => isTable);
    expect([tables('total'), tables('european-handicap'), tables('result-total'), tables('next-goal')]).toEqual([
      [true],
      [true],
      [false],
      [false],
    ]);
  });

  it('have a market without a line before those above zero [LN-32]', () => {
    const lines = marketSections([game('total', 2, 0, 2), game('total', 2), game('total', 2, 0, -1)], () => false);
    expect(lines[0]?.markets.map(({ line }) => line)).toEqual([-1, undefined, 2]);
  });

  it.each([
    [[3, 6], 3],
    [[5, 7], 3],
    [[4], 2],
    [[2, 3], 2],
    [[5, 2], 2],
    [[], 3],
  ])('with %o answers are so many cells wide: %i [LN-32]', (counts, width) => {
    expect(sectionWidth({ markets: counts.map((count) => game('correct-score', count)) })).toBe(width);
  });

  it('have two cells in a row where an answer names two things [LN-32]', () => {
    expect(sectionWidth({ markets: [game('result-total', 6)] })).toBe(2);
    expect(sectionWidth({ markets: [game('half-time-full-time', 9)] })).toBe(2);
  });

  it('stand in 1 to 12 columns, each in the first of the shortest [LN-35]', () => {
    const sections = marketSections(
      [game('correct-score', 9), game('result', 3), game('winner', 2), game('outright', 2)],
      () => false,
    );
    expect([0, -1, Number.NaN, 1.9, 12, 13, 99].map((count) => sectionColumns(sections, count).length)).toEqual([
      1, 1, 1, 1, 12, 12, 12,
    ]);
    const kinds = sectionColumns(sections, 2).map((column) => column.map(({ kind }) => kind));
    expect(kinds).toEqual([
      ['correct-score', 'outright'],
      ['result', 'winner'],
    ]);
  });

  it('are as high as their rows: a table is a row a line and its head, others their answers in rows [LN-35]', () => {
    const table = [game('total', 2, 0, 1), game('total', 2, 0, 2), game('total', 2, 0, 3)];
    const sections = marketSections(
      [...table, game('correct-score', 10), game('result', 3), game('winner', 2), game('both-score', 2)],
      () => false,
    );
    const kinds = sectionColumns(sections, 2).map((column) => column.map(({ kind }) => kind));
    expect(kinds).toEqual([
      ['total', 'result', 'both-score'],
      ['correct-score', 'winner'],
    ]);
  });
});

describe('the market of a column', () => {
  const lines = [1.5, 2.5, 3.5].map((line) =>
    sampleMarket(1, 'total', { over: 2, under: 2 }, { line, isMain: line === 2.5 }),
  );
  const half = sampleMarket(1, 'total', { over: 2, under: 2 }, { line: 0.5, period: 1 });
  const group = {
    name: 'total',
    kinds: ['asian-total', 'total'],
    codes: ['over', undefined, 'under'],
    hasLines: true,
    yields: 0,
  } as const;

  it('is the picked line, else the main one, else the first [LN-2, LN-3]', () => {
    expect(shownMarket([...lines, half], group, { pickedLine: 3.5 })?.line).toBe(3.5);
    expect(shownMarket([...lines, half], group, { pickedLine: 9 })?.line).toBe(2.5);
    expect(shownMarket([...lines, half], group)?.line).toBe(2.5);
    expect(shownMarket([...lines.slice(2), half], group)?.line).toBe(3.5);
    expect(shownMarket([...lines, half], group, { period: 1 })).toBe(half);
    expect(shownMarket([half], group)).toBeUndefined();
    const unlined = sampleMarket(1, 'total', { over: 2 }, { isMain: false });
    expect(shownMarket([unlined, ...lines], group)?.line).toBe(2.5);
  });

  it('has its answers in the cells, and its lines from the lowest, each once [LN-4]', () => {
    expect(shownOutcomes(lines[0], group).map((outcome) => outcome?.code)).toEqual(['over', undefined, 'under']);
    expect(shownOutcomes(undefined, group)).toEqual([undefined, undefined, undefined]);
    const result = sampleMarket(1, 'handicap', { home: 2 }, { line: 7 });
    const ten = sampleMarket(1, 'asian-total', { over: 2 }, { line: 10 });
    const games = [
      { markets: [ten, ...lines, half, result] },
      { markets: [...lines, sampleMarket(1, 'total', { over: 2 })] },
    ];
    expect(pickableLines(games, group)).toEqual([1.5, 2.5, 3.5, 10]);
  });
});

describe('the names of answers', () => {
  it.each([
    ['2-1', 'markets:outcome.score', { home: '2', away: '1' }],
    ['home-by-2', 'markets:outcome.margin.home', { goals: '2' }],
    ['away-3', 'markets:outcome.margin.away', { goals: '3', away: 'Villa' }],
    ['home-12-more', 'markets:outcome.margin.home-more', { goals: '12', home: 'Arsenal' }],
    ['7', 'markets:outcome.number', { number: '7' }],
    ['123', 'markets:outcome.number', { number: '123' }],
    ['6-more', 'markets:outcome.number-more', { number: '6' }],
    ['1234', 'markets:outcome.1234', {}],
    ['x2-1', 'markets:outcome.x2-1', {}],
    ['2-1x', 'markets:outcome.2-1x', {}],
    ['x6-more', 'markets:outcome.x6-more', {}],
    ['6-more-x', 'markets:outcome.6-more-x', {}],
    ['xhome-2', 'markets:outcome.xhome-2', {}],
    ['home-2-morex', 'markets:outcome.home-2-morex', {}],
    ['x7', 'markets:outcome.x7', {}],
    ['7x', 'markets:outcome.7x', {}],
  ])('of %s are %s with %o [LN-23]', (code, key, params) => {
    const name = outcomeName({ ...SIDES, kind: 'correct-score', code });
    expect(name.key).toBe(key);
    expect(name.params).toMatchObject(params);
  });

  it('are their own in a kind where a code means another thing, and the label where there is one [LN-23]', () => {
    const pick = { ...SIDES, kind: 'half-time-full-time', code: 'home-away' } as const;
    expect(outcomeName(pick).key).toBe('markets:outcome.half-time-full-time.home-away');
    expect(outcomeName({ ...pick, label: 'A' })).toEqual({ key: 'sports:outcome.label', params: { label: 'A' } });
    expect(outcomeName({ ...SIDES, kind: 'handicap', code: 'away', line: 1 })).toEqual({
      key: 'sports:outcome-with-line',
      params: {
        name: { key: 'sports:outcome.away', params: { home: 'Arsenal', away: 'Villa', line: '\u22121' } },
        line: '\u22121',
      },
    });
  });

  it('of one side have no other, and of a part of the game the part before them [LN-22, LN-24]', () => {
    const alone = { ...SIDES, awayName: undefined, kind: 'outright', code: 'c1' } as const;
    expect(marketName(alone).params).toEqual({ home: 'Arsenal', away: '', line: '' });
    expect(outcomeName(alone).params).toMatchObject({ away: '' });
    expect(pickName({ ...alone, period: 1 })).toEqual({
      key: 'sports:in-period',
      params: { period: { key: 'sports:period.half.1', params: {} }, name: pickName(alone) },
    });
    expect(pickName(alone)).toEqual({
      key: 'sports:pick',
      params: { market: marketName(alone), outcome: outcomeName(alone) },
    });
    expect(pickName({ ...alone, period: 1, kind: 'both-score' }).params['name']).toMatchObject({
      params: { market: { key: 'sports:market.both-score' } },
    });
    expect(marketName({ ...SIDES, kind: 'handicap', line: -1.5 }).params).toMatchObject({ line: '\u22121.5' });
  });
});
