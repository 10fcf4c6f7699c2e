import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite({
    sandbox: { miniApps: { hasOwn: true, remoteScreens: ['results', 'information', 'promotions', 'cyber'] } },
    isSilent: (path) => /\/(?:cyber|promotions)-screen$/.test(path),
  });
}, 240_000);
afterAll(async () => {
  await site.close();
});

/** What the server draws, once the application has answered within the time of the first picture. */
async function drawn(address: string, slot: string) {
  const { status, html } = await site.ask(address);
  const [markup = '', state = ''] = html.split('<script type="application/json"');
  const isTheirs = markup.includes(`data-slot="${slot}"`);
  return { status, isTheirs, isOurs: state.includes('"isOurs":true'), isMissing: markup.includes('404') };
}

describe('the first picture of a page that is wholly remote', () => {
  it('is that of the application [MAT-30]', async () => {
    expect(await drawn('/en/results', 'results-screen')).toMatchObject({ status: 200, isTheirs: true, isOurs: false });
  });

  it.each([
    ['/en/contacts', 'information-screen'],
    ['/en/cyber/real', 'cyber-screen'],
  ])('is ours where its application has no such page or fails: %s [MAT-32, MAT-40]', async (address, slot) => {
    await expect
      .poll(async () => drawn(address, slot), { timeout: 10_000 })
      .toMatchObject({ status: 200, isTheirs: false, isOurs: true });
  });

  it('does not exist where we have none either [MAT-40]', async () => {
    await expect
      .poll(async () => drawn('/en/promotions/nothing', 'promotions-screen'), { timeout: 10_000 })
      .toMatchObject({ status: 404, isTheirs: false, isMissing: true });
  });
});
