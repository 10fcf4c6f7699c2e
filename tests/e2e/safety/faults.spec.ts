import type { Page } from '@playwright/test';
import { gate } from '../../support/gate.ts';
import { expect, test } from '../../support/browser/e2e-test.ts';
import { faultyWay, LOOK_UP, PLACING, secondTab, TERMS } from '../../support/browser/faulty-way.ts';
import { brokenInvariants } from '../../support/browser/ledger-checker.ts';
import { hasten } from '../../support/browser/page-meters.ts';
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

test('ten clicks in a moment, and Enter between them, are one request and one bet [REL-01]', async ({ site, page }) => {
  await faultyWay({ site, page }, async (way) => {
    const answer = gate();
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'held', until: answer.opened } });
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
    answer.open();
    await way.expectAccepted();
    // a browser that waited 8 s for the answer asks again under the same key
    expect(new Set(way.placings().map(({ key }) => key)).size).toBe(1);
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
  });
});

test('two tabs with the same coupon place it once; the second asks [REL-02]', async ({ site, page, context }) => {
  await faultyWay({ site, page }, async (way) => {
    const other = await secondTab(context, way.page.url());
    await other.setAmount(100);
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

test('a coupon whose outcome one tab does not know yet is asked about in another [REL-02]', async ({
  site,
  page,
  context,
}) => {
  await faultyWay({ site, page }, async (way) => {
    const other = await secondTab(context, way.page.url());
    await other.setAmount(100);
    const answer = gate();
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'drop-after' }, times: 1 });
    way.proxy.add({ method: 'GET', path: LOOK_UP, fault: { kind: 'held', until: answer.opened } });
    await way.place();
    await expect(way.checking).toBeVisible({ timeout: 20_000 });
    await other.place();
    const no = other.coupon.getByRole('button', { name: 'Отмена' });
    await expect(no).toBeFocused();
    answer.open();
    await way.expectAccepted();
    await no.press('Enter');
    await expect(no).toHaveCount(0);
    expect(way.placings()).toHaveLength(1);
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
  });
});

test('whatever befalls an order or its answer on the way, it is one bet under one key [REL-03, REL-04, REL-05, REL-20]', async ({
  site,
  page,
}) => {
  // politics have no expresses
  await faultyWay({ site, page, path: '/ru/line/football', bets: 0 }, async (way) => {
    let [coupons, sent] = [0, 0];
    /** Places a coupon that is no other again, under what befalls it; the keys under which it was sent. */
    const placed = async (befalls: () => void, whileItIs?: () => Promise<void>): Promise<readonly unknown[]> => {
      coupons += 1;
      await way.takePrices(coupons);
      await way.setAmount(100);
      if (coupons === 1) await way.takeAnyPrice();
      befalls();
      await way.place();
      await whileItIs?.();
      await way.expectAccepted();
      const all = await placedCoupons(site, way.userId);
      expect(all).toHaveLength(coupons);
      const keys = way.placings().map(({ key }) => key);
      const own = keys.slice(sent);
      sent = keys.length;
      expect(all.map(({ key }) => key)).toEqual(expect.arrayContaining(own));
      expect(new Set(own).size).toBe(1);
      return own;
    };
    const order = { method: 'POST', path: PLACING, times: 1 } as const;

    await test.step('an answer lost after the bet was made is looked up, not placed again', async () => {
      const answer = gate();
      const keys = await placed(
        () => {
          way.proxy.add({ ...order, fault: { kind: 'drop-after' } });
          way.proxy.add({ path: LOOK_UP, fault: { kind: 'held', until: answer.opened } });
        },
        async () => {
          await expect(way.checking).toBeVisible();
          answer.open();
        },
      );
      expect(keys).toHaveLength(1);
      expect(await openAttempts(page)).toEqual([]);
      way.proxy.clear();
    });
    await test.step('a request lost on its way is sent once more under its key', async () => {
      expect(await placed(() => way.proxy.add({ ...order, fault: { kind: 'drop-before' } }))).toHaveLength(2);
    });
    await test.step('the second answer to one that arrives twice is the first one repeated', async () => {
      const answer = page.waitForResponse((response) => PLACING.test(response.url()));
      await placed(() => way.proxy.add({ ...order, fault: { kind: 'duplicate' } }));
      expect((await answer).headers()['idempotent-replayed']).toBe('true');
    });
    await test.step('an answer of 503 is neither a bet nor a failure until it is known', async () => {
      const fault = { kind: 'status', status: 503, retryAfterSeconds: 1 } as const;
      expect(await placed(() => way.proxy.add({ ...order, fault }))).toHaveLength(2);
    });
  });
});

test('a page that was reloaded while placing finds out what became of it [REL-11]', async ({ site, page }) => {
  await faultyWay({ site, page }, async (way) => {
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'drop-after' }, times: 1 });
    way.proxy.add({ path: LOOK_UP, fault: { kind: 'drop-before' } });
    await way.place();
    await expect(way.checking).toBeVisible();
    expect(await openAttempts(page)).toEqual([way.placings()[0]?.key]);
    await way.page.reload();
    await expect(way.checking).toBeVisible();
    await expect(way.placeButton).toHaveCount(0);
    way.proxy.clear();
    await way.expectAccepted();
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
    expect(way.placings()).toHaveLength(1);
    expect(await openAttempts(page)).toEqual([]);
  });
});

test('a page that was closed while placing tells at the next visit [REL-11]', async ({ site, page, context }) => {
  await faultyWay({ site, page }, async (way) => {
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'drop-after' }, times: 1 });
    way.proxy.add({ path: LOOK_UP, fault: { kind: 'drop-before' } });
    await way.place();
    await expect.poll(() => way.placings().length).toBe(1);
    const address = way.page.url();
    await way.page.close();
    way.proxy.clear();
    const next = await secondTab(context, address);
    await next.expectAccepted();
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
    expect(way.placings()).toHaveLength(1);
  });
});

test('nothing is placed offline, nor later by itself [REL-12]', async ({ site, page, context }) => {
  await hasten(page, 10);
  await faultyWay({ site, page }, async (way) => {
    await way.isLawKnown;
    await context.setOffline(true);
    await expect(way.placeButton).toHaveAccessibleName('Сделать ставку: Нет соединения с интернетом');
    await expect(way.placeButton).toBeDisabled();
    await way.placeButton.click({ force: true });
    const before = way.proxy.seen.filter(({ path }) => TERMS.test(path)).length;
    await context.setOffline(false);
    // by the time that the terms have come twice, whatever waited for the connection has been sent
    await expect
      .poll(() => way.proxy.seen.filter(({ path }) => TERMS.test(path)).length, { timeout: 15_000 })
      .toBeGreaterThan(before + 1);
    expect(way.placings()).toEqual([]);
    expect(await placedCoupons(site, way.userId)).toEqual([]);
    await way.place();
    await way.expectAccepted();
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
  });
});

test('a connection lost after the press resolves when it is back [REL-13]', async ({ site, page, context }) => {
  await faultyWay({ site, page }, async (way) => {
    const answer = gate();
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'held', until: answer.opened } });
    await way.place();
    await expect.poll(() => way.placings().length).toBe(1);
    await way.isLawKnown;
    const vainLookUp = page.waitForEvent('requestfailed', (request) => LOOK_UP.test(request.url()));
    await context.setOffline(true);
    await expect(way.checking).toBeVisible();
    await vainLookUp;
    await expect(way.checking).toBeVisible();
    answer.open();
    await context.setOffline(false);
    await way.expectAccepted();
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
    expect(way.placings()).toHaveLength(1);
  });
});
