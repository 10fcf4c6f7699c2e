import { ROUTES } from '../../../core/navigation/route-table.ts';
import { expectAccessible } from '../../support/browser/axe-page.ts';
import { expect, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { builtPages, CLOSED_PAGES } from '../../support/browser/site-pages.ts';
import { expectWholePage } from '../../support/browser/whole-page.ts';

/** So many walks at a time. */
const PARTS = 2;
const OPEN = { isMaintenance: false, reasons: [] as number[], blockTemplate: 0, arePartitionsOpen: true };

/** The walk of `closed-pages.spec.ts` proves the same of them. */
function isLookedAtElsewhere(path: string): boolean {
  return CLOSED_PAGES.some(([closed]) => closed === path);
}

test.describe('every page that is built', () => {
  test.describe.configure({ mode: 'parallel', timeout: 240_000 });
  // a colour on its way to another is not the one to measure
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (let part = 0; part < PARTS; part += 1) {
    test(
      `hydrates to what the server drew, keeps its policy and is accessible in both themes, both for the visually impaired too: ${String(part + 1)} of ${String(PARTS)} [SEC-02, A11Y-01]`,
      { annotation: { type: 'long', description: 'half of all routes, each in four looks' } },
      async ({ page, site, problems }) => {
        problems.expect(/server responded with a status of (?:403|404|451|500|503)/);
        await registerPlayer(page, site.origin);
        const pages = (await builtPages(site)).filter(([, path]) => !isLookedAtElsewhere(path));
        for (const [name, path] of pages.filter((_, place) => place % PARTS === part)) {
          if (name === 'maintenance') await site.debug('availability', { ...OPEN, isMaintenance: true });
          try {
            await open(page, `/ru${path}`);
            await expectWholePage(page, 'ru');
            await expectAccessible(page, `${name} at ${path}`);
          } finally {
            if (name === 'maintenance') await site.debug('availability', OPEN);
          }
        }
      },
    );
  }
});

test('every page that is built says its language and has a title of its own [A11Y-15]', async ({ page, site }) => {
  const { request } = page.context();
  await registerPlayer(page, site.origin);
  // a player is led away from the pages of visitors
  const pages = (await builtPages(site)).filter(
    ([name]) => name !== 'maintenance' && ROUTES[name].access !== 'visitor',
  );
  for (const language of ['ru', 'kk']) {
    const titles = new Map<string, string>();
    for (const [name, path] of pages) {
      const reply = await request.get(`${site.origin}/${language}${path}`, { headers: { accept: 'text/html' } });
      const html = await reply.text();
      expect(/<html[^>]* lang="(\w\w)"/.exec(html)?.[1], `${language}${path}`).toBe(language);
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      expect(title, `${language}${path}`).not.toBe('');
      expect(titles.get(title) ?? name, `the title of ${language}${path}`).toBe(name);
      titles.set(title, name);
    }
    expect(titles.size).toBe(pages.length);
  }
});
