import { hours } from '../../../core/shared/time.ts';
import { bettingPage } from '../../support/browser/betting-page.ts';
import { answerTimeChecks, expect, hydrated, test, watchPages } from '../../support/browser/e2e-test.ts';
import { brokenInvariants } from '../../support/browser/ledger-checker.ts';
import { balanceAndLedger, corePayout, placedCoupons } from '../../support/examples/placed-coupons.ts';
import { goWithoutLimit } from '../../support/browser/walks/go-without-limit.ts';
import { startSiteUnderTest } from '../../support/browser/site-under-test.ts';

// as most people see it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'a new player sees the line, builds a coupon, places it and sees it settled',
  { annotation: { type: 'long', description: 'starts a site of its own, whose clock it moves' } },
  async ({ browser }) => {
    test.setTimeout(180_000);
    const site = await startSiteUnderTest();
    const context = await browser.newContext({ baseURL: site.origin });
    const problems: string[] = [];
    await watchPages(context, problems);
    const page = await context.newPage();
    await answerTimeChecks(page);
    const betting = bettingPage(page);

    await test.step('opens / and is led to Russian', async () => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/ru$/);
      await hydrated(page);
      await expect(page.locator('button[data-odds="open"]').first()).toBeVisible();
    });

    await test.step('filters live football', async () => {
      await page.getByRole('link', { name: /^Live/ }).first().click();
      await expect(page).toHaveURL(/\/ru\/live$/);
      const football = page.getByRole('treeitem', { name: /^Футбол/ }).first();
      // the tree is that of the line until the page has changed
      await expect(football).toHaveAttribute('href', /\/ru\/live\/football$/);
      await football.click();
      await expect(page).toHaveURL(/\/ru\/live\/football$/);
    });

    await test.step('adds three bets', async () => {
      await betting.takePrices(3);
      await expect(betting.coupon.getByRole('listitem')).toHaveCount(3);
    });

    await test.step('switches to system 2 of 3', async () => {
      await betting.chooseType('Система');
      await expect(betting.coupon.getByText(/2 из 3/).first()).toBeVisible();
    });

    const userId = await test.step('registers in one click', async () => {
      await page.getByRole('button', { name: 'Регистрация' }).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('checkbox')).toHaveCount(3);
      await expect(dialog.getByRole('checkbox').first()).toBeVisible();
      for (const box of await dialog.getByRole('checkbox').all()) await box.check();
      await dialog.getByRole('button', { name: /Зарегистрироваться/ }).click();
      const id = await dialog
        .getByText(/^\d{5,15}$/)
        .first()
        .textContent();
      await dialog.getByRole('button', { name: 'Сохранить в файл' }).click();
      await dialog.getByRole('button', { name: 'Продолжить' }).click();
      await goWithoutLimit(page, 'ru');
      // an address for the way back is asked for once
      await dialog.getByRole('button', { name: 'Позже' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(betting.coupon.getByRole('listitem')).toHaveCount(3);
      return Number(id);
    });

    await test.step('places and sees "accepted"', async () => {
      await betting.setAmount(300);
      // a live price that falls during the delay would be asked about
      await betting.takeAnyPrice();
      await betting.place();
      await betting.expectAccepted();
      const [coupon, ...others] = await placedCoupons(site, userId);
      expect(others).toEqual([]);
      expect(coupon).toMatchObject({ typeId: 2, systemValue: 2, amount: 300, state: 'open' });
      expect(coupon?.bets).toHaveLength(3);
      expect(new Set(coupon?.bets.map((bet) => bet.gameId)).size).toBe(3);
    });

    await test.step('the matches end', async () => {
      await site.moveClock(hours(3));
    });

    await test.step('the history shows the coupon with what the core pays', async () => {
      const [coupon] = await placedCoupons(site, userId);
      if (coupon === undefined) throw new Error('the coupon is gone');
      expect(coupon.state).not.toBe('open');
      const payout = corePayout(coupon);
      expect(coupon.payout).toBe(payout);

      await page.goto('/ru/office/history');
      await hydrated(page);
      const row = page.getByRole('row', { name: new RegExp(String(coupon.id)) }).first();
      await expect(row).toContainText(/Система/);
      await expect(row).toContainText(/Выигрыш|Проигрыш|Возврат/);
      const shown = (await row.innerText()).replace(/[\s\u00A0\u202F]/g, '').replaceAll(',', '.');
      expect(shown).toContain(payout === 0 ? '0' : payout.toFixed(2).replace(/\.00$/, ''));
    });

    await test.step('the balance is the ledger', async () => {
      const { balance, ledger } = await balanceAndLedger(site, userId);
      expect(balance).toBe(ledger);
      expect(await brokenInvariants(site.sandbox.database)).toEqual([]);
      // the time check that the moved clock brings closes the menu, if it comes while that is open
      await expect(async () => {
        await page.getByRole('button', { name: /^Баланс скрыт/ }).click();
        await page.getByRole('menuitem', { name: 'Показать баланс' }).click({ timeout: 2000 });
      }).toPass();
      const header = (await page.getByRole('banner').innerText()).replace(/[\s\u00A0\u202F]/g, '').replaceAll(',', '.');
      expect(header).toContain((balance / 100).toFixed(2).replace(/\.00$/, ''));
    });

    expect(problems).toEqual([]);
    await context.close();
    await site.stop();
  },
);
