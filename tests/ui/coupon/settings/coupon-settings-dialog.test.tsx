import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CouponSettingsDialog } from '#ui/coupon/settings/coupon-settings-dialog.tsx';
import { couponTab, drawCoupon, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { milli } from '../../../support/units.ts';
import { teachDialogs } from '../../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

describe('the least odds of a coupon', () => {
  it('stay in force while what is typed over them is no price, and end with an empty field', async () => {
    const tab = await couponTab(sharedBrowser());
    drawCoupon(tab, <CouponSettingsDialog onClose={() => undefined} />);
    const field = screen.getByLabelText('Minimum odds');
    const typed = (text: string): number => {
      fireEvent.change(field, { target: { value: text } });
      return tab.stores.couponSettings.settings.exactOdds;
    };
    expect(['2.5', '2.5x', '1', '1.85', ' '].map(typed)).toEqual([2.5, 2.5, 2.5, 1.85, 0]);
    typed('1.855');
    await tab.add(1);
    expect(tab.couponSums.order).toMatchObject({ exactOdds: milli(1855), bets: [{ odds: milli(1500) }] });
    expect(tab.couponSums.obstacle).toEqual({
      code: 'below-exact-odds',
      odds: milli(1855),
      total: milli(1500),
    });
    typed('nonsense');
    expect(screen.getByText('Enter valid odds')).toBeDefined();
  });

  it('of zero end the drop on a score change [ONE-4, CS-65]', async () => {
    const tab = await couponTab(sharedBrowser());
    drawCoupon(tab, <CouponSettingsDialog onClose={() => undefined} />);
    const drop = screen.getByRole<HTMLInputElement>('checkbox', { name: /score/ });
    fireEvent.change(screen.getByLabelText('Minimum odds'), { target: { value: '2.5' } });
    fireEvent.click(drop);
    expect(drop.checked).toBe(true);
    fireEvent.change(screen.getByLabelText('Minimum odds'), { target: { value: '' } });
    expect(drop.checked).toBe(false);
  });
});
