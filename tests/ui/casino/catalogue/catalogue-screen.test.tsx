import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CatalogueStore } from '#ui/casino/catalogue/catalogue-store.ts';
import type { CatalogueMatch } from '#ui/casino/catalogue/catalogue-place.ts';
import { prepareCatalogue } from '#ui/casino/catalogue/prepare-catalogue.ts';
import { Screen } from '#ui/casino/catalogue/catalogue-screen.tsx';
import type { CatalogueGateway } from '../../../../core/casino/catalogue/catalogue-gateway.ts';
import { readCatalogueWish } from '../../../../core/casino/catalogue/catalogue-wish.ts';
import { matchPath } from '../../../../core/navigation/route-table.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { JACKPOT_BOARD, SLOT } from '../../../support/examples/casino-examples.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const Texts = withTexts('casino', 'session', 'kit', 'notice-catalogue');
const NO_WISH = readCatalogueWish(new URLSearchParams());
/** A hundred and fifty games, each named by its place. */
const pageFrom = (offset: number) =>
  Array.from({ length: Math.min(60, 150 - offset) }, (_, index) => ({
    ...SLOT,
    id: offset + index + 1,
    name: `Slot ${String(offset + index + 1)}`,
  }));

function fakeCatalogue(changes: Partial<CatalogueGateway> = {}) {
  const page = vi.fn<CatalogueGateway['page']>(async (_, __, offset) =>
    ok({ total: 150, games: pageFrom(offset), isGuess: false }),
  );
  const keepFavourite = vi.fn<CatalogueGateway['keepFavourite']>(async (id, isFavourite) =>
    ok(isFavourite ? [id] : []),
  );
  const gateway: CatalogueGateway = {
    page,
    providers: async () => ok([{ id: 'northforge', name: 'Northforge', gameCount: 3 }]),
    favourites: async () => ok([2]),
    keepFavourite,
    ...changes,
  };
  return { gateway, page, keepFavourite };
}

async function opened(address: string, changes: Partial<CatalogueGateway> = {}, userId: number | null = 5) {
  const { gateway, page, keepFavourite } = fakeCatalogue(changes);
  const around = await playerPage({
    ...(userId === null ? {} : { userId }),
    address,
    given: { catalogueGateway: gateway, jackpotsGateway: { board: async () => ok(JACKPOT_BOARD) } },
  });
  await around.stores.lazy.ensure(['catalogue', 'favouriteGames', 'jackpots', 'playGuard']);
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
  return { ...around, page, keepFavourite };
}

