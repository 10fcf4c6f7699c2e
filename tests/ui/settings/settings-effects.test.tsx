import { runInAction } from 'mobx';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ViewSettings } from '../../../core/settings/view-settings.ts';
import { ok } from '../../../core/shared/result.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import { AsianLine } from '#ui/sports/line/table/asian-line.tsx';
import { EuropeanLine } from '#ui/sports/line/table/european-line.tsx';
import { Screen as GameScreen } from '#ui/sports/game/game-screen.tsx';
import { WHOLE_VIEW } from '#ui/sports/line/line-source.ts';
import { prepareStatistics } from '#ui/sports/game/prepare-statistics.ts';
import { SportsTreePanel } from '#ui/sports/tree/sports-tree.tsx';
import { GameStatisticsView as StatisticsScreen } from '#ui/sports/game/game-statistics-view.tsx';
import { idOf } from '../../support/examples/coupon-examples.ts';
import { couponTab, drawCoupon, sharedBrowser } from '../../support/views/coupon-page.tsx';
import { linePage } from '../../support/views/line-page.tsx';
import { teachDialogs } from '../../support/views/player-page.tsx';
import { sampleChamp, sampleDetails, sampleGame, sampleMarket } from '../../support/examples/sample-line.ts';

const LIVE = { ...WHOLE_VIEW, filter: { ...WHOLE_VIEW.filter, section: 'live' as const } };
const KIT = { first: '#D7222D', second: '#FFFFFF', pattern: 'plain' } as const;
const stops: (() => void)[] = [];

beforeAll(teachDialogs);
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

async function line(games: readonly Game[], Line = EuropeanLine) {
  const page = linePage(games);
  await page.stores.line.open(LIVE);
  stops.push(page.stores.clock.start(), page.stores.line.start());
  const { container } = render(<Line />, { wrapper: page.Wrapper });
  const set = (change: Partial<ViewSettings>): void => {
    act(() => {
      page.stores.settings.change(change);
    });
  };
  return { ...page, container, set };
}

async function game() {
  const history = { champId: 10, since: 1, home: [], away: [], meetings: [] };
  const page = linePage([], '/en/live/football/10/1', {
    statisticsGateway: {
      champ: () => Promise.reject(new Error('nobody asks for a competition')),
      history: () => Promise.resolve(ok(history)),
      duel: () => Promise.reject(new Error('nobody asks for a duel')),
    },
  });
  page.gateway.answers.game = () =>
    ok(
      sampleDetails(sampleGame(1), [
        sampleMarket(1, 'result', { home: 1.28, draw: 5.6, away: 11 }),
        sampleMarket(1, 'total', { over: 1.83, under: 1.98 }, { line: 3.5 }),
        sampleMarket(1, 'correct-score', { '2-1': 4.1, '3-1': 4.35, other: 9 }),
      ]),
    );
  await page.stores.lazy.ensure(['game', 'gameHistory']);
  await page.stores.game.open(1);
  stops.push(page.stores.clock.start());
  const set = (change: Partial<ViewSettings>): void => {
    act(() => {
      page.stores.settings.change(change);
    });
  };
  return { ...page, set };
}

const gamesInOrder = (container: HTMLElement): readonly (string | null)[] =>
  [...container.querySelectorAll('[data-kind="game"] a[href*="/live/"]:first-of-type')].map((link) =>
    link.getAttribute('href'),
  );

