import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Screen } from '#ui/casino/catalogue/lobby/lobby-screen.tsx';
import type { CatalogueGateway } from '../../../../../core/casino/catalogue/catalogue-gateway.ts';
import type { LiveGateway } from '../../../../../core/casino/live/live-gateway.ts';
import type {
  TournamentCard,
  TournamentsGateway,
} from '../../../../../core/promotions/tournaments/tournaments-gateway.ts';
import { ok } from '../../../../../core/shared/result.ts';
import { days } from '../../../../../core/shared/time.ts';
import { JACKPOT_BOARD, SLOT } from '../../../../support/examples/casino-examples.ts';
import { NOW } from '../../../../support/examples/coupon-examples.ts';
import { minor } from '../../../../support/units.ts';
import { playerPage, teachDialogs } from '../../../../support/views/player-page.tsx';
import { withTexts } from '../../../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const Texts = withTexts('casino', 'casino-games', 'tournaments', 'live-tables', 'session', 'kit', 'notice-catalogue');
const SMALL: TournamentCard = {
  id: 'small',
  language: 'en',
  title: 'Small Cup',
  summary: '',
  theme: 'sea',
  state: 'running',
  startsAt: NOW - days(2),
  endsAt: NOW + days(5),
  gameCount: 186,
  playerCount: 2,
  pool: minor(10_000),
};
const TOURNAMENTS: readonly TournamentCard[] = [
  { ...SMALL, id: 'next', title: 'Next Cup', state: 'announced', pool: minor(9_000_000) },
  SMALL,
  { ...SMALL, id: 'large', title: 'Large Cup', pool: minor(5_000_000) },
];

/** More than two rows show. */
const NEW_SLOTS = Array.from({ length: 20 }, (_, place) => ({
  ...SLOT,
  id: 100 + place,
  name: `New ${String(place)}`,
}));

async function opened(address = '/en/casino-lobby', tournaments = TOURNAMENTS, mayJoin = true) {
  const catalogueGateway: Partial<CatalogueGateway> = {
    page: async (_, { isNewOnly }) =>
      ok(isNewOnly ? { total: 86, games: NEW_SLOTS, isGuess: false } : { total: 1, games: [SLOT], isGuess: false }),
    providers: async () => ok([]),
    favourites: async () => ok([]),
  };
  const liveGateway: Partial<LiveGateway> = {
    tables: async () =>
      ok([
        { id: 'roulette', players: 3, last: [[17], [0]] },
        { id: 'baccarat', players: 0, last: [] },
      ]),
  };
  const tournamentsGateway: Partial<TournamentsGateway> = {
    list: async () => ok({ serverTime: NOW, currency: 'EUR', tournaments }),
    own: async () => ok({ mayJoin, entries: [] }),
  };
  const around = await playerPage({
    userId: 5,
    address,
    given: {
      catalogueGateway: catalogueGateway as CatalogueGateway,
      jackpotsGateway: { board: async () => ok(JACKPOT_BOARD) },
      liveGateway: liveGateway as LiveGateway,
      tournamentsGateway: tournamentsGateway as TournamentsGateway,
    },
  });
  const { stores } = around;
  await stores.lazy.ensure([
    'catalogue',
    'newGames',
    'favouriteGames',
    'jackpots',
    'playGuard',
    'tournaments',
    'liveTables',
  ]);
  await Promise.all([stores.tournaments.open(), stores.liveTables.openList()]);
  await act(async () => {
    render(
      <around.Wrapper>
        <Texts>
          <Screen />
        </Texts>
      </around.Wrapper>,
    );
    await Promise.resolve();
  });
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  return around;
}

describe('the lobby', () => {
  it('begins with the running tournament that has the most in prizes, the jackpots beside it', async () => {
    await opened();
    const banner = screen.getByRole('region', { name: 'Large Cup' });
    expect(banner.textContent).toContain('€50,000 in prizes');
    expect(within(banner).getByRole('link').getAttribute('href')).toBe('/en/bonus/casino/tournaments/large');
    expect(screen.queryByText('Small Cup')).toBeNull();
    expect(screen.getByRole('region', { name: 'Jackpots' })).toBeTruthy();
  });

  it('has no banner where no tournament runs, and for whoever may join none', async () => {
    await opened('/en/casino-lobby', TOURNAMENTS.slice(0, 1));
    expect(screen.queryByText('Next Cup')).toBeNull();
    cleanup();
    await opened('/en/casino-lobby', TOURNAMENTS, false);
    expect(screen.queryByText('Large Cup')).toBeNull();
  });

  it('shows the live tables with what they drew last, until something is looked for [LCT-1, LCT-13]', async () => {
    await opened();
    const live = screen.getByRole('region', { name: 'Live tables' });
    expect(within(live).getByRole('link', { name: 'Roulette' }).getAttribute('href')).toBe('/en/casino/roulette');
    expect(live.textContent).toContain('Players now: 3');
    expect(
      within(live)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toContain('17');
    expect(within(live).getByRole('link', { name: 'See all Live tables' }).getAttribute('href')).toBe('/en/casino');
    cleanup();
    await opened('/en/casino-lobby?q=dragon');
    expect(screen.queryByRole('region', { name: 'Live tables' })).toBeNull();
  });

  it('has what is played most before the live tables and what is new after them, until something is looked for [CTL-9]', async () => {
    await opened();
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names.slice(-3)).toEqual(['Popular now', 'Live tables', 'New releases']);
    const popular = screen.getByRole('region', { name: 'Popular now' });
    expect(within(popular).getByRole('link', { name: new RegExp(SLOT.name) })).toBeTruthy();
    expect(within(popular).getByRole('link', { name: 'See all Popular now' }).getAttribute('href')).toBe('/en/slots');
    const fresh = screen.getByRole('region', { name: 'New releases' });
    expect(within(fresh).getAllByRole('link', { name: /^New \d/ })).toHaveLength(14);
    expect(fresh.textContent).toContain('86');
    const all = within(fresh).getByRole('link', { name: 'See all New releases' });
    expect(all.getAttribute('href')).toBe('/en/slots?new=1');
    cleanup();
    await opened('/en/casino-lobby?order=name');
    expect(screen.queryByRole('region', { name: 'Popular now' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('1 slot found');
  });

  it('courts nobody who has excluded themselves [LP-11]', async () => {
    const { stores } = await opened();
    act(() => {
      stores.playGuard.shutOut({ reason: 'self-excluded' });
    });
    expect(screen.queryByText('Large Cup')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Live tables' })).toBeNull();
  });

  it('courts nobody whom nothing may be offered to, who may play [LP-4]', async () => {
    const { stores } = await opened();
    act(() => {
      stores.playGuard.court(false);
    });
    expect(screen.queryByText('Large Cup')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Live tables' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'New releases' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Popular now' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });
});
