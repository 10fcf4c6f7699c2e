import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { EAGER_WIRING } from '../../composition/eager-wiring.ts';
import { LAZY_WIRING } from '../../composition/lazy-wiring.ts';
import { pageStores } from '../../composition/page-stores.ts';
import type { WiringRow } from '../../composition/wiring-row.ts';
import type { CouponGateway } from '../../core/coupon/coupon-gateway.ts';
import { pageEnvironment } from '../support/views/page-environment.ts';

const NOW = 1_800_000_000_000;

const lazy = () => Promise.resolve(LAZY_WIRING);

/** Rows that would ask the network as soon as they are started. */
const STILL = Object.fromEntries(
  Object.entries<WiringRow<unknown>>(EAGER_WIRING).map(([name, row]) => [name, { ...row, isStarted: false }]),
);

function openStores() {
  return pageStores(pageEnvironment(NOW).environment, { eager: EAGER_WIRING, lazy });
}

describe('the stores of a page', () => {
  it('are made by one row each, at once or when they are asked for', () => {
    const [eager, lazy] = [Object.keys(EAGER_WIRING), Object.keys(LAZY_WIRING)];
    expect(eager.filter((name) => lazy.includes(name))).toEqual([]);
    expect(lazy).toContain('history');
  });

  it('that are lazy cannot be read before they are loaded, and can from then on', async () => {
    const stores = openStores();
    expect(() => stores.history).toThrow('history is read before it is loaded');
    expect(stores.lazy.isLoaded('history')).toBe(false);
    await stores.lazy.ensure(['history']);
    expect(stores.lazy.isLoaded('history')).toBe(true);
    expect(stores.history.coupons).toEqual([]);
  });

  it('are made once, with the lazy ones that they need, however many ask', async () => {
    const stores = openStores();
    await Promise.all([stores.lazy.ensure(['maintenance']), stores.lazy.ensure(['maintenance', 'availability'])]);
    const { maintenance } = stores;
    await stores.lazy.ensure(['maintenance']);
    expect(stores.maintenance).toBe(maintenance);
    expect(stores.availability.isOrderDue).toBe(false);
  });

  it('can be asked for by a page whether they are lazy or not', async () => {
    const stores = openStores();
    const { coupon } = stores;
    await stores.lazy.ensure(['coupon']);
    expect(stores.coupon).toBe(coupon);
  });

  it('that come late are started at once where the others run, and stop with them', async () => {
    const asked: string[] = [];
    const couponGateway = {
      history: async () => {
        asked.push('history');
        return new Promise<never>(() => undefined);
      },
      openCoupons: async () => new Promise<never>(() => undefined),
    } as Partial<CouponGateway> as CouponGateway;
    const { environment } = pageEnvironment(NOW);
    const stores = pageStores({ ...environment, couponGateway }, { eager: { ...EAGER_WIRING, ...STILL }, lazy });
    const stop = stores.start();
    await stores.lazy.ensure(['history']);
    stores.history.look();
    stores.session.take(7);
    expect(asked).toEqual(['history']);
    stop();
    stores.session.take(8);
    expect(asked).toEqual(['history']);
  });
});
