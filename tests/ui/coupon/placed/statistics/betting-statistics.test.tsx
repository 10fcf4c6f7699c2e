import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readHistoryChoice } from '../../../../../core/coupon/placed/history-filter.ts';
import type { AccountTotals, GroupTotals } from '../../../../../core/coupon/placed/betting-totals.ts';
import type { Minor } from '../../../../../core/shared/money.ts';
import { fail, ok } from '../../../../../core/shared/result.ts';
import { Screen } from '#ui/coupon/placed/history-screen.tsx';
import { accountTotals } from '../../../../support/fakes/fake-history-gateway.ts';
import { money } from '../../../../support/units.ts';
import { playerPage } from '../../../../support/views/player-page.tsx';

afterEach(cleanup);

const MARCH = accountTotals({ won: 1, staked: money(100), paid: money(250) });
const FEBRUARY = accountTotals({ lost: 2, staked: money(80) });
const ALL = accountTotals({ won: 1, lost: 2, staked: money(180), paid: money(250) });
const GROUPS: readonly GroupTotals<Minor>[] = [
  { ...MARCH, group: { by: 'month', month: '2026-03' } },
  { ...FEBRUARY, group: { by: 'month', month: '2026-02' } },
  { ...MARCH, group: { by: 'sport', sportId: 1 } },
  { ...FEBRUARY, group: { by: 'sport' } },
  { ...ALL, group: { by: 'type', type: 'single' } },
];

async function show(totals: readonly AccountTotals<Minor>[], groups = GROUPS, search = '?tab=statistics') {
  const asked: string[] = [];
  const answer = { isDown: false };
  const page = await playerPage({
    userId: 5,
    address: `/en/office/history${search}`,
    coupons: {
      history: () => {
        asked.push('history');
        return Promise.resolve(ok({ coupons: [], page: 1, pageCount: 0, totalCount: 0 }));
      },
    },
    sums: {
      totals: () => Promise.resolve(ok(totals)),
      statistics: (_, zone) => {
        asked.push(`statistics ${zone}`);
        return Promise.resolve(answer.isDown ? fail({ kind: 'network' }) : ok(groups));
      },
    },
  });
  await page.stores.lazy.ensure(['statement']);
  await page.stores.history.show(readHistoryChoice(new URLSearchParams(search)));
  render(<Screen />, { wrapper: page.Wrapper });
  return { ...page, asked, answer };
}

const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

describe('statistics of the history', () => {
  it('say of a single month what it came to, and draw no chart of one bar [BS-5]', async () => {
    await show([MARCH], [{ ...MARCH, group: { by: 'month', month: '2026-03' } }]);
    const figure = screen.getByRole('figure');
    expect([...figure.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'Turnover₽100.00',
      'Profit+₽150.00',
    ]);
    expect(figure.textContent).toContain('A chart by month will appear with the second.');
    cleanup();
    await show([ALL]);
    expect(screen.getByRole('figure').querySelector('dl')).toBeNull();
  });

  it('are asked for in place of the coupons, in the time zone of the player [BS-1]', async () => {
    const { asked } = await show([ALL]);
    expect(asked).toEqual(['statistics 3']);
  });

  it('show turnover and result by month, sport and type, each with the same totals under it [BS-2, BS-3]', async () => {
    await show([ALL]);
    expect(textsOf(screen.getByRole('table', { name: 'By month' }))).toEqual([
      'Month | Bets | Turnover | Returns | Result',
      'Mar 2026 | 1 | ₽100.00 | ₽250.00 | +₽150.00',
      'Feb 2026 | 2 | ₽80.00 | ₽0.00 | \u2212₽80.00',
      'All | 3 | ₽180.00 | ₽250.00 | +₽70.00',
    ]);
    expect(textsOf(screen.getByRole('table', { name: 'By sport' })).slice(1, 3)).toEqual([
      'Football | 1 | ₽100.00 | ₽250.00 | +₽150.00',
      'Several sports | 2 | ₽80.00 | ₽0.00 | \u2212₽80.00',
    ]);
    expect(textsOf(screen.getByRole('table', { name: 'By bet type' }))[1]).toContain('Single | 3');
  });

  it('draw the months, and say in words what is drawn [BS-4]', async () => {
    await show([ALL]);
    const said =
      'Stakes and result by month. Feb 2026: stakes ₽80.00, result \u2212₽80.00. Mar 2026: stakes ₽100.00, result +₽150.00.';
    const chart = screen.getByText(said).parentElement!;
    const heights = [...chart.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('height')));
    expect(heights.map((height) => Math.round(height))).toEqual([43, 43, 53, 80]);
  });

  it('stand each account for itself', async () => {
    const euros = accountTotals({ accountId: 2, currency: 'EUR', open: 1, staked: money(3), stakedOpen: money(3) });
    await show([ALL, euros], [...GROUPS, { ...euros, group: { by: 'month', month: '2026-03' } }]);
    expect(screen.getAllByRole('table', { name: 'By month' })).toHaveLength(2);
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(2);
  });

  it('say that there are none, that the filters leave none, and that they did not come', async () => {
    await show([], []);
    expect(screen.getByText(/Turnover and profit by month/)).toBeDefined();
    cleanup();
    const { address } = await show([], [], '?tab=statistics&state=lost');
    fireEvent.click(screen.getAllByRole('button', { name: 'Reset filters' })[0]!);
    expect(address.now).toContain('/en/office/history');
    cleanup();
    const { answer, stores } = await show([ALL]);
    answer.isDown = true;
    await act(async () => stores.history.refresh());
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);
  });

  it('are a part of the address, and keep the filters', async () => {
    const { address } = await show([ALL], GROUPS, '?state=won');
    fireEvent.click(screen.getByRole('radio', { name: 'Statistics' }));
    expect(address.now).toBe('/en/office/history?tab=statistics&state=won');
    fireEvent.click(screen.getByRole('radio', { name: 'Bets' }));
    expect(address.now).toBe('/en/office/history?state=won');
  });
});
