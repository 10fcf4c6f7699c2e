import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readHistoryChoice } from '../../../../../core/coupon/placed/history-filter.ts';
import type { AccountTotals } from '../../../../../core/coupon/placed/betting-totals.ts';
import type { ChosenHistory } from '../../../../../core/coupon/placed/history-gateway.ts';
import type { Minor } from '../../../../../core/shared/money.ts';
import type { RequestFailure } from '../../../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../../../core/shared/result.ts';
import { HistoryTotals } from '#ui/coupon/placed/sums/history-totals.tsx';
import { accountTotals } from '../../../../support/fakes/fake-history-gateway.ts';
import { money } from '../../../../support/units.ts';
import { playerPage } from '../../../../support/views/player-page.tsx';

afterEach(cleanup);

const RUBLES = accountTotals({
  won: 19,
  part: 3,
  returned: 4,
  lost: 18,
  open: 4,
  staked: money(48_300),
  stakedOpen: money(300),
  paid: money(52_110.5),
});

async function show(reply: readonly AccountTotals<Minor>[] | RequestFailure, search = '') {
  const asked: ChosenHistory[] = [];
  const answer = { reply };
  const page = await playerPage({
    userId: 5,
    coupons: { history: () => Promise.resolve(ok({ coupons: [], page: 1, pageCount: 0, totalCount: 0 })) },
    sums: {
      totals: (chosen) => {
        asked.push(chosen);
        return Promise.resolve('kind' in answer.reply ? fail(answer.reply) : ok(answer.reply));
      },
    },
  });
  await page.stores.history.show(readHistoryChoice(new URLSearchParams(search)));
  render(<HistoryTotals />, { wrapper: page.Wrapper });
  return { ...page, asked, answer };
}

describe('totals of the history', () => {
  it('tell how many coupons, what was staked, what is still in play, what was paid and the result [HT-2]', async () => {
    await show([RUBLES]);
    const strip = screen.getByRole('region', { name: 'Totals' });
    expect([...strip.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'Bets48',
      'Stakes₽48,300.00in play ₽300.00',
      'Returns₽52,110.50',
      'Result of settled bets+₽4,110.50',
    ]);
    expect(
      within(strip)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Won 19', 'Part returned 3', 'Void 4', 'Lost 18', 'Open 4']);
    expect(within(strip).queryByRole('heading')).toBeNull();
  });

  it('are of what the filters choose, without a page [HT-1]', async () => {
    const { asked } = await show([RUBLES], 'state=won&account=2&number=77&page=3');
    expect(asked).toEqual([{ state: 'won', type: undefined, accountId: 2, id: 77, from: undefined, to: undefined }]);
  });

  it('name the accounts where there are several, and add nothing up [HT-1]', async () => {
    const dollars = accountTotals({ accountId: 2, currency: 'USD', lost: 1, staked: money(7) });
    await show([RUBLES, dollars]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toHaveLength(2);
    expect(screen.getByText('\u2212$7.00')).toBeDefined();
    expect(screen.getByText('+₽4,110.50')).toBeDefined();
  });

  it('say that they could not be loaded in place of those of before, and are asked for again', async () => {
    const { answer, stores } = await show([RUBLES]);
    answer.reply = { kind: 'network' };
    await act(async () => stores.history.show(readHistoryChoice(new URLSearchParams('state=lost'))));
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the totals.');
    expect(screen.queryByText('₽52,110.50')).toBeNull();
    answer.reply = [RUBLES];
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await Promise.resolve();
    });
    expect(screen.getByText('₽52,110.50')).toBeDefined();
  });

  it('keep their place where no coupon is', async () => {
    await show([]);
    const strip = screen.getByRole('region', { name: 'Totals' });
    expect([...strip.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'Bets0',
      'Stakes₽0.00',
      'Returns₽0.00',
      'Result of settled bets₽0.00',
    ]);
    expect(strip.textContent).toContain('No bets');
  });
});
