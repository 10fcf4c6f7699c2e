import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import type { PlacedCoupon } from '../../../../core/coupon/placed/placed-coupon.ts';
import { minorUnits, type Minor } from '../../../../core/shared/money.ts';
import { tellSettled } from '#ui/coupon/placed/tell-settled.ts';

type Settled = Pick<PlacedCoupon<Minor>, 'id' | 'state' | 'payout' | 'currency'>;

it('says of each coupon what it paid, and of those that settled before it listened', () => {
  const raise = vi.fn<(notice: object) => void>();
  const bets = observable({ settled: [] as readonly Settled[], isLoaded: false }, {}, { deep: false });
  const stores = {
    language: 'en',
    lazy: { isLoaded: () => bets.isLoaded },
    get myBets() {
      if (!bets.isLoaded) throw new Error('my bets are read before they are loaded');
      return { settled: bets.settled };
    },
    notices: { raise },
  };
  const won = { id: 7, state: 'won', payout: minorUnits(15_000)!, currency: 'EUR' } as const;
  const lost = { id: 8, state: 'lost', payout: minorUnits(0)!, currency: 'EUR' } as const;
  runInAction(() => Object.assign(bets, { settled: [won], isLoaded: true }));
  tellSettled(stores as unknown as Parameters<typeof tellSettled>[0]);
  runInAction(() => (bets.settled = [lost]));
  expect(raise.mock.calls).toEqual([
    [{ status: 'success', title: 'settled.won', values: { id: 7, money: '€150.00' } }],
    [{ status: 'info', title: 'settled.lost', values: { id: 8, money: '€0.00' } }],
  ]);
});
