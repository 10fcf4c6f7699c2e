import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fail, ok } from '../../../../core/shared/result.ts';
import { SportsTreePanel } from '#ui/sports/tree/sports-tree.tsx';
import { linePage } from '../../../support/views/line-page.tsx';
import { sampleChamp, sampleGame } from '../../../support/examples/sample-line.ts';

afterEach(cleanup);

async function shown(address = '/en/line/football') {
  const page = linePage([], address);
  page.gateway.answers.tree = {
    sports: [
      { id: 1, code: 'football', name: 'Football', liveCount: 3, lineCount: 20 },
      { id: 4, code: 'tennis', name: 'Tennis', liveCount: 0, lineCount: 5 },
    ],
    champs: [
      sampleChamp(10, { name: 'Premier League', isTop: true, liveCount: 2, hasOutrights: true }),
      sampleChamp(11, { name: 'Serie B', countryCode: 'it', countryName: 'Italy', liveCount: 0 }),
      sampleChamp(20, { name: 'ATP Masters', sportId: 4, liveCount: 0 }),
    ],
  };
  await page.stores.tree.load();
  render(<SportsTreePanel />, { wrapper: page.Wrapper });
  return page;
}

function items(): readonly (string | null)[] {
  return screen.getAllByRole('treeitem').map((item) => item.title);
}

