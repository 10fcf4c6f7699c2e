import { describe, expect, it } from 'vitest';
import { isTermOfLine, termPrices } from '../../../../core/site/alphabet/term-prices.ts';
import { sampleGame, sampleMarket } from '../../../support/examples/sample-line.ts';

const shown = (slug: string, ...games: Parameters<typeof termPrices>[1]) =>
  termPrices(slug, games).map(({ gameId, market, outcome }) => [gameId, market.kind, market.line, outcome.code]);

describe('the prices of a term', () => {
  it('are those of its market, one a game, wanted games first [ALF-4]', () => {
    expect(shown('total', sampleGame(1), sampleGame(2, { isTop: true }))).toEqual([
      [2, 'total', 3.5, 'over'],
      [1, 'total', 3.5, 'over'],
    ]);
    expect(shown('favourite', sampleGame(1))).toEqual([[1, 'result', undefined, 'home']]);
    expect(shown('outsider', sampleGame(1))).toEqual([[1, 'result', undefined, 'away']]);
    expect(shown('live-betting', sampleGame(1, { section: 'line' }), sampleGame(2))).toEqual([
      [2, 'result', undefined, 'home'],
    ]);
    const games = [1, 2, 3, 4, 5].map((id) => sampleGame(id));
    expect(shown('handicap', ...games).map(([id]) => id)).toEqual([1, 2, 3]);
  });

  it('of an Asian line are those of quarters alone [ALF-4]', () => {
    const quarter = sampleMarket(1, 'handicap', { home: 1.9, away: 1.9 }, { line: -0.75 });
    expect(shown('asian-handicap', sampleGame(1, { markets: [quarter] }), sampleGame(2))).toEqual([
      [1, 'handicap', -0.75, 'home'],
    ]);
  });

  it('are none where the line has none: no market, a closed answer, a game that is over [ALF-4]', () => {
    const locked = sampleMarket(1, 'total', { over: 1.9, under: 1.9 }, { line: 2.5, isLocked: true });
    expect(shown('total', sampleGame(1, { markets: [locked] }))).toEqual([]);
    expect(shown('total', sampleGame(1, { status: 'finished' }))).toEqual([]);
    expect(shown('double-chance', sampleGame(1))).toEqual([]);
    expect(shown('bankroll', sampleGame(1))).toEqual([]);
    expect([isTermOfLine('bankroll'), isTermOfLine('total'), isTermOfLine('constructor')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
