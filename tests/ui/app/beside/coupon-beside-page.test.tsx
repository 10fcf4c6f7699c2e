import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, MemoryRouter } from 'react-router-dom';
import { NOTICE_QUEUE } from '../../../../core/notices/notice-queue.ts';
import { ROUTES, type RouteName } from '../../../../core/navigation/route-table.ts';
import { CouponBesidePage } from '../../../../ui/app/beside/coupon-beside-page.tsx';
import { focusCoupon } from '../../../../ui/app/beside/focus-coupon.ts';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { ToastArea } from '#ui/notices/toast-area.tsx';
import { pick } from '../../../support/examples/coupon-examples.ts';
import { couponTab, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { teachDialogs } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

const Texts = withTexts('kit', 'coupon', 'slip', 'sports', 'history', 'accounts', 'notice-catalogue');

beforeAll(teachDialogs);
beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(cleanup);

/** A player with a bet in the coupon, on a page of a route. */
async function onPage(name: RouteName) {
  const tab = await couponTab(sharedBrowser());
  const { stores } = tab;
  await stores.lazy.ensure(['couponReminder', 'couponPromo']);
  stores.notices.begin(NOTICE_QUEUE);
  vi.spyOn(stores.page, 'match').mockReturnValue({ name, route: ROUTES[name], params: {} } as never);
  render(
    <StoresProvider value={stores}>
      <Texts>
        <MemoryRouter initialEntries={['/en/page']}>
          <Link to="/en/other">Other page</Link>
          <ToastArea />
          <CouponBesidePage />
        </MemoryRouter>
      </Texts>
    </StoresProvider>,
  );
  await act(async () => vi.dynamicImportSettled());
  return tab;
}

function openQuickCoupon(): HTMLElement {
  fireEvent.click(screen.getByRole('button', { name: /Bet slip/, expanded: false }));
  return screen.getByRole('region', { name: 'Bet slip' });
}

describe('the quick coupon', () => {
  it('shows the bets of the coupon, their amount and the button where there is no column [QC-1]', async () => {
    const { add, coupon, stop } = await onPage('champ-results');
    expect(screen.queryByRole('button', { name: /Bet slip/ })).toBeNull();
    await add(1, 2);
    expect(screen.queryByRole('region', { name: 'Bet slip' })).toBeNull();
    const box = openQuickCoupon();
    expect(box.querySelectorAll('li')).toHaveLength(coupon.bets.length);
    expect(screen.getByRole('textbox', { name: /stake/i })).toBeTruthy();
    stop();
  });

  it('keeps away from pages outside the allowed set [NV-32]', async () => {
    const { add, stop } = await onPage('sign-in');
    await add(1);
    expect(screen.queryByRole('button', { name: /Bet slip/ })).toBeNull();
    stop();
  });

  it('is folded and opened by keys, and the focus goes along [QC-1]', async () => {
    const { add, stop } = await onPage('champ-results');
    await add(1);
    const box = openQuickCoupon();
    fireEvent.keyDown(box, { key: 'Escape' });
    const pill = screen.getByRole('button', { name: /Bet slip/ });
    expect([pill.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', pill]);
    act(() => void focusCoupon());
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Bet slip' }));
    stop();
  });

  it('places the whole stake and shows what became of it, though no bet is left [QC-1]', async () => {
    const { add, gateway, coupon, pass, stop } = await onPage('champ-results');
    await add(1);
    openQuickCoupon();
    // a press within 300 ms of a moved button does not count
    await pass(400);
    fireEvent.change(screen.getByRole('textbox', { name: /stake/i }), { target: { value: '500' } });
    fireEvent.click(screen.getByRole('button', { name: /^Place bet/ }));
    await pass(1000);
    expect(gateway.sent.map(({ order }) => order.amount)).toEqual([50_000]);
    expect(coupon.bets).toHaveLength(0);
    expect(screen.getByRole('region', { name: 'Bet slip' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Other page' }));
    expect(screen.getByRole('region', { name: 'Bet slip' })).toBeTruthy();
    stop();
  });

  it('is folded again by another page [QC-1]', async () => {
    const { add, stop } = await onPage('champ-results');
    await add(1);
    openQuickCoupon();
    fireEvent.click(screen.getByRole('link', { name: 'Other page' }));
    expect(screen.queryByRole('region', { name: 'Bet slip' })).toBeNull();
    expect(screen.getByRole('button', { name: /Bet slip/, expanded: false })).toBeTruthy();
    stop();
  });
});

describe('the reminder of the coupon', () => {
  it('says after 30 s or 5 min which bet waits, without taking the focus, and opens the coupon [CR-2, CR-3]', async () => {
    const { add, pass, stop } = await onPage('champ-results');
    await add(1);
    const before = document.activeElement;
    await pass(306_000);
    const open = screen.getByRole('button', { name: 'Open bet slip' });
    expect(open.closest('[aria-live="polite"]')?.textContent).toContain('A selection is waiting in your bet slip');
    expect(document.activeElement).toBe(before);
    fireEvent.click(open);
    expect(screen.getByRole('region', { name: 'Bet slip' })).toBeTruthy();
    expect(screen.queryByText('A selection is waiting in your bet slip')).toBeNull();
    stop();
  });

  it('says nothing while the quick coupon is open, and not again later [CR-4, CR-5]', async () => {
    const { add, couponSums, pass, stop } = await onPage('champ-results');
    await add(1);
    openQuickCoupon();
    await pass(306_000);
    act(() => couponSums.switches.foldQuickCoupon());
    await pass(306_000);
    expect(screen.queryByText('A selection is waiting in your bet slip')).toBeNull();
    stop();
  });

  it('is of the first live bet, 30 s after it came, for the visit, and begins anew when that is gone [CR-1, CR-6, CR-8, CR-9]', async () => {
    const { add, coupon, gateway, pass, stop, values } = await onPage('champ-results');
    await add(1);
    const live = pick(2, { isLive: true });
    gateway.updates.set(live.outcomeId, { isLive: true, status: 'playing' });
    act(() => coupon.toggle(live));
    await pass(600);
    expect(JSON.stringify([...values.texts])).toContain(live.outcomeId);
    await pass(36_000);
    expect(screen.getByText('A selection is waiting in your bet slip')).toBeTruthy();
    act(() => coupon.toggle(live));
    expect(screen.queryByText('A selection is waiting in your bet slip')).toBeNull();
    await pass(306_000);
    expect(screen.getByText('A selection is waiting in your bet slip')).toBeTruthy();
    stop();
  });

  it('names the pick in plain words, and goes when the coupon empties [CR-7, LN-87]', async () => {
    const { add, coupon, pass, stop } = await onPage('champ-results');
    await add(1);
    await pass(306_000);
    expect(screen.getByText('A selection is waiting in your bet slip')).toBeTruthy();
    expect(screen.getByText(/^Home 1 v Away 1 · Match result: Home 1 at /)).toBeTruthy();
    act(() => coupon.edit({ type: 'cleared' }));
    expect(screen.queryByText('A selection is waiting in your bet slip')).toBeNull();
    stop();
  });

  it('waits on pages of responsible gaming [CR-10]', async () => {
    const { add, pass, stop } = await onPage('limits');
    await add(1);
    await pass(306_000);
    expect(screen.queryByText('A selection is waiting in your bet slip')).toBeNull();
    stop();
  });
});
