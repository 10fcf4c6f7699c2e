import { expect, goWithin, open, test } from '../../support/browser/e2e-test.ts';
import { listedGames } from '../../support/browser/site-pages.ts';

test('nothing moves for who asked for stillness, on home with its snow and while prices change [A11Y-07]', async ({
  page,
  site,
}) => {
  const { frame } = (await (await page.request.get(`${site.origin}/debugger-api/state`)).json()) as {
    readonly frame: object;
  };
  const [game] = await listedGames(site, 'live');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.debug('frame', { ...frame, isSnowOnHome: true });
  try {
    await open(page, '/ru');
    for (const path of ['/ru', '/ru/live']) {
      if (path !== '/ru') await goWithin(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-header', 'here');
      await site.debug(`game/${String(game?.id)}/shift`, { factor: path === '/ru' ? 1.2 : 1 });
      const moving = await page.evaluate(async () => {
        const CHANGES = 3;
        /** What is over in less is seen by nobody. */
        const SHORTEST = 50;
        let changes = 0;
        const most = { count: 0 };
        new MutationObserver((records) => {
          changes += records.length;
        }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-flash'] });
        while (changes < CHANGES) {
          await new Promise((resolve) => setTimeout(resolve, SHORTEST));
          const running = document.getAnimations().filter(({ playState }) => playState === 'running');
          most.count = Math.max(most.count, running.length);
        }
        return most.count;
      });
      expect(moving, path).toBe(0);
    }
  } finally {
    await site.debug('frame', frame);
  }
});
