import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { ok } from '../../../core/shared/result.ts';
import { isCyberMatch } from '#ui/sports/cyber/cyber-page.ts';
import { Screen as GameScreen } from '#ui/sports/cyber/cyber-game-screen.tsx';
import { Column, Screen } from '#ui/sports/cyber/cyber-screen.tsx';
import { prepareCyber } from '#ui/sports/cyber/prepare-cyber.ts';
import {
  sampleChamp,
  sampleDetails,
  sampleGame,
  sampleMarket,
  sampleSnapshot,
} from '../../support/examples/sample-line.ts';
import { linePage } from '../../support/views/line-page.tsx';

afterEach(cleanup);

const TREE = {
  sports: [
    { id: 40, code: 'dota-2', name: 'Dota 2', liveCount: 1, lineCount: 4 },
    { id: 41, code: 'cs2', name: 'CS2', liveCount: 2, lineCount: 5 },
    { id: 140, code: 'cyber-football', name: 'Virtual football', liveCount: 3, lineCount: 6 },
  ],
  champs: [
    sampleChamp(78, { name: 'CCT Europe', sportId: 41, isTop: false, liveCount: 0, lineCount: 2 }),
    sampleChamp(76, { name: 'ESL Pro League', sportId: 41, isTop: true, liveCount: 2, lineCount: 3 }),
  ],
} as const;

const WINNER = sampleMarket(5, 'winner', { home: 1.5, away: 2.5 });
const MAP_TOTAL = sampleMarket(5, 'total', { over: 1.9, under: 1.8 }, { period: 2, line: 21.5 });
const LIVE = sampleGame(5, {
  sportId: 41,
  champId: 76,
  section: 'live',
  status: 'playing',
  isTop: true,
  outcomeCount: 84,
  clock: { period: 2, seconds: 60, at: 0, isRunning: false, isShown: false },
  score: {
    home: 1,
    away: 0,
    periods: [
      { home: 13, away: 9 },
      { home: 8, away: 4 },
    ],
    redCards: { home: 0, away: 0 },
  },
  markets: [WINNER],
});

async function opened(address: string) {
  const page = linePage([LIVE], address);
  page.gateway.answers.tree = TREE;
  page.gateway.answers.line = () => ok(sampleSnapshot([LIVE], { champs: [sampleChamp(76, { sportId: 41 })] }));
  page.gateway.answers.game = () => ok({ ...sampleDetails(LIVE), markets: [WINNER, MAP_TOTAL] });
  const { stores } = page;
  await stores.page.learnRoutes();
  await stores.tree.load();
  await stores.lazy.ensure(['game']);
  const { pathname, searchParams } = new URL(address, 'http://site.example');
  const match = stores.page.match(splitLanguage(pathname).rest);
  if (!isCyberMatch(match)) throw new Error(`${address} is no page of cyber sports`);
  return { page, status: await prepareCyber(stores, match, searchParams) };
}

