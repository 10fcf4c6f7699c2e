import { wear } from '../../support/browser/axe-page.ts';
import { expect, goWithin, open, test } from '../../support/browser/e2e-test.ts';
import { youngestLiveGame } from '../../support/browser/site-pages.ts';

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

test('for a finger every price is 44 by 32 px at least, in compact rows too [A11Y-08]', async ({ page, site }) => {
  const { champId, id } = await youngestLiveGame(site);
  await open(page, '/ru');
  for (const path of ['/ru', `/ru/live/football/${String(champId)}/${String(id)}`]) {
    if (path !== '/ru') await goWithin(page, path);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    for (const isAppCompactView of [false, true]) {
      await wear(page, { isAppCompactView });
      await expect(page.locator('main button[data-odds]:visible').nth(10)).toBeVisible();
      const sizes = await page.locator('button[data-odds]').evaluateAll((prices) =>
        prices
          .filter((price) => price.checkVisibility())
          .map((price) => price.getBoundingClientRect())
          .map(({ width, height }) => ({ width, height })),
      );
      expect(sizes.length).toBeGreaterThan(10);
      const small = sizes.filter(({ width, height }) => width < 44 || height < 32);
      expect(small, isAppCompactView ? `${path}, compact` : path).toEqual([]);
    }
  }
});
