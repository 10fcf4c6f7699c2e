import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readHistoryChoice } from '../../../../core/coupon/placed/history-filter.ts';
import type { PlacedCoupon } from '../../../../core/coupon/placed/placed-coupon.ts';
import { ok } from '../../../../core/shared/result.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { Screen } from '#ui/coupon/placed/history-screen.tsx';
import { pick, placedCoupon } from '../../../support/examples/coupon-examples.ts';
import { playerPage } from '../../../support/views/player-page.tsx';
import { money } from '../../../support/units.ts';

afterEach(cleanup);

/** The history with one coupon, unfolded. */
async function show(changes: Partial<PlacedCoupon<Minor>>) {
  const coupons = [placedCoupon(77, changes)];
  const page = await playerPage({
    userId: 5,
    address: '/en/office/history',
    coupons: {
      history: ({ page: number }) => Promise.resolve(ok({ coupons, page: number, pageCount: 1, totalCount: 1 })),
      explanation: () => Promise.resolve(ok({ steps: [], paid: money(0) })),
    },
  });
  await page.stores.lazy.ensure(['statement']);
  await page.stores.history.show(readHistoryChoice(new URLSearchParams()));
  render(<Screen />, { wrapper: page.Wrapper });
  fireEvent.click(screen.getByRole('button', { name: 'Show bet no. 77' }));
  return page;
}

describe('the bets of a coupon in the history', () => {
  it('says that a coupon is the express of the day, and leads to the statistics of its games by their numbers [XD-33] [SP-65] [HX-31]', async () => {
    const bets = [1, 2].map((id) => ({
      ...pick(id),
      block: 0,
      index: id - 1,
      status: -1 as const,
      expressId: 'line-1',
      ...(id === 1 ? { statisticId: 'game-548', gameNumber: 4711 } : {}),
    }));
    const { stores } = await show({ bets });
    expect(screen.getByText('Accumulator of the day')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Statistics of Home 1 v Away 1' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/en/statisticpopup/game/548', '_blank']);
    expect(screen.queryByRole('link', { name: 'Statistics of Home 2 v Away 2' })).toBeNull();
    expect(screen.queryByText('Match no. 4711')).toBeNull();
    act(() => {
      stores.settings.change({ isShowGameId: true, isDisplayStatsInNewWindow: false });
    });
    expect(screen.getByText('Match no. 4711')).toBeDefined();
    expect(link.getAttribute('target')).toBeNull();
  });

  it('leads to the duel of the two players whose match a bet is on, as the feed names them [SP-66]', async () => {
    const duels = ['5012/301/302', 'Alcaraz – Sinner'];
    const bets = [1, 2].map((id) => ({
      ...pick(id),
      block: 0,
      index: id - 1,
      status: -1 as const,
      playersDuel: duels[id - 1],
    }));
    await show({ bets });
    const links = screen.getAllByRole('link', { name: /^Players’ duel: / });
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Players’ duel: Home 1 v Away 1', '/en/statisticpopup/duel/5012/301/302'],
    ]);
  });

  it.each([
    [{ kind: 'total', line: 2.5, code: 'over', status: 1 }, 'Total over 2.5: 3 counted.'],
    [{ kind: 'total', line: 2.75, code: 'over', status: 4 }, 'two bets of half the stake, on 2.5 and on 3.'],
    [{ kind: 'handicap', line: -1, code: 'home', status: 2 }, 'Handicap \u22121: with it the score is 1:1.'],
    [{ kind: 'total', line: 3, code: 'over', status: 2 }, 'exactly: the stake is returned.'],
    [{ kind: 'total', line: 3, code: 'over', status: 2, gameStatus: 'abandoned' }, 'The match was abandoned'],
    [{ kind: 'total', line: 3, code: 'over', status: 6 }, 'half of the stake is paid at full odds'],
  ] as const)('names the rule that decided a bet: %o, %s [EP-29]', async (changes, said) => {
    const score = { home: 2, away: 1, periods: [{ home: 2, away: 1 }], redCards: { home: 0, away: 0 } };
    const settled = { ...pick(1), index: 0, block: 0, gameStatus: 'finished' as const, score, ...changes };
    await show({ bets: [settled], state: 'won' });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'How it was settled' }));
      await Promise.resolve();
    });
    expect(screen.getByRole('region', { name: /was settled/ }).textContent).toContain(said);
  });
});
