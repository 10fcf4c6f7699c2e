import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fail, ok } from '../../../../core/shared/result.ts';
import { leagueTables } from '../../../../core/sports/statistics/league-table.ts';
import type { PastGame } from '../../../../core/sports/statistics/past-game.ts';
import type { ChampStatistics, StatisticsGateway } from '../../../../core/sports/statistics/statistics-gateway.ts';
import type { TeamGateway } from '../../../../core/sports/team/team-gateway.ts';
import type { TeamSquad } from '../../../../core/sports/team/team-squad.ts';
import type { TeamProfile } from '../../../../core/sports/team/team.ts';
import { prepareTeam, type TeamMatch } from '#ui/sports/team/prepare-team.ts';
import { FavouriteTeams } from '#ui/sports/team/favourite-teams.tsx';
import { Screen } from '#ui/sports/team/team-screen.tsx';
import { splitLanguage } from '../../../../core/navigation/language-path.ts';
import { sampleDetails, sampleGame, sampleMarket } from '../../../support/examples/sample-line.ts';
import { sampleResult } from '../../../support/examples/sample-results.ts';
import { linePage } from '../../../support/views/line-page.tsx';

afterEach(cleanup);

const { home, away } = sampleResult(1);
const PROFILE: TeamProfile = {
  team: home,
  sportId: 1,
  champ: { id: 10, name: 'England. Premier League', countryCode: 'gb-eng' },
  hasSquad: true,
  results: [sampleResult(1), sampleResult(2)],
};
const RIVAL = away ?? { id: 99, name: 'Rival' };
const MET: PastGame[] = [
  { id: 1, startsAt: 1_795_000_000_000, home: RIVAL, away: home, score: { home: 2, away: 0 } },
  { id: 2, startsAt: 1_795_000_000_001, home, away: RIVAL, score: { home: 1, away: 1 } },
];
const STATISTICS: ChampStatistics = {
  champId: 10,
  sportId: 1,
  name: 'England. Premier League',
  countryCode: 'gb-eng',
  since: 1_794_960_000_000,
  until: 1_795_960_000_000,
  finalId: 5,
  hasDuels: true,
  tables: leagueTables(MET, [home, RIVAL]),
  games: MET,
};
const SEASON_BETS = sampleGame(5, { away: undefined, markets: [sampleMarket(5, 'outright', { c0: 1.9, c1: 3.5 })] });
const SQUAD: TeamSquad = {
  champId: 10,
  since: 1_794_960_000_000,
  players: [
    { number: 9, name: 'Nine', position: 'forward', matches: 2, minutes: 180, goals: 1, assists: 0, yellowCards: 0 },
    { number: 1, name: 'One', position: 'goalkeeper', matches: 2, minutes: 170, goals: 0, assists: 0, yellowCards: 1 },
  ],
};

interface Replies {
  readonly squad?: Awaited<ReturnType<TeamGateway['squad']>>;
  readonly champ?: Awaited<ReturnType<StatisticsGateway['champ']>>;
}

async function opened(
  answer: Awaited<ReturnType<TeamGateway['team']>> = ok(PROFILE),
  address = `/en/line/${String(home.id)}`,
  { squad = ok(SQUAD), champ = ok(STATISTICS) }: Replies = {},
) {
  const nobody = async () => Promise.reject(new Error('nobody asks for that'));
  const page = linePage([sampleGame(1)], address, {
    teamGateway: { team: () => Promise.resolve(answer), squad: () => Promise.resolve(squad) },
    statisticsGateway: { champ: async () => Promise.resolve(champ), history: nobody, duel: nobody },
  });
  page.gateway.answers.game = () => ok(sampleDetails(SEASON_BETS));
  await page.stores.page.learnRoutes();
  await page.stores.lazy.ensure(['team', 'champStatistics', 'game']);
  const [path = '', query] = address.split('?');
  const match = page.stores.page.match(splitLanguage(path).rest) as TeamMatch;
  const status = await prepareTeam(page.stores, match, new URLSearchParams(query));
  render(<Screen />, { wrapper: page.Wrapper });
  return { page, status };
}

