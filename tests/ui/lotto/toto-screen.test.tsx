import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen } from '#ui/lotto/toto-screen.tsx';
import type {
  OwnTotoCoupon,
  TotoBoard,
  TotoDrawRow,
  TotoGateway,
  TotoVerdict,
} from '../../../core/lotto/toto-gateway.ts';
import type { TotoPart } from '../../../core/lotto/toto-page.ts';
import { httpClient } from '../../../infrastructure/http/http-client.ts';
import { httpTotoGateway } from '../../../infrastructure/lotto/http-toto-gateway.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';
import { replySamples } from '../../support/reply-samples.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { milli, minor } from '../../support/units.ts';
import { playerPage } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('toto', 'slip', 'accounts', 'session', 'kit', 'notice-catalogue');
const BOARD: TotoBoard = {
  serverTime: 0,
  currency: 'RUB',
  leastStake: minor(1000),
  mostStake: minor(100_000),
  sorts: [{ sort: 'cyber-sport', fund: minor(0), jackpot: minor(25_000), closesAt: 9_000_000_000_000 }],
  draw: {
    id: 8,
    number: 12,
    state: 'open',
    opensAt: 0,
    closesAt: 9_000_000_000_000,
    fund: minor(80_000),
    jackpot: minor(25_000),
    prizes: [],
    games: Array.from({ length: 7 }, (_, place) => ({
      gameId: place + 1,
      sportId: 41,
      countryCode: 'eu',
      home: `Home ${String(place + 1)}`,
      away: 'Away',
      startsAt: 9_000_000_000_000,
      odds: [milli(2100), milli(1800)],
      chosen: [3, 1],
    })),
  },
};
const COUPON: OwnTotoCoupon = {
  id: 77,
  sort: 'cyber-sport',
  drawId: 8,
  drawNumber: 12,
  placedAt: 0,
  currency: 'RUB',
  stake: minor(5000),
  lineCount: 2,
  amount: minor(10_000),
  answers: [[1, 2], [2], [2], [2], [2], [2], [2]],
  results: [1, 1, 'cancelled', undefined, undefined, undefined, undefined],
  state: 'open',
  prize: minor(0),
};

const row = (number: number, state: 'settled' | 'returned', jackpot: number): TotoDrawRow => ({
  id: number,
  number,
  state,
  opensAt: 0,
  closesAt: number,
  fund: minor(0),
  jackpot: minor(jackpot),
  prizes: [],
});

async function opened(
  part: TotoPart = 'filling',
  verdict?: TotoVerdict,
  { address = '/en/toto/cyber-sport', isSignedIn = true } = {},
) {
  const place = vi.fn<TotoGateway['place']>(() =>
    Promise.resolve(verdict === undefined ? fail({ kind: 'network' }) : ok(verdict)),
  );
  const draws = vi.fn<TotoGateway['draws']>(() =>
    Promise.resolve(ok([row(3, 'settled', 30_000), row(2, 'returned', 20_000), row(1, 'settled', 25_000)])),
  );
  const board = vi.fn<TotoGateway['board']>(() => Promise.resolve(ok(BOARD)));
  const gateway: TotoGateway = {
    board,
    draws,
    coupons: () => Promise.resolve(ok([COUPON])),
    nominees: () => Promise.resolve(ok([])),
    place,
  };
  const page = await playerPage({ ...(isSignedIn && { userId: 5 }), address, given: { totoGateway: gateway } });
  await page.stores.lazy.ensure(['toto', 'totoCoupon', 'playGuard']);
  await page.stores.toto.open({ sort: 'cyber-sport', part });
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
  return { board, place, page, draws };
}

