import { describe, expect, it } from 'vitest';
import { PLACEMENT_JOURNAL } from '../../../../core/coupon/placement/placement-journal.ts';
import { NOW, idOf, pick, updateOf } from '../../../support/examples/coupon-examples.ts';
import { couponTab, sharedBrowser, type CouponTabUnderTest } from '../../../support/views/coupon-page.tsx';
import { money, price } from '../../../support/units.ts';

async function readyTab(...games: readonly number[]): Promise<CouponTabUnderTest> {
  const tab = await couponTab(sharedBrowser());
  await tab.add(...games);
  return tab;
}

const phase = (tab: CouponTabUnderTest): string => tab.placement.state.phase;
const keys = (tab: CouponTabUnderTest): Set<string> => new Set(tab.gateway.sent.map(({ key }) => key));

describe('pressing', () => {
  it('ten times in a moment sends one order and makes one bet [REL-01]', async () => {
    const tab = await readyTab(1, 2);
    for (let click = 0; click < 10; click += 1) tab.placement.press();
    await tab.pass(500);
    expect(phase(tab)).toBe('accepted');
    expect(tab.gateway.sent).toHaveLength(1);
    expect(tab.gateway.placed.size).toBe(1);
    expect(tab.coupon.bets).toEqual([]);
  });

  it('does nothing offline, and nothing is sent later [REL-12]', async () => {
    const tab = await readyTab(1);
    tab.connection.turn(false);
    expect(tab.couponSums.obstacle).toEqual({ code: 'offline' });
    tab.placement.press();
    await tab.pass(1000);
    tab.connection.turn(true);
    await tab.pass(60_000);
    expect(tab.gateway.sent).toEqual([]);
  });

  it('freezes the coupon until the answer [REL-01]', async () => {
    const tab = await readyTab(1);
    tab.gateway.faults.push('never-answers');
    tab.placement.press();
    await tab.pass(200);
    expect(phase(tab)).toBe('submitting');
    tab.coupon.toggle(pick(2));
    expect(tab.coupon.bets).toHaveLength(1);
  });

  it('writes the key down before it sends, and strikes it off with the answer [REL-11]', async () => {
    const tab = await readyTab(1);
    const before: unknown[] = [];
    const place = tab.gateway.place;
    Object.assign(tab.gateway, {
      place: (...order: Parameters<typeof place>) => {
        before.push(JSON.parse(tab.values.texts.get(PLACEMENT_JOURNAL.key) ?? '{}'));
        return place(...order);
      },
    });
    tab.placement.press();
    await tab.pass(300);
    expect(before).toMatchObject([{ attempts: [{ key: tab.gateway.sent[0]?.key, userId: 77 }] }]);
    const after = JSON.parse(tab.values.texts.get(PLACEMENT_JOURNAL.key) ?? '{}') as unknown;
    expect(after).toMatchObject({ attempts: [], placed: [{ userId: 77 }] });
  });
});

