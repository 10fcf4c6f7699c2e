import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { splitLanguage } from '../../../../core/navigation/language-path.ts';
import type { RouteMatch } from '../../../../core/navigation/route-table.ts';
import { Screen as ChampScreen } from '#ui/sports/line/pages/champ-screen.tsx';
import { isLinePageMatch } from '#ui/sports/line/pages/line-page.ts';
import { Screen as LinePageScreen } from '#ui/sports/line/pages/line-page-screen.tsx';
import { prepareLinePage } from '#ui/sports/line/pages/prepare-line-page.ts';
import { prepareLine } from '#ui/sports/line/prepare-line.ts';
import { ok } from '../../../../core/shared/result.ts';
import { sampleChamp, sampleGame, sampleSnapshot } from '../../../support/examples/sample-line.ts';
import { linePage } from '../../../support/views/line-page.tsx';

afterEach(cleanup);

const TREE = {
  sports: [
    { id: 1, code: 'football', name: 'Football', liveCount: 3, lineCount: 20 },
    { id: 40, code: 'dota-2', name: 'Dota 2', liveCount: 1, lineCount: 4 },
    { id: 41, code: 'cs2', name: 'CS2', liveCount: 2, lineCount: 5 },
  ],
  champs: [sampleChamp(10, { name: 'Premier League', liveCount: 2, lineCount: 7 })],
} as const;

async function opened(address: string, games = [sampleGame(1)]) {
  const page = linePage(games, address);
  page.gateway.answers.tree = TREE;
  page.gateway.answers.line = () => ok(sampleSnapshot(games));
  const { stores } = page;
  await stores.page.learnRoutes();
  await stores.tree.load();
  const { pathname, searchParams } = new URL(address, 'http://site.example');
  const match: RouteMatch | undefined = stores.page.match(splitLanguage(pathname).rest);
  if (match?.name === 'champ') return { page, status: await prepareLine(stores, match, searchParams) };
  if (!isLinePageMatch(match)) throw new Error(`${address} is no page of the line`);
  return { page, status: await prepareLinePage(stores, match, searchParams) };
}

function links(label: string): readonly string[] {
  const list = screen.getByRole('navigation', { name: label });
  return [...list.querySelectorAll('a')].map((link) => `${link.textContent.trim()} ${link.getAttribute('href') ?? ''}`);
}

describe('the page of a competition', () => {
  it('says where it stands and counts its sections as the tree does [LN-18, LN-70]', async () => {
    const { page, status } = await opened('/en/line/football/10');
    render(<ChampScreen />, { wrapper: page.Wrapper });
    expect(status).toBeUndefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Premier League' })).toBeDefined();
    expect(links('Where this page is')).toEqual(['Home /en', 'Pre-match /en/line', 'Football /en/line/football']);
    expect(links('Section')).toEqual([
      'All 9 /en/line/football/10',
      'Live 2 /en/live/football/10',
      'Pre-match 7 /en/line/football/10?show=line',
    ]);
    expect(page.stores.line.view.filter.section).toBe('all');
    expect(screen.getByRole('link', { name: 'Results' }).getAttribute('href')).toBe(
      '/en/results?sport=football&champ=10',
    );
  });

  it('is starred from its head [FV-1]', async () => {
    const { page } = await opened('/en/line/football/10');
    render(<ChampScreen />, { wrapper: page.Wrapper });
    const [star] = screen.getAllByRole('button', { name: /Premier League/ });
    fireEvent.click(star!);
    expect(page.stores.favourites.hasChamp(10)).toBe(true);
  });
});

describe('pages of the line', () => {
  it.each([
    ['/en/topgame', 'Top games', { section: 'all', page: 'topgame' }],
    ['/en/marble/live', 'Marble races live', { section: 'live', sportId: 89 }],
    ['/en/ufc/line', 'UFC and combat sports', { section: 'line', sportId: 56 }],
    ['/en/cyber/live', 'Esports', { section: 'live', page: 'cyber' }],
    ['/en/live/top/football', 'Top games: Football', { section: 'live', menu: 'top' }],
    ['/en/league/live/football/10', 'Premier League', { section: 'all', champId: 10 }],
    ['/en/champ/live/football/10', 'Premier League', { section: 'live', champId: 10 }],
  ])('%s is called %s and shows %o [SP-1, SP-2, SP-21]', async (address, name, filter) => {
    const { page, status } = await opened(address);
    render(<LinePageScreen />, { wrapper: page.Wrapper });
    expect(status).toBeUndefined();
    expect(screen.getByRole('heading', { level: 1, name })).toBeDefined();
    expect(page.stores.line.view.filter).toMatchObject(filter);
  });

  it.each([
    ['/en/league/line/football', 'Leagues'],
    ['/en/champ/live/football', 'Competitions'],
    ['/en/live/top/football', 'Top games'],
  ])('say under the pages above them what those have not said (%s) [LN-70]', async (address, above) => {
    const { page } = await opened(address);
    render(<LinePageScreen />, { wrapper: page.Wrapper });
    expect(links('Where this page is').at(-1)).toMatch(new RegExp(`^${above} /en/`));
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Football');
    expect(screen.getByRole('heading', { level: 1, name: `${above}: Football` })).toBeDefined();
  });

  it('count what the tree counts, and lead to their sections [SP-21]', async () => {
    const { page } = await opened('/en/cyber/live');
    render(<LinePageScreen />, { wrapper: page.Wrapper });
    expect(links('Section')).toEqual([
      'All 12 /en/cyber/line/all',
      'Live 3 /en/cyber/live',
      'Pre-match 9 /en/cyber/line',
    ]);
  });

  it.each(['/en/ufc/line/football', '/en/league/line/football/99', '/en/cyber/live/tennis'])(
    '%s does not exist [SP-21]',
    async (address) => {
      expect((await opened(address)).status).toBe(404);
    },
  );

  it('of favourites says how to have some, and leads on [SP-2]', async () => {
    const { page } = await opened('/en/betsonyour', []);
    page.stores.line.start();
    await page.pass(200);
    render(<LinePageScreen />, { wrapper: page.Wrapper });
    expect(await screen.findByText('No favourites yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Show all events' }).getAttribute('href')).toBe('/en');
  });

  it('have the games of theirs on pages of their own [SP-21]', async () => {
    const { page, status } = await opened('/en/topgame/live/football/10/1');
    expect(page.gateway.asked).toContain('game 1');
    expect(status).toBe(404);
  });
});
