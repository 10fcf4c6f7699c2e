import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { fail, ok, type Result } from '../../../../../core/shared/result.ts';
import type { RequestFailure } from '../../../../../core/shared/request-failure.ts';
import type { ChampStatistics, StatisticsGateway } from '../../../../../core/sports/statistics/statistics-gateway.ts';
import { Screen } from '#ui/sports/statistics/final/champ-final-screen.tsx';
import { prepareChampFinal } from '#ui/sports/statistics/final/prepare-champ-final.ts';
import { sampleChamp, sampleDetails, sampleGame, sampleMarket } from '../../../../support/examples/sample-line.ts';
import { linePage } from '../../../../support/views/line-page.tsx';

afterEach(cleanup);

const FINAL = 99;
const STATISTICS: ChampStatistics = {
  champId: 10,
  sportId: 1,
  name: 'England. Premier League',
  countryCode: 'gb-eng',
  since: 1_794_960_000_000,
  until: 1_796_169_600_000,
  finalId: FINAL,
  tables: [],
  games: [],
};
const market = sampleMarket(FINAL, 'outright', { c0: 1.9, c1: 3.5, c2: 8 });
const QUESTION = sampleGame(FINAL, {
  champId: 10,
  home: { id: 1, name: 'Season outrights' },
  away: undefined,
  markets: [
    { ...market, outcomes: market.outcomes.map((each, place) => ({ ...each, label: `Club ${String(place + 1)}` })) },
  ],
});

async function opened(reply: Result<ChampStatistics, RequestFailure>, question = QUESTION) {
  const statisticsGateway: StatisticsGateway = {
    champ: async () => Promise.resolve(reply),
    history: async () => Promise.resolve(fail({ kind: 'network' })),
    duel: async () => Promise.resolve(fail({ kind: 'network' })),
  };
  const page = linePage([question], '/en/champs/10/final', { statisticsGateway });
  page.gateway.answers.game = () => ok(sampleDetails(question));
  await page.stores.lazy.ensure(['champStatistics', 'game']);
  const status = await prepareChampFinal(page.stores, { params: { champ: 10 } });
  render(<Screen />, { wrapper: page.Wrapper });
  return { ...page, status };
}

describe('the page of who wins a season', () => {
  it('shows every club with its price, and takes a bet on it, beside the table [STC-9]', async () => {
    const { bets } = await opened(ok(STATISTICS));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Season outrights: England. Premier League');
    expect(document.title).toContain('Season outrights: England. Premier League');
    const winner = screen.getByRole('region', { name: 'Outright winner' });
    fireEvent.click(within(winner).getByRole('button', { name: /Club 2/ }));
    expect(bets.map(({ outcomeId }) => outcomeId)).toEqual([market.outcomes[1]!.id]);
    expect(screen.getByRole('region', { name: 'Table' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'England. Premier League' }).getAttribute('href')).toMatch(
      /^\/en\/line\/football\/10$/,
    );
  });

  it('says that others of the competition play outside the season, and how many play it, where that is so [STC-13]', async () => {
    const none = { won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };
    const row = (id: number) => ({ side: { id, name: `Club ${String(id)}` }, home: none, away: none, form: [] });
    const tables = [Array.from({ length: 12 }, (_, place) => row(place + 1))];
    await opened(ok({ ...STATISTICS, tables, outsiders: 8 }));
    expect(screen.getByText(/^Only those in the table \(12\) play the season\./)).toBeDefined();
    cleanup();
    await opened(ok({ ...STATISTICS, tables, outsiders: 0 }));
    expect(screen.queryByText(/play the season/)).toBeNull();
  });

  it.each([
    [2, /^A match of the season is being played/, ['/en/live/football/10']],
    [0, /^Season bets are not taken/, []],
  ])('says why every price is locked with %i matches being played [STC-20]', async (liveCount, why, ways) => {
    const locked = QUESTION.markets.map((each) => ({
      ...each,
      outcomes: each.outcomes.map((outcome) => ({ ...outcome, isLocked: true })),
    }));
    const { stores } = await opened(ok(STATISTICS), { ...QUESTION, markets: locked });
    act(() =>
      runInAction(() => {
        Object.assign(stores.tree, { tree: { sports: [], champs: [sampleChamp(10, { liveCount })] } });
      }),
    );
    const note = screen.getByText(why).closest('output');
    expect([...note!.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(ways);
    cleanup();
    await opened(ok(STATISTICS));
    expect(screen.queryByText(/^Season bets|^A match of the season/)).toBeNull();
  });

  it('says where no season is held, and why nothing came [STC-9]', async () => {
    const { finalId: _finalId, until: _until, ...without } = STATISTICS;
    await opened(ok(without));
    expect(screen.getByText('No season is held here')).toBeDefined();
    cleanup();
    await opened(fail({ kind: 'network' }));
    expect(screen.getByRole('button', { name: /again/i })).toBeDefined();
    expect((await opened(fail({ kind: 'refused', status: 404 }))).status).toBe(404);
  });
});
