import { SESSION_COOKIES } from '../../../core/session/sign-out.ts';
import { expect, hydrated, registerPlayer, test } from '../../support/browser/e2e-test.ts';

const WARNING = 'Скоро завершим сеанс: вы долго бездействуете';
const OVER = 'Вы долго бездействовали, поэтому мы завершили сеанс';
const OF_SESSION = ['__Host-Http-sid', ...SESSION_COOKIES];

test('a player who does nothing is warned, signed out, and told why by the page that follows [IDL-3, IDL-4, IDL-6, IDL-8, OUT-3, OUT-4, SEC-89]', async ({
  page,
  site,
}) => {
  await registerPlayer(page, site.origin);
  await page.clock.install();
  const watched = page.waitForResponse((reply) => reply.url().includes('inactivity-store'));
  await page.goto('/ru/about');
  await hydrated(page);
  await (await watched).finished();
  await page.waitForLoadState('networkidle');
  // the watch begins once everything that it leans on has come too: on a busy machine after the clock was moved
  await expect(async () => {
    await page.clock.fastForward('29:10');
    await expect(page.getByText(WARNING)).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('timer')).toContainText(/0:[0-5]\d/);
  const sessionCookies = async () =>
    (await page.context().cookies()).map(({ name }) => name).filter((name) => OF_SESSION.includes(name));
  await expect.poll(sessionCookies).toHaveLength(OF_SESSION.length);
  const out = page.waitForResponse((reply) => reply.url().endsWith('/web-api/auth/disconnect'));
  const follows = page.waitForEvent('load');
  await page.clock.fastForward('01:30');
  expect((await (await out).allHeaders())['clear-site-data']).toBe('"cache"');
  await follows;
  await expect(page.getByText(OVER)).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/ru/about`);
  expect(await sessionCookies()).toEqual([]);
  const session = await page.context().request.get(`${site.origin}/web-api/session`);
  expect(await session.json()).toEqual({ user_id: null });
});