describe('the catalogue', () => {
  it('lists what the address asks for, and only the first rows of it [CTL-1, CTL-4]', async () => {
    const { page } = await opened('/en/slots/treasure?machines=calm&new=1');
    expect(page.mock.calls[0]).toEqual([{ theme: 'treasure' }, { ...NO_WISH, machines: ['calm'], isNewOnly: true }, 0]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Treasure');
    expect(screen.getByRole('status').textContent).toBe('150 slots found');
    expect(screen.getAllByRole('link', { name: /^Slot \d/ })).toHaveLength(28);
    expect(screen.getByRole('button', { name: 'Low' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('are filtered by a provider, which goes into the address; a page of one has no such choice [CTL-4]', async () => {
    const { page } = await opened('/en/slots');
    const choice = screen.getByRole('combobox', { name: 'Providers' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Providers', 'Northforge · 3']);
    fireEvent.change(choice, { target: { value: 'northforge' } });
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(page.mock.lastCall).toEqual([{}, { ...NO_WISH, provider: 'northforge' }, 0]);
    cleanup();
    await opened('/en/providers/northforge');
    expect(screen.queryByRole('combobox', { name: 'Providers' })).toBeNull();
  });

  it('is narrowed by a return, which goes into the address once the thumb rests [CTL-4, CTL-8]', async () => {
    const { page } = await opened('/en/casino-search?q=dragon&rtp=95');
    const slider = screen.getByRole('slider', { name: 'Return (RTP)' });
    expect([slider.getAttribute('aria-valuetext'), slider.getAttribute('max')]).toEqual(['from 95%', '9650']);
    for (const value of ['9550', '9600', '9650']) fireEvent.change(slider, { target: { value } });
    expect(slider.getAttribute('aria-valuetext')).toBe('from 96.5%');
    await vi.waitFor(() => {
      expect(page.mock.lastCall).toEqual([{}, { ...NO_WISH, search: 'dragon', leastRtp: 9650 }, 0]);
    });
    expect(page).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(slider.getAttribute('aria-valuetext')).toBe('any');
    await vi.waitFor(() => {
      expect(page.mock.lastCall).toEqual([{}, { ...NO_WISH, search: 'dragon' }, 0]);
    });
    fireEvent.change(slider, { target: { value: '9600' } });
    await vi.waitFor(() => {
      expect(page.mock.lastCall).toEqual([{}, { ...NO_WISH, search: 'dragon', leastRtp: 9600 }, 0]);
    });
    fireEvent.change(slider, { target: { value: '9450' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('any');
    await vi.waitFor(() => {
      expect(page.mock.lastCall).toEqual([{}, { ...NO_WISH, search: 'dragon' }, 0]);
    });
  });

  it('loses every filter by one press, and keeps the text and the order [CTL-4]', async () => {
    const { page } = await opened('/en/casino-search?q=dragon&machines=calm&rtp=95&new=1&order=name');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(page.mock.lastCall).toEqual([{}, { ...NO_WISH, search: 'dragon', order: 'name' }, 0]);
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('lists its games though nobody says who the providers are', async () => {
    await opened('/en/slots', { providers: async () => fail({ kind: 'network' }) });
    expect(screen.getAllByRole('link', { name: /^Slot \d/ })).toHaveLength(28);
  });

  it('says that it guessed, and what to do where nothing was found [CTL-5]', async () => {
    await opened('/en/casino-search?q=dragan', {
      page: async () => ok({ total: 1, games: [SLOT], isGuess: true }),
    });
    expect(screen.getByText('Nothing is exactly “dragan”: these come near.')).toBeTruthy();
    cleanup();
    await opened('/en/casino-search?q=zzz', { page: async () => ok({ total: 0, games: [], isGuess: false }) });
    expect(screen.getByText('Nothing found')).toBeTruthy();
  });

  it('says that it did not load, and tries again by a press', async () => {
    const page = vi
      .fn<CatalogueGateway['page']>()
      .mockResolvedValueOnce(fail({ kind: 'network' }))
      .mockResolvedValue(ok({ total: 1, games: [SLOT], isGuess: false }));
    await opened('/en/slots', { page });
    fireEvent.click(screen.getByRole('button', { name: /again/i }));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('link', { name: /Dragon Ledger/ })).toBeTruthy();
  });

  it('is walked by arrows, and `f` makes a favourite of a game [CTL-7]', async () => {
    const { keepFavourite } = await opened('/en/slots');
    const links = screen.getAllByRole('link', { name: /^Slot \d/ });
    act(() => {
      links[0]!.focus();
    });
    fireEvent.keyDown(links[0]!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(links[7]);
    fireEvent.keyDown(links[7]!, { key: 'End' });
    expect(document.activeElement).toBe(links[13]);
    fireEvent.keyDown(links[13]!, { key: 'f' });
    await act(async () => Promise.resolve());
    expect(keepFavourite).toHaveBeenCalledWith(14, true);
    expect(screen.getByRole('button', { name: 'Favourite: Slot 14' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('offers nothing to whoever is excluded [LP-11]', async () => {
    const { stores } = await opened('/en/slots');
    act(() => {
      stores.playGuard.shutOut({ reason: 'self-excluded' });
    });
    expect(screen.getByText('You have excluded yourself')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Slot \d/ })).toBeNull();
  });

  it('asks a visitor to sign in for favourites [CTL-7]', async () => {
    const { stores, keepFavourite } = await opened('/en/slots', {}, null);
    fireEvent.click(screen.getByRole('button', { name: 'Favourite: Slot 3' }));
    expect([stores.dialogs.open, keepFavourite.mock.calls.length]).toEqual(['sign-in', 0]);
  });
});

describe('the games that a page lists', () => {
  it('come by pages, those that somebody came to [CTL-3]', async () => {
    const { gateway, page } = fakeCatalogue();
    const store = new CatalogueStore(gateway);
    await store.open({}, NO_WISH);
    expect([store.total, store.game(59)?.id, store.game(60)]).toEqual([150, 60, undefined]);
    store.reach(70, 130);
    store.reach(70, 130);
    await vi.waitFor(() => {
      expect(store.game(149)?.id).toBe(150);
    });
    expect(page.mock.calls.map(([, , offset]) => offset)).toEqual([0, 60, 120]);
    await store.open({}, NO_WISH);
    expect(page).toHaveBeenCalledTimes(3);
  });

  it('are none where the subcategory or the provider is unknown [CTL-1]', async () => {
    const catalogue = new CatalogueStore(fakeCatalogue().gateway);
    const open = async (path: string) =>
      prepareCatalogue({ catalogue }, matchPath(path) as CatalogueMatch, new URLSearchParams());
    expect(await open('/slots/nothing')).toBe(404);
    expect(await open('/providers/nobody')).toBe(404);
    expect(await open('/providers/northforge')).toBeUndefined();
  });
});
