import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { days } from '../../../../core/shared/time.ts';
import { fail, ok, type Result } from '../../../../core/shared/result.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { leagueTables } from '../../../../core/sports/statistics/league-table.ts';
import type { PastGame } from '../../../../core/sports/statistics/past-game.ts';
import type {
  ChampStatistics,
  GameHistory,
  StatisticsGateway,
} from '../../../../core/sports/statistics/statistics-gateway.ts';
import { Column, Screen } from '#ui/sports/statistics/champ-statistics-screen.tsx';
import { FormCards, HistoryLinks, MeetingsCard } from '#ui/sports/statistics/history-cards.tsx';
import { prepareChampStatistics } from '#ui/sports/statistics/prepare-champ-statistics.ts';
import { sampleChamp, sampleGame } from '../../../support/examples/sample-line.ts';
import { linePage } from '../../../support/views/line-page.tsx';

afterEach(cleanup);

function played(id: number, home: number, away: number, score: readonly [number, number]): PastGame {
  return {
    id,
    startsAt: 1_795_000_000_000 + id * 3_600_000,
    home: { id: home, name: `Side ${String(home)}` },
    away: { id: away, name: `Side ${String(away)}` },
    score: { home: score[0], away: score[1] },
  };
}

const GAMES = [played(3, 1, 2, [2, 0]), played(2, 2, 1, [1, 1]), played(1, 8, 9, [0, 3])];
const STATISTICS: ChampStatistics = {
  champId: 10,
  sportId: 1,
  name: 'England. Premier League',
  countryCode: 'gb-eng',
  since: 1_794_960_000_000,
  tables: leagueTables(GAMES),
  games: GAMES,
};
const HISTORY: GameHistory = { champId: 10, since: 1, home: GAMES.slice(0, 2), away: [], meetings: GAMES.slice(0, 2) };

async function shown(address: string) {
  const asked: number[] = [];
  const replies: {
    champ: Result<ChampStatistics, RequestFailure>;
    history: Result<GameHistory, RequestFailure>;
  } = { champ: ok(STATISTICS), history: ok(HISTORY) };
  const statisticsGateway: StatisticsGateway = {
    champ: async (id) => {
      asked.push(id);
      return Promise.resolve(replies.champ);
    },
    history: async () => Promise.resolve(replies.history),
    duel: async () => Promise.reject(new Error('nobody asks for a duel')),
  };
  const page = linePage([], address, { statisticsGateway });
  page.gateway.answers.tree = {
    sports: [{ id: 1, code: 'football', name: 'Football', liveCount: 1, lineCount: 1 }],
    champs: [
      sampleChamp(10, { name: 'England. Premier League' }),
      sampleChamp(11, { name: 'Spain. La Liga', isTop: true }),
    ],
  };
  await page.stores.lazy.ensure(['champStatistics', 'gameHistory']);
  await page.stores.tree.load();
  return { ...page, asked, replies };
}

