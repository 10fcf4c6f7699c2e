import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readHistoryChoice } from '../../../../core/coupon/placed/history-filter.ts';
import type { PayoutExplanation } from '../../../../core/coupon/explained/payout-step.ts';
import type { CouponLine, PlacedCoupon } from '../../../../core/coupon/placed/placed-coupon.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../../core/shared/result.ts';
import { Screen } from '#ui/coupon/placed/history-screen.tsx';
import { pick, placedCoupon } from '../../../support/examples/coupon-examples.ts';
import { playerPage } from '../../../support/views/player-page.tsx';
import { money, price } from '../../../support/units.ts';
import type { Minor } from '../../../../core/shared/money.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LINE: CouponLine<Minor> = {
  betIndexes: [0, 1],
  odds: price(3),
  amount: money(33.33),
  state: 'won',
  payout: money(99.99),
};
const SCORE = { home: 2, away: 1, periods: [{ home: 2, away: 1 }], redCards: { home: 0, away: 0 } };

const EXPRESS = placedCoupon(8841207, {
  type: 'express',
  odds: price(7.245),
  amount: money(500),
  possibleWin: money(3622.5),
  bets: [
    { ...pick(1), index: 0, block: 0, status: -2, score: SCORE },
    { ...pick(2), index: 1, block: 0, status: 1 },
    { ...pick(3), index: 2, block: 0, status: -1 },
    { ...pick(4), index: 3, block: 0, status: 3 },
    { ...pick(5), index: 4, block: 0, status: -2 },
  ],
});
const SYSTEM = placedCoupon(8838802, {
  type: 'system',
  systemValue: 2,
  lineCount: 3,
  state: 'won',
  payout: money(99.99),
  settledAt: 1_800_000_100_000,
  bets: [1, 2, 3].map((n) => ({
    ...pick(n),
    index: n - 1,
    block: n,
    status: n === 3 ? (0 as const) : (1 as const),
    score: SCORE,
    gameStatus: n === 2 ? ('abandoned' as const) : ('finished' as const),
  })),
});

interface Options {
  readonly coupons?: readonly PlacedCoupon<Minor>[];
  readonly address?: string;
  readonly userId?: number | null;
  readonly pageCount?: number;
  readonly failure?: RequestFailure;
  readonly linesFailure?: RequestFailure;
  readonly explanation?: PayoutExplanation<Minor> | RequestFailure;
}

async function show({
  coupons = [EXPRESS, SYSTEM],
  address = '/en/office/history',
  userId = 5,
  pageCount = 1,
  failure,
  linesFailure,
  explanation = { steps: [], paid: money(0) },
}: Options = {}) {
  const repeated: number[] = [];
  const answer: { failure: RequestFailure | undefined } = { failure };
  const page = await playerPage({
    ...(userId === null ? {} : { userId }),
    address,
    coupons: {
      history: ({ page: number }) =>
        Promise.resolve(
          answer.failure === undefined
            ? ok({ coupons, page: number, pageCount, totalCount: coupons.length })
            : fail(answer.failure),
        ),
      explanation: () => Promise.resolve('kind' in explanation ? fail(explanation) : ok(explanation)),
      lines: () =>
        Promise.resolve<Result<readonly CouponLine<Minor>[], RequestFailure>>(
          linesFailure === undefined ? ok([LINE]) : fail(linesFailure),
        ),
    },
  });
  const myBets = { repeat: (coupon: PlacedCoupon<Minor>) => repeated.push(coupon.id) };
  Object.assign(page.stores, { myBets } as unknown as Partial<typeof page.stores>);
  await page.stores.lazy.ensure(['statement']);
  await page.stores.history.show(readHistoryChoice(new URL(address, 'http://site').searchParams));
  render(<Screen />, { wrapper: page.Wrapper });
  return { ...page, repeated, answer };
}

const choose = (menu: RegExp, item: string): void => {
  fireEvent.click(screen.getByRole('button', { name: menu }));
  fireEvent.click(screen.getByRole('menuitemradio', { name: item, hidden: true }));
};

