import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from 'react-router-dom';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../../core/shared/result.ts';
import type { DuelAddress } from '../../../../core/sports/statistics/duel-address.ts';
import type { DuelPlayer, PlayersDuel } from '../../../../core/sports/statistics/players-duel.ts';
import type { PastGame } from '../../../../core/sports/statistics/past-game.ts';
import { prepareStatistics } from '#ui/sports/game/prepare-statistics.ts';
import { Screen } from '#ui/sports/statistics/statistics-popup-screen.tsx';
import { linePage } from '../../../support/views/line-page.tsx';

afterEach(cleanup);

function scorer(id: number, shirt: number, goals: number): DuelPlayer {
  return {
    side: { id, name: `Team ${String(id)}` },
    shirt,
    squad: [7, 9].map((number) => ({ number, name: `Player ${String(id)} of ${String(number)}`, position: 'forward' })),
    figures: [
      { kind: 'goals', amount: goals },
      { kind: 'own-goals', amount: goals },
    ],
    form: [],
  };
}

const SQUADS: PlayersDuel = {
  champId: 10,
  sportId: 1,
  name: 'England. Premier League',
  countryCode: 'gb-eng',
  since: 1_794_960_000_000,
  sides: [5, 6].map((id) => ({ id, name: `Team ${String(id)}` })),
  players: [scorer(5, 9, 3), scorer(6, 7, 1)],
  meetings: [],
};
const MET: PastGame = {
  id: 3,
  startsAt: 1_795_000_000_000,
  home: { id: 1, name: 'Ace' },
  away: { id: 2, name: 'Break' },
  score: { home: 2, away: 1 },
};
const PERSONS: PlayersDuel = {
  ...SQUADS,
  sides: [MET.home, MET.away, { id: 3, name: 'Court' }],
  players: [
    { side: MET.home, squad: [], figures: [{ kind: 'lost', amount: 2 }], form: ['won'] },
    { side: MET.away, squad: [], figures: [{ kind: 'lost', amount: 1 }], form: ['lost'] },
  ],
  meetings: [MET],
};

function Address() {
  return <output>{useLocation().pathname}</output>;
}

async function opened(path: string, reply: Result<PlayersDuel, RequestFailure>) {
  const asked: DuelAddress[] = [];
  const replies = { duel: reply };
  const page = linePage([], path, {
    statisticsGateway: {
      champ: async () => Promise.resolve(fail({ kind: 'network' })),
      history: async () => Promise.resolve(fail({ kind: 'network' })),
      duel: async (address) => {
        asked.push(address);
        return Promise.resolve(replies.duel);
      },
    },
  });
  await page.stores.page.learnRoutes();
  await page.stores.lazy.ensure(['game', 'gameHistory', 'playersDuel']);
  const popup = path.split('/').slice(3).join('/');
  const status = await prepareStatistics(page.stores, { name: 'statistic-popup', params: { popup } } as never);
  const { unmount } = render(
    <>
      <Screen />
      <Address />
    </>,
    { wrapper: page.Wrapper },
  );
  return { ...page, asked, replies, status, unmount };
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('a window of statistics', () => {
  const press = (target: Element | Document = document) => fireEvent.keyDown(target, { key: 'Escape' });
  afterEach(() => vi.restoreAllMocks());

  it('closes by Escape where the site opened it, unless a dialog or a field has the key [SP-33]', async () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
    const length = vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    const { unmount } = await opened('/en/statisticpopup/duel/10/5-9/6', ok(SQUADS));
    const [field] = screen.getAllByRole('combobox');
    press(field);
    fireEvent.keyDown(document, { key: 'Enter' });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    press();
    dialog.remove();
    length.mockReturnValue(2);
    press();
    expect(close).not.toHaveBeenCalled();
    length.mockReturnValue(1);
    press();
    expect(close).toHaveBeenCalledTimes(1);
    unmount();
    press();
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe("a players' duel", () => {
  it('of squads shows both figures, and leads to another player and another team [STC-15] [STC-17]', async () => {
    const { asked, status } = await opened('/en/statisticpopup/duel/10/5-9/6', ok(SQUADS));
    expect([status, asked]).toEqual([undefined, [{ champId: 10, picks: [{ sideId: 5, shirt: 9 }, { sideId: 6 }] }]]);
    expect(rows()).toEqual(['Player 5 of 9FigurePlayer 6 of 7', '3Goals1', '3Own goals1']);
    const bold = [...document.querySelectorAll('td[class*="better"]')].map((cell) => cell.textContent);
    expect(bold).toEqual(['3', '1']);
    expect(screen.queryByRole('region', { name: 'Head to head' })).toBeNull();
    const address = () => screen.getByText(/statisticpopup/).textContent;
    fireEvent.change(screen.getByRole('combobox', { name: 'Player 2' }), { target: { value: '9' } });
    expect(address()).toBe('/en/statisticpopup/duel/10/5-9/6-9');
    fireEvent.change(screen.getByRole('combobox', { name: 'Team 1' }), { target: { value: '6' } });
    expect(address()).toBe('/en/statisticpopup/duel/10/6/6-7');
  });

  it('of persons has their form and meetings, and offers everybody but the other one [STC-3] [STC-15]', async () => {
    await opened('/en/statisticpopup/duel/10/1/2', ok(PERSONS));
    expect(rows()).toEqual(['AceFigureBreak', '2Lost1']);
    const options = within(screen.getByRole('combobox', { name: 'Player 1' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Ace', 'Court']);
    expect(screen.getByRole('link', { name: /Ace.*2:1.*Break/ }).getAttribute('href')).toMatch(/game=3/);
  });

  it('says that it did not come, and is asked for again', async () => {
    const { asked, replies } = await opened('/en/statisticpopup/duel/10', fail({ kind: 'network' }));
    replies.duel = ok(PERSONS);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: /again/i }));
      await Promise.resolve();
    });
    expect(asked).toEqual([{ champId: 10 }, { champId: 10 }]);
    expect(rows()).toHaveLength(2);
  });

  it('is a page that does not exist where nobody is compared [STC-17]', async () => {
    const { status } = await opened('/en/statisticpopup/duel/10', fail({ kind: 'refused', status: 404 }));
    expect(status).toBe(404);
  });
});