describe('the page of a team', () => {
  it('has its name, its form, its games and how the last ones went [SP-3, SP-22]', async () => {
    const { page, status } = await opened();
    expect(status).toBeUndefined();
    expect(screen.getByRole('heading', { level: 1, name: home.name })).toBeDefined();
    expect(page.stores.line.view.filter).toMatchObject({ section: 'all', teamId: home.id });
    expect(within(screen.getByRole('list', { name: 'Form' })).getAllByRole('listitem')).toHaveLength(2);
    const games = screen.getByRole('region', { name: 'Last games' });
    expect(within(games).getAllByRole('listitem')).toHaveLength(2);
    const [settled] = within(games).getAllByRole('link', { name: /settled markets/ });
    expect(settled?.getAttribute('href')).toMatch(/^\/en\/results\?day=\d{4}-\d\d-\d\d&champ=10&game=1$/);
    const [rival] = within(games).getAllByRole('link', { name: away?.name ?? '' });
    expect(rival?.getAttribute('href')).toBe(`/en/line/${String(away?.id)}`);
  });

  const at = (part: string) => `/en/line/${String(home.id)}?part=${part}`;
  const partNames = () =>
    within(screen.getByRole('navigation', { name: 'Parts of the team page' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

  it('has a part for each thing that is known of the team, each with its address and how much it has [SP-36] [SP-44]', async () => {
    await opened(ok(PROFILE), at('results'));
    expect(partNames()).toEqual([
      ['Matches 2', `/en/line/${String(home.id)}`, null],
      ['Results 2', at('results'), 'page'],
      ['Table', at('table'), null],
      ['Squad', at('squad'), null],
      ['Statistics', at('statistics'), null],
      ['Season bets', at('outrights'), null],
    ]);
    expect(screen.queryByRole('navigation', { name: 'Section' })).toBeNull();
    cleanup();
    const { finalId: _, ...withoutSeason } = STATISTICS;
    await opened(ok({ ...PROFILE, hasSquad: false }), at('squad'), { champ: ok(withoutSeason) });
    expect(partNames().map(([name]) => name)).toEqual(['Matches 2', 'Results 2', 'Table', 'Statistics']);
    expect(partNames()[0]?.[2]).toBe('page');
  });

  it('counts its players once they are known [SP-44]', async () => {
    await opened(ok(PROFILE), at('squad'));
    expect(partNames().map(([name]) => name)).toContain('Squad 2');
  });

  it('names its coach and its stadium where they are known [SP-43]', async () => {
    await opened(ok({ ...PROFILE, coach: 'Ann Lee', stadium: 'Oak Park' }));
    const about = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(about).toEqual(expect.arrayContaining(['Ann Lee', 'Oak Park']));
    cleanup();
    await opened();
    expect(screen.queryByText('Coach')).toBeNull();
  });

  it('has its place and points, and its row in the table of the season [SP-37]', async () => {
    await opened(ok(PROFILE), at('table'));
    const inTable = screen.getByRole('link', { name: /Place 2.*Points 1/ });
    expect(inTable.getAttribute('href')).toBe(at('table'));
    const [own] = screen.getAllByRole('row', { current: true });
    expect(own?.textContent).toContain(home.name);
    expect(screen.getByRole('link', { name: 'League statistics' }).getAttribute('href')).toBe('/en/statistic?champ=10');
    cleanup();
    await opened(ok(PROFILE), at('table'), { champ: ok({ ...STATISTICS, tables: leagueTables([], [RIVAL]) }) });
    expect(screen.getByText(/they do not count in the table/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Plays outside the season' })).toBeDefined();
  });

  it('has the squad from the goalkeeper on, the best beside the games, and another try where it did not come [SP-38]', async () => {
    await opened(ok(PROFILE), at('squad'));
    const rows = within(screen.getByRole('table', { name: 'Squad' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['1OneGoalkeeper217000' + '1', '9NineForward2180100']);
    cleanup();
    await opened();
    const best = within(screen.getByRole('region', { name: 'Squad' })).getAllByRole('listitem');
    expect(best[0]?.textContent).toContain('Nine');
    cleanup();
    await opened(ok(PROFILE), at('squad'), { squad: fail({ kind: 'network' }) });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('status')).toBeDefined();
  });

  it('has what the team played at home and away, and the bets on its season [SP-36]', async () => {
    await opened(ok(PROFILE), at('statistics'));
    const figures = within(screen.getByRole('table', { name: 'Statistics' }))
      .getAllByRole('row')
      .slice(1);
    expect(figures.map((row) => row.textContent)).toEqual(['All201111:3', 'Home101011:1', 'Away100100:2']);
    cleanup();
    const { page } = await opened(ok(PROFILE), at('outrights'));
    expect(page.stores.game.id).toBe(5);
    expect(screen.getByRole('region', { name: 'Outright winner' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Season page' }).getAttribute('href')).toBe('/en/champs/10/final');
  });

  it('leads to what is played and what is still to begin [SP-21]', async () => {
    const { page } = await opened(ok(PROFILE), `/en/team/live/${String(home.id)}`);
    expect(page.stores.line.view.filter).toMatchObject({ section: 'live', teamId: home.id });
    const ways = within(screen.getByRole('navigation', { name: 'Section' })).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      `/en/line/${String(home.id)}`,
      `/en/team/live/${String(home.id)}`,
      `/en/team/line/${String(home.id)}`,
    ]);
  });

  it('says that there were no games of late', async () => {
    await opened(ok({ ...PROFILE, results: [] }));
    expect(screen.getByText('No games in the last 30 days.')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Form' })).toBeNull();
  });

  it('does not exist for a team that nobody knows, and offers another try where it did not come', async () => {
    expect((await opened(fail({ kind: 'refused', status: 404 }))).status).toBe(404);
    cleanup();
    const { status } = await opened(fail({ kind: 'network' }));
    expect(status).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('is starred, listed among the favourites by its name and unstarred there [FV-1, FV-4]', async () => {
    const { page } = await opened();
    fireEvent.click(screen.getByRole('button', { name: 'Add to favourites' }));
    expect(page.stores.favourites.favourites.teams).toEqual([{ id: home.id, name: home.name }]);
    expect(page.stores.favourites.count).toBe(1);
    cleanup();
    render(<FavouriteTeams />, { wrapper: page.Wrapper });
    expect(screen.getByRole('link', { name: home.name }).getAttribute('href')).toBe(`/en/line/${String(home.id)}`);
    fireEvent.click(screen.getByRole('button', { name: `Favourite team: ${home.name}` }));
    expect(page.stores.favourites.hasTeam(home.id)).toBe(false);
  });
});