describe('the sports tree', () => {
  it('opens the sport of the page, wanted champs before the countries [LN-28]', async () => {
    await shown();
    expect(items()).toEqual(['Football', 'Premier League', 'Serie B', 'Tennis']);
    expect(screen.getByText('Italy')).toBeDefined();
    expect(screen.getByRole('treeitem', { name: /Football/ }).getAttribute('aria-current')).toBe('page');
  });

  it('asks for the champs of what is open alone [LN-69]', async () => {
    const { gateway } = await shown();
    expect(gateway.asked.slice(-2)).toEqual(['tree first', 'tree 1 first']);
    fireEvent.keyDown(screen.getByRole('treeitem', { name: /Tennis/ }), { key: 'x' });
    screen.getByRole('treeitem', { name: /Tennis/ }).focus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    await act(async () => Promise.resolve());
    expect(gateway.asked.at(-1)).toBe('tree 1,4 first');
    expect(items()).toContain('ATP Masters');
  });

  it('asks for all champs of a sport with many when the page stands [LN-69]', async () => {
    const page = linePage([]);
    const champs = Array.from({ length: 24 }, (_, index) => sampleChamp(index + 1));
    page.gateway.answers.tree = { sports: [], champs };
    await page.stores.tree.show(1);
    page.stores.tree.start()();
    expect(page.gateway.asked).toEqual(['tree 1 first', 'tree 1']);
    await page.stores.tree.show(1);
    expect(page.gateway.asked).toHaveLength(2);
  });

  it('has the season of the champ that is open under it, as no game of the counts [LN-90]', async () => {
    await shown('/en/line/football/10');
    const season = await screen.findByRole('treeitem', { name: 'Season outrights' });
    expect(items()).toEqual(['Football', 'Premier League', 'Season outrights', 'Serie B', 'Tennis']);
    expect([season.getAttribute('href'), season.getAttribute('aria-level')]).toEqual(['/en/champs/10/final', '3']);
    expect(screen.getByRole('treeitem', { name: /Premier League/ }).textContent).toBe('Premier League3');
    season.focus();
    fireEvent.keyDown(season, { key: 'ArrowLeft' });
    expect(document.activeElement?.textContent).toContain('Premier League');
  });

  it('stands open at the season whose page is shown [LN-90]', async () => {
    await shown('/en/champs/10/final');
    const season = await screen.findByRole('treeitem', { name: 'Season outrights' });
    expect(season.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('treeitem', { name: /Premier League/ }).getAttribute('aria-current')).toBeNull();
  });

  it('counts what the page of a link shows: the whole of a sport and of a champ [LN-18, LN-70]', async () => {
    await shown();
    const football = screen.getByRole('treeitem', { name: /Football/ });
    expect([football.getAttribute('href'), football.textContent]).toEqual([
      '/en/line/football?show=all',
      'Football3320',
    ]);
    const champ = screen.getByRole('treeitem', { name: /Premier League/ });
    expect([champ.getAttribute('href'), champ.textContent]).toEqual(['/en/line/football/10', 'Premier League3']);
  });

  it('leads from the line alone to what has not begun [LN-70]', async () => {
    await shown();
    fireEvent.click(screen.getByRole('radio', { name: 'Pre-match' }));
    const hrefs = ['Football', 'Premier League'].map((name) =>
      screen.getByRole('treeitem', { name: new RegExp(name) }).getAttribute('href'),
    );
    expect(hrefs).toEqual(['/en/line/football', '/en/line/football/10?show=line']);
  });

  it('names a champ without the country that its flag and heading show, and reads it out whole', async () => {
    const page = linePage([], '/en/line/football');
    page.gateway.answers.tree = {
      sports: [{ id: 1, code: 'football', name: 'Football', liveCount: 0, lineCount: 2 }],
      champs: [sampleChamp(12, { name: 'Italy. Serie B', countryCode: 'it', countryName: 'Italy', liveCount: 0 })],
    };
    await page.stores.tree.load();
    render(<SportsTreePanel />, { wrapper: page.Wrapper });
    expect(screen.getByText('Serie B')).toBeDefined();
    expect(screen.getByText('Italy.').className).toBe('vh');
    expect(screen.getByRole('treeitem', { name: /^Italy\.\s?Serie B/ }).title).toBe('Italy. Serie B');
  });

  it('leaves out what the chosen section does not have', async () => {
    await shown();
    fireEvent.click(screen.getByRole('radio', { name: /Live/ }));
    expect(items()).toEqual(['Football', 'Premier League']);
    expect(screen.getByRole('treeitem', { name: /Premier League/ }).getAttribute('href')).toBe('/en/live/football/10');
  });

  it('folds and unfolds by arrows and seeks by letters', async () => {
    await shown();
    const football = screen.getByRole('treeitem', { name: /Football/ });
    football.focus();
    fireEvent.keyDown(football, { key: 'ArrowLeft' });
    expect(items()).toEqual(['Football', 'Tennis']);
    fireEvent.keyDown(football, { key: 'ArrowRight' });
    fireEvent.keyDown(football, { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toContain('Premier League');
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(football);
    fireEvent.keyDown(football, { key: 't' });
    expect(document.activeElement?.textContent).toContain('Tennis');
    fireEvent.keyDown(document.activeElement!, { key: 'Home' });
    expect(document.activeElement).toBe(football);
  });

  it('has one item that the Tab key stops at', async () => {
    await shown();
    const stops = screen.getAllByRole('treeitem').filter((item) => item.tabIndex === 0);
    expect(stops.map((item) => item.title)).toEqual(['Football']);
  });

  it('leads to the search by the slash key, until that is switched off [SE-7]', async () => {
    const { stores } = await shown();
    const field = screen.getByRole('searchbox');
    fireEvent.keyDown(document.body, { key: '/', code: 'Slash', ctrlKey: true });
    expect(document.activeElement).toBe(document.body);
    fireEvent.keyDown(document.body, { key: '?', code: 'Slash' });
    expect(document.activeElement).toBe(document.body);
    fireEvent.keyDown(document.body, { key: '.', code: 'Slash' });
    expect(document.activeElement).toBe(field);
    expect(fireEvent.keyDown(field, { key: '/', code: 'Slash' })).toBe(true);
    field.blur();
    act(() => {
      stores.settings.change({ isSearchKeyOn: false });
    });
    fireEvent.keyDown(document.body, { key: '/', code: 'Slash' });
    expect(document.activeElement).toBe(document.body);
    expect(field.hasAttribute('aria-keyshortcuts')).toBe(false);
  });

  it('searches once the player stops typing, and shows games and champs', async () => {
    const { gateway, pass } = await shown();
    gateway.answers.search = ok({
      games: [sampleGame(7)],
      champs: [sampleChamp(10, { name: 'Premier League' })],
      outrights: [],
      players: [],
    });
    const field = screen.getByRole('searchbox', { name: 'Search events and competitions' });
    fireEvent.change(field, { target: { value: 'a' } });
    fireEvent.change(field, { target: { value: 'ars' } });
    fireEvent.change(field, { target: { value: 'arse' } });
    await act(() => pass(300));
    expect(gateway.asked.filter((call) => call.startsWith('search'))).toEqual(['search arse']);
    expect(await screen.findByText('Arsenal v Aston Villa')).toBeDefined();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toContain('Premier League');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(items()).toContain('Football');
  });

  it('says when nothing is found', async () => {
    const { pass } = await shown();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
    await act(() => pass(300));
    expect(await screen.findByText('No results')).toBeDefined();
  });
});

describe('the dictionary of sports that did not come', () => {
  it('is said in its place, with a button that loads the section again [NO-10, NO-23]', async () => {
    const { gateway, stores, Wrapper } = linePage([], '/en/line/football');
    const { tree } = gateway;
    Object.assign(gateway, { tree: () => Promise.resolve(fail({ kind: 'network' } as const)) });
    await stores.tree.load();
    render(<SportsTreePanel />, { wrapper: Wrapper });
    expect(await screen.findByText('We couldn’t load this section. Reload the section and try again.')).toBeDefined();
    Object.assign(gateway, { tree });
    gateway.answers.tree = {
      sports: [{ id: 1, code: 'football', name: 'Football', liveCount: 3, lineCount: 20 }],
      champs: [],
    };
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Reload section' }));
      await Promise.resolve();
    });
    expect(items()).toEqual(['Football']);
    Object.assign(gateway, { tree: () => Promise.resolve(fail({ kind: 'network' } as const)) });
    await act(async () => stores.tree.load());
    expect(items()).toEqual(['Football']);
  });
});
