import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen } from '#ui/lotto/bingo/bingo-screen.tsx';
import { isBingoCard } from '../../../../core/lotto/bingo/bingo-card.ts';
import { bingoBalls } from '../../../../core/lotto/bingo/bingo-drawing.ts';
import type {
  BingoDraw,
  BingoGateway,
  BingoResult,
  BingoRoom,
  BingoVerdict,
  OwnBingoCard,
} from '../../../../core/lotto/bingo/bingo-gateway.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { SERVER_DIGESTS } from '../../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';
import { fakeAccountsGateway } from '../../../support/fakes/fake-accounts-gateway.ts';
import { fixedRandom } from '../../../support/random/fixed-random.ts';
import { minor } from '../../../support/units.ts';
import { playerPage } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('bingo', 'lotto', 'slip', 'accounts', 'session', 'kit', 'notice-catalogue');
const LATER = 9_000_000_000_000;
const HASH = 'a'.repeat(64);
const SEED = '1'.repeat(64);
/** Row by row: 1 16 31 46 61, 2 17 32 47 62, … with a free centre. */
const CARD = Array.from({ length: 25 }, (_, place) =>
  place === 12 ? 0 : (place % 5) * 15 + Math.floor(place / 5) + 1,
);
const draw = (number: number, balls: readonly number[] = []): BingoDraw => ({
  id: number,
  number,
  closesAt: LATER,
  drawsAt: LATER + 10_000,
  hash: HASH,
  balls,
  fund: minor(9000),
});
const ROOM: BingoRoom = {
  serverTime: 0,
  currency: 'RUB',
  price: minor(5000),
  jackpot: minor(250_000),
  next: draw(8),
  running: draw(7, [3, 18, 48, 63, 70]),
};
const own = (id: number, drawId: number, changed: Partial<OwnBingoCard> = {}): OwnBingoCard => ({
  id,
  drawId,
  number: drawId,
  drawsAt: LATER,
  placedAt: 0,
  currency: 'RUB',
  numbers: CARD,
  amount: minor(5000),
  isSettled: false,
  prize: minor(0),
  ...changed,
});
const RESULT: BingoResult = {
  id: 6,
  number: 6,
  drawsAt: 1,
  balls: [5, 9],
  hash: HASH,
  seed: SEED,
  fund: minor(9000),
  jackpot: minor(250_000),
  prizes: [
    { pattern: 'line', cards: 2, ball: 31, each: minor(1350) },
    { pattern: 'two-lines', cards: 0, each: minor(0) },
    { pattern: 'full-house', cards: 0, each: minor(0) },
  ],
};

interface Scene {
  readonly verdict?: BingoVerdict;
  readonly room?: BingoRoom;
  readonly results?: readonly BingoResult[];
  readonly cards?: readonly OwnBingoCard[];
  readonly isSignedIn?: boolean;
}

async function opened({ verdict, room = ROOM, results = [RESULT], cards = [], isSignedIn = true }: Scene = {}) {
  const buy = vi.fn<BingoGateway['buy']>(() =>
    Promise.resolve(verdict === undefined ? fail({ kind: 'network' }) : ok(verdict)),
  );
  const shown = { room, results, cards };
  const gateway: BingoGateway = {
    room: () => Promise.resolve(ok(shown.room)),
    results: () => Promise.resolve(ok(shown.results)),
    cards: () => Promise.resolve(ok(shown.cards)),
    buy,
  };
  const accounts = fakeAccountsGateway();
  const page = await playerPage({
    ...(isSignedIn && { userId: 5 }),
    given: { bingoGateway: gateway, accountsGateway: accounts, random: fixedRandom() },
  });
  await page.stores.lazy.ensure(['bingo', 'bingoCard', 'playGuard']);
  await Promise.all([page.stores.bingo.load(), page.stores.bingoCard.load()]);
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
  return { buy, page, shown, accounts };
}