const press = async (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

describe('the pages of the toto', () => {
  it.each([
    ['filling', 'Fill in', '/en/toto/cyber-sport'],
    ['draw', 'Now playing', '/en/toto/cyber-sport/draw'],
    ['next', 'Next draw', '/en/toto/cyber-sport/next'],
    ['coupons', 'My entries', '/en/toto/cyber-sport/coupons'],
    ['draws', 'Draws', '/en/toto/cyber-sport/draws'],
    ['nominees', 'Top winners', '/en/toto/cyber-sport/nonimees'],
  ] as const)('have a link and a heading of their own: %s [TT-1, TT-3]', async (part, name, address) => {
    await opened(part);
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual([address, 'page']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(new RegExp(`: ${name}$`));
  });
});

describe('the board of the toto', () => {
  it('counts down by the time that came with 304, not by the one that the browser kept', async () => {
    const kept = replySamples()['totoBoard'] as { readonly sorts: readonly { readonly closesAt: number }[] };
    const closesAt = kept.sorts[0]?.closesAt ?? 0;
    const serverTime = closesAt - 65_000;
    const transport = async () => Promise.resolve({ status: 200, body: kept, serverTime });
    const http = httpClient({ transport, timers: manualTimers(), csrfToken: () => undefined });
    const given = { totoGateway: httpTotoGateway(http, 'en') };
    const page = await playerPage({ userId: 5, address: '/en/toto/football', given });
    await page.stores.lazy.ensure(['toto']);
    await page.stores.toto.open({ sort: 'football', part: 'filling' });
    expect(closesAt - page.stores.clock.exact()).toBe(65_000);
  });
});

describe('the coupon of the toto', () => {
  it('tells what is open, how many lines there are, and what they cost [TT-4, TT-22, TT-23]', async () => {
    await opened();
    expect(screen.getByRole('button', { name: 'Choose outcomes of 7 more matches' })).toBeTruthy();
    await press('By the odds');
    expect(screen.getByRole('button', { name: '2, Home 1 – Away' }).getAttribute('aria-pressed')).toBe('true');
    await press('1, Home 1 – Away');
    expect(screen.getByRole('button', { name: /Place entry/ }).textContent).toContain('₽100');
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('2 lines');
    await press('Clear');
    expect(screen.getByRole('button', { name: 'Choose outcomes of 7 more matches' })).toBeTruthy();
  });

  it('is filled by 1 and 2, and walked by arrows', async () => {
    await opened();
    const first = screen.getByRole('button', { name: '1, Home 1 – Away' });
    first.focus();
    fireEvent.keyDown(first, { key: '2' });
    expect(screen.getByRole('button', { name: '2, Home 1 – Away' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '1, Home 2 – Away' }));
  });

  it('says that it is placed, and begins anew [TT-14]', async () => {
    const { place } = await opened('filling', { status: 'accepted', coupon: COUPON });
    await press('By the odds');
    await press(/Place entry/);
    expect(place.mock.calls[0]?.[0]).toMatchObject({ drawId: 8, stake: 5000, currency: 'RUB' });
    expect(screen.getByText('Toto entry no. 77 placed: ₽100')).toBeTruthy();
  });

  it('says why it is not taken, and what is left [RG-09]', async () => {
    const reason = 'daily-wagering-reached';
    await opened('filling', { status: 'rejected', reason, limit: minor(2000) });
    await press('By the odds');
    await press(/Place entry/);
    expect(screen.getByText('Bet not accepted: your daily wagering limit has ₽20 left')).toBeTruthy();
  });

  it('goes again as it was where no answer came and its draw has closed since [TT-14]', async () => {
    const { board, page, place } = await opened();
    await press('By the odds');
    await press(/Place entry/);
    board.mockResolvedValue(ok({ ...BOARD, draw: undefined }));
    await act(async () => page.stores.toto.load());
    await press(/Send again/);
    expect(place.mock.calls[1]).toEqual(place.mock.calls[0]);
  });

  it('goes again under the same key where no answer came [TT-14]', async () => {
    const { place } = await opened();
    await press('By the odds');
    await press(/Place entry/);
    await press(/Send again/);
    expect(place.mock.calls[1]?.[1]).toBe(place.mock.calls[0]?.[1]);
  });

  it('is filled from a code, and from none of another sort [TT-26]', async () => {
    await opened();
    const field = screen.getByRole('textbox', { name: 'Entry code' });
    fireEvent.change(field, { target: { value: 'football:1-1-1-1-1-1-1-1-1-1-1-1' } });
    await press('Fill in');
    expect(screen.getByText('This isn’t a code for this toto')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'cyber-sport:1-2-12-1-1-1-2' } });
    await press('Fill in');
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('2 lines');
    expect(screen.getByRole('button', { name: 'Copy code' })).toBeTruthy();
  });

  it('is passed on as a link that fills it in, and says so where the link holds no code [TT-28]', async () => {
    await opened('filling', undefined, { address: '/en/toto/cyber-sport?coupon=cyber-sport%3A1-2-12-1-1-1-2' });
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('2 lines');
    const write = vi.fn<(text: string) => Promise<void>>(async () => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText: write } });
    await press('Copy link');
    vi.unstubAllGlobals();
    expect(write.mock.calls[0]?.[0]).toBe(
      `${window.location.origin}/en/toto/cyber-sport?coupon=cyber-sport%3A1-2-12-1-1-1-2`,
    );
    cleanup();
    await opened('filling', undefined, { address: '/en/toto/cyber-sport?coupon=football%3A1' });
    expect(screen.getByText('This isn’t a code for this toto')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose outcomes of 7 more matches' })).toBeTruthy();
  });

  it('is offered to nobody who may not play; what was placed stays [TT-27, LP-11]', async () => {
    const { page } = await opened();
    act(() => {
      page.stores.playGuard.shutOut({ reason: 'self-excluded' });
    });
    expect(screen.getByText('You have excluded yourself')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Place entry|Choose outcomes|By the odds/ })).toBeNull();
    await act(() => page.stores.toto.open({ sort: 'cyber-sport', part: 'draws' }));
    expect(screen.queryByText('You have excluded yourself')).toBeNull();
  });

  it('asks a visitor to log in, and the button opens that', async () => {
    const { page, place } = await opened('filling', undefined, { isSignedIn: false });
    fireEvent.click(screen.getByRole('button', { name: 'Log in to play' }));
    expect(page.stores.dialogs.open).toBe('sign-in');
    expect(place).not.toHaveBeenCalled();
  });

  it('takes no stake outside of its limits [TT-20]', async () => {
    await opened();
    await press('By the odds');
    fireEvent.change(screen.getByRole('textbox', { name: 'Stake per line' }), { target: { value: '5' } });
    expect(screen.getByRole('button', { name: 'Check the stake' })).toBeTruthy();
    expect(screen.getByText('From ₽10 to ₽1,000')).toBeTruthy();
  });
});

