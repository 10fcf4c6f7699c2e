import { describe, expect, it } from 'vitest';
import { marketSections, sectionColumns } from '../../../../core/sports/game/market-sections.ts';
import { emptyScorerCell, scorerRows, withScorerTables } from '../../../../core/sports/game/scorer-table.ts';
import { sampleMarket } from '../../../support/examples/sample-line.ts';

const markets = [
  sampleMarket(1, 'result', { home: 2, draw: 3, away: 4 }),
  sampleMarket(1, 'last-goalscorer', { h9: 5, h10: 6, a7: 8 }),
  sampleMarket(1, 'two-or-more-goals', { h9: 9, h10: 12, h4: 101, a7: 20 }),
  sampleMarket(1, 'anytime-goalscorer', { h10: 2.4, h4: 15, a7: 3.4 }),
  sampleMarket(1, 'no-goalscorer', { yes: 11, no: 1.03 }),
];

describe('the tables of goalscorers', () => {
  it('have a row for each player of the team and a column for each question, empty where it is decided [GLS-6]', () => {
    const rows = scorerRows(markets, 'home');
    expect(rows.map(({ code, number, cells }) => [code, number, cells.map((cell) => cell?.outcome.odds)])).toEqual([
      ['h9', '9', [undefined, 5000, undefined, 9000]],
      ['h10', '10', [undefined, 6000, 2400, 12_000]],
      ['h4', '4', [undefined, undefined, 15_000, 101_000]],
    ]);
    expect(scorerRows(markets, 'away').map(({ code }) => code)).toEqual(['a7']);
  });

  it('call a player by the label, and pass over answers that are no players [GLS-6]', () => {
    const [market] = [sampleMarket(1, 'anytime-goalscorer', { h9: 2, home: 3, h123: 4 })];
    const named = { ...market, outcomes: market.outcomes.map((outcome) => ({ ...outcome, label: 'Bruno Silva' })) };
    expect(scorerRows([named], 'home').map(({ name }) => name)).toEqual(['Bruno Silva']);
  });

  it.each([
    ['anytime-goalscorer', [0, 1, 3], ['closed', 'won', 'won']],
    ['two-or-more-goals', [1, 2], ['closed', 'won']],
    ['first-goalscorer', [1], ['closed']],
    ['last-goalscorer', [1], ['closed']],
  ] as const)('say of a cell of %s without a price whether goals have won it [GLS-10]', (kind, goals, said) => {
    expect(goals.map((count) => emptyScorerCell(kind, count))).toEqual(said);
  });

  it('stand where the first of their markets would, one for each team [GLS-7]', () => {
    const sections = withScorerTables(marketSections(markets, () => false));
    expect(sections.map(({ key, outcomeCount, players }) => [key, outcomeCount, players?.side])).toEqual([
      ['result-0', 3, undefined],
      ['scorers-home', 7, 'home'],
      ['scorers-away', 3, 'away'],
      ['no-goalscorer-0', 2, undefined],
    ]);
    expect(sectionColumns(sections, 2).map((column) => column.map(({ key }) => key))).toEqual([
      ['result-0', 'scorers-away'],
      ['scorers-home', 'no-goalscorer-0'],
    ]);
  });

  it('leave a game without players as it is [GLS-7]', () => {
    const sections = marketSections(markets.slice(0, 1), () => false);
    expect(withScorerTables(sections)).toEqual(sections);
  });
});
