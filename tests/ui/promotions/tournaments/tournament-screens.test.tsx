import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen as OneScreen } from '#ui/promotions/tournaments/tournament-screen.tsx';
import { Screen as ListScreen } from '#ui/promotions/tournaments/tournaments-screen.tsx';
import type {
  OwnTournament,
  OwnTournaments,
  TournamentCard,
  TournamentPage,
  TournamentsGateway,
} from '../../../../core/promotions/tournaments/tournaments-gateway.ts';
import { ok } from '../../../../core/shared/result.ts';
import { days } from '../../../../core/shared/time.ts';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { minor } from '../../../support/units.ts';
import { playerPage } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('tournaments', 'casino', 'kit', 'session');
const CARD: TournamentCard = {
  id: 'sea-week-3',
  language: 'en',
  title: 'Week at Sea',
  summary: 'A week of slots.',
  theme: 'sea',
  state: 'running',
  startsAt: NOW - days(2),
  endsAt: NOW + days(5),
  gameCount: 186,
  playerCount: 2,
  pool: minor(8_550_000),
};
const PAGE: TournamentPage = {
  ...CARD,
  serverTime: NOW,
  currency: 'RUB',
  bestRounds: 20,
  prizes: [
    { from: 1, to: 1, amount: minor(3_000_000) },
    { from: 2, to: 5, amount: minor(450_000) },
  ],
  rows: [
    { place: 1, player: '042', points: 1284, bestPoints: 720, prize: minor(3_000_000) },
    { place: 2, player: '007', points: 900, bestPoints: 400, prize: minor(450_000) },
  ],
  games: [],
};
const ENTRY: OwnTournament = {
  id: CARD.id,
  joinedAt: NOW - days(1),
  currency: 'RUB',
  roundCount: 7,
  points: 900,
  bestPoints: 400,
  place: 2,
  toNext: 384,
  prize: minor(450_000),
  isWithheld: false,
};

async function opened(Screen: ComponentType, own: OwnTournaments, query = '') {
  const take = vi.fn<TournamentsGateway['take']>(() => Promise.resolve(ok({ mayJoin: true, entries: [ENTRY] })));
  const list = { serverTime: NOW, currency: 'RUB', tournaments: [CARD] };
  const tournamentsGateway: TournamentsGateway = {
    list: () => Promise.resolve(ok(list)),
    page: () => Promise.resolve(ok(PAGE)),
    own: () => Promise.resolve(ok(own)),
    take,
  };
  const address =
    Screen === OneScreen ? `/en/bonus/casino/tournaments/${CARD.id}` : `/en/bonus/casino/tournaments${query}`;
  const page = await playerPage({ userId: 5, address, given: { tournamentsGateway } });
  await page.stores.lazy.ensure(['tournaments', 'favouriteGames']);
  await act(async () => {
    render(
      <page.Wrapper>
        <Texts>
          <Screen />
        </Texts>
      </page.Wrapper>,
    );
    await Promise.resolve();
  });
  return { take };
}

describe('the pages of tournaments', () => {
  it('show the table, the prizes and the formula, and let one in [PRM-2, PRM-8, PRM-9]', async () => {
    const { take } = await opened(OneScreen, { mayJoin: true, entries: [] });
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row')[1]?.textContent).toBe('1No. ···0427201,284₽30,000');
    expect(screen.getByText('Your best rounds count, at most 20')).toBeDefined();
    expect(screen.getByText('36')).toBeDefined();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Join' }));
      await Promise.resolve();
    });
    expect(take).toHaveBeenCalledWith(CARD.id, { isIn: true, currency: 'RUB' });
  });

  it('show one’s own place under the table, and the way out [PRM-4, PRM-9]', async () => {
    const { take } = await opened(OneScreen, { mayJoin: true, entries: [ENTRY] });
    const own = await screen.findByRole('region', { name: 'You' });
    expect(own.textContent).toContain('To the next place+384');
    expect(screen.getByText('You are in')).toBeDefined();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Leave the tournament' }));
      await Promise.resolve();
    });
    expect(take).toHaveBeenCalledWith(CARD.id, { isIn: false, currency: 'RUB' });
  });

  it('offer nothing to whoever nothing may be offered to, and say why [PRM-7, RG-11]', async () => {
    await opened(ListScreen, { mayJoin: false, entries: [] });
    expect(await screen.findByText(/nothing is offered$/)).toBeDefined();
    expect(screen.queryByText('Week at Sea')).toBeNull();
  });

  it('list what goes on with its prizes and the way to it [PRM-1]', async () => {
    await opened(ListScreen, { mayJoin: true, entries: [ENTRY] });
    const ways = await screen.findAllByRole('link', { name: 'Open the table' });
    expect(ways[0]?.getAttribute('href')).toBe(`/en/bonus/casino/tournaments/${CARD.id}`);
    expect(screen.getByText('₽85,500 in prizes')).toBeDefined();
    expect(screen.getByText('Points: 900')).toBeDefined();
  });

  it('show those that the address asks for, and what was chosen or typed goes there [PRM-40]', async () => {
    await opened(ListScreen, { mayJoin: true, entries: [] }, '?show=coming');
    expect(await screen.findByText('No tournaments found')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Soon' }).checked).toBe(true);
    await act(async () => {
      fireEvent.click(screen.getByRole('radio', { name: 'Running' }));
      await Promise.resolve();
    });
    expect(screen.getAllByText('Week at Sea').length).toBeGreaterThan(0);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search tournaments' }), { target: { value: 'desert' } });
    expect(await screen.findByText('No tournaments found')).toBeDefined();
  });
});