describe('the coupons that a player has', () => {
  it('tell how far they are while games are played [TT-11]', async () => {
    await opened('coupons');
    const item = screen.getByText('Entry no. 77').closest('li');
    expect(within(item!).getByText('2 of 3 played guessed, up to 6 of 7 in reach')).toBeTruthy();
  });

  it('have every match under its number, with the outcome that came marked in words too', async () => {
    await opened('coupons');
    const blank = screen.getByRole('list', { name: 'Match outcomes' });
    expect(
      within(blank)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['112guessed', '22not guessed', '32guessed', '42', '52', '62', '72']);
    expect(screen.getByRole('progressbar', { name: 'Entry no. 77' }).getAttribute('aria-valuetext')).toBe('2 of 7');
  });

  it('are narrowed to those that are settled, or are not', async () => {
    await opened('coupons');
    fireEvent.click(screen.getByRole('radio', { name: 'Settled' }));
    expect(screen.queryByText('Entry no. 77')).toBeNull();
    expect(screen.getByText('No toto entries yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Open' }));
    expect(screen.getByText('Entry no. 77')).toBeTruthy();
  });
});

describe('the draws that are over', () => {
  it('are shown by their state, with how the jackpot went', async () => {
    await opened('draws');
    expect(screen.getByText('Jackpot over 3 draws: from ₽250 to ₽300')).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Draw 3', 'Draw 2', 'Draw 1']);
    fireEvent.click(screen.getByRole('radio', { name: 'Void' }));
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Draw 2']);
  });

  it('are narrowed to a day of the player, and none of it is said so [TT-29]', async () => {
    const { draws } = await opened('draws');
    draws.mockResolvedValue(ok([]));
    const day = screen.getByLabelText('Day');
    const choose = async (value: string) =>
      act(async () => Promise.resolve(fireEvent.change(day, { target: { value } })));
    await choose('2026-11-27');
    const from = Date.UTC(2026, 10, 26, 21);
    expect(draws.mock.lastCall?.[0].day).toEqual({ from, until: from + 86_400_000 });
    expect(await screen.findByText('No draws on this day')).toBeTruthy();
    await choose('');
    expect(draws.mock.lastCall?.[0].day).toBeUndefined();
  });
});
