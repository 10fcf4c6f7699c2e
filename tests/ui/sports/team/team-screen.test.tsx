import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fail, ok } from '../../../../core/shared/result.ts';
import type { TeamGateway } from '../../../../core/sports/team/team-gateway.ts';
import { prepareTeam, type TeamMatch } from '#ui/sports/team/prepare-team.ts';
import { FavouriteTeams } from '#ui/sports/team/favourite-teams.tsx';
import { Screen } from '#ui/sports/team/team-screen.tsx';
import { splitLanguage } from '../../../../core/navigation/language-path.ts';
import { sampleGame } from '../../../support/examples/sample-line.ts';
import { sampleResult } from '../../../support/examples/sample-results.ts';
import { linePage } from '../../../support/views/line-page.tsx';

afterEach(cleanup);

const { home, away } = sampleResult(1);
const PROFILE = { team: home, sportId: 1, results: [sampleResult(1), sampleResult(2)] };

async function opened(answer: Awaited<ReturnType<TeamGateway['team']>> = ok(PROFILE), address?: string) {
  const path = address ?? `/en/line/${String(home.id)}`;
  const page = linePage([sampleGame(1)], path, {
    teamGateway: { team: () => Promise.resolve(answer) },
  });
  await page.stores.page.learnRoutes();
  await page.stores.lazy.ensure(['team']);
  const match = page.stores.page.match(splitLanguage(path).rest) as TeamMatch;
  const status = await prepareTeam(page.stores, match, new URLSearchParams());
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
    fireEvent.click(screen.getByRole('button', { name: `Favourite team: ${home.name}` }));
    expect(page.stores.favourites.favourites.teams).toEqual([{ id: home.id, name: home.name }]);
    expect(page.stores.favourites.count).toBe(1);
    cleanup();
    render(<FavouriteTeams />, { wrapper: page.Wrapper });
    expect(screen.getByRole('link', { name: home.name }).getAttribute('href')).toBe(`/en/line/${String(home.id)}`);
    fireEvent.click(screen.getByRole('button', { name: `Favourite team: ${home.name}` }));
    expect(page.stores.favourites.hasTeam(home.id)).toBe(false);
  });
});
