import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/shared/time.ts';
import { SET_AVAILABILITY } from '../../../infrastructure/site/debugger-calls.ts';
import { CONFIG_GROUP } from '../../../infrastructure/site/config-group-calls.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

const OPEN = { isMaintenance: false, reasons: [], blockTemplate: 0, arePartitionsOpen: true };

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
});

afterAll(async () => site.close());

function timesAsked(): number {
  return site.calls.filter((url) => url.startsWith(CONFIG_GROUP.path)).length;
}

describe('the maintenance group on the server', () => {
  it('is asked for once by the pages of all visitors, until its time is over [CFG-1]', async () => {
    for (const path of ['/en/about', '/en/live', '/en/about']) expect((await site.ask(path)).status).toBe(200);
    expect(timesAsked()).toBe(1);
    await site.fixture.move(minutes(15));
    await site.ask('/en/about');
    expect(timesAsked()).toBe(2);
  });

  it('is asked for again where the debugger closes the site, and for every page while it is closed [CFG-3]', async () => {
    const hand = await site.fixture.player();
    await hand.send(SET_AVAILABILITY, { body: { ...OPEN, isMaintenance: true } });
    const before = timesAsked();
    for (let page = 1; page <= 2; page += 1) {
      expect(await site.ask('/en/about')).toMatchObject({ status: 302, location: '/en/maintenance' });
    }
    expect(timesAsked()).toBeGreaterThanOrEqual(before + 2);
    await hand.send(SET_AVAILABILITY, { body: OPEN });
    expect((await site.ask('/en/about')).status).toBe(200);
  });
});