describe('pages of cyber sports', () => {
  it('show the main game with its maps and the markets of the running one [SP-25, SP-26]', async () => {
    const { page, status } = await opened('/en/cyber/real/cs2');
    render(<Screen />, { wrapper: page.Wrapper });
    expect(status).toBeUndefined();
    const main = within(screen.getByRole('region', { name: /Main match/ }));
    expect(main.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Map 113:9',
      'Map 2being played8:4',
    ]);
    expect(main.getByRole('link', { name: 'All outcomes: 84' }).getAttribute('href')).toBe(
      '/en/cyber/real/cs2/76/live/5',
    );
    expect(main.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Winner',
      'Map 2: Total',
    ]);
    fireEvent.click(main.getByRole('button', { name: /over 21.5/i }));
    expect(page.bets.map(({ outcomeId }) => outcomeId)).toEqual([MAP_TOTAL.outcomes[0]?.id]);
  });

  it('lead from rows, heads of competitions and a game’s own head to pages among cyber sports [SP-28]', async () => {
    const { page } = await opened('/en/cyber/real/cs2');
    const { container } = render(<Screen />, { wrapper: page.Wrapper });
    const hrefs = () => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(hrefs().filter((href) => href.endsWith('/76/live/5')).length).toBeGreaterThanOrEqual(3);
    expect(hrefs().filter((href) => /^\/en\/(?:line|live)\/[a-z]/.test(href))).toEqual([]);
    cleanup();
    const { page: game } = await opened('/en/cyber/real/cs2/76/live/5');
    render(<GameScreen />, { wrapper: game.Wrapper });
    const champ = within(screen.getByRole('region', { name: 'Scoreboard' })).getAllByRole('link')[0];
    expect(champ?.getAttribute('href')).toBe('/en/cyber/real/cs2/76');
  });

  it('lead from discipline to discipline, by the keys too, counted as in every tree [SP-5, SP-42]', async () => {
    const { page } = await opened('/en/cyber/real/cs2');
    render(<Screen />, { wrapper: page.Wrapper });
    const strip = screen.getByRole('navigation', { name: 'Disciplines' });
    const cards = within(strip).getAllByRole('link');
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([
      '/en/cyber/real/cs2',
      '/en/cyber/real/dota-2',
      '/en/cyber/real/league-of-legends',
      '/en/cyber/real/valorant',
      '/en/cyber/real/rainbow-six',
      '/en/cyber/real/starcraft-2',
      '/en/cyber/virtual/football',
      '/en/cyber/virtual/ice-hockey',
      '/en/cyber/virtual/basketball',
    ]);
    expect(cards[0]?.textContent).toBe('CS2Live 2· Pre-match 5');
    expect(cards[0]?.getAttribute('aria-current')).toBe('page');
    cards[0]?.focus();
    fireEvent.keyDown(strip, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(cards[1]);
    fireEvent.keyDown(strip, { key: 'End' });
    expect(document.activeElement).toBe(cards[8]);
    fireEvent.keyDown(strip, { key: 'Home' });
    expect(document.activeElement).toBe(cards[0]);
  });

  it('have the competitions of the open discipline beside them, those of note first, counted as in every tree [SP-24, SP-42]', async () => {
    const { page } = await opened('/en/cyber/real/cs2/champs');
    render(
      <>
        <Column />
        <Screen />
      </>,
      { wrapper: page.Wrapper },
    );
    const column = within(screen.getByRole('navigation', { name: 'Esports and its disciplines' }));
    expect(column.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Real',
      'Virtual',
      'CS225',
      'ESL Pro League5',
      'CCT Europe2',
      'Dota 214',
      'League of Legends',
      'Valorant',
      'Rainbow Six',
      'StarCraft II',
    ]);
    const [, list] = screen.getAllByRole('link', { name: /ESL Pro League/ });
    expect(list?.getAttribute('href')).toBe('/en/cyber/real/cs2/76');
    expect(screen.queryByRole('region', { name: /Main match/ })).toBeNull();
  });

  it.each([
    ['/en/cyber/real', { page: 'cyber', menu: 'top' }],
    ['/en/cyber/virtual/all', { page: 'virtual' }],
    ['/en/cyber/real/cs2/live', { sportId: 41, section: 'live' }],
    ['/en/cyber/real/cs2/76?show=line', { sportId: 41, champId: 76, section: 'line' }],
  ])('show at %s the line of the address [SP-24]', async (address, filter) => {
    const { page } = await opened(address);
    expect(page.stores.line.view.filter).toMatchObject(filter);
  });

  it.each([
    '/en/cyber/virtual/cs2',
    '/en/cyber/real/cs2/99',
    '/en/cyber/real/dota-2/76',
    '/en/cyber/real/dota-2/76/live/5',
  ])('do not exist at %s [SP-24]', async (address) => {
    expect((await opened(address)).status).toBe(404);
  });
});
