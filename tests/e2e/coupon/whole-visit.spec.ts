import { hours } from '../../../core/shared/time.ts';
import { bettingPage } from '../../support/browser/betting-page.ts';
import {
  answerTimeChecks,
  expect,
  hydrated,
  registerPlayer,
  test,
  watchPages,
} from '../../support/browser/e2e-test.ts';
import { brokenInvariants } from '../../support/browser/ledger-checker.ts';
import { listedGames } from '../../support/browser/site-pages.ts';
import { startSiteUnderTest, type SiteUnderTest } from '../../support/browser/site-under-test.ts';
import { balanceAndLedger, placedCoupons } from '../../support/examples/placed-coupons.ts';

// as most people see it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A live football match with a video that has most of its time before it. */
async function filmedGame(site: SiteUnderTest) {
  const reply = await fetch(`${site.origin}/web-api/sports/media`);
  const { videos } = (await reply.json()) as { readonly videos: readonly { readonly gameId: number }[] };
  const filmed = new Set(videos.map(({ gameId }) => gameId));
  const games = (await listedGames(site, 'live')).filter(({ id, status }) => status === 'playing' && filmed.has(id));
  const [game] = games.toSorted((a, b) => b.startsAt - a.startsAt);
  if (game === undefined) throw new Error('no live match has a video');
  return game;
}

/** The figures of a text, whatever spaces and separators stand in it. */
const figures = (text: string): string => text.replace(/[\s\u00A0\u202F]/g, '').replaceAll(',', '.');

test(
  'one visit finds a team, watches its match, bets by generator, operator and advance, and every figure agrees',
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
    const { userId } = await registerPlayer(page, site.origin);
    const { balance: atFirst } = await balanceAndLedger(site, userId);
    const game = await filmedGame(site);
    const team = game.home.name;

    await test.step('finds a team by search and opens its page', async () => {
      await page.goto('/ru');
      await hydrated(page);
      await page.getByRole('searchbox', { name: 'Поиск событий и турниров' }).fill(team.slice(0, -1));
      await page.getByRole('link', { name: `${team} Футбол`, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: team })).toBeVisible();
    });

    await test.step('opens the statistics of its match', async () => {
      const popup = page.waitForEvent('popup');
      await page
        .locator(`a[href$="/statisticpopup/game/${String(game.id)}"]`)
        .first()
        .click();
      const statistics = await popup;
      await expect(statistics.getByRole('heading', { level: 1 })).toContainText(team);
      await statistics.close();
    });

    await test.step('watches the match in the zone, and its video in a floating window', async () => {
      await page
        .locator(`main a[href$="/${String(game.id)}"]`)
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(team);
      await page.getByRole('button', { name: 'Зона матча' }).click();
      await expect(page.getByRole('region', { name: /^Зона матча:/ })).toBeVisible();
      await page.getByRole('button', { name: 'Видео', exact: true }).click();
      const shown = async () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
      await expect.poll(shown).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Поверх страницы' }).last().click();
      await expect(page.locator('main').locator('video')).toHaveCount(0);
    });

    await test.step('builds a coupon in multi-live with the help of the generator', async () => {
      await page.getByRole('button', { name: 'Настройки', exact: true }).click();
      await page.getByText('Генератор ставок в купоне').click();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Мультилайв' }).click();
      await page.getByRole('button', { name: 'Подобрать самые активные' }).click();
      await expect(page.locator('video')).toBeVisible();
      await page.locator('main button[data-odds="open"]').first().click();
      await expect(betting.bets).toHaveCount(1);
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

    const express = await test.step('sends it as a VIP bet, which an operator accepts', async () => {
      await betting.takeAnyPrice();
      await betting.setAmount(12_000);
      await betting.coupon.getByText('VIP-ставка').click();
      await betting.coupon.getByRole('button', { name: /Отправить оператору/ }).click();
      await expect(betting.coupon.getByRole('region', { name: 'Ставка у оператора' })).toBeVisible();
      const operator = await context.newPage();
      await operator.goto('/ru/debugger/vip-bets');
      await operator.getByRole('button', { name: /^Принять/ }).click();
      await expect(operator.getByText('Ставок нет')).toBeVisible();
      await operator.close();
      await betting.expectAccepted();
      const [coupon] = await placedCoupons(site, userId);
      if (coupon === undefined) throw new Error('the VIP bet was not placed');
      expect(coupon).toMatchObject({ typeId: 1, amount: 12_000, state: 'open' });
      return coupon;
    });

    const single = await test.step('uses an advance for a second one', async () => {
      await betting.coupon.getByRole('button', { name: 'Закрыть' }).click();
      await page.locator('main button[data-odds="open"]').first().click();
      const amount = atFirst / 100 - 12_000 + 2000;
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

    await test.step('sees the video end with its match', async () => {
      await site.debug(`game/${String(game.id)}/finish`);
      await expect(page.getByText('Трансляция закончена')).toBeVisible({ timeout: 60_000 });
    });

    const score = await test.step('sees both settle, each with what the ledger has', async () => {
      await site.moveClock(hours(28));
      await page.goto('/ru/office/history');
      await hydrated(page);
      const settled = await placedCoupons(site, userId);
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
      await page.goto(`/ru/results?day=2026-05-09&search=${String(bet?.gameId)}`);
      await hydrated(page);
      const found = page.getByRole('region', { name: 'Результаты матчей' });
      await expect(found.getByText('1 матч', { exact: true })).toBeAttached();
      expect(figures(await found.innerText())).toContain(figures(score));
    });

    expect(await brokenInvariants(site.sandbox.database)).toEqual([]);
    // a video that the page comes back to is gone with its match
    expect(problems.filter((problem) => !problem.includes('410 (Gone)'))).toEqual([]);
    await context.close();
    await site.stop();
  },
);
