import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen } from '#ui/lotto/numbers/lotto-screen.tsx';
import { drawnNumbers } from '../../../core/lotto/numbers/lotto-drawing.ts';
import type {
  LottoBoard,
  LottoGateway,
  LottoResult,
  LottoVerdict,
  OwnLottoTicket,
} from '../../../core/lotto/numbers/lotto-gateway.ts';
import type { LottoPage } from '../../../core/lotto/numbers/lotto-page.ts';
import { lottoById } from '../../../core/lotto/numbers/lotto-rules.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { SERVER_DIGESTS } from '../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';
import { minor } from '../../support/units.ts';
import { playerPage } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('lotto', 'slip', 'accounts', 'session', 'kit', 'notice-catalogue');
const LATER = 9_000_000_000_000;
const HASH = 'a'.repeat(64);
const coming = (id: number, drawsAt = LATER) => ({ id, number: id, closesAt: drawsAt - 60_000, drawsAt, hash: HASH });
const BOARD: LottoBoard = {
  serverTime: 0,
  currency: 'RUB',
  offers: [
    { lottoId: 1, price: minor(6000), jackpot: minor(600_000_000), fund: minor(0), next: coming(7) },
    { lottoId: 6, price: minor(15_000), jackpot: minor(60_000_000_000), fund: minor(0), next: coming(9, LATER - 1) },
  ],
  opened: { lottoId: 1, coming: [coming(6, 1), coming(7), coming(8)], counts: [3, 0, 2], countedDraws: 1 },
};
const TICKET: OwnLottoTicket = {
  id: 77,
  lottoId: 1,
  placedAt: 0,
  currency: 'RUB',
  numbers: [1, 2, 3, 4, 5],
  combinations: 1,
  amount: minor(12_000),
  entries: [
    { number: 6, drawsAt: 1, numbers: [5, 9, 1, 12, 2], prize: minor(1008) },
    { number: 7, drawsAt: LATER, numbers: [], prize: minor(0) },
  ],
};
const RESULT: LottoResult = {
  id: 6,
  lottoId: 1,
  number: 6,
  drawsAt: 1,
  numbers: [5, 9, 1, 12, 2],
  hash: HASH,
  seed: HASH,
  fund: minor(25_200),
  jackpot: minor(600_000_000),
  prizes: [
    { hits: 5, combinations: 0, each: minor(0) },
    { hits: 4, combinations: 2, each: minor(3150) },
    { hits: 3, combinations: 5, each: minor(1008) },
    { hits: 2, combinations: 0, each: minor(0) },
  ],
};

interface Scene {
  readonly verdict?: LottoVerdict;
  readonly results?: readonly LottoResult[];
  readonly isSignedIn?: boolean;
}

async function opened(
  at: LottoPage = { part: 'view', lottoId: 1 },
  { verdict, results = [RESULT], isSignedIn = true }: Scene = {},
) {
  const buy = vi.fn<LottoGateway['buy']>(() =>
    Promise.resolve(verdict === undefined ? fail({ kind: 'network' }) : ok(verdict)),
  );
  const gateway: LottoGateway = {
    board: () => Promise.resolve(ok(BOARD)),
    results: () => Promise.resolve(ok(results)),
    tickets: () => Promise.resolve(ok([TICKET])),
    buy,
  };
  const page = await playerPage({ ...(isSignedIn && { userId: 5 }), given: { lottoGateway: gateway } });
  await page.stores.lazy.ensure(['lotto', 'lottoTicket', 'playGuard']);
  await page.stores.lotto.open(at);
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
  return { buy, page };
}

const press = async (name: string | RegExp, within_: HTMLElement = document.body) =>
  act(async () => {
    fireEvent.click(within(within_).getByRole('button', { name }));
    await Promise.resolve();
  });
const field = (number: number) => screen.getByRole('group', { name: `Field ${String(number)}` });
const choose = async (numbers: readonly number[], number = 1) => {
  for (const each of numbers) await press(String(each), field(number));
};