describe('a connection that fails', () => {
  it('finds out what became of a bet whose answer was lost [REL-03]', async () => {
    const tab = await readyTab(1, 2);
    tab.gateway.faults.push('lost-after');
    tab.placement.press();
    await tab.pass(200);
    expect(phase(tab)).toBe('unknown');
    await tab.pass(1500);
    expect(phase(tab)).toBe('accepted');
    expect([tab.gateway.sent.length, tab.gateway.placed.size]).toEqual([1, 1]);
  });

  it('sends an order that was lost on its way once more, under its key [REL-04]', async () => {
    const tab = await readyTab(1, 2);
    tab.gateway.faults.push('lost-before');
    tab.placement.press();
    await tab.pass(2000);
    expect(phase(tab)).toBe('accepted');
    expect(tab.gateway.sent).toHaveLength(2);
    expect(keys(tab).size).toBe(1);
  });

  it('sends it no third time; the next press has a key of its own, since the first is void [REL-04]', async () => {
    const tab = await readyTab(1);
    tab.gateway.faults.push('lost-before', 'lost-before');
    tab.placement.press();
    await tab.pass(5000);
    expect(phase(tab)).toBe('not-received');
    expect(tab.gateway.voided).toEqual([...keys(tab)]);
    expect(tab.coupon.bets).toHaveLength(1);
    tab.placement.press();
    await tab.pass(500);
    expect(phase(tab)).toBe('accepted');
    expect(keys(tab).size).toBe(2);
  });

  it('neither knows of a bet nor of a failure after a 503, and sends the order once more under its key [REL-04, REL-20]', async () => {
    const tab = await readyTab(1);
    tab.gateway.faults.push({ failure: { kind: 'refused', status: 503, retryAfterSeconds: 1 } });
    tab.placement.press();
    await tab.pass(200);
    expect(phase(tab)).toBe('unknown');
    await tab.pass(3000);
    expect(phase(tab)).toBe('accepted');
    expect([tab.gateway.sent.length, tab.gateway.placed.size, keys(tab).size]).toEqual([2, 1, 1]);
  });

  it('waits as the server asks while it still runs the key [REL-06]', async () => {
    const tab = await readyTab(1);
    tab.gateway.faults.push({ failure: { kind: 'refused', status: 409, retryAfterSeconds: 2 } });
    tab.placement.press();
    await tab.pass(1500);
    expect(phase(tab)).toBe('submitting');
    expect(tab.gateway.sent).toHaveLength(1);
    await tab.pass(1000);
    expect(phase(tab)).toBe('accepted');
    expect(keys(tab).size).toBe(1);
  });

  it('takes a new key only with the next press after the server saw another order under it [REL-07]', async () => {
    const tab = await readyTab(1);
    tab.gateway.faults.push({ failure: { kind: 'refused', status: 422 } });
    tab.placement.press();
    await tab.pass(5000);
    expect(tab.placement.state).toMatchObject({ phase: 'rejected', reason: 'order-mismatch' });
    expect(tab.gateway.sent).toHaveLength(1);
    tab.placement.press();
    await tab.pass(500);
    expect(phase(tab)).toBe('accepted');
    expect(keys(tab).size).toBe(2);
  });

  it('is unknown after eight seconds without an answer, and resolves when it is back [REL-13]', async () => {
    const tab = await readyTab(1);
    tab.gateway.faults.push('never-answers');
    tab.gateway.isLookUpDown = true;
    tab.placement.press();
    await tab.pass(500);
    tab.connection.turn(false);
    await tab.pass(40_000);
    expect(phase(tab)).toBe('unknown');
    tab.gateway.isLookUpDown = false;
    tab.connection.turn(true);
    await tab.pass(300);
    expect(phase(tab)).toBe('accepted');
    expect(tab.gateway.sent).toHaveLength(1);
  });

  it('takes up after a reload what was on its way [REL-11]', async () => {
    const browser = sharedBrowser();
    const first = await couponTab(browser);
    await first.add(1, 2);
    browser.gateway.faults.push('lost-after');
    browser.gateway.isLookUpDown = true;
    first.placement.press();
    await first.pass(300);
    first.stop();
    browser.gateway.isLookUpDown = false;
    const next = await couponTab(browser);
    expect(phase(next)).toBe('unknown');
    await next.pass(300);
    expect(phase(next)).toBe('accepted');
    expect([browser.gateway.sent.length, next.coupon.bets.length]).toEqual([1, 0]);
  });

  it('leaves the order of another player alone [REL-11]', async () => {
    const browser = sharedBrowser();
    const first = await couponTab(browser, 77);
    await first.add(1);
    browser.gateway.faults.push('lost-before');
    browser.gateway.isLookUpDown = true;
    first.placement.press();
    await first.pass(300);
    first.stop();
    const other = await couponTab(browser, 88);
    await other.pass(5000);
    expect(phase(other)).toBe('idle');
    expect(browser.gateway.sent).toHaveLength(1);
  });
});

