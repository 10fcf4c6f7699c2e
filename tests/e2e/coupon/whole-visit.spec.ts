import { hours } from '../../../core/shared/time.ts';
import { bettingPage } from '../../support/browser/betting-page.ts';
import { answerTimeChecks, expect, goWithin, hydrated, test, watchPages } from '../../support/browser/e2e-test.ts';
import { brokenInvariants } from '../../support/browser/ledger-checker.ts';
import { youngestLiveGame } from '../../support/browser/site-pages.ts';
import { goWithoutLimit } from '../../support/browser/walks/go-without-limit.ts';
import { startSiteUnderTest } from '../../support/browser/site-under-test.ts';
import { balanceAndLedger, corePayout, placedCoupons } from '../../support/examples/placed-coupons.ts';

// as most people see it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The figures of a text, whatever spaces and separators stand in it. */
const figures = (text: string): string => text.replace(/[\s\u00A0\u202F]/g, '').replaceAll(',', '.');

test(
  'one visit finds a team, opens its match, registers, bets by generator, operator and advance, and every figure agrees [RG1-10, PR-24, VIP-6, VIP-10, PL-41]',
  { annotation: { type: 'long', description: 'starts a site of its own, whose clock it moves' } },
  async ({ browser }) => {
    test.setTimeout(180_000);
    const site = await startSiteUnderTest();
    const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'cookie-consent', value: '1.1', url: site.origin }]);
    const problems: string[] = [];
    await watchPages(context, problems);
    const page = await context.newPage();
    await answerTimeChecks(page);
    const betting = bettingPage(page);
    const game = await youngestLiveGame(site);
    const team = game.home.name;

    await test.step('opens / and is led to Russian', async () => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/ru$/);
      await hydrated(page);
      await expect(page.getByRole('region', { name: 'Ещё нет счёта?' })).toBeVisible();
    });

    await test.step('finds a team by search, and in its page its match', async () => {
      await page.getByRole('searchbox', { name: 'Поиск событий и турниров' }).fill(team.slice(0, -1));
      await page.getByRole('link', { name: `${team} Футбол`, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: team })).toBeVisible();
      await page
        .locator(`main a[href$="/${String(game.id)}"]`)
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(team);
      await page.getByRole('button', { name: 'Зона матча' }).click();
      await expect(page.getByRole('region', { name: /^Зона матча:/ })).toBeVisible();
    });

    await test.step('takes a price of it', async () => {
      await page.getByRole('button', { name: 'Настройки', exact: true }).click();
      await page.getByText('Генератор ставок в купоне').click();
      await page.keyboard.press('Escape');
      await page.locator('main button[data-odds="open"]').first().click();
      await expect(betting.bets).toHaveCount(1);
    });

    const userId = await test.step('registers in one click', async () => {
      await page.getByRole('button', { name: 'Регистрация' }).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('checkbox')).toHaveCount(3);
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
      await expect(betting.bets).toHaveCount(1);
      return Number(id);
    });

    await test.step('has the generator fill the coupon', async () => {
      await betting.coupon.getByRole('button', { name: 'Генератор ставок' }).click();
      const generator = page.getByRole('dialog', { name: 'Генератор ставок' });
      await generator.getByRole('textbox', { name: 'Сумма ставки' }).fill('100');
      // odds so long that 12,000 are above the limit
      await generator.getByRole('textbox', { name: 'Желаемый выигрыш' }).fill('30000');
      await generator.getByRole('button', { name: 'Подобрать купон' }).click();
      await generator.getByRole('button', { name: 'В купон' }).click();
      await generator.getByRole('button', { name: 'Заменить' }).click();
      await page.keyboard.press('Escape');
      await expect(generator).toHaveCount(0);
    });

    const express =
      await test.step('sends it as a VIP bet, which outlives a reload, and takes the less that is offered', async () => {
        await betting.takeAnyPrice();
        await betting.setAmount(12_000);
        await betting.coupon.getByText('VIP-ставка').click();
        await betting.coupon.getByRole('button', { name: /Отправить оператору/ }).click();
        const waiting = betting.coupon.getByRole('region', { name: 'Ставка у оператора' });
        await expect(waiting).toBeVisible();
        await page.reload();
        await hydrated(page);
        await expect(waiting).toBeVisible();
        const { vipBets } = (await (await fetch(`${site.origin}/debugger-api/vip-bets`)).json()) as {
          readonly vipBets: readonly { readonly id: number }[];
        };
        await site.debug(`vip-bets/${String(vipBets[0]?.id)}`, { decision: 'offer', amount: 9000 });
        await betting.coupon.getByRole('button', { name: /^Принять 9\s000/ }).click();
        await betting.expectAccepted();
        const [coupon] = await placedCoupons(site, userId);
        if (coupon === undefined) throw new Error('the VIP bet was not placed');
        expect(coupon).toMatchObject({ typeId: 1, amount: 9000, state: 'open' });
        return coupon;
      });

    const single = await test.step('uses an advance for a second one', async () => {
      await betting.coupon.getByRole('button', { name: 'Закрыть' }).click();
      await page.locator('main button[data-odds="open"]').first().click();
      const amount = (await balanceAndLedger(site, userId)).balance / 100 + 2000;
      await betting.setAmount(amount);
      await betting.coupon.getByText('Аванс', { exact: true }).click();
      await page.getByRole('button', { name: /^Баланс скрыт/ }).click();
      await page.getByRole('menuitem', { name: 'Показать баланс' }).click();
      const own = betting.coupon.getByText('Со счёта', { exact: true }).locator('..');
      await expect.poll(async () => figures(await own.innerText())).toContain((amount - 2000).toFixed(2));
      await betting.place();
      await betting.expectAccepted();
      const coupon = (await placedCoupons(site, userId)).find(({ id }) => id !== express.id);
      if (coupon === undefined) throw new Error('the second bet was not placed');
      expect(coupon).toMatchObject({ typeId: 0, amount, state: 'open' });
      expect((await balanceAndLedger(site, userId)).balance).toBe(0);
      return coupon;
    });

    const score = await test.step('sees both settle, each with what the ledger has', async () => {
      expect(problems).toEqual([]);
      await site.moveClock(hours(28));
      await goWithin(page, '/ru/office/history');
      const settled = await placedCoupons(site, userId);
      // an express has a bonus beside what its odds pay
      const plain = settled.filter(({ typeId }) => typeId === 0);
      expect(plain.map(({ payout }) => payout)).toEqual(plain.map(corePayout));
      for (const { id, payout, state } of settled) {
        expect(state).not.toBe('open');
        const row = page.getByRole('row', { name: new RegExp(`№ ${String(id)}`) }).first();
        await expect(row).toContainText(/Выигрыш|Проигрыш|Возврат/);
        expect(figures(await row.innerText())).toContain(payout.toFixed(2));
      }
      const { balance, ledger } = await balanceAndLedger(site, userId);
      expect(balance).toBe(ledger);
      await expect
        .poll(async () => figures(await page.getByRole('banner').innerText()))
        .toContain((balance / 100).toFixed(2));
      await page.getByRole('button', { name: `Раскрыть купон № ${String(single.id)}` }).click();
      const score = page.getByRole('cell', { name: /^\d+:\d+$/ }).first();
      await expect(score).toBeVisible();
      return score.innerText();
    });

    await test.step('finds the games in the results', async () => {
      const [bet] = single.bets;
      await goWithin(page, `/ru/results?day=2026-05-09&search=${String(bet?.gameId)}`);
      const found = page.getByRole('region', { name: 'Результаты матчей' });
      await expect(found.getByText('1 матч', { exact: true })).toBeAttached();
      expect(figures(await found.innerText())).toContain(figures(score));
    });

    expect(await brokenInvariants(site.sandbox.database)).toEqual([]);
    // the tokens of the page ran out with the clock that was moved, and it asked for others
    expect(problems.filter((problem) => !problem.includes('401 (Unauthorized)'))).toEqual([]);
    await context.close();
    await site.stop();
  },
);
