import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { observe } from 'mobx';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../../core/shared/result.ts';
import { Column, Screen } from '#ui/sports/results/results-screen.tsx';
import { sampleCountedChamp, sampleResult } from '../../../support/examples/sample-results.ts';
import { resultsPage } from '../../../support/views/results-page.tsx';

afterEach(cleanup);

type Page = Awaited<ReturnType<typeof resultsPage>>;

async function shown(
  address = '/en/results',
  prepare: (page: Page) => void = () => undefined,
  games = [sampleResult(1), sampleResult(2)],
) {
  const page = await resultsPage(games, address);
  prepare(page);
  await page.open(address);
  render(
    <>
      <Column />
      <Screen />
    </>,
    { wrapper: page.Wrapper },
  );
  return page;
}

/** Presses a link, and opens the page that it leads to as the site does. */
async function follow(page: Page, link: HTMLElement): Promise<void> {
  fireEvent.click(link);
  await act(() => page.open(page.seen.address));
}

describe('the results of a day', () => {
  it('stand in the markup of the server, whose ways on need no script [SP-9]', async () => {
    const page = await resultsPage();
    await page.open('/en/results');
    const { Wrapper } = page;
    const html = renderToString(
      <Wrapper>
        <Screen />
      </Wrapper>,
    );
    for (const part of ['Arsenal', 'Aston Villa', 'England. Champ 10', 'href="/en/results?game=1"', 'Corners 9:4'])
      expect(html).toContain(part);
    expect(html).toContain('href="/en/results?day=2026-11-22"');
  });

  it('that an address unfolds stand in sight once they are laid out; who unfolds one here is moved nowhere [SP-20]', async () => {
    let scrolled = 0;
    let height = 0;
    const resized: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(heard: () => void) {
          resized.push(heard);
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
    HTMLElement.prototype.scrollIntoView = () => {
      scrolled += 1;
    };
    try {
      const page = await shown('/en/results?game=2');
      resized[0]?.();
      expect(scrolled).toBe(0);
      height = 46;
      resized[0]?.();
      expect(scrolled).toBe(1);
      const [first] = screen.getAllByRole('link', { name: /settled outcomes of/ });
      first?.focus();
      await follow(page, first as HTMLElement);
      expect([page.seen.address, resized.length]).toEqual(['/en/results?game=1', 1]);
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    }
  });

  it('unfold one game at a time by its address, with a name for each mark [SP-19, SP-20]', async () => {
    const page = await shown();
    const [first, second] = screen.getAllByRole('link', { name: /settled outcomes of/ });
    await follow(page, first as HTMLElement);
    expect(page.seen.address).toBe('/en/results?game=1');
    expect(screen.getAllByRole('link', { expanded: true })).toEqual([first]);
    const panel = screen.getByRole('region', { name: /^Settled outcomes: / });
    const said = within(panel)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(said).toEqual(expect.arrayContaining(['ArsenalWon1.50', 'DrawLost1.50']));
    fireEvent.click(within(panel).getByRole('tab', { name: 'Handicaps' }));
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Arsenal (−0.75)Half1.50', 'Aston Villa (+0.75)Half1.50']);
    fireEvent.click(within(panel).getByRole('tab', { name: 'Totals' }));
    expect(panel.textContent).toContain('Over 3Returned');
    await follow(page, second as HTMLElement);
    expect(page.seen.address).toBe('/en/results?game=2');
    expect(screen.getAllByRole('link', { expanded: true })).toEqual([second]);
  });

  it('say that a game is not over, and offer another try where its outcomes did not come', async () => {
    await shown('/en/results?game=1', ({ gateway }) => {
      gateway.answers.settled = async () => ({ ok: false, error: { kind: 'refused', status: 404 } });
    });
    expect(screen.getByText('The match is not over')).toBeDefined();
    cleanup();
    const page = await shown('/en/results?game=1', ({ gateway }) => {
      gateway.answers.settled = async () => ({ ok: false, error: { kind: 'network' } });
    });
    page.gateway.asked.length = 0;
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(page.gateway.asked).toEqual(['settled 1']);
    });
  });

  it('mark the winner, and say that a game was abandoned', async () => {
    await shown('/en/results', undefined, [sampleResult(1), sampleResult(2, { status: 'abandoned' })]);
    const [won, abandoned] = screen
      .getAllByText('Arsenal')
      .map((name) => name.closest('a')?.parentElement?.className ?? '');
    expect(won).toContain('winner');
    expect(abandoned).not.toContain('winner');
    expect(screen.getByText('Abandoned')).toBeDefined();
  });

  it('have seven days with their counts; none is before the last thirty or after today [SP-17, SP-18]', async () => {
    const page = await shown('/en/results?sport=football');
    const strip = screen.getByRole('navigation', { name: 'Day' });
    const today = within(strip).getByRole('link', { current: 'date' });
    expect(today.textContent).toBe('Today7 matches');
    expect(
      within(strip)
        .getByRole('link', { name: /^Yesterday/ })
        .getAttribute('href'),
    ).toBe('/en/results?day=2026-11-22&sport=football');
    expect(within(strip).getByRole('link', { name: 'Next seven days' }).getAttribute('aria-disabled')).toBe('true');
    expect(within(strip).getByRole('link', { name: 'Previous seven days' }).getAttribute('href')).toBe(
      '/en/results?day=2026-11-16&sport=football',
    );
    await act(() => page.open('/en/results?day=2026-10-25'));
    expect(within(strip).getByRole('link', { name: 'Previous seven days' }).getAttribute('aria-disabled')).toBe('true');
    expect(within(strip).queryByRole('link', { name: /^Fri 23/ })).toBeNull();
    const calendar = within(strip).getByLabelText('Choose a day');
    expect([calendar.getAttribute('min'), calendar.getAttribute('max')]).toEqual(['2026-10-25', '2026-11-23']);
    fireEvent.change(calendar, { target: { value: '2026-11-11' } });
    expect(page.seen.address).toContain('day=2026-11-11');
  });

  it('are searched from the address once the player pauses; Esc clears [SP-20]', async () => {
    const page = await shown();
    const field = screen.getByRole('searchbox', { name: 'Search the results' });
    fireEvent.change(field, { target: { value: ' villa ' } });
    await waitFor(() => {
      expect(page.seen.address).toBe('/en/results?search=villa');
    });
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => {
      expect(page.seen.address).toBe('/en/results');
    });
  });

  it.each([
    ['/en/results?search=zz', 'No results', '/en/results'],
    ['/en/results', 'No finished matches on this day', '/en/results/live'],
    ['/en/results?favourites=1', 'No matches in your favourite competitions', '/en/results'],
    ['/en/results?country=fr', 'No matches in this country', '/en/results'],
    ['/en/results?sport=football&country=fr', 'No matches in this country', '/en/results?sport=football'],
    ['/en/results/live', 'No match is being played now', '/en/results'],
    ['/en/results/zone', 'No match has a match zone now', '/en/results'],
  ])('that are empty at %s say why and lead on [SP-8]', async (address, title, way) => {
    await shown(address, undefined, []);
    const list = screen.getByRole('region', { name: 'Results of matches' });
    expect(within(list).getByText(title)).toBeDefined();
    expect(within(list).getByRole('link').getAttribute('href')).toBe(way);
  });

  it('that did not come can be asked for again', async () => {
    const page = await shown('/en/results', ({ gateway }) => {
      gateway.answers.results = async () => ({ ok: false, error: { kind: 'network' } });
    });
    page.gateway.answers.results = async () => ok({ games: [sampleResult(1)], totalCount: 1 });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Aston Villa')).toBeDefined();
  });

  it('that go on are shown by a button where nothing watches the end', async () => {
    const page = await shown('/en/results', ({ gateway }) => {
      gateway.answers.results = async (_, number) => ok({ games: [sampleResult(number)], totalCount: 2 });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => {
      expect(screen.getAllByText('Arsenal')).toHaveLength(2);
    });
    expect(page.gateway.asked).toContain('results ended 2');
  });

  it('of games being played lead to their pages and have nothing to unfold [SP-9]', async () => {
    await shown('/en/results/live', undefined, [sampleResult(1, { status: 'playing' })]);
    expect(screen.getByRole('link', { name: 'Go to Arsenal v Aston Villa' }).getAttribute('href')).toBe(
      '/en/live/football/10/1',
    );
    expect(screen.queryByRole('navigation', { name: 'Day' })).toBeNull();
    expect(screen.queryByRole('link', { name: /settled outcomes of/ })).toBeNull();
  });
});