describe('two tabs', () => {
  it('with one coupon ask before it is placed twice, and both end empty [REL-02]', async () => {
    const browser = sharedBrowser();
    const one = await couponTab(browser);
    await one.add(1, 2);
    const two = await couponTab(browser);
    await two.pass(600);
    expect(two.coupon.bets).toHaveLength(2);
    one.placement.press();
    two.placement.press();
    await one.pass(500);
    await two.pass(500);
    expect([phase(one), phase(two)]).toEqual(['accepted', 'asking-again']);
    two.placement.declineAgain();
    expect(browser.gateway.placed.size).toBe(1);
    expect([one.coupon.bets, two.coupon.bets]).toEqual([[], []]);
  });

  it('ask about a coupon whose outcome one of them does not know yet [REL-02]', async () => {
    const browser = sharedBrowser();
    const one = await couponTab(browser);
    // the tabs of this test count their keys alike
    await one.add(3);
    one.placement.press();
    await one.pass(500);
    await one.add(1, 2);
    const two = await couponTab(browser);
    await two.pass(600);
    browser.gateway.faults.push('lost-after');
    browser.gateway.isLookUpDown = true;
    one.placement.press();
    await one.pass(300);
    expect(phase(one)).toBe('unknown');
    two.placement.press();
    await two.pass(300);
    expect(phase(two)).toBe('asking-again');
    browser.gateway.isLookUpDown = false;
    await one.pass(5000);
    two.placement.declineAgain();
    await two.pass(300);
    expect([phase(one), phase(two)]).toEqual(['accepted', 'idle']);
    expect([browser.gateway.sent.length, browser.gateway.placed.size]).toEqual([2, 2]);
  });

  it('place it a second time only after a yes [REL-02]', async () => {
    const tab = await readyTab(1);
    tab.placement.press();
    await tab.pass(500);
    await tab.add(1);
    tab.placement.press();
    await tab.pass(300);
    expect(phase(tab)).toBe('asking-again');
    tab.placement.confirmAgain();
    await tab.pass(300);
    expect(tab.gateway.placed.size).toBe(2);
  });
});

describe('prices that move', () => {
  it.each([
    ['confirm', 1.7, 1],
    ['confirm', 1.3, 1],
    ['accept-any', 1.7, 0],
    ['accept-any', 1.3, 0],
    ['accept-increase', 1.7, 0],
    ['accept-increase', 1.3, 1],
  ] as const)(
    'in mode %s to %d before the press: %d to accept, and the order has the price shown [REL-14]',
    async (mode, odds, count) => {
      const tab = await readyTab(1);
      tab.stores.couponSettings.change({ changeMode: mode });
      tab.gateway.updates.set(idOf(1), { odds: price(odds), version: 2 });
      await tab.pass(11_000);
      expect(tab.couponSums.changeCount).toBe(count);
      tab.placement.press();
      await tab.pass(300);
      expect(tab.gateway.sent[0]?.order).toMatchObject({ changeMode: mode, bets: [{ odds: price(odds), version: 2 }] });
    },
  );

  it('while the bet is on its way are offered again, and taken with a new key [REL-15]', async () => {
    const tab = await readyTab(1);
    const changes = [{ index: 0, outcomeId: idOf(1), odds: price(1.3), version: 4 }];
    tab.gateway.faults.push({ verdict: { status: 'price-changed', bets: changes } });
    tab.placement.press();
    await tab.pass(600);
    expect(tab.placement.state).toMatchObject({ phase: 'needs-confirm', changes });
    expect(tab.coupon.bets).toMatchObject([{ odds: price(1.5), update: { odds: price(1.3) } }]);
    tab.placement.confirmChanges();
    await tab.pass(300);
    expect(phase(tab)).toBe('accepted');
    expect(tab.gateway.sent[1]?.order.bets).toMatchObject([{ odds: price(1.3), version: 4 }]);
    expect(keys(tab).size).toBe(2);
  });

  it('do not let a press count within 300 ms [REL-41]', async () => {
    const tab = await readyTab(1);
    tab.coupon.happen({
      type: 'prices-refused',
      bets: [{ index: 0, outcomeId: idOf(1), odds: price(1.6), version: 2 }],
      at: NOW,
    });
    tab.placement.press();
    await tab.pass(100);
    expect(tab.gateway.sent).toEqual([]);
    await tab.pass(300);
    tab.placement.press();
    await tab.pass(100);
    expect(tab.gateway.sent).toHaveLength(1);
  });
});

