import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Screen } from '#ui/casino/rounds/slot-screen.tsx';
import type { CatalogueGateway } from '../../../../core/casino/catalogue/catalogue-gateway.ts';
import { ok } from '../../../../core/shared/result.ts';
import { fakeRoundsGateway, PLAYABLE, ROUND, SLOT } from '../../../support/examples/casino-examples.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const Texts = withTexts('casino', 'session', 'kit', 'notice-catalogue');
const catalogueGateway: CatalogueGateway = {
  page: async () => ok({ total: 2, games: [SLOT, { ...SLOT, id: 8, name: 'Ruby Vault' }], isGuess: false }),
  providers: async () => ok([]),
  favourites: async () => ok([]),
  keepFavourite: async (id, isFavourite) => ok(isFavourite ? [id] : []),
};

async function opened(isVisitor = false, rounds = fakeRoundsGateway()) {
  const given = { roundsGateway: rounds, catalogueGateway };
  const page = await playerPage({ ...(isVisitor ? {} : { userId: 5 }), given });
  const { lazy } = page.stores;
  await lazy.ensure(['slotGame', 'demoGame', 'fairness', 'catalogue', 'favouriteGames', 'playGuard']);
  await page.stores.slotGame.open(7);
  await page.stores.catalogue.open(
    { theme: 'treasure' },
    { search: '', machines: [], isNewOnly: false, order: 'popular' },
  );
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
  return page;
}
const settle = async () => act(async () => new Promise((resolve) => setTimeout(resolve)));

describe('the page of a slot', () => {
  it('says what the slot returns, how much its wins differ and what a line can win [CTL-2, RND-3, RND-5]', async () => {
    await opened();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dragon Ledger');
    const facts = screen.getByText('Return (RTP)').closest('dl')!;
    expect(facts.textContent).toBe('Return (RTP)95.62%VolatilityLowTop line×20');
    const pays = screen.getByRole('table', { hidden: true, name: 'Rules and pay table' });
    const [, cherries] = within(pays).getAllByRole('row', { hidden: true });
    expect(cherries?.textContent).toBe('Cherries36');
  });

  it('shows the rounds of the player, those that were given back among them [RND-12]', async () => {
    await opened(
      false,
      fakeRoundsGateway({ rounds: async () => ok([ROUND, { ...ROUND, id: 'cut', state: 'returned' }]) }),
    );
    await settle();
    const rows = within(screen.getByRole('region', { name: 'Last rounds' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent).slice(1)).toEqual([
      expect.stringContaining('₽22.00'),
      expect.stringContaining('returned'),
    ]);
  });

  it('plays for money by one press, and says why a stake was not taken [RND-11]', async () => {
    const play = async () => ok({ ...ROUND, state: 'refused' as const, refusal: 'limit-reached' as const });
    await opened(false, fakeRoundsGateway({ play }));
    fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('more than your own limit leaves');
  });

  it('lets visitors play without money, and asks them in for more [RND-18]', async () => {
    const { stores } = await opened(true);
    expect(screen.getByText('Credits').nextSibling?.textContent).toBe('1,000');
    expect(screen.queryByRole('region', { name: 'Last rounds' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'For money' }));
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(stores.dialogs.open).toBe('sign-in');
  });

  it('takes no new round while a check of time is open, and offers nothing to whoever is excluded [LP-11, RG-15]', async () => {
    const { stores } = await opened();
    act(() => {
      stores.playGuard.pause('reality-check', true);
    });
    expect(screen.getByRole('button', { name: 'Spin' }).getAttribute('aria-disabled')).toBe('true');
    act(() => {
      stores.playGuard.pause('reality-check', false);
      stores.playGuard.shutOut({ reason: 'self-excluded' });
    });
    expect(screen.getAllByText('You have excluded yourself').length).toBeGreaterThan(0);
    expect(screen.queryByRole('heading', { name: 'Similar slots' })).toBeNull();
  });

  it('has similar slots, and none for the one that is open [CTL-1]', async () => {
    await opened();
    const similar = screen.getByRole('region', { name: 'Similar slots' });
    expect(
      within(similar)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/en/slots/treasure', '/en/slots/game/8/ruby-vault']);
    expect(PLAYABLE.game.id).toBe(7);
  });
});
