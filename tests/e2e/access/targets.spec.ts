import type { Page } from '@playwright/test';
import { bettingPage } from '../../support/browser/betting-page.ts';
import { expect, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { youngestLiveGame } from '../../support/browser/site-pages.ts';

/** What can be pressed and is too small, by WCAG 2.5.8: under 24 px with another one nearer than its circle of 24 px allows. */
async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    interface Target {
      readonly element: Element;
      readonly box: DOMRect;
    }
    const boxOf = (element: Element): DOMRect => {
      // what is written beside a box to tick, and the frame of a field, are pressed with it
      const whole = element.closest('label') ?? (element.matches('input') ? element.parentElement : null) ?? element;
      return whole.getBoundingClientRect();
    };
    const isWithinText = (element: Element): boolean =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    const targets: readonly Target[] = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, [role="treeitem"]'),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          getComputedStyle(element).clipPath === 'none' &&
          !isWithinText(element),
      )
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const isSmall = ({ box }: Target): boolean => box.width < LEAST || box.height < LEAST;
    const distance = (x: number, y: number, box: DOMRect): number =>
      Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    return targets
      .filter(isSmall)
      .filter((target) => {
        const [x, y] = [(target.box.left + target.box.right) / 2, (target.box.top + target.box.bottom) / 2];
        return targets.some((other) => {
          if (other === target || other.element.contains(target.element) || target.element.contains(other.element))
            return false;
          const isUnder = other.box.width > 300 && other.box.height >= 40;
          if (isUnder) return false;
          const middle = [(other.box.left + other.box.right) / 2, (other.box.top + other.box.bottom) / 2] as const;
          return isSmall(other)
            ? Math.hypot(middle[0] - x, middle[1] - y) < LEAST
            : distance(x, y, other.box) < LEAST / 2;
        });
      })
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return `${element.tagName} "${name.slice(0, 40)}" ${String(box.width)} x ${String(box.height)}`;
      });
  });
}

test('what can be pressed is large enough or stands apart [A11Y-08]', async ({ page, site }) => {
  test.setTimeout(120_000);
  await registerPlayer(page, site.origin);
  const { champId, id } = await youngestLiveGame(site);
  await open(page, '/ru/line/football');
  await bettingPage(page).takePrices(3);
  const game = `/ru/live/football/${String(champId)}/${String(id)}`;
  for (const path of ['/ru', '/ru/live', game, '/ru/office/history', '/ru/rules/1', '/ru/debugger']) {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-header', 'here');
    expect.soft(await smallTargets(page), path).toEqual([]);
  }
});

test.describe('for a finger', () => {
  test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, view] of [
    ['rows', undefined],
    ['compact rows', 'c1'],
  ] as const) {
    test(`every price is 44 by 32 px at least: ${name} [A11Y-08]`, async ({ context, page, site }) => {
      if (view !== undefined) await context.addCookies([{ name: 'view', value: view, url: site.origin }]);
      const { champId, id } = await youngestLiveGame(site);
      for (const path of ['/ru', `/ru/live/football/${String(champId)}/${String(id)}`]) {
        await open(page, path);
        expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
        const sizes = await page.locator('button[data-odds]').evaluateAll((prices) =>
          prices
            .filter((price) => price.checkVisibility())
            .map((price) => price.getBoundingClientRect())
            .map(({ width, height }) => ({ width, height })),
        );
        expect(sizes.length).toBeGreaterThan(10);
        expect(
          sizes.filter(({ width, height }) => width < 44 || height < 32),
          path,
        ).toEqual([]);
      }
    });
  }
});
