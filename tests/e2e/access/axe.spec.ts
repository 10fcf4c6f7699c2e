import type { Locator, Page } from '@playwright/test';
import { accessiblePages, expectAccessible, lookOf, violations, wear } from '../../support/browser/axe-page.ts';
import { bettingPage } from '../../support/browser/betting-page.ts';
import { expect, goWithin, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { placedCoupons } from '../../support/examples/placed-coupons.ts';
import { faintTexts } from '../../support/browser/looks/faint-texts.ts';
import { textsOf } from '../../support/browser/walks/page-texts.ts';
import { goWithoutLimit } from '../../support/browser/walks/go-without-limit.ts';
import { wrongSizes } from '../../support/browser/looks/target-sizes.ts';
import { wrongInLooks } from '../../support/browser/looks/wrong-in-looks.ts';
import { youngestLiveGame } from '../../support/browser/site-pages.ts';
import { expectWholePage } from '../../support/browser/whole-page.ts';

const COUPON_TYPES = [
  'Экспресс',
  'Система',
  'Цепочка',
  'Мультиставка',
  'Условная ставка',
  'Антиэкспресс',
  'Лаки',
  'Патент',
  'Одинары',
];

const COUPON = '#coupon';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:149.0) Gecko/20100101 Firefox/149.0';
const text = textsOf('ru');

/** A dialog that is open: accessible, and closed by Escape it leaves the focus where the player was. */
async function expectGoodDialog(page: Page, where: string, opener?: Locator): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, where, 'dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if (opener === undefined) await expect(page.locator('body')).not.toBeFocused();
  else await expect(opener).toBeFocused();
}

