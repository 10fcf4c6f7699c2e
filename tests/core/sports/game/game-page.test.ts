import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BESIDE_LIVE_POLL, GAME_LIVE_POLL, LINE_POLL, LIVE_POLL } from '../../../../core/sports/line/feed-pace.ts';
import { displayedColumns } from '../../../../core/sports/game/market-display.ts';
import { marketSections } from '../../../../core/sports/game/market-sections.ts';
import { statisticGame, statisticsGame, statisticsPopup } from '../../../../core/sports/game/statistics-game.ts';
import { statisticsPath } from '../../../../core/sports/game/statistics-page.ts';
import { sampleMarket } from '../../../support/examples/sample-line.ts';

describe('statistics', () => {
  it('have a window whose address has the number of the game [SP-12]', () => {
    expect(statisticsPath(548)).toBe('/statisticpopup/game/548');
    expect(statisticsGame('game/548')).toBe(548);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (id) => {
        expect(statisticsGame(statisticsPath(id).replace('/statisticpopup/', ''))).toBe(id);
      }),
    );
  });

  it('are of the game that the id of the feed names [SP-65]', () => {
    expect(['game-548', 'game-0', 'game-5x', 'h2h-5', '', undefined].map(statisticGame)).toEqual([
      548,
      ...Array.from({ length: 5 }, () => undefined),
    ]);
  });

  it('are what a path leads to that is under that of the window [SP-12]', () => {
    expect(statisticsPopup(statisticsPath(548))).toBe('game/548');
    expect(statisticsPopup('/statistic')).toBeUndefined();
  });

  it.each(['', '548', 'game/', 'game/0', 'game/01', 'game/5x', 'game/5/6', 'team/5', `game/${'9'.repeat(16)}`])(
    'are none at the address %o [SP-12]',
    (popup) => {
      expect(statisticsGame(popup)).toBeUndefined();
    },
  );
});

describe('how markets are laid out', () => {
  const SECTIONS = marketSections(
    [
      sampleMarket(1, 'result', { home: 2, draw: 3, away: 4 }),
      sampleMarket(1, 'total', { over: 2, under: 2 }, { line: 2.5 }),
      sampleMarket(1, 'both-score', { yes: 2, no: 2 }),
      sampleMarket(1, 'odd-even', { even: 2, odd: 2 }),
    ],
    () => false,
  );
  const DEFAULT = { columnCount: 0, hiddenGroups: [], areCollapsed: false } as const;

  it('takes the wanted columns, else those that fit [SP-14]', () => {
    const columns = (columnCount: 0 | 1 | 2 | 3, fitting: number) =>
      displayedColumns(SECTIONS, { ...DEFAULT, columnCount }, fitting).length;
    expect([columns(2, 3), columns(3, 1), columns(1, 3)]).toEqual([2, 3, 1]);
    expect([columns(0, 2), columns(0, 2.9), columns(0, 9), columns(0, 0), columns(0, -1)]).toEqual([2, 2, 3, 1, 1]);
    expect([columns(0, Number.NaN), columns(0, Number.POSITIVE_INFINITY)]).toEqual([1, 1]);
  });

  it('leaves hidden groups out and no others [SP-14]', () => {
    const shown = displayedColumns(SECTIONS, { ...DEFAULT, hiddenGroups: ['totals'] }, 1).flat();
    expect(shown.map(({ kind }) => kind)).toEqual(['result', 'both-score']);
    expect(displayedColumns(SECTIONS, DEFAULT, 1).flat()).toHaveLength(4);
  });
});

describe('the pace of live games', () => {
  it('is 2 s alone, 3 s in a list, 5 s beside another matter, and 15 s before the start [SP-15]', () => {
    expect([GAME_LIVE_POLL, LIVE_POLL, BESIDE_LIVE_POLL, LINE_POLL]).toEqual([2000, 3000, 5000, 15_000]);
  });
});