describe('a setting of the line', () => {
  it('puts the best matches on top [LN-36]', async () => {
    const { container, set } = await line([sampleGame(1), sampleGame(2, { startsAt: 2_000_000, isTop: true })]);
    const first = (): string | undefined => gamesInOrder(container)[0] ?? undefined;
    expect(first()).toMatch(/\/1$/);
    set({ isBestMatchesOnTop: true });
    expect(first()).toMatch(/\/2$/);
  });

  it('shows the number of each game, in both views', async () => {
    const european = await line([sampleGame(4711)]);
    expect(screen.queryByText('4711')).toBeNull();
    european.set({ isShowGameId: true });
    expect(screen.getByText('4711')).toBeDefined();
    cleanup();
    const asian = await line([sampleGame(4711)], AsianLine);
    expect(screen.queryByText('4711')).toBeNull();
    asian.set({ isShowGameId: true });
    expect(screen.getByText('4711')).toBeDefined();
  });

  it('shows every part of the score, in both views [LN-37]', async () => {
    const european = await line([sampleGame(1)]);
    const row = (): string => screen.getAllByRole('row').at(-1)?.textContent ?? '';
    expect(row()).toContain('21');
    expect(row()).not.toContain('1110');
    european.set({ isDetailedScore: true });
    expect(row()).toContain('111021');
    cleanup();
    const asian = await line([sampleGame(1)], AsianLine);
    expect(row()).not.toContain('1:1');
    asian.set({ isDetailedScore: true });
    expect(row()).toContain('1:11:0');
  });

  it('leads to the statistics in a window of their own, or in a panel over the page [SP-12]', async () => {
    const { set } = await line([sampleGame(1)]);
    const link = screen.getByTitle<HTMLAnchorElement>('Statistics');
    expect([link.getAttribute('href'), link.target]).toEqual(['/en/statisticpopup/game/1', '_blank']);
    set({ isDisplayStatsInNewWindow: false });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/en/statisticpopup/game/1', null]);
    expect(link.dataset['cell']).toBe('');
  });

  it('leaves sports alone in the tree', async () => {
    const page = linePage([], '/en/line/football');
    page.gateway.answers.tree = {
      sports: [{ id: 1, code: 'football', name: 'Football', liveCount: 3, lineCount: 20 }],
      champs: [sampleChamp(10, { name: 'Premier League', liveCount: 2 })],
    };
    await page.stores.tree.load();
    render(<SportsTreePanel />, { wrapper: page.Wrapper });
    expect(screen.getAllByRole('treeitem')).toHaveLength(2);
    act(() => {
      page.stores.settings.change({ isShowSportsOnly: true });
    });
    const [football, ...others] = screen.getAllByRole('treeitem');
    expect(others).toEqual([]);
    expect(football!.hasAttribute('aria-expanded')).toBe(false);
  });

  it('marks moved prices or leaves them alone [GS-3, GS-4]', async () => {
    const dear = sampleGame(1, {
      version: 2,
      markets: [sampleMarket(1, 'result', { home: 1.5, draw: 5.6, away: 11 })],
    });
    const { stores, set } = await line([
      sampleGame(1, { markets: [sampleMarket(1, 'result', { home: 1.28, draw: 5.6, away: 11 })] }),
    ]);
    act(() => {
      const row = stores.line.row(1)!;
      runInAction(() => {
        row.take(dear, stores.clock.exact(), { watch: () => undefined } as never);
      });
    });
    const price = (): string | null =>
      screen.getAllByRole('button', { name: /^Arsenal to win, / })[0]!.getAttribute('aria-label');
    expect(price()).toBe('Arsenal to win, 1.50, odds up');
    set({ coefIndicationType: 0 });
    expect(price()).toBe('Arsenal to win, 1.50');
    set({ coefIndicationType: 2 });
    expect(price()).toBe('Arsenal to win, 1.50, odds up');
  });
});