describe('history page', () => {
  it('shows each coupon with its number, type, games, odds, amount, status and payout', async () => {
    await show();
    expect(screen.getByText('2 bets')).toBeDefined();
    const row = screen.getByText('Bet no. 8841207').closest('tr')!;
    expect(row.textContent).toContain('Accumulator');
    expect(row.textContent).toContain('5 selections');
    expect(within(row).getByRole('rowheader').textContent).toBe('Home 1 v Away 1, Home 2 v Away 2 and 3 more');
    expect(row.textContent).toContain('7.245');
    expect(row.textContent).toContain('₽500.00');
    expect(within(row).getByText('Live')).toBeDefined();
    expect(row.textContent).toContain('₽3,622.50');
    expect(row.textContent).toContain('potential');
    const settled = screen.getByText('Bet no. 8838802').closest('tr')!;
    expect(settled.textContent).toContain('System 2 of 3');
    expect(within(settled).getByText('Part returned')).toBeDefined();
    expect(settled.textContent).toContain('₽99.99');
  });

  it('opens a coupon: bets with their picks, scores and statuses, not calculated and not started apart', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Show bet no. 8841207' }));
    const bets = screen.getByText('Bet no. 8841207').closest('tbody')!;
    const rows = within(bets).getAllByRole('row');
    expect(rows[1]!.textContent).toContain('2:1');
    expect(within(rows[1]!).getByText('Live')).toBeDefined();
    expect(within(rows[2]!).getByText('Won')).toBeDefined();
    expect(within(rows[3]!).getByText('Not started')).toBeDefined();
    expect(within(rows[4]!).getByText('Voided by the bookmaker')).toBeDefined();
    expect(within(rows[5]!).getByText('Not settled')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Hide bet no. 8841207' }));
    expect(within(bets).getAllByRole('row')).toHaveLength(1);
  });

  it('puts the open bets of a coupon back into the coupon, and offers it only where there are any', async () => {
    const { repeated } = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Show bet no. 8838802' }));
    expect(screen.queryByRole('button', { name: 'Repeat bet' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show bet no. 8841207' }));
    fireEvent.click(screen.getByRole('button', { name: 'Repeat bet' }));
    expect(repeated).toEqual([8841207]);
    expect(screen.getByText('Selections that are still available were added to your bet slip')).toBeDefined();
  });

  it('lists the lines of a system on demand', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Show bet no. 8838802' }));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '3 lines' }));
      await Promise.resolve();
    });
    const line = screen.getByText('1 · 2').closest('tr')!;
    expect(line.textContent).toBe('1 · 23.00₽33.33Won₽99.99');
    expect(screen.getByText('Showing 1 of 3 lines')).toBeDefined();
  });

  it('prints offline what is on the page, asks for nothing more, and what does not come says so [REL-48]', async () => {
    const printed: string[] = [];
    window.print = () => {
      printed.push(document.querySelector('body > section')?.textContent ?? '');
    };
    const { answer, stores } = await show({ linesFailure: { kind: 'network' } });
    answer.failure = { kind: 'network' };
    fireEvent.click(screen.getByRole('button', { name: 'Show bet no. 8838802' }));
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain('Bet no. 8838802, System 2 of 3');
    expect(stores.history.coupons).toHaveLength(2);
    fireEvent(window, new Event('afterprint'));
    fireEvent.click(screen.getByRole('button', { name: '3 lines' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Check your internet connection');
    expect(screen.getByRole('button', { name: 'Print' })).toBeDefined();
  });

  it('prints a coupon alone', async () => {
    const printed: string[] = [];
    window.print = () => {
      printed.push(document.querySelector('body > section')?.textContent ?? '');
    };
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Show bet no. 8838802' }));
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain('Bet no. 8838802, System 2 of 3');
    expect(printed[0]).toContain('Returns: ₽99.99');
    fireEvent(window, new Event('afterprint'));
    expect(document.querySelector('body > section')).toBeNull();
  });

  it('keeps every filter in the address and begins at its first page [HF-1, HF-3]', async () => {
    const { address } = await show({ address: '/en/office/history?page=3', pageCount: 5 });
    fireEvent.click(screen.getByRole('radio', { name: 'Settled' }));
    expect(address.now).toBe('/en/office/history?state=settled');
    choose(/^Bet type/, 'Anti-accumulator');
    expect(address.now).toBe('/en/office/history?state=settled&type=anti-express');
    choose(/^Account/, 'Currency account, USD');
    choose(/^Period/, '7 days');
    choose(/^Result/, 'Lost');
    expect(address.now).toBe('/en/office/history?state=lost&type=anti-express&account=2&period=week');
    const day = screen.getByLabelText('From date');
    fireEvent.change(day, { target: { value: '2026-03-01' } });
    fireEvent.blur(day);
    expect(address.now).toBe('/en/office/history?state=lost&type=anti-express&account=2&from=2026-03-01');
    choose(/^Lost/, 'Any result');
    expect(address.now).toContain('state=settled');
    fireEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(address.now).toBe('/en/office/history');
  });

  it('leads to newer and older pages with the same filters', async () => {
    await show({ address: '/en/office/history?state=won&page=2', pageCount: 3 });
    const pages = within(screen.getByRole('navigation', { name: 'History pages' }));
    expect(pages.getByText('2 of 3')).toBeDefined();
    expect(pages.getByRole('link', { name: 'Newer' }).getAttribute('href')).toBe('/en/office/history?state=won');
    expect(pages.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe('/en/office/history?state=won&page=3');
  });

  it('tells an empty history from one without a match', async () => {
    await show({ coupons: [] });
    expect(screen.getByText('No bets yet')).toBeDefined();
    cleanup();
    const { address } = await show({ coupons: [], address: '/en/office/history?state=won' });
    expect(screen.getByText('No results')).toBeDefined();
    fireEvent.click(screen.getAllByRole('button', { name: 'Reset filters' }).at(-1)!);
    expect(address.now).toBe('/en/office/history');
  });

  it('says why the lines of a system did not come', async () => {
    await show({ linesFailure: { kind: 'refused', status: 404, code: 'coupon' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show bet no. 8838802' }));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '3 lines' }));
      await Promise.resolve();
    });
    expect(screen.getByRole('alert').textContent).toBe('We couldn’t load the lines. This no longer exists.');
  });

  it('says when it did not load and loads again', async () => {
    const { answer } = await show({ failure: { kind: 'network' } });
    expect(screen.getByText('We couldn’t load your history')).toBeDefined();
    expect(screen.getByText('We can’t reach the server. Check your internet connection.')).toBeDefined();
    answer.failure = undefined;
    await act(async () => {
      fireEvent.click(within(screen.getByRole('alert')).getByRole('button'));
      await Promise.resolve();
    });
    expect(screen.getByText('Bet no. 8841207')).toBeDefined();
  });

  it('asks a visitor to sign in', async () => {
    const { stores } = await show({ userId: null });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(stores.dialogs.open).toBe('sign-in');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('explains a settled coupon: what became of each bet, each step and what was paid [EP-12]', async () => {
    await show({
      explanation: {
        steps: [
          { kind: 'line', bets: [0, 1], odds: price(2.25), amount: money(99.99) },
          { kind: 'hyper-bonus', bets: [], count: 5, amount: money(5) },
        ],
        paid: money(104.99),
        repaid: money(50),
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Show bet no. 8838802' }));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'How it was settled' }));
      await Promise.resolve();
    });
    const explained = screen.getByRole('region', { name: 'How bet no. 8838802 was settled' });
    expect(within(explained).getAllByText(/^Won: counts at its odds, × /)).toHaveLength(2);
    expect(within(explained).getByText('Lost: counts as × 0.')).toBeDefined();
    expect(within(explained).getAllByText('Final score 2:1.')).toHaveLength(2);
    const rows = within(explained)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows[1]).toMatch(/^Line 1 · 2.* = 2\.25; × ₽\d+\.\d\d₽99\.99$/);
    const line = within(explained).getByRole('rowheader', { name: /^Line 1 · 2/ });
    expect(
      within(line)
        .getAllByRole('listitem')
        .map((bet) => bet.textContent),
    ).toEqual(['Home 1 v Away 1 · Match result: Home 1 1.50 Won', 'Home 2 v Away 2 · Match result: Home 2 2.00 Won']);
    expect(rows.slice(2)).toEqual(['Hyper bonus 5%₽5.00', 'Paid₽104.99']);
    expect(explained.textContent).toContain('Taken at once to repay the advance: ₽50.00');
    expect(within(explained).getByRole('link', { name: 'Settlement rules' }).getAttribute('href')).toMatch(
      /rules\/2\/settlement$/,
    );
    fireEvent.click(screen.getByRole('button', { name: 'How it was settled' }));
    expect(screen.queryByRole('region', { name: /was settled/ })).toBe(null);
  });

  it.each([
    [4, 'Half won, half void: (odds + 1) ÷ 2 = × 1.25.'],
    [5, 'Half lost, half void: × 0.5.'],
    [6, 'Dead heat, half lost and half won: odds ÷ 2 = × 0.75.'],
  ] as const)('says of a bet of status %i what it counts for: %s [BR-1, ST-1]', async (status, said) => {
    const [bet] = SYSTEM.bets;
    await show({ coupons: [{ ...SYSTEM, type: 'single', bets: [{ ...bet!, status }] }] });
    fireEvent.click(screen.getByRole('button', { name: 'Show bet no. 8838802' }));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'How it was settled' }));
      await Promise.resolve();
    });
    expect(screen.getByText(said)).toBeDefined();
  });

  it.each([
    [[], 'No player scored; own goals don’t count.'],
    [
      [
        { name: 'Bruno Silva', seconds: 1385 },
        { name: 'Kyle Wood', seconds: 5460 },
      ],
      'Goals: Bruno Silva 23′ and Kyle Wood 91′.',
    ],
  ])('says of a bet on scorers who scored: %j [EP-10]', async (scorers, said) => {
    const bets = SYSTEM.bets.map((bet) => ({ ...bet, scorers }));
    await show({ coupons: [{ ...SYSTEM, bets }] });
    fireEvent.click(screen.getByRole('button', { name: 'Show bet no. 8838802' }));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'How it was settled' }));
      await Promise.resolve();
    });
    expect(screen.getAllByText(said)).toHaveLength(3);
  });

  it.each([
    [[], 'No shots on target by the player.'],
    [[{ seconds: 1385 }, { seconds: 5460 }], 'Shots on target: 23′ and 91′.'],
  ])('says of a bet on the shots of a player when he had them: %j [EP-11]', async (deeds, said) => {
    const bets = SYSTEM.bets.map((bet) => ({ ...bet, kind: 'player-two-or-more-shots' as const, deeds }));
    await show({ coupons: [{ ...SYSTEM, bets }] });
    fireEvent.click(screen.getByRole('button', { name: 'Show bet no. 8838802' }));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'How it was settled' }));
      await Promise.resolve();
    });
    expect(screen.getAllByText(said)).toHaveLength(3);
  });

  it('says why an explanation did not come, and asks again', async () => {
    await show({ explanation: { kind: 'network' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show bet no. 8838802' }));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'How it was settled' }));
      await Promise.resolve();
    });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('says what the open bets of matches being played still need, and where nothing can be said [BT-1, BT-2, BT-10]', async () => {
    const QUARTERS = { ...SCORE, home: 88, away: 82, periods: [{ home: 88, away: 82 }] };
    const played = { status: -2, score: SCORE, gameStatus: 'playing', block: 0 } as const;
    const coupon = placedCoupon(77, {
      bets: [
        { ...pick(1), ...played, index: 0, gameTime: 78 * 60 },
        { ...pick(2), ...played, index: 1, code: 'away' },
        { ...pick(3), ...played, index: 2, kind: 'total', line: 2.5, code: 'over', gameTime: 60 },
        { ...pick(4), ...played, index: 3, kind: 'total', line: 3.5, code: 'under' },
        { ...pick(5), ...played, index: 4, kind: 'correct-score', code: '2-1' },
        { ...pick(6), ...played, index: 5, kind: 'player-two-or-more-shots', deeds: [{ seconds: 9 }], gameTime: 60 },
        { ...pick(7), ...played, index: 6, kind: 'corners-result' },
        { ...pick(8), ...played, index: 7, kind: 'total', line: 180.5, code: 'over', sportId: 3, score: QUARTERS },
      ],
    });
    await show({ coupons: [coupon] });
    fireEvent.click(screen.getByRole('button', { name: 'Show bet no. 77' }));
    const bets = screen.getByText('Bet no. 77').closest('tbody')!;
    expect(within(bets).getByText('Wins at this score. 12 minutes left.')).toBeDefined();
    expect(within(bets).getByText('2 more goals needed from Away 2.')).toBeDefined();
    expect(within(bets).getByText('Already won: it settles after the match.')).toBeDefined();
    expect(within(bets).getByText('Wins at this score. No more goals allowed.')).toBeDefined();
    expect(within(bets).getByText('Needs 1 more shot on target. 89 minutes left.')).toBeDefined();
    expect(within(bets).getByText('No live reading for this market.')).toBeDefined();
    expect(within(bets).getByText('Still needed: 11.')).toBeDefined();
    expect(bets.querySelectorAll(`[class*="track"]`)).toHaveLength(8);
  });
});
