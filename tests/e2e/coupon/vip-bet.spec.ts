import { bettingPage } from '../../support/browser/betting-page.ts';
import { expect, hydrated, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { brokenInvariants } from '../../support/browser/ledger-checker.ts';
import { balanceAndLedger, placedCoupons } from '../../support/examples/placed-coupons.ts';

test('a bet over the limit is offered less by the operator, outlives a reload and is taken [VIP-6, VIP-10, PL-41]', async ({
  page,
  context,
  site,
}) => {
  const { userId } = await registerPlayer(page, site.origin);
  await open(page, '/ru/line/football');
  const { coupon, takePrices, takeAnyPrice, setAmount, expectAccepted } = bettingPage(page);
  // so many bets that a small stake wins more than may be paid
  await takePrices(12);
  await takeAnyPrice();
  await setAmount(4000);
  await coupon.getByRole('switch', { name: 'VIP-ставка' }).check();
  await coupon.getByRole('button', { name: /^Отправить оператору/ }).click({ delay: 400 });
  await expect(coupon.getByRole('region', { name: 'Ставка у оператора' })).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(coupon.getByRole('region', { name: 'Ставка у оператора' })).toBeVisible({ timeout: 15_000 });

  const operator = await context.newPage();
  await open(operator, '/ru/debugger/vip-bets');
  await operator.getByRole('textbox', { name: 'Предложить сумму' }).fill('3000');
  await operator.getByRole('button', { name: 'Предложить', exact: true }).click();
  await expect(operator.getByText(/^Предложено 3\s000/)).toBeVisible();
  await operator.close();

  await coupon.getByRole('button', { name: /^Принять 3\s000/ }).click({ timeout: 15_000 });
  await expectAccepted();
  expect(await placedCoupons(site, userId)).toMatchObject([{ typeId: 1, amount: 3000, state: 'open' }]);
  const { balance, ledger } = await balanceAndLedger(site, userId);
  expect(balance).toBe(ledger);
  expect(await brokenInvariants(site.sandbox.database)).toEqual([]);
});