describe('a setting of the page of a game', () => {
  it('lays the markets out in the wanted columns, and the button keeps its choice [SP-14]', async () => {
    const { set, stores, Wrapper } = await game();
    render(<GameScreen />, { wrapper: Wrapper });
    const markets = (): number => screen.getAllByRole('tabpanel').at(-1)!.childElementCount;
    expect(markets()).toBe(2);
    set({ marketColumns: 3 });
    expect(markets()).toBe(3);
    fireEvent.click(screen.getByRole('button', { name: 'One column' }));
    expect(stores.settings.settings.marketColumns).toBe(1);
    expect(markets()).toBe(1);
  });

  it('writes the answers of the markets in short or in full [SE-12]', async () => {
    const { set, Wrapper } = await game();
    render(<GameScreen />, { wrapper: Wrapper });
    const answers = (): string => screen.getByRole('region', { name: 'Match result' }).textContent;
    expect(answers()).toContain('Draw');
    expect(answers()).not.toContain('Arsenal to win');
    set({ marketsNameType: 1 });
    expect(answers()).toContain('Arsenal to win');
  });

  it('folds the markets and leaves out the hidden groups [SE-9, SP-14]', async () => {
    const { set, Wrapper } = await game();
    render(<GameScreen />, { wrapper: Wrapper });
    const result = (): HTMLElement => screen.getByRole('button', { name: 'Match result' });
    expect(result().getAttribute('aria-expanded')).toBe('true');
    set({ areMarketsFolded: true });
    expect(result().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(result());
    expect(result().getAttribute('aria-expanded')).toBe('true');
    set({ areMarketsFolded: false, hiddenMarketGroups: 0b10 });
    expect(screen.queryByRole('tab', { name: /^Totals/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Total' })).toBeNull();
  });

  it('offers the statistics in a window to who wants one, else in the page [SP-12]', async () => {
    const { set, Wrapper } = await game();
    render(<GameScreen />, { wrapper: Wrapper });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Statistics in a new window' });
    expect([link.getAttribute('href'), link.target]).toEqual(['/en/statisticpopup/game/1', '_blank']);
    set({ isDisplayStatsInNewWindow: false });
    expect(screen.getByRole('link', { name: 'Statistics' }).getAttribute('target')).toBeNull();
  });

  it('has statistics in that window, or says that there are none [SP-12]', async () => {
    const page = await game();
    const open = async (popup: string) => prepareStatistics(page.stores, { params: { popup } } as never);
    expect(await open('game/1')).toBeUndefined();
    render(<StatisticsScreen />, { wrapper: page.Wrapper });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Arsenal');
    expect(screen.getByRole('region', { name: 'Statistics' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'All markets for this match' }).getAttribute('href')).toBe(
      '/en/live/football/10/1',
    );
    cleanup();
    page.gateway.answers.game = () => ok({ ...sampleDetails(sampleGame(2), []), statistics: [], momentum: [] });
    await open('game/2');
    render(<StatisticsScreen />, { wrapper: page.Wrapper });
    fireEvent.click(screen.getByRole('tab', { name: 'Match' }));
    expect(screen.getByText('No statistics yet')).toBeDefined();
    expect(await open('h2h.html')).toBe(404);
  });
});

describe('a setting of the coupon', () => {
  it('shows jerseys, the number of the game and every part of its score', async () => {
    const browser = sharedBrowser();
    browser.gateway.updates.set(idOf(1), {
      isLive: true,
      status: 'playing',
      home: { kit: KIT },
      away: { countryCode: 'de' },
      score: {
        home: 2,
        away: 1,
        periods: [
          { home: 1, away: 0 },
          { home: 1, away: 1 },
        ],
        redCards: { home: 0, away: 0 },
      },
    });
    const tab = await couponTab(browser);
    stops.push(tab.stop);
    drawCoupon(tab);
    await tab.add(1);
    await import('#ui/coupon/building/filled-coupon.tsx');
    const [bet] = await screen.findAllByRole('listitem', {}, { timeout: 20_000 });
    const set = (change: Partial<ViewSettings>): void => {
      act(() => {
        tab.stores.settings.change(change);
      });
    };
    const marks = (): number => bet!.querySelectorAll('use[href^="#kit-"], img').length;
    expect(tab.coupon.bets[0]?.outcomeId).toBe(idOf(1));
    expect(marks()).toBe(0);
    expect(bet!.textContent).not.toContain('1:0');
    set({ isTeamLogosInCoupon: true, isShowGameId: true, isDetailedScore: true });
    expect(marks()).toBe(2);
    expect(within(bet!).getByText('Bet no. 1')).toBeDefined();
    expect(bet!.textContent).toContain('2:11:01:1');
  });
});
