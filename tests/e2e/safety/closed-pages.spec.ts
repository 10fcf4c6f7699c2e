import { accessiblePages } from '../../support/browser/axe-page.ts';
import { expect, goWithin, hydrated, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { CLOSED_PAGES } from '../../support/browser/site-pages.ts';
import { behindThePage } from '../../support/browser/walks/behind-the-page.ts';

test.describe('a page that says why there is nothing', () => {
  // a colour on its way to another is not the one to measure
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'lives, keeps its policy, has a name and is accessible in every look [SEC-02, A11Y-01]',
    { annotation: { type: 'long', description: 'eleven pages, each in four looks' } },
    async ({ page, problems }) => {
      problems.expect(/server responded with a status of (?:403|451|500|503)/);
      const expectAccessible = accessiblePages(true);
      for (const [path, status, title] of CLOSED_PAGES) {
        const reply = await page.goto(`/ru${path}`);
        await hydrated(page);
        expect(reply?.status(), path).toBe(status);
        await expect(page.locator('h1')).toHaveText(title);
        expect(await page.title(), path).toContain(title);
        await expectAccessible(page, path);
      }
    },
  );
});

const OPEN = { isMaintenance: false, reasons: [] as number[], blockTemplate: 0, arePartitionsOpen: true };
const FREE = { banLevel: 0, banVersion: 1, areTermsChanged: false };

/** What else stands in the way, and each way that it leads, `open-page.test.tsx` proves. */
test('a page that is open asks what stands in the way of the next one, and goes or leaves where that leads', async ({
  context,
  page,
  site,
  problems,
}) => {
  problems.expect(/server responded with a status of 503|blocked\.oddsmith\.example/);
  await context.route('https://blocked.oddsmith.example/**', async (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>blocked</title>' }),
  );
  await registerPlayer(page, site.origin);
  const { post } = behindThePage(page, site.origin);
  const stand = async (restrictions: object) => post('/debugger-api/restrictions', restrictions);
  await site.debug('availability', { ...OPEN, isMaintenance: true });
  try {
    await open(page, '/ru/debugger');
    await goWithin(page, '/ru/live');
    await expect(page).toHaveURL(`${site.origin}/ru/maintenance`);
    await expect(page.locator('h1')).toHaveText('Идут технические работы');
    await goWithin(page, '/ru/debugger');
    const maintenance = page.getByRole('switch', { name: 'Технические работы' });
    await expect(maintenance).toHaveAttribute('aria-checked', 'true');
    await maintenance.click();
    await expect(maintenance).toHaveAttribute('aria-checked', 'false');
  } finally {
    await site.debug('availability', OPEN);
  }
  await goWithin(page, '/ru/vulkan?a=1');
  await expect(page).toHaveURL(`${site.origin}/ru/slots/vulkan?a=1`);
  await expect(page.locator('h1')).toHaveText('Вулкан: классические слоты');
  await stand({ ...FREE, areTermsChanged: true });
  await goWithin(page, '/ru/live');
  await expect(page).toHaveURL(`${site.origin}/ru/confirm-terms?to=%2Flive`);
  await stand({ ...FREE, banLevel: 53 });
  // a page that waited two seconds for an answer opens; the next one asks again
  await expect(async () => {
    if (page.url().startsWith(site.origin))
      await goWithin(page, page.url().endsWith('/line') ? '/ru/live' : '/ru/line');
    await expect(page).toHaveURL('https://blocked.oddsmith.example/', { timeout: 4000 });
  }).toPass({ timeout: 60_000 });
});
