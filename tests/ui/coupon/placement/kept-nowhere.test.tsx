import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PLACEMENT_JOURNAL } from '../../../../core/coupon/placement/placement-journal.ts';
import { STORED_COUPON } from '../../../../core/coupon/building/stored-coupon.ts';
import { browserValueStore } from '../../../../infrastructure/browser/browser-value-store.ts';
import { couponTab, drawCoupon, sharedBrowser, type CouponTabUnderTest } from '../../../support/views/coupon-page.tsx';

afterEach(cleanup);

const refuse = (name: string) => (): never => {
  throw new DOMException('no', name);
};

/** Storages that refuse as browsers do, over what was kept before. */
const STORAGES = {
  full: (kept: ReadonlyMap<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: refuse('QuotaExceededError'),
    removeItem: () => undefined,
  }),
  off: () => undefined,
  'broken on read': () => ({
    getItem: refuse('UnknownError'),
    setItem: refuse('UnknownError'),
    removeItem: refuse('UnknownError'),
  }),
} as const;

type StorageName = keyof typeof STORAGES;
const NAMES = Object.keys(STORAGES) as readonly StorageName[];

function valuesOver(name: StorageName, kept: ReadonlyMap<string, string> = new Map()) {
  const area = STORAGES[name](kept);
  const target = new EventTarget();
  const window = {
    get localStorage() {
      return area ?? refuse('SecurityError')();
    },
    get sessionStorage() {
      return area ?? refuse('SecurityError')();
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  } as unknown as Window;
  return { tab: () => browserValueStore(window), texts: new Map<string, string>() };
}

async function tabOver(name: StorageName, kept?: ReadonlyMap<string, string>): Promise<CouponTabUnderTest> {
  return couponTab({ ...sharedBrowser(), values: valuesOver(name, kept) });
}

describe.each(NAMES)('with a storage that is %s', (name) => {
  it('the coupon is built and placed exactly once, though its answer was lost [REL-24, REL-03]', async () => {
    const tab = await tabOver(name);
    await tab.add(1, 2);
    expect(tab.coupon.bets).toHaveLength(2);
    tab.gateway.faults.push('lost-after');
    tab.placement.press();
    await tab.pass(2000);
    expect(tab.placement.state.phase).toBe('accepted');
    expect([tab.gateway.sent.length, tab.gateway.placed.size]).toEqual([1, 1]);
    expect(tab.coupon.bets).toEqual([]);
  });

  it('the player is told to keep the page open until the answer is there, and asked before leaving [PL-38, REL-24]', async () => {
    const tab = await tabOver(name);
    await tab.add(1);
    tab.gateway.faults.push('never-answers');
    drawCoupon(tab);
    await screen.findByRole('button', { name: /^Place/ });
    await tab.pass(500);
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isHeld()).toBe(false);
    tab.placement.press();
    await tab.pass(200);
    expect(tab.placement.state.phase).toBe('submitting');
    expect(await screen.findByText(/Don’t close or reload this page/)).toBeTruthy();
    expect(isHeld()).toBe(true);
    await tab.pass(20_000);
    expect(tab.placement.state.phase).toBe('accepted');
    expect(screen.queryByText(/Don’t close or reload this page/)).toBeNull();
    expect(isHeld()).toBe(false);
  });

  it('a repeat of the coupon is asked about in the same page [PL-3, REL-24]', async () => {
    const tab = await tabOver(name);
    await tab.add(1);
    tab.placement.press();
    await tab.pass(500);
    tab.placement.keepBets();
    await tab.pass(600);
    tab.placement.press();
    await tab.pass(500);
    expect(tab.placement.state.phase).toBe('asking-again');
    expect(tab.gateway.placed.size).toBe(1);
  });
});

it('says nothing where the device keeps the attempt [PL-38]', async () => {
  const tab = await couponTab(sharedBrowser());
  await tab.add(1);
  tab.gateway.faults.push('never-answers');
  drawCoupon(tab);
  await screen.findByRole('button', { name: /^Place/ });
  await tab.pass(500);
  tab.placement.press();
  await tab.pass(200);
  expect(tab.placement.state.phase).toBe('submitting');
  expect(screen.queryByText(/Don’t close or reload this page/)).toBeNull();
});

it('an attempt and a coupon kept before the storage was full are still there for the next page [PL-4, REL-24]', async () => {
  const before = sharedBrowser();
  const first = await couponTab(before);
  await first.add(1);
  before.gateway.faults.push('lost-after');
  before.gateway.isLookUpDown = true;
  first.placement.press();
  await first.pass(300);
  expect(first.placement.state.phase).toBe('unknown');
  first.stop();
  const kept = new Map(
    [PLACEMENT_JOURNAL, STORED_COUPON].map(({ key, version }) => [
      key,
      JSON.stringify({ version, value: JSON.parse(before.values.texts.get(key) ?? 'null') as unknown }),
    ]),
  );
  before.gateway.isLookUpDown = false;
  const next = await couponTab({ ...before, values: valuesOver('full', kept) });
  await next.pass(1500);
  expect(next.placement.state.phase).toBe('accepted');
  expect([before.gateway.sent.length, before.gateway.placed.size]).toEqual([1, 1]);
});