describe('the head of the results', () => {
  it('leads to games over, being played and drawn in a zone, and marks where it is [SP-9]', async () => {
    const page = await shown();
    const types = screen.getByRole('navigation', { name: 'Which matches' });
    await follow(page, within(types).getByRole('link', { name: 'With match zone' }));
    expect(page.seen.address).toBe('/en/results/zone');
    expect(page.gateway.asked).toContain('results zone 1');
    expect(within(types).getByRole('link', { current: 'page' }).textContent).toBe('With match zone');
  });
});

describe('the tree of the results', () => {
  const CHAMPS = [
    sampleCountedChamp(10),
    sampleCountedChamp(11, { name: 'Spain. Primera', countryCode: 'es', countryName: 'Spain', count: 5 }),
    sampleCountedChamp(20, { sportId: 4, name: 'Tennis Open', countryCode: 'un', countryName: 'World', count: 1 }),
  ];
  const withChamps = ({ gateway }: Page): void => {
    gateway.answers.counts = async () => ok({ champs: CHAMPS, days: [0, 0, 0, 0, 0, 0, 8], liveCount: 0 });
  };

  it('counts games by sport, country and competition, marks the place, and keeps the day [SP-20]', async () => {
    await shown('/en/results?day=2026-11-22&sport=football&champ=11', withChamps);
    const tree = screen.getByRole('tree');
    expect(
      within(tree)
        .getAllByRole('treeitem')
        .map((item) => item.textContent),
    ).toEqual(['Football7', 'England2', 'Spain5', 'Spain. Primera5', 'Tennis1']);
    const current = within(tree).getByRole('treeitem', { current: 'page' });
    expect(current.getAttribute('href')).toBe('/en/results?day=2026-11-22&sport=football&champ=11');
    expect(screen.getByRole('link', { name: /^All sports/ }).getAttribute('href')).toBe('/en/results?day=2026-11-22');
  });

  it('chooses a country of a sport, the field over the list one of all sports, and either asks for it alone [SP-84]', async () => {
    const asked: (string | undefined)[] = [];
    const page = await shown('/en/results?sport=football', (given) => {
      withChamps(given);
      given.gateway.answers.results = async ({ sportId, countryCode }) => {
        asked.push(`${String(sportId)} ${String(countryCode)}`);
        return ok({ games: [sampleResult(1)], totalCount: 1 });
      };
    });
    await follow(page, screen.getByRole('treeitem', { name: /Spain/ }));
    expect(page.seen.address).toBe('/en/results?sport=football&country=es');
    expect(within(screen.getByRole('tree')).getByRole('treeitem', { current: 'page' }).textContent).toBe('Spain5');
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
    expect([...field.options].map(({ label }) => label)).toEqual(['All countries', 'England · 2', 'Spain · 5']);
    expect(field.value).toBe('es');
    await follow(page, screen.getByRole('link', { name: /^All sports/ }));
    fireEvent.change(field, { target: { value: 'un' } });
    await act(() => page.open(page.seen.address));
    expect(page.seen.address).toBe('/en/results?country=un');
    expect(screen.getByRole('link', { name: 'All 1' }).getAttribute('aria-current')).toBe('true');
    expect(asked).toEqual(['1 undefined', '1 es', 'undefined undefined', 'undefined un']);
  });

  it('keeps a country that has no result on the day among the others [SP-84]', async () => {
    await shown('/en/results?country=fr', withChamps);
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
    expect([field.value, field.selectedOptions[0]?.label]).toEqual(['fr', 'FR']);
  });

  it('is walked and unfolded by arrows', async () => {
    await shown('/en/results', withChamps);
    const tree = screen.getByRole('tree');
    const [football] = within(tree).getAllByRole('treeitem');
    act(() => football?.focus());
    fireEvent.keyDown(football as HTMLElement, { key: 'ArrowRight' });
    expect(football?.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(football as HTMLElement, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('England2');
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(football);
  });

  it('is searched by itself: the list stays as it is', async () => {
    const page = await shown('/en/results', withChamps);
    const asked = page.gateway.asked.length;
    fireEvent.change(screen.getByRole('searchbox', { name: 'Sport or competition' }), { target: { value: 'prim' } });
    expect(
      within(screen.getByRole('tree'))
        .getAllByRole('treeitem')
        .map((item) => item.dataset['text']),
    ).toEqual(['Football', 'Spain', 'Primera']);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Sport or competition' }), { target: { value: 'zzz' } });
    expect(screen.getByText('No such competition on this day')).toBeDefined();
    expect([page.gateway.asked.length, page.seen.address]).toEqual([asked, '/en/results']);
  });

  it('says that it did not come, and asks again', async () => {
    const page = await shown('/en/results', ({ gateway }) => {
      gateway.answers.counts = async () => ({ ok: false, error: { kind: 'network' } });
    });
    withChamps(page);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tree')).toBeDefined();
  });
});

describe('the player’s column beside the results', () => {
  async function ofPlayer() {
    const page = await resultsPage();
    const asked: (number | undefined)[] = [];
    const { coupon, session, lazy } = page.stores;
    await lazy.ensure(['myBets']);
    observe(page.stores.myBets.ofGame, 'gameId', ({ newValue }) => asked.push(newValue));
    await page.open('/en/results');
    const drawn = render(<Screen />, { wrapper: page.Wrapper });
    const signIn = (): void => {
      act(() => {
        session.take(77);
      });
    };
    return { ...page, asked, coupon, signIn, drawn };
  }
  const unfold = async (page: Page, place: number): Promise<void> =>
    follow(page, screen.getAllByRole('link', { name: /settled outcomes of/ })[place] as HTMLElement);

  it('turns to the bets on the unfolded game, follows it, and turns back with it [MB-7]', async () => {
    const page = await ofPlayer();
    await unfold(page, 0);
    expect([page.coupon.tab, page.asked]).toEqual(['coupon', []]);
    page.signIn();
    expect([page.coupon.tab, page.asked]).toEqual(['my-bets', [1]]);
    await unfold(page, 1);
    expect([page.coupon.tab, page.asked]).toEqual(['my-bets', [1, 2]]);
    await unfold(page, 1);
    expect([page.coupon.tab, page.asked.at(-1)]).toEqual(['coupon', undefined]);
  });

  it('stays where the player turns it meanwhile, and goes with the page [MB-7]', async () => {
    const page = await ofPlayer();
    page.signIn();
    await unfold(page, 0);
    act(() => {
      page.coupon.show('coupon');
    });
    await unfold(page, 1);
    expect(page.coupon.tab).toBe('coupon');
    act(() => {
      page.coupon.show('my-bets');
    });
    page.drawn.unmount();
    expect([page.coupon.tab, page.stores.myBets.ofGame.gameId]).toEqual(['coupon', undefined]);
  });
});
