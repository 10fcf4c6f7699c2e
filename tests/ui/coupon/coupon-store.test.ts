import { reaction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { STORED_COUPON } from '../../../core/coupon/building/stored-coupon.ts';
import { idOf, placedCoupon, writtenPick } from '../../support/examples/coupon-examples.ts';
import { couponTab, sharedBrowser } from '../../support/views/coupon-page.tsx';
import { milli, money, price } from '../../support/units.ts';

describe('terms', () => {
  it('are asked for once the coupon is quiet, then every 10 s, every 3 s with a live bet [CC-2]', async () => {
    const tab = await couponTab(sharedBrowser());
    await tab.add(1, 2);
    expect(tab.gateway.questions).toHaveLength(1);
    await tab.pass(10_000);
    expect(tab.gateway.questions).toHaveLength(2);
    tab.gateway.updates.set(idOf(1), { isLive: true });
    await tab.pass(10_000);
    const before = tab.gateway.questions.length;
    await tab.pass(9000);
    expect(tab.gateway.questions.length - before).toBe(3);
  });

  it('asked last count: replies in the wrong order change nothing [REL-19]', async () => {
    const tab = await couponTab(sharedBrowser());
    const line = tab.gateway.holdTerms();
    tab.gateway.updates.set(idOf(1), { odds: price(1.6), version: 2 });
    await tab.add(1);
    tab.gateway.updates.set(idOf(1), { odds: price(1.9), version: 3 });
    await tab.add(2);
    expect(line).toHaveLength(2);
    line[1]?.();
    await tab.pass(100);
    expect(tab.coupon.bets[0]?.update?.odds).toBe(price(1.9));
    line[0]?.();
    await tab.pass(100);
    expect(tab.coupon.bets[0]?.update?.odds).toBe(price(1.9));
  });

  it('that stop coming stop a live bet, and no other [REL-18]', async () => {
    const tab = await couponTab(sharedBrowser());
    tab.gateway.updates.set(idOf(1), { isLive: true });
    await tab.add(1);
    expect(tab.couponSums.obstacle).toBeUndefined();
    tab.gateway.holdTerms();
    await tab.pass(14_000);
    expect(tab.couponSums.obstacle).toEqual({ code: 'stale-prices' });
  });

  it('open a suspended bet again only after a quiet second [REL-17]', async () => {
    const tab = await couponTab(sharedBrowser());
    tab.gateway.updates.set(idOf(1), { isLive: true, trouble: 'suspended' });
    await tab.add(1);
    expect(tab.couponSums.obstacle).toEqual({ code: 'suspended', count: 1 });
    tab.gateway.updates.set(idOf(1), { isLive: true });
    await tab.pass(11_000);
    expect(tab.couponSums.obstacle).toBeUndefined();
  });
});

describe('the stored coupon', () => {
  it('survives a reload with its type, and another player [REL-25]', async () => {
    const browser = sharedBrowser();
    const first = await couponTab(browser, null);
    await first.add(1, 2, 3);
    first.coupon.edit({ type: 'type-chosen', couponType: 'system' });
    first.stop();
    const next = await couponTab(browser, 88);
    expect(next.coupon.bets.map(({ gameId }) => gameId)).toEqual([1, 2, 3]);
    expect(next.coupon.type).toBe('system');
  });

  it('is known to the server by a cookie, so that the first picture is that of an empty coupon or of none', async () => {
    const browser = sharedBrowser();
    const first = await couponTab(browser);
    expect(first.coupon.wasEmpty).toBe(true);
    await first.add(1, 2);
    expect(browser.cookies.get('coupon')).toBe('1');
    first.stop();
    const next = await couponTab(browser);
    expect(next.coupon.wasEmpty).toBe(false);
    next.coupon.edit({ type: 'cleared' });
    expect(browser.cookies.has('coupon')).toBe(false);
    // a device that lost its storage keeps no cookie of it
    browser.cookies.set('coupon', '1');
    const lost = { ...sharedBrowser(), cookies: browser.cookies };
    expect((await couponTab(lost)).coupon.wasEmpty).toBe(false);
    expect(browser.cookies.has('coupon')).toBe(false);
  });

  it('marks what is over or gone and waits until it is removed [REL-25]', async () => {
    const browser = sharedBrowser();
    const first = await couponTab(browser);
    await first.add(1, 2);
    first.stop();
    browser.gateway.updates.set(idOf(1), { trouble: 'finished', status: 'finished' });
    const next = await couponTab(browser);
    await next.pass(600);
    expect(next.couponSums.obstacle).toEqual({ code: 'finished', count: 1 });
    next.coupon.edit({ type: 'bet-removed', outcomeId: idOf(1) });
    await next.pass(600);
    expect(next.couponSums.obstacle).toBeUndefined();
  });

  it('drops corrupt entries one by one and keeps the others [REL-24]', async () => {
    const browser = sharedBrowser();
    const bets = [{ ...writtenPick(1), block: 1 }, { outcomeId: 7 }, null, { ...writtenPick(2), odds: 'x' }];
    browser.values.texts.set(STORED_COUPON.key, JSON.stringify({ bets, typeId: 'all' }));
    const tab = await couponTab(browser);
    expect(tab.coupon.bets.map(({ gameId }) => gameId)).toEqual([1]);
  });

  it('of the release before has decimal odds, and is held in thousandths and kept as it was [REL-24, SB-1]', async () => {
    const browser = sharedBrowser();
    const bets = [{ ...writtenPick(1, { odds: 1.855 }), block: 1 }];
    browser.values.texts.set(STORED_COUPON.key, JSON.stringify({ bets }));
    const tab = await couponTab(browser);
    expect([tab.coupon.bets[0]?.odds, tab.couponSums.seenTotal ?? tab.couponSums.total]).toEqual([
      milli(1855),
      milli(1855),
    ]);
    await tab.add(2);
    const kept = JSON.parse(browser.values.texts.get(STORED_COUPON.key) ?? '{}') as unknown;
    expect(kept).toMatchObject({ bets: [{ odds: 1.855 }, { odds: 2 }] });
  });

  it('is the same in every tab [REL-02]', async () => {
    const browser = sharedBrowser();
    const one = await couponTab(browser);
    const two = await couponTab(browser);
    await one.add(1, 2);
    expect(two.coupon.bets.map(({ gameId }) => gameId)).toEqual([1, 2]);
    expect([two.coupon.isSelected(idOf(2)), two.coupon.isSelected(idOf(3))]).toEqual([true, false]);
    one.coupon.edit({ type: 'cleared' });
    expect(two.coupon.bets).toEqual([]);
    expect(two.coupon.isSelected(idOf(2))).toBe(false);
  });
});

describe('codes', () => {
  it('save the coupon and load it again, in any case of letters and with blanks around [CC-1]', async () => {
    const tab = await couponTab(sharedBrowser());
    await tab.add(1, 2, 3);
    tab.coupon.edit({ type: 'type-chosen', couponType: 'system' });
    await tab.stores.couponCode.save();
    expect(tab.stores.couponCode.code).toBe('ABC123');
    tab.coupon.edit({ type: 'cleared' });
    expect(await tab.stores.couponCode.load(' abc123 ')).toBe(true);
    expect([tab.coupon.type, tab.coupon.bets.length]).toEqual(['system', 3]);
  });

  it('that nobody knows leave the coupon alone', async () => {
    const tab = await couponTab(sharedBrowser());
    await tab.add(1);
    expect(await tab.stores.couponCode.load('ZZZ999')).toBe(false);
    expect(await tab.stores.couponCode.load('?')).toBe(false);
    expect([tab.stores.couponCode.trouble, tab.coupon.bets.length]).toEqual(['unknown-code', 1]);
  });

  it.each([403, 429, 503])('are not called wrong where they were not looked up (%i)', async (status) => {
    const browser = sharedBrowser();
    Object.assign(browser.gateway, { load: () => Promise.resolve({ ok: false, error: { kind: 'refused', status } }) });
    const tab = await couponTab(browser);
    expect(await tab.stores.couponCode.load('ABC123')).toBe(false);
    expect(tab.stores.couponCode.trouble).toBeUndefined();
    await vi.waitFor(() => {
      expect(tab.stores.notices.shown?.notice.title).toBe('error.title.load-coupon');
    });
  });
});

describe('my bets', () => {
  it('tell once of a coupon that settles, and fetch the balance again', async () => {
    const browser = sharedBrowser();
    browser.gateway.open = [placedCoupon(1)];
    const tab = await couponTab(browser);
    await tab.pass(100);
    const told: number[] = [];
    const stop = reaction(
      () => tab.myBets.settled,
      (settled) => told.push(...settled.map(({ id }) => id)),
    );
    const asked = tab.money.calls.length;
    browser.gateway.open = [placedCoupon(1, { state: 'won', payout: money(150) })];
    await tab.pass(40_000);
    expect(told).toEqual([1]);
    expect(tab.money.calls.length).toBeGreaterThan(asked);
    expect(tab.myBets.openCount).toBe(0);
    stop();
  });

  it('are fetched again in every tab after a bet', async () => {
    const browser = sharedBrowser();
    const one = await couponTab(browser);
    const two = await couponTab(browser);
    await one.add(1);
    browser.gateway.open = [placedCoupon(9)];
    one.placement.press();
    await one.pass(300);
    expect([one.myBets.openCount, two.myBets.openCount]).toEqual([1, 1]);
  });

  it('put their bets back into the coupon', async () => {
    const browser = sharedBrowser();
    browser.gateway.open = [placedCoupon(1)];
    const tab = await couponTab(browser);
    await tab.pass(100);
    tab.coupon.show('my-bets');
    tab.myBets.repeat(placedCoupon(1));
    expect([tab.coupon.tab, tab.coupon.bets.length]).toEqual(['coupon', 1]);
  });
});

describe('moved prices', () => {
  it('are summed up at most every five seconds', async () => {
    const tab = await couponTab(sharedBrowser());
    await tab.add(1, 2);
    const { couponNews } = tab.stores;
    const move = (odds: number, version: number): void => {
      tab.coupon.happen({
        type: 'prices-refused',
        bets: [{ index: 0, outcomeId: idOf(1), odds: price(odds), version }],
        at: 0,
      });
    };
    move(1.6, 2);
    expect(couponNews.news?.changes).toMatchObject([{ before: price(1.5), after: price(1.6) }]);
    const first = couponNews.news;
    move(1.7, 3);
    move(1.8, 4);
    await tab.pass(4000);
    expect(couponNews.news).toBe(first);
    await tab.pass(1500);
    expect(couponNews.news?.changes).toMatchObject([{ before: price(1.6), after: price(1.8) }]);
  });
});
