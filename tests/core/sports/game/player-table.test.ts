import { describe, expect, it } from 'vitest';
import { marketSections, sectionColumns } from '../../../../core/sports/game/market-sections.ts';
import { emptyPlayerCell, playerRows, withPlayerTables } from '../../../../core/sports/game/player-table.ts';
import { sampleMarket } from '../../../support/examples/sample-line.ts';

const NOTHING = { goals: 0, assists: 0, shotsOnTarget: 0, yellowCards: 0 };

const markets = [
  sampleMarket(1, 'result', { home: 2, draw: 3, away: 4 }),
  sampleMarket(1, 'last-goalscorer', { h9: 5, h10: 6, a7: 8 }),
  sampleMarket(1, 'two-or-more-goals', { h9: 9, h10: 12, h4: 101, a7: 20 }),
  sampleMarket(1, 'anytime-goalscorer', { h10: 2.4, h4: 15, a7: 3.4 }),
  sampleMarket(1, 'no-goalscorer', { yes: 11, no: 1.03 }),
];

describe('the tables of goalscorers', () => {
  it('have a row for each player of the team and a column for each question, empty where it is decided [GLS-6]', () => {
    const rows = playerRows(markets, { side: 'home', table: 'scorers' });
    expect(rows.map(({ code, number, cells }) => [code, number, cells.map((cell) => cell?.outcome.odds)])).toEqual([
      ['h9', '9', [undefined, 5000, undefined, 9000]],
      ['h10', '10', [undefined, 6000, 2400, 12_000]],
      ['h4', '4', [undefined, undefined, 15_000, 101_000]],
    ]);
    expect(playerRows(markets, { side: 'away', table: 'scorers' }).map(({ code }) => code)).toEqual(['a7']);
  });

  it('call a player by the label, and pass over answers that are no players [GLS-6]', () => {
    const [market] = [sampleMarket(1, 'anytime-goalscorer', { h9: 2, home: 3, h123: 4 })];
    const named = { ...market, outcomes: market.outcomes.map((outcome) => ({ ...outcome, label: 'Bruno Silva' })) };
    expect(playerRows([named], { side: 'home', table: 'scorers' }).map(({ name }) => name)).toEqual(['Bruno Silva']);
  });

  it.each([
    ['anytime-goalscorer', [0, 1, 3], ['closed', 'won', 'won']],
    ['two-or-more-goals', [1, 2], ['closed', 'won']],
    ['first-goalscorer', [1], ['closed']],
    ['last-goalscorer', [1], ['closed']],
  ] as const)('say of a cell of %s without a price whether goals have won it [GLS-10]', (kind, goals, said) => {
    expect(goals.map((count) => emptyPlayerCell(kind, { ...NOTHING, goals: count }))).toEqual(said);
    expect(emptyPlayerCell(kind, undefined)).toBe('closed');
  });

  it.each([
    ['player-shot-on-target', { shotsOnTarget: 1 }],
    ['player-two-or-more-shots', { shotsOnTarget: 2 }],
    ['player-assist', { assists: 1 }],
    ['player-yellow-card', { yellowCards: 1 }],
  ] as const)('say of a cell of %s without a price whether %o have won it [PLP-6]', (kind, done) => {
    const missing = kind === 'player-two-or-more-shots' ? { shotsOnTarget: 1 } : {};
    expect([done, missing].map((one) => emptyPlayerCell(kind, { ...NOTHING, ...one }))).toEqual(['won', 'closed']);
  });

  it('of shots, assists and cards stand apart from those of goals [PLP-5]', () => {
    const deeds = [
      sampleMarket(1, 'player-yellow-card', { h4: 4, a7: 5 }),
      sampleMarket(1, 'player-shot-on-target', { h4: 3 }),
    ];
    const sections = withPlayerTables(marketSections([...deeds, ...markets], () => false));
    expect(sections.slice(0, 3).map(({ key, outcomeCount }) => [key, outcomeCount])).toEqual([
      ['deeds-home', 2],
      ['deeds-away', 1],
      ['result-0', 3],
    ]);
    const [row] = playerRows(deeds, { side: 'home', table: 'deeds' });
    expect(row!.cells.map((cell) => cell?.outcome.odds)).toEqual([3000, undefined, undefined, 4000]);
  });

  it('stand where the first of their markets would, one for each team [GLS-7]', () => {
    const sections = withPlayerTables(marketSections(markets, () => false));
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
    expect(withPlayerTables(sections)).toEqual(sections);
  });
});