/** What opens in the dialog of the security: a device that is signed out there, by the keyboard alone, and the key of a second step. */
async function expectGoodSecurity(page: Page, password: string): Promise<void> {
  const security = page.getByRole('dialog', { name: 'Безопасность' });
  const devices = security.getByRole('region', { name: 'Устройства и сеансы' });
  await devices.getByRole('button', { name: 'Показать' }).press('Enter');
  await devices.getByRole('button', { name: 'Выйти на устройстве «Firefox, Windows»' }).press('Enter');
  await expect(devices.getByRole('button', { name: 'Выйти', exact: true })).toBeFocused();
  await expectAccessible(page, 'devices', 'dialog');
  await page.keyboard.press('Enter');
  await expect(devices.getByText('Вы вышли на устройстве «Firefox, Windows»')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(2);

  const turnOn = security.getByRole('button', { name: text('security:turn-on') });
  await turnOn.click();
  await security.getByLabel(text('security:password')).fill(password);
  await turnOn.click();
  await expect(security.locator('code')).toBeVisible();
  await expectAccessible(page, 'the key of a second step', 'dialog');
}

test.describe('in both themes', () => {
  test.describe.configure({ mode: 'parallel', timeout: 240_000 });
  // a colour on its way to another is not the one to measure
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('live, with its games, and the page that there is not are accessible [A11Y-01]', async ({
    site,
    page,
    problems,
  }) => {
    problems.expect(/404 .*no-such-page/);
    const { champId, id } = await youngestLiveGame(site);
    const expectPage = accessiblePages();
    const game = `/live/football/${String(champId)}/${String(id)}`;
    await open(page, '/ru/live');
    for (const path of ['/live', '/live/tennis', game, '/no-such-page']) {
      if (path !== '/live') await goWithin(page, `/ru${path}`);
      await expectWholePage(page, 'ru');
      await expectPage(page, path);
    }
    // the server answers a wrong address with a document of its own
    await open(page, '/ru/no-such-page');
    await expectWholePage(page, 'ru');
    await expectPage(page, 'no-such-page as the server draws it');
  });

  test(
    'the coupon is accessible with every type, placed and in the history [A11Y-01]',
    { annotation: { type: 'long', description: 'fifteen states of the coupon, each in four looks' } },
    async ({ site, page }) => {
      const { userId } = await registerPlayer(page, site.origin);
      const betting = bettingPage(page);
      // axe reads all of a page to check a part of it, and the coupon is the same beside a short list
      await open(page, '/ru/line/politics');
      await expectAccessible(page, 'empty', COUPON);
      await goWithin(page, '/ru/line/tennis');
      await betting.takePrices(1);
      await expectAccessible(page, 'single', COUPON);
      await betting.takePrices(4);
      await goWithin(page, '/ru/line/politics');
      await expect(betting.bets).toHaveCount(5);
      for (const type of COUPON_TYPES) {
        await betting.chooseType(type);
        await expectAccessible(page, type, COUPON);
      }
      await betting.chooseType('Экспресс');
      await betting.setAmount(300);
      await betting.place();
      await betting.expectAccepted();
      await expectAccessible(page, 'placed', COUPON);
      await betting.coupon.getByRole('tab', { name: /Мои ставки/ }).click();
      await expect(betting.coupon.getByText('Экспресс').first()).toBeVisible();
      await expectAccessible(page, 'my bets', COUPON);
      await goWithin(page, '/ru/office/history');
      await page.getByRole('table').getByRole('button').first().click();
      await expect(page.getByRole('button', { expanded: true })).toBeVisible();
      await expectAccessible(page, 'history', 'main');
      await open(page, `/ru/print-coupon/${String((await placedCoupons(site, userId))[0]?.id)}`);
      await expectAccessible(page, 'print coupon');
    },
  );

  test(
    'every dialog is accessible and gives the focus back [A11Y-01, A11Y-03]',
    { annotation: { type: 'long', description: 'twelve states of dialogs, each in four looks' } },
    async ({ page, playwright, site }) => {
      const betting = bettingPage(page);
      const header = page.getByRole('banner');
      // axe reads all of a page to check a part of it: dialogs of the header open over a short one
      await open(page, '/ru/promo');
      for (const name of ['Регистрация', 'Вход', 'Настройки']) {
        const opener = header.getByRole('button', { name }).first();
        await opener.click();
        await expectGoodDialog(page, name, opener);
      }

      await header.getByRole('button', { name: 'Регистрация' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('checkbox').first()).toBeVisible();
      for (const box of await dialog.getByRole('checkbox').all()) await box.check();
      await dialog.getByRole('button', { name: /Зарегистрироваться/ }).click();
      await expect(dialog.getByText(/^\d{5,15}$/).first()).toBeVisible();
      await expectAccessible(page, 'new account', 'dialog');
      const [uLogin = '', uPassword = ''] = await dialog.locator('dd b').allInnerTexts();
      await dialog.getByRole('button', { name: 'Сохранить в файл' }).click();
      await dialog.getByRole('button', { name: 'Продолжить' }).click();
      await expect(dialog.getByRole('button', { name: 'Не сейчас' })).toBeVisible();
      await expectAccessible(page, 'deposit limit', 'dialog');
      await goWithoutLimit(page, 'ru');
      const later = dialog.getByRole('button', { name: 'Позже' });
      await expect(later).toBeVisible();
      await expectAccessible(page, 'contacts', 'dialog');
      await later.click();
      await expect(dialog).toHaveCount(0);

      const elsewhere = await playwright.request.newContext({ userAgent: FIREFOX });
      await elsewhere.post(`${site.origin}/web-api/auth/login`, {
        headers: { 'x-requested-with': 'app', origin: site.origin },
        data: { uLogin, uPassword, save: true },
      });
      await elsewhere.dispose();
      for (const [menu, item] of [
        [/^Баланс/, 'Добавить валюту'],
        [/^Меню игрока/, 'Безопасность'],
        [/^Меню игрока/, 'Выйти'],
      ] as const) {
        await header.getByRole('button', { name: menu }).click();
        await page.getByRole('menuitem', { name: item }).click();
        if (item === 'Безопасность') await expectGoodSecurity(page, uPassword);
        await expectGoodDialog(page, item);
      }

      await goWithin(page, '/ru/line/politics');
      const settings = betting.coupon.getByRole('button', { name: 'Настройки купона' });
      await settings.click();
      await expectGoodDialog(page, 'coupon settings', settings);
      await betting.takePrices(2);
      const oneClick = betting.coupon.getByRole('switch', { name: 'Ставки в один клик' });
      await oneClick.focus();
      await page.keyboard.press('Space');
      await expectGoodDialog(page, 'one click', oneClick);
    },
  );
});

/** Plants small targets and parts that scroll; the sizes that are measured are those that axe finds. */
async function expectSizesFound(page: Page): Promise<void> {
  expect(await wrongSizes(page, 'main')).toEqual([]);
  await page.locator('h1').evaluate((heading) => {
    const plant = (name: string, width: string, margin: string): void => {
      const planted = document.createElement('button');
      planted.className = `planted-${name}`;
      planted.textContent = '·';
      planted.style.cssText = `display: inline-block; padding: 0; border: 0; width: ${width}; height: 16px; margin: 60px ${margin}`;
      heading.after(planted);
    };
    for (const name of ['alone', 'wide']) plant(name, name === 'wide' ? '40px' : '16px', '60px');
    for (const name of ['near', 'beside']) plant(name, '16px', '1px');
    for (const name of ['scrolled', 'reached']) {
      const planted = document.createElement('div');
      planted.className = `planted-${name}`;
      planted.style.cssText = 'overflow: auto; width: 200px; height: 40px';
      planted.textContent = 'Planted '.repeat(80);
      if (name === 'reached') planted.tabIndex = 0;
      heading.after(planted);
    }
  });
  const planted = (found: readonly string[]): readonly string[] =>
    [...new Set(found.flatMap((line) => /planted-\w+/.exec(line) ?? []))].toSorted();
  const ofAxe = await violations(page, { within: 'main', rules: ['target-size', 'scrollable-region-focusable'] });
  expect(planted(ofAxe)).toEqual(['planted-beside', 'planted-near', 'planted-scrolled']);
  expect(planted(await wrongSizes(page, 'main'))).toEqual(planted(ofAxe));
  const looks = [lookOf('dark', {}), lookOf('impaired', { visuallyImpairedMode: true })] as const;
  const inLooks = await wrongInLooks(page, [[looks[0]], [looks[1]]], 'main');
  for (const { name } of looks)
    expect(planted(inLooks.filter((line) => line.startsWith(name)))).toEqual(planted(ofAxe));
}

test('a text that stands out too little is found in every look, and so is a link told by its colour alone; a target that is too small, and what scrolls and takes no focus, are found where axe finds them [A11Y-01, A11Y-08]', async ({
  page,
}) => {
  await open(page, '/ru/about');
  await test.step('sizes', async () => expectSizesFound(page));
  await page.locator('[class^="planted"]').evaluateAll((planted) => {
    for (const each of planted) each.remove();
  });
  expect(await faintTexts(page)).toEqual([]);
  await page.locator('h1').evaluate((heading) => {
    const plant = (id: string, colour: string, ground: string): HTMLElement => {
      const planted = document.createElement('p');
      planted.id = id;
      planted.textContent = `Planted ${id}`;
      planted.style.color = colour;
      planted.style.background = ground;
      heading.after(planted);
      return planted;
    };
    plant('faint', 'rgb(118 118 118)', 'rgb(30 30 30)');
    plant('thin', 'rgb(0 0 0 / 55%)', 'linear-gradient(rgb(255 255 255 / 90%), rgb(120 120 120))');
    plant('through', 'rgb(255 255 255)', 'rgb(0 0 0)').style.opacity = '0.4';
    plant('clear', 'rgb(117 117 117)', 'rgb(255 255 255)');
    plant('off', 'rgb(118 118 118)', 'rgb(110 110 110)').setAttribute('aria-disabled', 'true');
    const link = document.createElement('a');
    link.href = '/ru/contacts';
    link.textContent = 'a link';
    link.style.color = 'rgb(90 90 90)';
    link.style.textDecoration = 'none';
    plant('linked', 'rgb(80 80 80)', 'rgb(255 255 255)').append(' with ', link, ' in its midst');
  });
  const ofAxe = await violations(page, { within: 'main', rules: ['color-contrast', 'link-in-text-block'] });
  for (const id of ['faint', 'through']) expect(ofAxe.join('\n')).toContain(`#${id}`);
  expect(ofAxe.filter((found) => found.startsWith('link-in-text-block'))).toHaveLength(1);
  expect(ofAxe.join('\n')).not.toMatch(/#(?:clear|off)/);
  for (const look of [{}, { appTheme: 0 }, { visuallyImpairedMode: true }] as const) {
    await wear(page, look);
    const found = (await faintTexts(page)).map((line) => /"(Planted [a-z]+|a link)/.exec(line)?.[1]);
    expect(new Set(found)).toEqual(new Set(['Planted faint', 'Planted thin', 'Planted through', 'a link']));
  }
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Planted themed';
    heading.style.background = 'rgb(20 20 20)';
    heading.style.transition = 'color 60s';
  });
  const inBoth = await wrongInLooks(page, [[lookOf('dark', {}), lookOf('light', { appTheme: 0 })]]);
  const looksOf = (text: string): unknown =>
    inBoth.filter((line) => line.includes(text)).map((line) => /^\w+/.exec(line)?.[0]);
  expect(looksOf('Planted themed')).toEqual(['light']);
  expect(looksOf('Planted faint')).toEqual(['dark', 'light']);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