describe('the tickets of a lotto', () => {
  it('cost by their combinations and draws, and say what is lacking [LT-9, LT-19, LT-24]', async () => {
    const { buy } = await opened();
    // the draw before has closed
    expect(screen.getAllByText(/^Draw 7 · /).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Choose numbers' })).toBeTruthy();
    await choose([1, 2, 3]);
    expect(screen.getByRole('button', { name: 'Field 1: choose 2 more numbers' })).toBeTruthy();
    await choose([4, 5, 6]);
    expect(screen.getByRole('button', { name: /^Buy tickets/ }).textContent).toContain('₽360');
    await press('Field 2: quick pick');
    fireEvent.click(screen.getByRole('radio', { name: '2' }));
    expect(screen.getByRole('status').textContent).toBe('7 combinations × 2 draws');
    await press(/^Buy tickets/);
    expect(buy.mock.calls[0]?.[0]).toMatchObject({ lottoId: 1, drawId: 7, drawCount: 2, amount: 84_000 });
    expect(buy.mock.calls[0]?.[0].tickets[0]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('ask a visitor to log in, and the button opens that', async () => {
    const { page, buy } = await opened(undefined, { isSignedIn: false });
    fireEvent.click(screen.getByRole('button', { name: 'Log in to play' }));
    expect(page.stores.dialogs.open).toBe('sign-in');
    expect(buy).not.toHaveBeenCalled();
  });

  it('are walked by arrows, and a number that is typed has the focus [LT-20]', async () => {
    await opened();
    const first = within(field(1)).getByRole('button', { name: '1' });
    first.focus();
    for (const key of ['ArrowRight', 'ArrowDown']) fireEvent.keyDown(document.activeElement!, { key });
    expect(document.activeElement?.textContent).toBe('8');
    for (const key of ['3', '6']) fireEvent.keyDown(document.activeElement!, { key });
    expect(document.activeElement?.textContent).toBe('36');
    fireEvent.keyDown(document.activeElement!, { key: 'Home' });
    expect(document.activeElement).toBe(first);
  });

  it('take no number beyond the most of a ticket, and give one back [LT-20]', async () => {
    await opened();
    await choose([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(within(field(1)).getAllByRole('button', { pressed: true })).toHaveLength(11);
    await press('Field 1: clear', field(1));
    expect(within(field(1)).queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  it('are said to be bought, and begin anew [LT-16]', async () => {
    await opened(undefined, { verdict: { status: 'accepted', tickets: [TICKET] } });
    await press('Field 1: quick pick');
    await press(/^Buy tickets/);
    expect(screen.getByText('Ticket bought. You’ll find it under “My tickets”.')).toBeTruthy();
    expect(within(field(1)).queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  it('say why they are not sold, and what is left [RG-09]', async () => {
    const reason = 'daily-wagering-reached';
    await opened(undefined, { verdict: { status: 'rejected', reason, limit: minor(2000) } });
    await press('Field 1: quick pick');
    await press(/^Buy tickets/);
    expect(screen.getByText('Bet not accepted: your daily wagering limit has ₽20 left')).toBeTruthy();
  });

  it('go again under the same key where no answer came, and under another once they are changed [LT-16]', async () => {
    const { buy } = await opened();
    await press('Field 1: quick pick');
    await press(/^Buy tickets/);
    await press(/^Send again/);
    expect(buy.mock.calls[1]).toEqual(buy.mock.calls[0]);
    await press('Field 2: quick pick');
    await press(/^Buy tickets/);
    expect(buy.mock.calls[2]?.[1]).not.toBe(buy.mock.calls[0]?.[1]);
  });

  it('are offered to nobody who may not play; what was bought stays [LT-26, LP-11]', async () => {
    const { page } = await opened();
    act(() => {
      page.stores.playGuard.shutOut({ reason: 'self-excluded' });
    });
    expect(screen.getByText('You have excluded yourself')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Buy tickets|Choose numbers/ })).toBeNull();
    await act(() => page.stores.lotto.open({ part: 'tickets' }));
    expect(await screen.findByText('Ticket no. 77')).toBeTruthy();
  });
});

describe('the other pages of the lotto', () => {
  it('list the lottos by time or by jackpot, with prices and probabilities [LT-1, LT-8, LT-22]', async () => {
    const { page } = await opened({ part: 'catalog' });
    const names = () => screen.getAllByRole('link', { name: /^Choose numbers: / }).map((link) => link.ariaLabel);
    expect(names()).toEqual(['Choose numbers: 6 of 49', 'Choose numbers: 5 of 36']);
    expect(screen.getByText('choose 5 of 36 · ticket ₽60')).toBeTruthy();
    await act(() => page.stores.lotto.open({ part: 'rules' }));
    expect(screen.getByText('1 in 376,992')).toBeTruthy();
    expect(screen.getByRole('row', { name: '6 numbers 6 ₽360' })).toBeTruthy();
  });

  it('show what the player has, with the numbers that came [LT-6, LT-23]', async () => {
    await opened({ part: 'tickets' });
    const item = (await screen.findByText('Ticket no. 77')).closest('li')!;
    expect(within(item).getByText('3 numbers guessed: ₽10.08')).toBeTruthy();
    expect(within(item).getByText('not drawn yet')).toBeTruthy();
    expect(within(item).getByText('+₽10.08')).toBeTruthy();
  });

  it('unfold what a draw paid, and check its numbers on this device [LT-11, LT-13]', async () => {
    const seed = '1'.repeat(64);
    const numbers = drawnNumbers(lottoById(1)!, await SERVER_DIGESTS.draw(seed, 'lotto-1:6'));
    const fair = { ...RESULT, seed, numbers, hash: await SERVER_DIGESTS.commitment(seed) };
    await opened({ part: 'results' }, { results: [fair, { ...RESULT, id: 5 }] });
    const [first, second] = screen.getAllByRole('button', { name: 'Prize table: 5 of 36, draw 6' });
    fireEvent.click(first!);
    expect(screen.getByRole('row', { name: '4 of 5 ₽63 2 ₽31.50' })).toBeTruthy();
    await press('Check this draw');
    expect(await screen.findByText(/^It matches/)).toBeTruthy();
    fireEvent.click(second!);
    await press('Check this draw');
    expect(await screen.findByText(/this isn’t the seed that was promised/)).toBeTruthy();
  });
});
