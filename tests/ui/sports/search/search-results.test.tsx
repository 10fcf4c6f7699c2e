import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fail, ok } from '../../../../core/shared/result.ts';
import { SearchResults } from '#ui/sports/search/search-results.tsx';
import { sampleChamp, sampleGame } from '../../../support/examples/sample-line.ts';
import { linePage } from '../../../support/views/line-page.tsx';

afterEach(cleanup);

describe('the results of a search', () => {
  it.each([
    [{ kind: 'network' } as const, 'We can’t reach the server. Check your internet connection.'],
    [{ kind: 'refused', status: 429, retryAfterSeconds: 5 } as const, 'Too many attempts. Try again in 5 seconds.'],
  ])('say after %o what failed and why, and can be asked for again [NO-7] [NO-23]', async (failure, why) => {
    const { stores, gateway, pass, Wrapper } = linePage();
    gateway.answers.search = fail(failure);
    stores.search.type('arsenal');
    render(<SearchResults />, { wrapper: Wrapper });
    await act(async () => pass(500));
    expect(screen.getByRole('alert').textContent).toContain('Search failed');
    expect(screen.getByText(why)).toBeDefined();
    gateway.answers.search = ok({ games: [], champs: [], outrights: [], players: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => pass(500));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(stores.search.isEmpty).toBe(true);
  });

  it('lead to the season of a league and of a team that plays in it [LN-89]', async () => {
    const { stores, gateway, pass, Wrapper } = linePage();
    const league = { champId: 10, sportId: 1, champName: 'England. Premier League', countryCode: 'gb-eng' };
    const team = { id: 7, name: 'Arsenal' };
    gateway.answers.search = ok({
      games: [],
      champs: [sampleChamp(10, { name: 'England. Premier League' })],
      outrights: [league, { ...league, team }],
      players: [],
    });
    stores.search.type('arsenal');
    render(<SearchResults />, { wrapper: Wrapper });
    await act(async () => pass(500));
    expect(await screen.findByRole('heading', { name: 'Season outrights' })).toBeDefined();
    const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/en/champs/10/final');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^England\. Premier League.*Football$/),
      expect.stringMatching(/Arsenal.*England\. Premier League$/),
    ]);
    expect(stores.search.isEmpty).toBe(false);
  });

  it('lead to the page of a team that has no open match, and say its sport [LN-97]', async () => {
    const { stores, gateway, pass, Wrapper } = linePage();
    const teams = [{ id: 7, name: 'Tottenham Hotspur', sportId: 1 }];
    gateway.answers.search = ok({ games: [], champs: [], teams, outrights: [], players: [] });
    stores.search.type('spurs');
    render(<SearchResults />, { wrapper: Wrapper });
    await act(async () => pass(500));
    expect(await screen.findByRole('heading', { name: 'Teams' })).toBeDefined();
    const link = screen.getByRole('link');
    expect([link.getAttribute('href'), link.textContent]).toEqual(['/en/line/7', 'Tottenham HotspurFootball']);
    expect(stores.search.isEmpty).toBe(false);
  });

  it('lead to a sport that is looked for, with the matches that it has [LN-103]', async () => {
    const { stores, gateway, pass, Wrapper } = linePage();
    gateway.answers.search = ok({ games: [], champs: [], teams: [], outrights: [], players: [] });
    gateway.answers.tree = {
      sports: [{ id: 1, code: 'football', name: 'Football', lineCount: 5, liveCount: 2 }],
      champs: [],
    };
    await act(async () => stores.tree.load());
    stores.search.type('footbal');
    render(<SearchResults />, { wrapper: Wrapper });
    await act(async () => pass(500));
    expect(await screen.findByRole('heading', { name: 'Sports' })).toBeDefined();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/en/line/football', 'Football25'],
    ]);
    expect(screen.queryByText('No results')).toBeNull();
  });

  it('say by which player a match was found [GLS-9]', async () => {
    const { stores, gateway, pass, Wrapper } = linePage();
    const players = [{ gameId: 5, name: 'Bruno Silva' }];
    gateway.answers.search = ok({ games: [sampleGame(5), sampleGame(6)], champs: [], outrights: [], players });
    stores.search.type('silva');
    render(<SearchResults />, { wrapper: Wrapper });
    await act(async () => pass(500));
    const links = await screen.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.includes('Bruno Silva'))).toEqual([true, false]);
  });
});
