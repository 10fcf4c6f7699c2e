import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Screen } from '#ui/casino/rounds/slot-screen.tsx';
import type { CatalogueGateway } from '../../../../core/casino/catalogue/catalogue-gateway.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { SLOT_SOUND } from '../../../../core/casino/rounds/slot-sound.ts';
import { SlotSoundStore } from '#ui/casino/rounds/slot-sound-store.ts';
import type { ValueStore } from '../../../../core/shared/stored-value.ts';
import { memoryValues } from '../../../support/fakes/memory-values.ts';
import { ok } from '../../../../core/shared/result.ts';
import { fakeRoundsGateway, JACKPOT_BOARD, PLAYABLE, ROUND, SLOT } from '../../../support/examples/casino-examples.ts';
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

async function opened(isVisitor = false, rounds = fakeRoundsGateway(), more: { values?: ValueStore } = {}) {
  const given = {
    ...more,
    roundsGateway: rounds,
    catalogueGateway,
    jackpotsGateway: { board: async () => ok(JACKPOT_BOARD) },
  };
  const page = await playerPage({ ...(isVisitor ? {} : { userId: 5 }), given });
  const { lazy } = page.stores;
  await lazy.ensure([
    'slotGame',
    'demoGame',
    'fairness',
    'catalogue',
    'favouriteGames',
    'jackpots',
    'playGuard',
    'slotSound',
  ]);
  await page.stores.slotGame.open(7);
  await page.stores.catalogue.open(
    { theme: 'treasure' },
    { search: '', provider: '', machines: [], leastRtp: undefined, isNewOnly: false, order: 'popular' },
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

  it('shows the jackpots of a slot that has them, counts them in its return and says which was won [JKP-5, JKP-6, JKP-9]', async () => {
    const jackpot = { levels: ['minor' as const], amount: 200_000 as Minor };
    const round = { ...ROUND, machine: 'royal' as const, stops: [0, 0, 0, 0, 0], jackpot };
    const royal = { ...PLAYABLE, game: { ...SLOT, machine: 'royal' as const } };
    const { stores } = await opened(
      false,
      fakeRoundsGateway({ game: async () => ok(royal), play: async () => ok(round), rounds: async () => ok([round]) }),
    );
    expect(screen.getByText('Grand').nextSibling?.textContent).toBe('₽412,806.18');
    expect(screen.getByText('Return (RTP)').nextSibling?.textContent).toBe('95.95%');
    fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
    await settle();
    act(() => {
      stores.slotGame.finishShow();
    });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Jackpot won (Minor): ₽2,000.00',
    );
    expect(screen.getByRole('region', { name: 'Last rounds' }).textContent).toContain('₽2,022.00');
  });

  it('sounds where its player has turned that on, which the device remembers [RND-60]', async () => {
    const values = memoryValues().tab();
    await opened(false, fakeRoundsGateway(), { values });
    const sound = screen.getByRole('button', { name: 'Sound' });
    expect(sound.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(sound);
    expect([sound.getAttribute('aria-pressed'), values.read(SLOT_SOUND)]).toEqual(['true', true]);
    expect(new SlotSoundStore(values).isOn).toBe(true);
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
