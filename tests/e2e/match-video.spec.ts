import { expect, goWithin, open, registerPlayer, test } from '../support/browser/e2e-test.ts';
import { listedGames } from '../support/browser/site-pages.ts';
import type { SiteUnderTest } from '../support/browser/site-under-test.ts';

async function filmedMatch(site: SiteUnderTest) {
  const reply = await fetch(`${site.origin}/web-api/sports/media`);
  const { videos } = (await reply.json()) as { readonly videos: readonly { readonly gameId: number }[] };
  const games = (await listedGames(site, 'live')).filter(({ status }) => status === 'playing');
  const match = games.find(({ id }) => videos.some(({ gameId }) => gameId === id));
  if (match === undefined) throw new Error('no live match has a video');
  return match;
}

test('the video of a live match plays, floats from page to page, says that it stopped, plays again, and ends with its match [MD-33, MD-35]', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource|net::ERR/);
  await registerPlayer(page, site.origin);
  const { id, champId } = await filmedMatch(site);
  await open(page, `/ru/live/football/${String(champId)}/${String(id)}`);

  await page.getByRole('button', { name: 'Видео', exact: true }).click();
  const video = page.locator('video');
  // a jump to the newest fragment moves the current time, too
  const played = async (): Promise<number> =>
    video.evaluate(({ played: { length }, played: times }: HTMLVideoElement) =>
      length === 0 ? 0 : times.end(length - 1) - times.start(length - 1),
    );
  const plays = async (): Promise<void> => expect.poll(played, { intervals: [200] }).toBeGreaterThan(0.2);
  await plays();

  await page.getByRole('button', { name: 'Поверх страницы' }).click();
  await expect(page.locator('main').locator('video')).toHaveCount(0);
  await goWithin(page, '/ru/about');
  await plays();

  await page.route('**/web-api/video/**', async (route) => route.abort());
  const stopped = page.getByRole('alert').filter({ hasText: 'Видео остановилось' });
  await expect(stopped).toBeVisible();
  await page.unroute('**/web-api/video/**');
  await stopped.getByRole('button', { name: 'Повторить' }).click();
  await expect(stopped).toBeHidden();
  await plays();

  await site.debug(`game/${String(id)}/finish`);
  await expect(page.getByText('Трансляция закончена')).toBeVisible({ timeout: 60_000 });
});
