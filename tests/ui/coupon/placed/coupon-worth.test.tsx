import { act, cleanup, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlacedCoupon } from '../../../../core/coupon/placed/placed-coupon.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { CouponWorth, WorthNote } from '#ui/coupon/placed/coupon-worth.tsx';
import { placedCoupon } from '../../../support/examples/coupon-examples.ts';
import { money } from '../../../support/units.ts';
import { playerPage } from '../../../support/views/player-page.tsx';

afterEach(cleanup);

async function show(changes: Partial<PlacedCoupon<Minor>>) {
  const myBets = observable<{ failure: RequestFailure | undefined }>({ failure: undefined });
  const page = await playerPage({ userId: 5 });
  Object.assign(page.stores, { myBets } as unknown as Partial<typeof page.stores>);
  const coupons = [placedCoupon(7, changes), placedCoupon(8, changes)];
  render(
    <>
      <WorthNote coupons={coupons} />
      <CouponWorth coupon={coupons[0]!} />
    </>,
    { wrapper: page.Wrapper },
  );
  return { myBets };
}

describe('what an open coupon is worth now', () => {
  it('is told as an estimate, once over all coupons, and not offered [BT-7] [BT-14]', async () => {
    await show({ worth: money(125.5) });
    expect(screen.getByText('Worth now').parentElement?.textContent).toBe('Worth now₽125.50');
    expect(screen.getByText(/An estimate.*It is not an offer/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['where it is not known', {}],
    ['of what is settled', { worth: money(10), state: 'won' as const }],
  ])('is not told %s [BT-8]', async (_, changes) => {
    await show(changes);
    expect(screen.queryByText('Worth now')).toBeNull();
    expect(screen.queryByText(/An estimate/)).toBeNull();
  });

  it.each(['chain', 'condition'] as const)('is not estimated of a %s, in words [BT-12]', async (type) => {
    await show({ type });
    expect(screen.getByText(/cannot be estimated/)).toBeDefined();
    cleanup();
    await show({ type, state: 'won' });
    expect(screen.queryByText(/cannot be estimated/)).toBeNull();
  });

  it('goes while the open coupons cannot be asked for [BT-8]', async () => {
    const { myBets } = await show({ worth: money(125.5) });
    act(() => {
      runInAction(() => {
        myBets.failure = { kind: 'network' };
      });
    });
    expect(screen.queryByText('Worth now')).toBeNull();
  });
});
