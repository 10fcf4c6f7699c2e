import { expect, hydrated, test } from '../support/e2e-test.ts';
import { faultyWay, PLACING, secondTab } from '../support/faulty-way.ts';
import { brokenInvariants } from '../support/ledger-checker.ts';
import { placedCoupons } from '../support/placed-coupons.ts';

test.describe.configure({ timeout: 90_000 });

test.beforeEach(({ problems }) => {
  problems.expect(/Failed to load resource|net::ERR/);
});

test.afterEach(async ({ site }) => {
  expect(await brokenInvariants(site.sandbox.database)).toEqual([]);
});

test('ten clicks in a moment are one request and one bet [REL-01]', async ({ site, page }) => {
  await faultyWay({ site, page }, async (way) => {
    await expect(way.placeButton).toBeEnabled();
    await way.page.waitForTimeout(500);
    await way.placeButton.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 10; click += 1) button.click();
    });
    await way.expectAccepted();
    expect(way.placings()).toHaveLength(1);
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
  });
});

test('two tabs with the same coupon place it once [REL-02]', async ({ site, page, context }) => {
  await faultyWay({ site, page }, async (way) => {
    const other = await secondTab(context, way.page.url());
    await other.setAmount(100);
    await expect(other.placeButton).toBeEnabled();
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'latency', by: 1500 } });
    await Promise.all([way.place(), other.place()]);
    await Promise.race([way.expectAccepted(), other.expectAccepted()]);
    await page.waitForTimeout(3000);
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
    const asked = await Promise.all(
      [way.page, other.page].map((tab) => tab.getByRole('button', { name: /Не ставить|Отмена|Нет/ }).count()),
    );
    expect(asked[0]! + asked[1]!).toBeGreaterThanOrEqual(1);
  });
});

test('an answer lost after the bet was made is looked up, not placed again [REL-03]', async ({ site, page }) => {
  await faultyWay({ site, page }, async (way) => {
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'drop-after' }, times: 1 });
    await way.place();
    await expect(way.coupon.getByText(/проверяем/i).first()).toBeVisible();
    await way.expectAccepted();
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
    expect(new Set(way.placings().map(({ key }) => key)).size).toBe(1);
  });
});

test('a request lost on its way is sent once more under its key [REL-04]', async ({ site, page }) => {
  await faultyWay({ site, page }, async (way) => {
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'drop-before' }, times: 1 });
    await way.place();
    await way.expectAccepted();
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
    expect(way.placings()).toHaveLength(2);
    expect(new Set(way.placings().map(({ key }) => key)).size).toBe(1);
  });
});

test('a request that arrives twice is one bet, accepted [REL-05]', async ({ site, page }) => {
  await faultyWay({ site, page }, async (way) => {
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'duplicate' }, times: 1 });
    await way.place();
    await way.expectAccepted();
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
  });
});

test('a page that was reloaded while placing finds out what became of it [REL-11]', async ({ site, page }) => {
  await faultyWay({ site, page }, async (way) => {
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'drop-after' }, times: 1 });
    way.proxy.add({ path: /\/web-api\/coupon\/placement\//, fault: { kind: 'drop-before' }, times: 50 });
    await way.place();
    await expect(way.coupon.getByText(/проверяем/i).first()).toBeVisible();
    await way.page.reload();
    way.proxy.clear();
    await hydrated(way.page);
    await way.expectAccepted();
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
    expect(way.placings()).toHaveLength(1);
  });
});

test('a page that was closed while placing tells at the next visit [REL-11]', async ({ site, page, context }) => {
  await faultyWay({ site, page }, async (way) => {
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'drop-after' }, times: 1 });
    way.proxy.add({ path: /\/web-api\/coupon\/placement\//, fault: { kind: 'drop-before' }, times: 50 });
    await way.place();
    await expect.poll(() => way.placings().length).toBe(1);
    const address = way.page.url();
    await way.page.close();
    way.proxy.clear();
    const next = await secondTab(context, address);
    await next.expectAccepted();
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
  });
});

test('nothing is placed offline, nor later by itself [REL-12]', async ({ site, page, context }) => {
  await faultyWay({ site, page }, async (way) => {
    await context.setOffline(true);
    await expect(way.coupon.getByText(/нет соединения|офлайн|нет сети|нет связи/i).first()).toBeVisible();
    await way.placeButton.click({ force: true }).catch(() => undefined);
    await way.page.waitForTimeout(500);
    await context.setOffline(false);
    await way.page.waitForTimeout(2000);
    expect(way.placings()).toEqual([]);
    expect(await placedCoupons(site, way.userId)).toEqual([]);
    await way.place();
    await way.expectAccepted();
  });
});

test('a connection lost after the press resolves when it is back [REL-13]', async ({ site, page, context }) => {
  await faultyWay({ site, page }, async (way) => {
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'latency', by: 1500 }, times: 1 });
    await way.place();
    await expect.poll(() => way.placings().length).toBe(1);
    await context.setOffline(true);
    await expect(way.coupon.getByText(/проверяем/i).first()).toBeVisible({ timeout: 15_000 });
    await way.page.waitForTimeout(1500);
    await context.setOffline(false);
    await way.expectAccepted();
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
  });
});

test('an answer of 503 is neither a bet nor a failure until it is known [REL-20]', async ({ site, page }) => {
  await faultyWay({ site, page }, async (way) => {
    way.proxy.add({
      method: 'POST',
      path: PLACING,
      fault: { kind: 'status', status: 503, retryAfterSeconds: 1 },
      times: 1,
    });
    await way.place();
    await way.expectAccepted();
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
    expect(new Set(way.placings().map(({ key }) => key)).size).toBe(1);
  });
});
