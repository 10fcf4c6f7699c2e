import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RouteName } from '../../core/navigation/route-table.ts';
import { UNBUILT } from '../../ui/app/unbuilt.ts';
import { DOCUMENTED } from '../support/documented-pages.ts';
import { expect, open, registerPlayer, test } from '../support/e2e-test.ts';
import { expectedAnswer } from '../support/route-oracle.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Pages that need something to show have walks of their own. */
const ELSEWHERE: readonly RouteName[] = ['sport', 'champ', 'game', 'history', 'print-coupon', 'statistic-popup'];
const PARTS = 2;

/** One address of every route that has a screen and that a player stays on. */
const BUILT = DOCUMENTED.filter(
  ([, name], place) =>
    DOCUMENTED.findIndex(([, other]) => other === name) === place &&
    !(UNBUILT as readonly RouteName[]).includes(name) &&
    !ELSEWHERE.includes(name) &&
    !('landing' in expectedAnswer(name, 'signed in')),
).map(([path]) => (path === '' ? '/ru' : `/ru/${path}`));

async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules === undefined) builder.withTags(STANDARDS);
  else builder.withRules([...rules]);
  const { violations: found } = await builder.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

test.describe('every page that is built', () => {
  test.describe.configure({ mode: 'parallel', timeout: 180_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (let part = 0; part < PARTS; part += 1) {
    test(`keeps its policy, has a title of its own and is accessible in both themes: ${String(part + 1)} of ${String(PARTS)} [SEC-02, A11Y-01]`, async ({
      page,
      site,
      problems,
    }) => {
      problems.expect(/server responded with a status of (?:403|404|451|500|503)/);
      await registerPlayer(page, site.origin);
      const titles = new Map<string, string>();
      for (const path of BUILT.filter((_, place) => place % PARTS === part)) {
        await open(page, path);
        await expect(page.locator('h1'), path).toHaveCount(1);
        const title = await page.title();
        expect(titles.get(title) ?? path, `the title of ${path}`).toBe(path);
        expect(title, path).not.toBe('');
        titles.set(title, path);
        expect(await violations(page), path).toEqual([]);
        await page.locator('html').evaluate((root) => {
          root.dataset['theme'] = 'light';
        });
        expect(await violations(page, ['color-contrast']), `${path}, light`).toEqual([]);
      }
      expect(titles.size).toBeGreaterThan(10);
    });
  }
});
