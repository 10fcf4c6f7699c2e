import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fail, ok } from '../../../../core/shared/result.ts';
import { pick, placedCoupon } from '../../../support/examples/coupon-examples.ts';
import { couponTab, drawCoupon, sharedBrowser } from '../../../support/views/coupon-page.tsx';

afterEach(cleanup);

const GAME = pick(1).gameId;
const OPEN = placedCoupon(31);
const WON = placedCoupon(32, { state: 'won' });
const OTHER = placedCoupon(33, { bets: [{ ...pick(2), index: 0, block: 0, status: -1 }] });

/** A signed-in player whose column shows the bets, with coupons that are open and such as the history has. */
async function shown(history = [WON, OPEN]) {
  const browser = sharedBrowser();
  const asked: (number | undefined)[] = [];
  const state = { isDown: false };
  browser.gateway.open = [OPEN, OTHER];
  Object.assign(browser.gateway, {
    history: ({ gameId }: { readonly gameId?: number }) => {
      asked.push(gameId);
      return Promise.resolve(
        state.isDown
          ? fail({ kind: 'network' } as const)
          : ok({ coupons: history, page: 1, pageCount: 1, totalCount: history.length }),
      );
    },
  });
  const tab = await couponTab(browser);
  tab.coupon.show('my-bets');
  drawCoupon(tab);
  const show = async (game: number | undefined) =>
    act(async () => {
      tab.myBets.ofGame.show(game);
      await tab.pass(100);
    });
  const numbers = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label'));
  await screen.findAllByRole('article');
  return { ...tab, asked, state, show, numbers };
}

describe('the bets on the game that a page has open', () => {
  it('stand in the place of all open ones, settled ones too, with those a press away [MB-7]', async () => {
    const page = await shown();
    expect(page.numbers()).toEqual(['Bet no. 31', 'Bet no. 33']);
    await page.show(GAME);
    expect(page.asked).toEqual([GAME]);
    expect(page.numbers()).toEqual(['Bet no. 31', 'Bet no. 32']);
    expect(screen.getByRole('link', { name: 'Submit a request' }).getAttribute('href')).toBe('/en/office/support');
    fireEvent.click(screen.getByRole('radio', { name: 'All open' }));
    expect(page.numbers()).toEqual(['Bet no. 31', 'Bet no. 33']);
    await page.show(pick(2).gameId);
    fireEvent.click(screen.getByRole('radio', { name: 'On this match' }));
    expect(page.numbers()).toEqual(['Bet no. 33']);
    expect(screen.queryByRole('link', { name: 'Submit a request' })).toBeNull();
    await page.show(undefined);
    expect(screen.queryByRole('radio', { name: 'All open' })).toBeNull();
  });

  it('may be none, or may not have come: an error is asked again by a press [MB-7]', async () => {
    const page = await shown([]);
    page.state.isDown = true;
    await page.show(99);
    fireEvent.click(screen.getByRole('button', { name: /again|retry/i }));
    page.state.isDown = false;
    await page.show(98);
    expect(screen.getByText('No bets on this match')).toBeDefined();
    expect(page.asked).toEqual([99, 99, 98]);
  });

  it('of one player are not shown to the next [MB-7]', async () => {
    const page = await shown([WON]);
    await page.show(GAME);
    expect(page.numbers()).toEqual(['Bet no. 31', 'Bet no. 32']);
    page.gateway.open = [];
    page.state.isDown = true;
    await act(async () => {
      page.session.take(78);
      await page.pass(100);
    });
    expect(page.numbers()).toEqual([]);
  });
});
