import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Link, useLocation } from 'react-router-dom';
import { fail, ok } from '../../../../../core/shared/result.ts';
import type { PlayersDuel } from '../../../../../core/sports/statistics/players-duel.ts';
import type { ChampStatistics } from '../../../../../core/sports/statistics/statistics-gateway.ts';
import { StatisticsOver } from '#ui/sports/statistics/panel/statistics-over.tsx';
import { sampleDetails, sampleGame } from '../../../../support/examples/sample-line.ts';
import { linePage } from '../../../../support/views/line-page.tsx';
import { teachDialogs } from '../../../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const GAME = sampleGame(1);
const RECORD = { won: 1, drawn: 0, lost: 0, scored: 1, conceded: 0 };
const CHAMP: ChampStatistics = {
  champId: GAME.champId,
  sportId: 1,
  name: 'Premier League',
  countryCode: 'gb-eng',
  since: 1,
  tables: [
    [GAME.home, GAME.away!, { id: 99, name: 'Third' }].map((side) => ({ side, home: RECORD, away: RECORD, form: [] })),
  ],
  games: [],
};
const DUEL: PlayersDuel = {
  champId: GAME.champId,
  sportId: 1,
  name: 'Premier League',
  countryCode: 'gb-eng',
  since: 1,
  sides: [GAME.home, GAME.away!],
  players: [
    { side: GAME.home, squad: [], figures: [{ kind: 'lost', amount: 2 }], form: [] },
    { side: GAME.away!, squad: [], figures: [{ kind: 'lost', amount: 1 }], form: [] },
  ],
  meetings: [],
};

function Address() {
  return <output>{useLocation().pathname}</output>;
}

async function opened(isInWindow = false, path = '/en/live') {
  const page = linePage([], path, {
    statisticsGateway: {
      champ: async () => Promise.resolve(ok(CHAMP)),
      history: async () =>
        Promise.resolve(ok({ champId: GAME.champId, since: 1, home: [], away: [], meetings: [], hasDuels: true })),
      duel: async () => Promise.resolve(ok(DUEL)),
    },
  });
  page.gateway.answers.game = () => ok(sampleDetails(GAME, []));
  await page.stores.page.learnRoutes();
  page.stores.settings.change({ isDisplayStatsInNewWindow: isInWindow });
  render(
    <>
      <StatisticsOver />
      <Link to="/en/statisticpopup/game/1">open</Link>
      <Link to="/en/statisticpopup/duel/10">players</Link>
      <Address />
    </>,
    { wrapper: page.Wrapper },
  );
  return page;
}

const press = (name: string, keys: MouseEventInit = {}): void => {
  const link = screen.getByRole('link', { name });
  link.focus();
  fireEvent.click(link, keys);
};
const address = () => screen.getAllByRole('status', { hidden: true }).at(-1)?.textContent;

describe('the panel of statistics', () => {
  it('has what the window has and the table with both sides, in parts over the page; Escape closes it and the focus goes back [SP-12] [SP-64] [SP-86]', async () => {
    await opened();
    press('open');
    const panel = await screen.findByRole('dialog', { name: 'Statistics' });
    expect(await within(panel).findByRole('region', { name: 'Statistics' })).toBeDefined();
    const part = (name: string) => {
      fireEvent.click(within(panel).getByRole('tab', { name }));
    };
    part('Head to head');
    expect(await within(panel).findByRole('region', { name: 'Head to head' })).toBeDefined();
    expect(within(panel).queryByRole('region', { name: 'Statistics' })).toBeNull();
    part('Form');
    expect(within(panel).getByRole('region', { name: GAME.home.name })).toBeDefined();
    part('Table');
    const table = await within(panel).findByRole('region', { name: 'Table' });
    const own = [...table.querySelectorAll('[aria-current]')].map((row) => row.querySelector('th')?.textContent);
    expect(own).toEqual([GAME.home.name, GAME.away!.name].toSorted());
    expect(address()).toBe('/en/live');
    fireEvent.keyDown(panel, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'open' }));
  });

  it('keeps a duel in it, with the way back to the match; a link to another page closes it [SP-64]', async () => {
    await opened();
    press('open');
    press((await screen.findByRole('link', { name: 'Players’ duel' })).textContent);
    const duel = await screen.findByRole('dialog', { name: 'Players’ duel' });
    expect(await within(duel).findByRole('table')).toBeDefined();
    fireEvent.click(within(duel).getByRole('button', { name: 'Back to the match' }));
    const link = await screen.findByRole('link', { name: 'All markets for this match' });
    expect(screen.queryByRole('button', { name: 'Back to the match' })).toBeNull();
    fireEvent.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toMatch(/^\/en\/live\/football\//);
  });

  it('is not opened where a window is wanted, by a key or by the setting, nor over a window of statistics [SP-12] [SP-64]', async () => {
    await opened(true);
    press('open');
    expect(address()).toBe('/en/statisticpopup/game/1');
    cleanup();
    await opened(false, '/en/statisticpopup/game/1');
    press('players');
    expect(address()).toBe('/en/statisticpopup/duel/10');
    cleanup();
    const page = await opened();
    press('open', { ctrlKey: true });
    await act(async () => Promise.resolve());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.stores.lazy.isLoaded('statisticsPanel')).toBe(false);
  });

  it('says where there is nothing [SP-64]', async () => {
    const page = await opened();
    page.gateway.answers.game = () => fail({ kind: 'refused', status: 404, code: 'not-found', message: '' } as never);
    press('open');
    expect(await screen.findByText('No statistics yet')).toBeDefined();
  });
});
