import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { splitLanguage } from '../../../../core/navigation/language-path.ts';
import { ok } from '../../../../core/shared/result.ts';
import type { ResultsGateway } from '../../../../core/sports/results/results-gateway.ts';
import { prepareChampResults } from '#ui/sports/results/champ/prepare-champ-results.ts';
import { Screen } from '#ui/sports/results/champ/champ-results-screen.tsx';
import { sampleChamp } from '../../../support/examples/sample-line.ts';
import { sampleCountedChamp, sampleResult } from '../../../support/examples/sample-results.ts';
import { resultsPage } from '../../../support/views/results-page.tsx';

afterEach(cleanup);

async function opened(address: string) {
  const page = await resultsPage([sampleResult(1, { champId: 10 })], address);
  const asked: (number | undefined)[] = [];
  const counts: ResultsGateway['counts'] = (wish) => {
    asked.push(wish.champId);
    const champs = wish.champId === 10 ? [sampleCountedChamp(10, { name: 'Premier League' })] : [];
    return Promise.resolve(ok({ champs, days: [1, 2, 3, 4, 5, 6, 7], liveCount: 0 }));
  };
  Object.assign(page.gateway, { counts });
  await page.stores.page.learnRoutes();
  const open = async (wanted: string) => {
    const { pathname, searchParams } = new URL(wanted, 'http://site.example');
    const match = page.stores.page.match(splitLanguage(pathname).rest);
    if (match?.name !== 'champ-results') throw new Error(`${wanted} is no page of a competition's results`);
    return prepareChampResults(page.stores, match, searchParams);
  };
  return { ...page, asked, open, status: await open(address) };
}

describe('the results of a competition', () => {
  it('are its own, day by day, with the ways to its table and its line [SP-27]', async () => {
    const page = await opened('/en/champs/10');
    render(<Screen />, { wrapper: page.Wrapper });
    expect(page.status).toBeUndefined();
    expect(page.asked).toEqual([10]);
    expect(page.results.query).toMatchObject({ champId: 10 });
    expect(screen.getByRole('heading', { level: 1, name: 'Premier League: results' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Table' }).getAttribute('href')).toBe('/en/statistic?champ=10');
    expect(screen.getByRole('link', { name: /Bets on/ }).getAttribute('href')).toBe('/en/line/football/10');
    const days = within(screen.getByRole('navigation', { name: 'Day' })).getAllByRole('link');
    const hrefs = days.map((day) => day.getAttribute('href'));
    expect(hrefs).toContain('/en/champs/10?day=2026-11-22');
    expect(hrefs).toContain('/en/champs/10');
  });

  it.each([
    ['', [0, 0, 0, 4, 0, 2, 0], 'Latest matches: Yesterday', '/en/champs/10?day=2026-11-22'],
    ['?day=2026-11-18', [0, 0, 0, 4, 0, 0, 0], 'Latest matches: Fri 20', '/en/champs/10?day=2026-11-20'],
    ['?day=2026-11-18', [0, 0, 0, 0, 0, 0, 1], 'Latest matches: Today', '/en/champs/10'],
    ['', [0, 0, 0, 0, 0, 0, 0], undefined, undefined],
  ])('lead from a day without games to one that has some (%s, %j) [SP-40]', async (query, days, name, href) => {
    const page = await opened(`/en/champs/10${query}`);
    const champs = [sampleCountedChamp(10)];
    const results: ResultsGateway['results'] = () => Promise.resolve(ok({ games: [], totalCount: 0 }));
    const counts: ResultsGateway['counts'] = () => Promise.resolve(ok({ champs, days, liveCount: 0 }));
    Object.assign(page.gateway, { results, counts });
    await page.results.load();
    await page.results.loadCounts();
    render(<Screen />, { wrapper: page.Wrapper });
    const list = screen.getByRole('region', { name: 'Results of matches' });
    expect(list.textContent).toContain('No finished matches on this day');
    expect(list.textContent).not.toContain('name of the team');
    const [link] = within(list).queryAllByRole('link');
    expect([link?.textContent, link?.getAttribute('href') ?? undefined]).toEqual([name, href]);
  });

  it('unfold a game at an address of their own, and keep the day [SP-20, SP-27]', async () => {
    const page = await opened('/en/champs/10?day=2026-11-22');
    render(<Screen />, { wrapper: page.Wrapper });
    const unfold = screen.getByRole('link', { name: /Arsenal/, expanded: false });
    expect(unfold.getAttribute('href')).toBe('/en/champs/10?day=2026-11-22&game=1');
    fireEvent.click(unfold);
    await act(() => page.open(page.seen.address));
    expect(screen.getByRole('link', { name: /Arsenal/, expanded: true })).toBeDefined();
  });

  it('do not exist for a competition that there is not [SP-27]', async () => {
    expect((await opened('/en/champs/99')).status).toBe(404);
  });

  it('can be chosen from all competitions, which a search narrows [SP-27]', async () => {
    const page = await opened('/en/champs');
    Object.assign(page.stores.tree, {
      tree: {
        sports: [{ id: 1, code: 'football', name: 'Football', liveCount: 1, lineCount: 2 }],
        champs: [sampleChamp(10, { name: 'Premier League' }), sampleChamp(11, { name: 'La Liga' })],
      },
    });
    render(<Screen />, { wrapper: page.Wrapper });
    const champs = () =>
      within(screen.getByRole('region', { name: 'Football' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(champs()).toEqual(['/en/champs/10', '/en/champs/11']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'premier' } });
    expect(champs()).toEqual(['/en/champs/10']);
  });
});