const press = async (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

describe('the player’s cards of bingo', () => {
  it('mark the balls that have come, and say what they have and lack [BNG-2, BNG-15]', async () => {
    await opened({ cards: [own(71, 7), own(72, 8)] });
    expect(screen.getByText('5 of 60 balls drawn')).toBeTruthy();
    const card = screen.getByRole('table', { name: 'Card no. 71' });
    const marked = within(card)
      .getAllByRole('cell')
      .filter((cell) => cell.dataset['marked'] !== undefined);
    // the middle row is whole: the centre is free
    expect(marked.map((cell) => cell.textContent)).toEqual(['3 drawn', '18 drawn', '★free', '48 drawn', '63 drawn']);
    expect(screen.getByText('Line: ball 4')).toBeTruthy();
    expect(screen.getByText('To a full house: 20')).toBeTruthy();
    expect(screen.getByText('To a full house: 24')).toBeTruthy();
  });

  it('of draws that are over say what they won [BNG-6]', async () => {
    await opened({
      room: { ...ROOM, running: undefined },
      cards: [own(61, 6, { isSettled: true, prize: minor(1350) }), own(51, 5, { isSettled: true })],
    });
    expect(screen.getByText('Over')).toBeTruthy();
    expect(screen.getByText('Won ₽13.50')).toBeTruthy();
    expect(screen.getByText('No win')).toBeTruthy();
    expect(screen.getByText(/^Card no\. 51 · Draw 5/)).toBeTruthy();
  });

  it('are asked for again once their draw is over, and a prize with them [BNG-6]', async () => {
    const { page, shown, accounts } = await opened({ cards: [own(71, 7)] });
    const stop = page.stores.bingoCard.start();
    const asked = accounts.calls.length;
    shown.room = { ...ROOM, running: undefined };
    shown.results = [{ ...RESULT, id: 7, number: 7 }, RESULT];
    shown.cards = [own(71, 7, { isSettled: true, prize: minor(1350) })];
    await act(() => page.stores.bingo.load());
    expect(await screen.findByText('Won ₽13.50')).toBeTruthy();
    expect(accounts.calls.slice(asked)).toEqual(['accounts']);
    stop();
  });
});

describe('a draw of bingo that nobody looked at', () => {
  it('shows what its cards won once the page is looked at again [BNG-6, BNG-15]', async () => {
    const { page, shown } = await opened({ room: { ...ROOM, running: undefined }, cards: [own(81, 8)] });
    const { bingo, bingoCard } = page.stores;
    const stops = [bingoCard.start(), bingo.start(), bingo.watch()];
    shown.room = { ...ROOM, running: undefined, next: draw(9) };
    shown.results = [{ ...RESULT, id: 8, number: 8 }, RESULT];
    shown.cards = [own(81, 8, { isSettled: true, prize: minor(1350) })];
    await act(async () => page.timers.advance(20_000));
    expect(await screen.findByText('Won ₽13.50')).toBeTruthy();
    for (const stop of stops) stop();
  });
});

describe('cards for the next draw of bingo', () => {
  it('have random numbers of this device, as many as are wanted, for their sum [BNG-5, BNG-10]', async () => {
    const { buy, page } = await opened();
    const { bingoCard } = page.stores;
    expect(bingoCard.offered).toHaveLength(2);
    fireEvent.click(screen.getByRole('radio', { name: '3' }));
    const before = bingoCard.offered;
    await press('Other numbers');
    expect(bingoCard.offered).not.toEqual(before);
    expect(bingoCard.offered.every(isBingoCard)).toBe(true);
    expect(screen.getByRole('button', { name: /^Buy cards/ }).textContent).toContain('₽150');
    const { offered } = bingoCard;
    await press(/^Buy cards/);
    expect(buy.mock.calls[0]?.[0]).toMatchObject({ drawId: 8, currency: 'RUB', amount: 15_000, cards: offered });
  });

  it('go again under the same key where no answer came, and under another once they are changed [BNG-9]', async () => {
    const { buy } = await opened();
    await press(/^Buy cards/);
    await press(/^Send again/);
    expect(buy.mock.calls[1]).toEqual(buy.mock.calls[0]);
    await press('Other numbers');
    await press(/^Buy cards/);
    expect(buy.mock.calls[2]?.[1]).not.toBe(buy.mock.calls[0]?.[1]);
  });

  it('are said to be bought, and others are offered then [BNG-9]', async () => {
    const { page } = await opened({ verdict: { status: 'accepted', cards: [own(81, 8)] } });
    const { offered } = page.stores.bingoCard;
    await press(/^Buy cards/);
    expect(screen.getByText(/^Bought\. /)).toBeTruthy();
    expect(page.stores.bingoCard.offered).not.toEqual(offered);
  });

  it.each([
    [{ reason: 'too-many-cards' }, 'Bet not accepted: you can have 12 cards in a draw at most'],
    [
      { reason: 'daily-wagering-reached', limit: minor(2000) },
      'Bet not accepted: your daily wagering limit has ₽20 left',
    ],
  ] as const)('say why they are not sold: %o [BNG-9, RG-09]', async (refusal, text) => {
    await opened({ verdict: { status: 'rejected', ...refusal } });
    await press(/^Buy cards/);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('ask a visitor to log in, and the button opens that', async () => {
    const { page, buy } = await opened({ isSignedIn: false });
    fireEvent.click(screen.getByRole('button', { name: 'Log in to play' }));
    expect(page.stores.dialogs.open).toBe('sign-in');
    expect(buy).not.toHaveBeenCalled();
  });

  it('are offered to nobody who may not play; what was bought stays [BNG-16, LP-11]', async () => {
    const { page } = await opened({ cards: [own(71, 7)] });
    act(() => {
      page.stores.playGuard.shutOut({ reason: 'self-excluded' });
    });
    expect(screen.getByText('You have excluded yourself')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Buy cards/ })).toBeNull();
    expect(screen.getByRole('table', { name: 'Card no. 71' })).toBeTruthy();
  });

  it('are not sold where no draw takes any [BNG-4]', async () => {
    await opened({ room: { ...ROOM, next: undefined } });
    expect(screen.getByRole('button', { name: 'No draw is on sale right now' })).toBeTruthy();
  });
});

describe('the draws of bingo', () => {
  it('say what they pay, how probably, and by which hash [BNG-6, BNG-11, BNG-12]', async () => {
    await opened();
    expect(screen.getByRole('row', { name: 'Line 45 30% 64%' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Full house 60 40% + jackpot 1 in 715' })).toBeTruthy();
    expect(screen.getByText(HASH)).toBeTruthy();
    expect(screen.getByText('Line: ball 31, 2 × ₽13.50')).toBeTruthy();
  });

  it('are checked on this device [BNG-11]', async () => {
    const balls = await bingoBalls({ seed: SEED, number: 6 }, SERVER_DIGESTS);
    const fair = { ...RESULT, balls, hash: await SERVER_DIGESTS.commitment(SEED) };
    await opened({ results: [fair, { ...RESULT, id: 5, number: 5 }] });
    await press('Balls and check: Draw 6');
    await press('Check this draw');
    expect(await screen.findByText(/^It matches/)).toBeTruthy();
    await press('Balls and check: Draw 5');
    await press('Check this draw');
    expect(await screen.findByText(/this isn’t the seed that was promised/)).toBeTruthy();
  });
});