async function opened(search: string) {
  const page = await shown(`/en/statistic${search}`);
  const status = await prepareChampStatistics(page.stores, new URLSearchParams(search));
  const show = () =>
    render(
      <>
        <Column />
        <Screen />
      </>,
      { wrapper: page.Wrapper },
    );
  return { ...page, status, show };
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('the statistics of a competition', () => {
  it('show a table of each group in its order, and at home or away alone [STC-4] [STC-5] [STC-6]', async () => {
    const { show } = await opened('?champ=10');
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('England. Premier League');
    expect(rowsOf(screen.getByRole('table', { name: 'Group 1' }))).toEqual([
      '1Side 121103:14WWonDDrawn',
      '2Side 220111:31LLostDDrawn',
    ]);
    fireEvent.click(screen.getByRole('radio', { name: 'Away' }));
    expect(rowsOf(screen.getByRole('table', { name: 'Group 1' }))[0]).toBe('1Side 110101:11WWonDDrawn');
    // nobody has drawn in it yet
    const undrawn = screen.getByRole('table', { name: 'Group 2' });
    expect(within(undrawn).getAllByRole('columnheader')).toHaveLength(
      within(screen.getByRole('table', { name: 'Group 1' })).getAllByRole('columnheader').length,
    );
  });

  it('name the first and the last day of a season, and otherwise since when matches count [STC-8]', async () => {
    const { show, replies, stores } = await opened('?champ=10');
    show();
    expect(screen.getByRole('banner').textContent).toContain('matches since ');
    cleanup();
    const since = Date.UTC(2026, 10, 16, 12);
    replies.champ = ok({ ...STATISTICS, since, until: since + days(14) });
    await stores.champStatistics.open(10);
    show();
    expect(screen.getByRole('banner').textContent).toMatch(
      /season 16\D.* – 30\D.*; matches outside the season do not count/,
    );
  });

  it('lead from a game to its settled markets in the results', async () => {
    const { show } = await opened('?champ=10');
    show();
    const games = screen.getByRole('region', { name: 'Latest matches' });
    const [first] = within(games).getAllByRole('link');
    expect(first?.getAttribute('href')).toMatch(/^\/en\/results\?day=2026-11-\d\d&champ=10&game=3$/);
  });

  it('lead to the duel of its best players, where there are players, in a window where the player wants one [SP-12] [STC-17]', async () => {
    const page = await shown('/en/statistic?champ=10');
    page.replies.champ = ok({ ...STATISTICS, hasDuels: true });
    await prepareChampStatistics(page.stores, new URLSearchParams('?champ=10'));
    render(<Screen />, { wrapper: page.Wrapper });
    const link = () => screen.getByRole('link', { name: 'Players’ duel' });
    expect([link().getAttribute('href'), link().getAttribute('target')]).toEqual([
      '/en/statisticpopup/duel/10',
      '_blank',
    ]);
    act(() => {
      page.stores.settings.change({ isDisplayStatsInNewWindow: false });
    });
    expect(link().getAttribute('target')).toBeNull();
  });

  it('are those of the first competition of football where the address names none, and of nobody where it names nonsense [STC-7]', async () => {
    const { asked } = await opened('');
    expect(asked).toEqual([11]);
    expect((await opened('?champ=x')).status).toBe(404);
    expect((await opened('?champ=-1')).asked).toEqual([]);
  });

  it('say that they did not come, and are asked for again', async () => {
    const { replies, show, stores, asked } = await opened('?champ=10');
    replies.champ = fail({ kind: 'network' });
    await stores.champStatistics.open(11);
    show();
    replies.champ = ok({ ...STATISTICS, champId: 11 });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await Promise.resolve();
    });
    expect(asked).toEqual([10, 11, 11]);
    expect(screen.getByRole('table', { name: 'Group 1' })).toBeDefined();
  });

  it('are a page that does not exist for a competition that nobody knows', async () => {
    const page = await shown('/en/statistic?champ=99');
    page.replies.champ = fail({ kind: 'refused', status: 404 });
    expect(await prepareChampStatistics(page.stores, new URLSearchParams('?champ=99'))).toBe(404);
  });

  it('are found in the column by the name of the competition', async () => {
    const { show } = await opened('?champ=10');
    show();
    const column = screen.getByRole('navigation', { name: 'Competitions' });
    fireEvent.change(within(column).getByRole('searchbox'), { target: { value: 'liga' } });
    expect(
      within(column)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/en/statistic?champ=11']);
    fireEvent.change(within(column).getByRole('searchbox'), { target: { value: 'nothing' } });
    expect(column.textContent).toContain('No competition found');
  });
});

describe('the past of a game', () => {
  const game = sampleGame(5, { home: { id: 1, name: 'Side 1' }, away: { id: 2, name: 'Side 2' } });
  const past = (
    <>
      <MeetingsCard game={game} />
      <FormCards game={game} />
    </>
  );

  it('shows how the sides met and their form [STC-1] [STC-2] [STC-3]', async () => {
    const { stores, Wrapper } = await shown('/en/statisticpopup/game/5');
    await stores.gameHistory.open(5);
    render(past, { wrapper: Wrapper });
    expect(screen.getByRole('region', { name: 'Head to head' }).textContent).toContain('Side 11Draws1Side 20');
    expect(screen.getByRole('region', { name: 'Side 1' }).textContent).toContain('Side 1WWonDDrawn');
    expect(screen.getByRole('region', { name: 'Side 2' }).textContent).toContain('There were no matches');
  });

  it('leads to the duel of the two, where players are compared [STC-15] [STC-17]', async () => {
    const { replies, stores, Wrapper } = await shown('/en/statisticpopup/game/5');
    await stores.gameHistory.open(5);
    const { unmount } = render(<HistoryLinks game={game} />, { wrapper: Wrapper });
    expect(screen.queryByRole('link', { name: 'Players’ duel' })).toBeNull();
    unmount();
    replies.history = ok({ ...HISTORY, hasDuels: true });
    await stores.gameHistory.open(5);
    render(<HistoryLinks game={game} />, { wrapper: Wrapper });
    const link = screen.getByRole('link', { name: 'Players’ duel' });
    expect(link.getAttribute('href')).toBe('/en/statisticpopup/duel/10/1/2');
  });

  it('says that it did not come, and is asked for again', async () => {
    const { replies, stores, Wrapper } = await shown('/en/statisticpopup/game/5');
    replies.history = fail({ kind: 'network' });
    await stores.gameHistory.open(5);
    render(<MeetingsCard game={game} />, { wrapper: Wrapper });
    expect(document.body.textContent).toContain('The past matches haven’t loaded');
    replies.history = ok(HISTORY);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await Promise.resolve();
    });
    expect(screen.getByRole('region', { name: 'Head to head' })).toBeDefined();
  });
});
