import { expect, open, test } from '../../support/browser/e2e-test.ts';
import { bettingPage } from '../../support/browser/betting-page.ts';

const CORRUPT = [
  '{',
  'null',
  '[]',
  '"text"',
  '{"version":1}',
  '{"version":99,"value":{}}',
  '{"version":1,"value":{"bets":7}}',
];

for (const [name, breakStorage] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'off',
    () => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
  ],
] as const) {
  test(`the coupon works while the storage is ${name} [REL-24]`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    const betting = bettingPage(page);
    await open(page, '/ru/line/football');
    await betting.takePrices(2);
    await expect(betting.coupon.getByRole('listitem')).toHaveCount(2);
    await betting.setAmount(100);
    await expect(betting.coupon.getByRole('textbox', { name: /Сумма/ }).first()).toHaveValue(/100/);
  });
}

for (const text of CORRUPT) {
  test(`the site starts over a corrupt coupon ${text} and leaves other keys alone [REL-24]`, async ({ page }) => {
    await page.addInitScript((stored) => {
      if (localStorage.getItem('seeded') !== null) return;
      localStorage.setItem('seeded', '1');
      localStorage.setItem('coupon', stored);
      localStorage.setItem('favourites', stored);
      sessionStorage.setItem('placement-journal', stored);
    }, text);
    const betting = bettingPage(page);
    await open(page, '/ru/line/football');
    await betting.expectEmpty();
    await betting.takePrices(1);
    await expect(betting.coupon.getByRole('listitem')).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('seeded'))).toBe('1');
  });
}

test('the coupon is the same in every tab [REL-02]', async ({ page, context, site }) => {
  const betting = bettingPage(page);
  await open(page, '/ru/line/football');
  const other = await context.newPage();
  await open(other, `${site.origin}/ru/line/football`);
  await betting.takePrices(2);
  await expect(bettingPage(other).coupon.getByRole('listitem')).toHaveCount(2);
});
