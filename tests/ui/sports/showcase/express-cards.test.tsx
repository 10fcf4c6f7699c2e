import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ExpressGateway, OfferedExpress } from '../../../../core/coupon/bets/express-gateway.ts';
import { takenExpress } from '../../../../core/coupon/bets/express-of-the-day.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { ExpressCards } from '#ui/sports/showcase/express-cards.tsx';
import { idOf, pick } from '../../../support/examples/coupon-examples.ts';
import { SITE } from '../../../support/views/player-page.tsx';
import { linePage } from '../../../support/views/line-page.tsx';
import { sportId } from '../../../../core/sports/tree/sport.ts';
import { money, price } from '../../../support/units.ts';

afterEach(cleanup);

function offered(id: string, given: Partial<OfferedExpress> = {}): OfferedExpress {
  const bets = [pick(1, { odds: price(1.5) }), pick(2, { odds: price(2.1) })];
  return { id, isLive: false, bets, suspended: [], played: new Map(), ...given };
}

async function openCards(expresses: readonly OfferedExpress[]) {
  const state = { expresses, isDown: false };
  const gateway: ExpressGateway = {
    expresses: () => Promise.resolve(state.isDown ? fail({ kind: 'network' }) : ok(state.expresses)),
  };
  const siteConfigGateway = { siteConfig: () => Promise.resolve(ok(SITE)) };
  const page = linePage([], '/en', { expressGateway: gateway, siteConfigGateway });
  render(<ExpressCards />, { wrapper: page.Wrapper });
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  const stop = page.stores.expresses.start();
  const wait = async (time: number) => act(() => page.pass(time));
  return { ...page, state, stop, wait };
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const TAKE = 'Add to bet slip: Accumulator of the day';

describe('the expresses of the day on home', () => {
  it('show their bets with their odds, and fill the coupon with one press [XD-2, XD-3, XD-4]', async () => {
    const express = offered('line-1');
    const { edits, clock, stop } = await openCards([express]);
    const line = card('Accumulator of the day');
    expect(line.getAllByRole('listitem')).toHaveLength(2);
    expect(line.getByText('3.15')).toBeDefined();
    expect(card('Live accumulator').getByText('Too few matches fit right now')).toBeDefined();
    fireEvent.click(line.getByRole('button', { name: TAKE }));
    expect(edits).toEqual([takenExpress(express, clock.now())]);
    stop();
  });

  it('say the minute of each live match whose clock runs, and of the others that they are live [XD-12]', async () => {
    const bets = [
      pick(1, { isLive: true }),
      pick(2, { isLive: true }),
      pick(3, { isLive: true, sportId: sportId('tennis') ?? 0 }),
    ];
    const at = (seconds: number, period: number) => ({ seconds, period });
    const played = new Map([
      [idOf(1), at(66 * 60 + 20, 2)],
      [idOf(3), at(600, 1)],
    ]);
    const { stop } = await openCards([offered('live-1', { isLive: true, bets, played })]);
    const legs = card('Live accumulator').getAllByRole('listitem');
    expect(legs.map((leg) => leg.firstElementChild?.textContent)).toEqual(['66\u2032', 'Live', 'Live']);
    stop();
  });

  it('ask before they replace what is in the coupon, and bring it back by one press while they stand unchanged [XD-8]', async () => {
    const express = offered('line-1');
    const { coupon, clock, stop } = await openCards([express]);
    const line = card('Accumulator of the day');
    const press = (name: string) => {
      const button = line.getByRole('button', { name });
      button.focus();
      fireEvent.click(button);
    };
    const inCoupon = () => coupon.state.bets.map(({ outcomeId }) => outcomeId);
    act(() => {
      coupon.edit({ type: 'bet-added', bet: pick(7), at: clock.now() });
      coupon.edit({ type: 'amount-set', currency: coupon.currency, amount: money(7) });
    });
    press(TAKE);
    expect(line.getByRole('alert').textContent).toBe('Your bet slip has selections already. Replace them?');
    expect([inCoupon(), document.activeElement?.textContent]).toEqual([[idOf(7)], 'Keep']);
    press('Keep');
    expect([inCoupon(), document.activeElement?.textContent]).toEqual([[idOf(7)], 'Add to bet slip']);
    press(TAKE);
    press('Replace');
    expect([inCoupon(), document.activeElement?.textContent]).toEqual([[idOf(1), idOf(2)], 'Undo']);
    press('Undo: Accumulator of the day');
    expect([inCoupon(), coupon.state.amounts[coupon.currency]]).toEqual([[idOf(7)], money(7)]);
    press(TAKE);
    press('Replace');
    act(() => {
      coupon.edit({ type: 'bet-removed', outcomeId: idOf(2) });
    });
    expect(line.queryByRole('button', { name: /Undo/ })).toBeNull();
    stop();
  });

  it('have the bonus bet in their odds and say so, where the site has it [XD-3, XD-11]', async () => {
    const bets = [1, 2, 3].map((id) => pick(id, { odds: price(2) }));
    const { stop, stores } = await openCards([offered('line-1', { bets })]);
    expect(card('Accumulator of the day').getByText('8.00')).toBeDefined();
    expect(screen.queryByText(/^with bonus/)).toBeNull();
    await act(() => stores.site.load());
    expect(card('Accumulator of the day').getByText('8.24')).toBeDefined();
    expect(card('Accumulator of the day').getByText('with bonus +3%')).toBeDefined();
    stop();
  });

  it('name the competition, mark what computers play, and say the hyper bonus of four bets [XD-9, XD-10]', async () => {
    const bets = [1, 2, 3].map((id) => pick(id, { odds: price(1.5), champName: 'La Liga' }));
    const virtual = pick(4, { odds: price(1.3), sportId: sportId('cyber-football') ?? 0, champName: 'Virtual League' });
    const { stop } = await openCards([offered('line-1', { bets: [...bets, virtual] })]);
    const line = card('Accumulator of the day');
    const places = line.getAllByRole('listitem').map((item) => item.querySelector('small')?.textContent);
    expect(places[0]).toMatch(/ · La Liga$/);
    expect(places[3]).toMatch(/ · Virtual match · Virtual League$/);
    expect(line.getByText('Hyper bonus 5% on top')).toBeDefined();
    stop();
  });

  it('follow the line each 5 s, keep what they have while it does not answer, and say what is suspended [XD-7]', async () => {
    const { state, edits, wait, stop } = await openCards([offered('line-1')]);
    state.expresses = [offered('line-1', { suspended: [idOf(2)] })];
    await wait(4800);
    expect(screen.queryByText(/^Suspended/u)).toBeNull();
    await wait(400);
    const line = card('Accumulator of the day');
    expect(line.getAllByText(/^Suspended/u)).toHaveLength(1);
    const button = line.getByRole('button', { name: TAKE });
    expect([button.getAttribute('aria-disabled'), button.title]).toEqual(['true', 'Some selections are suspended']);
    fireEvent.click(button);
    expect(edits).toEqual([]);
    state.isDown = true;
    await wait(5000);
    expect(line.getAllByRole('listitem')).toHaveLength(2);
    stop();
  });

  it('show where the player wants those of the line or of live, and lead to the bet generator [XD-1, GN-14]', async () => {
    const { stores, stop } = await openCards([offered('line-1'), offered('live-1', { isLive: true })]);
    const shown = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(shown()).toEqual(['Accumulator of the day', 'Live accumulator']);
    act(() => {
      stores.offerSettings.change({ isAccumulatorOfTheDay: false });
    });
    expect(shown()).toEqual(['Live accumulator']);
    act(() => {
      stores.offerSettings.change({ isAccumulatorOfTheDay: true, isLiveAccumulatorOfTheDay: false });
    });
    expect(shown()).toEqual(['Accumulator of the day']);
    fireEvent.click(screen.getByRole('button', { name: 'Bet generator' }));
    expect(stores.dialogs.open).toBe('bet-generator');
    stop();
  });

  it('keep their room, and offer nothing, until it is known that a player who signs in may be courted [LP-4]', async () => {
    const { stores, wait, stop } = await openCards([offered('line-1')]);
    const room = screen.getByRole('region', { name: 'Accumulator of the day' }).parentElement!;
    const shown = () => [room.childElementCount, room.className.includes('expresses')];
    act(() => {
      stores.session.take(7);
    });
    expect(shown()).toEqual([0, true]);
    await wait(20_000);
    expect(shown()).toEqual([0, true]);
    act(() => {
      stores.session.court(true);
    });
    expect(shown()).toEqual([3, true]);
    act(() => {
      stores.session.court(false);
    });
    expect(shown()).toEqual([0, false]);
    stop();
  });

  it('leave out those of one bet or of two bets on one game [XD-2]', async () => {
    const { stop } = await openCards([offered('line-1', { bets: [pick(1)] })]);
    expect(card('Accumulator of the day').queryAllByRole('listitem')).toEqual([]);
    stop();
  });
});
