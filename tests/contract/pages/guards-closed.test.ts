import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BLOCK, REDIRECT_LIGHT, AVAILABLE_PARTITIONS } from '../../../infrastructure/navigation/navigation-calls.ts';
import { TERMS_STATUS, USER_CONFIG } from '../../../infrastructure/player/player-calls.ts';
import { SITE_CONFIG } from '../../../infrastructure/site/site-calls.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';
import type { TestPlayer } from '../../support/sandbox-fixture.ts';

const UNAVAILABLE = 'This page is temporarily unavailable';

const silent = new Set<string>();
let site: RenderedSite;
let player: TestPlayer;

beforeAll(async () => {
  site = await openRenderedSite({ sandbox: { isDemo: false }, isSilent: (path) => silent.has(path) });
  player = await site.fixture.player();
}, 240_000);
afterAll(async () => {
  await site.close();
});
afterEach(() => {
  silent.clear();
});

async function ask(path: string, isPlayer = false) {
  return site.ask(path, isPlayer ? player.cookies : undefined);
}

describe('a page whose guard does not answer', () => {
  it.each([
    [BLOCK.path, '/en/live', false],
    [BLOCK.path, '/en/slots', false],
    [AVAILABLE_PARTITIONS.path, '/en/slots', false],
    [USER_CONFIG.path, '/en', true],
    [USER_CONFIG.path, '/en/live', true],
    [TERMS_STATUS.path, '/en/office/history', true],
  ])('stays closed with 503: %s, %s [NV-38, NV-44]', async (path, address, isPlayer) => {
    silent.add(path);
    const { status, headers, html } = await ask(address, isPlayer);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(html).toContain(UNAVAILABLE);
  });

  it.each([
    [BLOCK.path, '/en/responsiblegaming', false],
    [USER_CONFIG.path, '/en/live', false],
    [USER_CONFIG.path, '/en/contacts', true],
    [TERMS_STATUS.path, '/en/live', true],
  ])('opens where nothing depends on the answer: %s, %s [NV-44]', async (path, address, isPlayer) => {
    silent.add(path);
    expect((await ask(address, isPlayer)).status).toBe(200);
  });

  it('opens while the redirect service is silent and leaves it to the browser to ask again [NV-45]', async () => {
    expect((await ask('/en/live')).html).toContain('"isOrderDue":false');
    silent.add(REDIRECT_LIGHT.path);
    const started = Date.now();
    const { status, html } = await ask('/en/live');
    expect(status).toBe(200);
    expect(html).toContain('"isOrderDue":true');
    expect(Date.now() - started).toBeLessThan(4000);
  });

  it('says that there is no configuration, with 503, and logs it [NV-44, CL-2]', async () => {
    silent.add(SITE_CONFIG.path);
    const { status, html } = await ask('/en/live');
    expect(status).toBe(503);
    expect(html).toContain('settings couldn’t be loaded');
    expect(site.log).toContain('no site config');
    expect((await ask('/en/block')).status).toBe(451);
  });
});
