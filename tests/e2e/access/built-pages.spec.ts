import { accessiblePages } from '../../support/browser/axe-page.ts';
import { open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { builtPages, CLOSED_PAGES, type BuiltPage } from '../../support/browser/site-pages.ts';
import { expectWholePage } from '../../support/browser/whole-page.ts';

/** The walks of one worker share what they have seen of the frame around their pages. */
const expectAccessible = accessiblePages(true);
/** So many walks at a time. */
const PARTS = 4;
/** One page in so many is opened in English, all others in Russian. */
const ENGLISH = 4;
const OPEN = { isMaintenance: false, reasons: [] as number[], blockTemplate: 0, arePartitionsOpen: true };

/** The walk of `closed-pages.spec.ts` proves the same of them. */
function isLookedAtElsewhere(path: string): boolean {
  return CLOSED_PAGES.some(([closed]) => closed === path);
}

/** A player is led home from them. */
function isOfVisitors([name]: BuiltPage): boolean {
  return name === 'registration' || name === 'sign-in';
}

test.describe('every page that is built', () => {
  test.describe.configure({ mode: 'parallel', timeout: 240_000 });
  // a colour on its way to another is not the one to measure
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (let part = 0; part < PARTS; part += 1) {
    test(
      `hydrates to what the server drew, keeps its policy and is accessible in both themes, both for the visually impaired too: ${String(part + 1)} of ${String(PARTS)} [SEC-02, A11Y-01, A11Y-08]`,
      { annotation: { type: 'long', description: 'a quarter of all routes, each in four looks' } },
      async ({ page, site, problems }) => {
        problems.expect(/server responded with a status of (?:403|404|451|500|503)/);
        const all = (await builtPages(site)).filter(([, path]) => !isLookedAtElsewhere(path));
        const pages = all.filter((_, place) => place % PARTS === part);
        const look = async (each: BuiltPage): Promise<void> => {
          const [name, path] = each;
          const language = pages.indexOf(each) % ENGLISH === 0 ? 'en' : 'ru';
          if (name === 'maintenance') await site.debug('availability', { ...OPEN, isMaintenance: true });
          try {
            await open(page, `/${language}${path}`);
            await expectWholePage(page, language);
            await expectAccessible(page, `${name} at ${path}`);
          } finally {
            if (name === 'maintenance') await site.debug('availability', OPEN);
          }
        };
        for (const each of pages.filter(isOfVisitors)) await look(each);
        await registerPlayer(page, site.origin);
        for (const each of pages.filter((one) => !isOfVisitors(one))) await look(each);
      },
    );
  }
});
