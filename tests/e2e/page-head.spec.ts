import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/browser/e2e-test.ts';
import { listedGames } from '../support/browser/site-pages.ts';

const TOLD =
  /<html [^>]*>|<title>[^<]*<\/title>|<meta [^>]*>|<link rel="(?:canonical|alternate)"[^>]*>|<script type="application\/ld\+json"[^>]*>.*?<\/script>/gs;

/** What a document says of its page, in no order: its language, title, metas, addresses and things. */
function headOf(html: string): readonly string[] {
  return [...html.matchAll(TOLD)]
    .map(([text]) => {
      if (text.startsWith('<html')) return [...text.matchAll(/ (?:lang|dir)="\w+"/g)].join('');
      const [, thing] = /^<script[^>]*>(.*)<\/script>$/s.exec(text) ?? [];
      return thing === undefined ? text.replace(/ nonce="[^"]*"/, '') : JSON.stringify(JSON.parse(thing));
    })
    .toSorted();
}

async function tagsInBrowser(page: Page): Promise<readonly string[]> {
  const html = await page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    const things = [...document.body.querySelectorAll('script[type="application/ld+json"]')];
    return [`<html lang="${lang}" dir="${dir}">`, document.head.outerHTML, ...things.map((each) => each.outerHTML)];
  });
  return headOf(html.join(''));
}

/** The head of the page that stands is what the server writes for the address of the page. */
async function expectServedHead(page: Page): Promise<void> {
  const address = page.url();
  const reply = await page.context().request.get(address, { headers: { accept: 'text/html' } });
  const served = headOf(await reply.text());
  expect(served.length, address).toBeGreaterThan(12);
  await expect.poll(async () => tagsInBrowser(page), { message: address, timeout: 20_000 }).toEqual(served);
}

/** Leads to an address of the site as a link inside a page does, without a new document. */
async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page).toHaveURL(address);
}

test('the head of a page is what the server writes for its address, however the way led there, and in another language, which is kept [SEO-8, LA-5, NV-4, NV-39]', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const [game] = await listedGames(site, 'line');
  const champ = `/ru/line/football/${String(game?.champId)}`;
  await open(page, '/ru');
  await page.evaluate(() => {
    document.documentElement.dataset['loaded'] = 'once';
  });
  await expectServedHead(page);

  await page.getByRole('banner').getByRole('link', { name: 'Live' }).first().click();
  await expect(page).toHaveURL(/\/ru\/live$/);
  await expectServedHead(page);
  await page
    .getByRole('treeitem', { name: /^Футбол/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/ru\/live\/football$/);
  await expectServedHead(page);
  for (const address of [
    champ,
    `${champ}/${String(game?.id)}`,
    '/ru/line?time=1',
    '/ru/rules/1',
    '/ru/slots',
    '/ru/no-such-page',
    '/ru/debugger',
  ]) {
    await goInside(page, address);
    await expectServedHead(page);
  }

  await page.goBack();
  await expect(page).toHaveURL(/no-such-page$/);
  await expectServedHead(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/ru\/rules\/1$/);
  await expectServedHead(page);
  await page.goForward();
  await expect(page).toHaveURL(/\/ru\/slots$/);
  await expectServedHead(page);
  await page.evaluate(() => {
    history.go(-7);
  });
  await expect(page).toHaveURL(/\/ru$/);
  await expectServedHead(page);
  // all of it was one document
  await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
  await test.step('another language has a head and a direction of its own', async () => expectOtherLanguage(page));
});

/** Another language is the same page, is kept, and keeps its head and its direction from page to page and on the way back. */
async function expectOtherLanguage(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Live' }).first().click();
  await expect(page).toHaveURL(/\/ru\/live$/);
  await page.getByRole('banner').getByRole('button', { name: 'RU' }).click();
  await page.getByRole('menuitem', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/live$/);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('banner').getByRole('button', { name: 'AR' })).toBeVisible();
  const started = await page.request.get('/', { headers: { accept: 'text/html' }, maxRedirects: 0 });
  expect(started.headers()['location']).toBe('/ar');
  await expectServedHead(page);
  await goInside(page, '/ar/line/tennis');
  await expectServedHead(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/ar\/live$/);
  await expectServedHead(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/ru\/live$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expectServedHead(page);
}