describe('suspension', () => {
  it('while the bet is on its way is a rejection that keeps the bet, marked [REL-16]', async () => {
    const tab = await readyTab(1, 2);
    const bets = [{ index: 0, outcomeId: idOf(1), trouble: 'suspended' }] as const;
    tab.gateway.faults.push({ verdict: { status: 'rejected', reason: 'suspended', bets } });
    tab.placement.press();
    await tab.pass(200);
    expect(tab.placement.state).toMatchObject({ phase: 'rejected', reason: 'suspended' });
    expect(tab.coupon.bets).toMatchObject([{ trouble: 'suspended' }, { trouble: undefined }]);
    expect(tab.couponSums.obstacle).toEqual({ code: 'suspended', count: 1 });
  });

  it('during a live delay is a rejection too, after the wait that the server set [REL-16]', async () => {
    const tab = await readyTab(1);
    tab.gateway.faults.push({ verdict: { status: 'pending', acceptAt: NOW + 6000, serverTime: NOW } });
    tab.placement.press();
    await tab.pass(300);
    expect(phase(tab)).toBe('pending');
    const [sent] = tab.gateway.sent;
    tab.gateway.placed.set(sent?.key ?? '', { status: 'rejected', reason: 'suspended', bets: [] });
    await tab.pass(7000);
    expect(tab.placement.state).toMatchObject({ phase: 'rejected', reason: 'suspended' });
  });
});

describe('one click', () => {
  async function oneClickTab(): Promise<CouponTabUnderTest> {
    const tab = await couponTab(sharedBrowser());
    tab.stores.couponSettings.switchOneClick(true);
    return tab;
  }

  it('places an order of its own for the set amount and leaves the coupon empty [REL-41]', async () => {
    const tab = await oneClickTab();
    tab.placement.pick(pick(3), NOW - 1000);
    await tab.pass(300);
    expect(phase(tab)).toBe('accepted');
    expect(tab.gateway.sent[0]?.order).toMatchObject({ isOneClick: true, amount: money(150), type: 'single' });
    expect(tab.coupon.bets).toEqual([]);
  });

  it('sends nothing while its amount does not fit the currency: the bet goes into the coupon [CS-66]', async () => {
    const tab = await oneClickTab();
    tab.stores.couponSettings.change({ oneClickAmount: 20.125 });
    tab.placement.pick(pick(3), NOW - 1000);
    await tab.pass(300);
    expect(tab.gateway.sent).toEqual([]);
    expect(tab.coupon.bets.map(({ outcomeId }) => outcomeId)).toEqual([idOf(3)]);
  });

  it('ignores a price that changed 50 ms ago, and a second click while one is on its way [REL-41]', async () => {
    const tab = await oneClickTab();
    tab.placement.pick(pick(3), NOW - 50);
    await tab.pass(100);
    expect(tab.gateway.sent).toEqual([]);
    tab.gateway.faults.push('never-answers');
    tab.placement.pick(pick(3), NOW - 1000);
    tab.placement.pick(pick(4), NOW - 1000);
    await tab.pass(100);
    expect(tab.gateway.sent).toHaveLength(1);
  });

  it('asks when the price is worse, and takes it with a key of its own [REL-41]', async () => {
    const tab = await oneClickTab();
    const changes = [{ index: 0, outcomeId: idOf(3), odds: price(2.1), version: 9 }];
    tab.gateway.faults.push({ verdict: { status: 'price-changed', bets: changes } });
    tab.placement.pick(pick(3), NOW - 1000);
    await tab.pass(500);
    expect(phase(tab)).toBe('needs-confirm');
    tab.placement.confirmChanges();
    await tab.pass(300);
    expect(tab.gateway.sent[1]?.order).toMatchObject({ isOneClick: true, bets: [{ odds: price(2.1), version: 9 }] });
    expect(keys(tab).size).toBe(2);
  });
});

describe('singles', () => {
  it('that were refused stay in the coupon', async () => {
    const tab = await readyTab(1, 2);
    tab.coupon.edit({ type: 'type-chosen', couponType: 'singles' });
    await tab.pass(600);
    const refused = [{ index: 1, outcomeId: idOf(2), reason: 'suspended', trouble: 'suspended' }] as const;
    tab.gateway.faults.push({ verdict: { status: 'accepted', coupons: [], balance: money(0), refused } });
    tab.placement.press();
    await tab.pass(300);
    expect(phase(tab)).toBe('accepted');
    expect(tab.coupon.bets.map(({ outcomeId }) => outcomeId)).toEqual([updateOf(2).outcomeId]);
  });
});
