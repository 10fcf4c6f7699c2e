import { bettingPage } from '../../support/browser/betting-page.ts';
import { expect, open, test } from '../../support/browser/e2e-test.ts';
import { faultyWay, PLACING } from '../../support/browser/faulty-way.ts';
import { placedCoupons } from '../../support/examples/placed-coupons.ts';
import { gate } from '../../support/gate.ts';

/** One of each kind: another shape, no JSON, another version. Every other text is the property of `browser-value-store.test.ts`. */
const CORRUPT = {
  coupon: '{"version":1,"value":{"bets":7}}',
  favourites: '{',
  'placement-journal': '{"version":99,"value":{}}',
};

test('the coupon works while the storage is off [REL-24]', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const betting = bettingPage(page);
  await open(page, '/ru/line/politics');
  await betting.takePrices(2);
  await expect(betting.coupon.getByRole('listitem')).toHaveCount(2);
  await betting.setAmount(100);
  await expect(betting.coupon.getByRole('textbox', { name: /Сумма/ }).first()).toHaveValue(/100/);
});

test('a bet is taken and placed once while the storage is full, and the player is told to keep the page open [REL-24, PL-38]', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await faultyWay({ site, page }, async (way) => {
    const answer = gate();
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'held', until: answer.opened } });
    await way.place();
    await expect(way.coupon.getByText(/Не закрывайте и не обновляйте страницу/)).toBeVisible();
    answer.open();
    await way.expectAccepted();
    await expect(way.coupon.getByText(/Не закрывайте и не обновляйте страницу/)).toHaveCount(0);
    expect(await placedCoupons(site, way.userId)).toHaveLength(1);
  });
});

test('the site starts over what is corrupt in the storage and leaves other keys alone [REL-24]', async ({ page }) => {
  const betting = bettingPage(page);
  // no page of the site writes meanwhile
  await page.goto('/robots.txt');
  await page.evaluate((corrupt) => {
    localStorage.setItem('of-another-page', '1');
    for (const [key, text] of Object.entries(corrupt)) localStorage.setItem(key, text);
  }, CORRUPT);
  await open(page, '/ru/line/politics');
  await betting.expectEmpty();
  await betting.takePrices(1);
  await expect(betting.bets).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('of-another-page'))).toBe('1');
});
