import type { Page } from '@playwright/test';
import { gate } from '../../support/gate.ts';
import { expect, test } from '../../support/browser/e2e-test.ts';
import { faultyWay, LOOK_UP, PLACING, secondTab } from '../../support/browser/faulty-way.ts';
import { brokenInvariants } from '../../support/browser/ledger-checker.ts';
import { placedCoupons } from '../../support/examples/placed-coupons.ts';

test.beforeEach(({ problems }) => {
  problems.expect(/Failed to load resource|net::ERR/);
});

test.afterEach(async ({ site }) => {
  expect(await brokenInvariants(site.sandbox.database)).toEqual([]);
});

/** The keys of orders whose outcome the page does not know yet. */
async function openAttempts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const journal = JSON.parse(localStorage.getItem('placement-journal') ?? '{}') as {
      readonly value?: { readonly attempts?: readonly { readonly key: string }[] };
    };
    return (journal.value?.attempts ?? []).map(({ key }) => key);
  });
}

test('ten clicks in a moment, and Enter between them, are one order and one bet; where the page was closed meanwhile, the next one finds out what became of it [REL-01, REL-11]', async ({
  site,
  page,
  context,
}) => {
  await faultyWay({ site, page }, async (way) => {
    const [answer, lookUp] = [gate(), gate()];
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'held', until: answer.opened } });
    way.proxy.add({ path: LOOK_UP, fault: { kind: 'held', until: lookUp.opened } });
    await expect(way.placeButton).toBeEnabled();
    const box = (await way.placeButton.boundingBox())!;
    // presses within 300 ms of a moved price do not count, by design
    await expect(async () => {
      for (let click = 0; click < 10; click += 1) {
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await page.keyboard.press('Enter');
      }
      expect(way.placings().length).toBeGreaterThan(0);
    }).toPass();
    expect(await openAttempts(page)).toEqual([way.placings()[0]?.key]);
    const address = page.url();
    await page.close();
    const next = await secondTab(context, address);
    await expect(next.checking).toBeVisible();
    await expect(next.placeButton).toHaveCount(0);
    answer.open();
    await expect.poll(async () => placedCoupons(site, way.userId)).toHaveLength(1);
    lookUp.open();
    await next.expectAccepted();
    expect(way.placings()).toHaveLength(1);
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
    expect(await openAttempts(next.page)).toEqual([]);
  });
});

test('two tabs have the same coupon and place it once; the second asks [REL-02]', async ({ site, page, context }) => {
  await faultyWay({ site, page, bets: 0 }, async (way) => {
    const other = await secondTab(context, way.page.url());
    await way.takePrices(1);
    await expect(other.bets).toHaveCount(1);
    for (const tab of [way, other]) {
      await tab.setAmount(100);
      await tab.takeAnyPrice();
    }
    const answer = gate();
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'held', until: answer.opened } });
    await Promise.all([way.place(), other.place()]);
    answer.open();
    const tabs = [way, other].map(({ coupon }) => ({
      receipt: coupon.getByRole('region', { name: 'Ставка принята' }),
      question: coupon.getByRole('region', { name: 'Повторить ставку?' }),
    }));
    const shown = async (): Promise<string> => {
      const each = tabs.map(async ({ receipt, question }) =>
        (await receipt.isVisible()) ? 'accepted' : (await question.isVisible()) ? 'asked' : 'waiting',
      );
      return (await Promise.all(each)).toSorted().join();
    };
    await expect.poll(shown).toBe('accepted,asked');
    const asked = (await tabs[0]!.question.isVisible()) ? way : other;
    const no = asked.coupon.getByRole('button', { name: 'Отмена' });
    await expect(no).toBeFocused();
    await no.press('Enter');
    await expect(no).toHaveCount(0);
    for (const { bets } of [way, other]) await expect(bets).toHaveCount(0);
    expect(way.placings()).toHaveLength(1);
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
  });
});

test('an order or its answer lost on the way is one bet under one key [REL-03, REL-04]', async ({ site, page }) => {
  // politics have no expresses, and the same coupon again would be asked about
  await faultyWay({ site, page, path: '/ru/line/football' }, async (way) => {
    const answer = gate();
    const order = { method: 'POST', path: PLACING, times: 1 } as const;
    way.proxy.add({ ...order, fault: { kind: 'drop-after' } });
    way.proxy.add({ path: LOOK_UP, fault: { kind: 'held', until: answer.opened } });
    await way.place();
    await expect(way.checking).toBeVisible();
    answer.open();
    await way.expectAccepted();
    // what is looked up is not placed again
    expect(way.placings()).toHaveLength(1);
    expect(await openAttempts(page)).toEqual([]);
    way.proxy.clear();

    await way.takePrices(2);
    await way.setAmount(100);
    way.proxy.add({ ...order, fault: { kind: 'drop-before' } });
    await way.place();
    await way.expectAccepted();
    const [first, lost, again, ...more] = way.placings().map(({ key }) => key);
    expect([again, more]).toEqual([lost, []]);
    const placed = await placedCoupons(site, way.userId);
    expect(placed).toHaveLength(2);
    expect(new Set(placed.map(({ key }) => key))).toEqual(new Set([first, lost]));
  });
});

test('nothing is placed offline, nor later by itself; a connection lost after the press resolves when it is back [REL-12, REL-13]', async ({
  site,
  page,
  context,
}) => {
  await faultyWay({ site, page }, async (way) => {
    await way.isLawKnown;
    await context.setOffline(true);
    await expect(way.placeButton).toHaveAccessibleName('Сделать ставку: Нет соединения с интернетом');
    await expect(way.placeButton).toBeDisabled();
    await way.placeButton.click({ force: true });
    await context.setOffline(false);
    await expect(way.placeButton).toBeEnabled();

    const answer = gate();
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'held', until: answer.opened } });
    expect(way.placings()).toEqual([]);
    await way.place();
    await expect.poll(() => way.placings().length).toBe(1);
    const vainLookUp = page.waitForEvent('requestfailed', (request) => LOOK_UP.test(request.url()));
    await context.setOffline(true);
    await expect(way.checking).toBeVisible();
    await vainLookUp;
    await expect(way.checking).toBeVisible();
    answer.open();
    await context.setOffline(false);
    await way.expectAccepted();
    // had the press of before been kept, it would have been sent by now
    expect(way.placings()).toHaveLength(1);
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
  });
});
