import { describe, expect, it } from 'vitest';
import { fail, ok } from '../../../core/shared/result.ts';
import { SiteStore } from '#ui/site/site-store.ts';
import { httpClient } from '../../../infrastructure/http/http-client.ts';
import { httpSiteConfigGateway } from '../../../infrastructure/site/http-site-config-gateway.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';
import { SITE } from '../../support/views/player-page.tsx';

const AT_ONCE = { fraction: () => 0 };
const LOST = fail({ kind: 'network' as const });

function storeOf(replies: (typeof LOST | ReturnType<typeof ok<typeof SITE>>)[], random = AT_ONCE) {
  const timers = manualTimers();
  const log: string[] = [];
  let asked = 0;
  const siteConfig = async () => {
    asked += 1;
    return Promise.resolve(replies.shift() ?? LOST);
  };
  const site = new SiteStore({ siteConfig }, { timers, random, log: (line) => log.push(line) });
  return { site, timers, log, asked: () => asked };
}

describe('the configuration of a page', () => {
  it('is fetched once [CL-1]', async () => {
    const { site, asked } = storeOf([ok(SITE)]);
    await site.load();
    await site.load();
    expect([site.config, asked()]).toEqual([SITE, 1]);
  });

  it('holds no page back where it does not come: it is asked for again once the page lives [CL-2]', async () => {
    const { site, timers, asked } = storeOf([LOST, LOST, ok(SITE)]);
    await site.load();
    await timers.advance(5000);
    expect([site.config, asked()]).toEqual([undefined, 1]);
    site.start();
    await timers.advance(1000);
    expect([site.config, asked()]).toEqual([undefined, 2]);
    await timers.advance(1000);
    expect([site.config, asked()]).toEqual([SITE, 3]);
  });

  it('is asked for again by a thousand pages over four fifths of a second, not by all at once [CL-2, REL-20]', async () => {
    const pages = await Promise.all(
      Array.from({ length: 1000 }, async (_, client) => {
        const page = storeOf([], { fraction: () => client / 1000 });
        await page.site.load();
        page.site.start();
        return page;
      }),
    );
    const askedAgainBy = async (by: number) => {
      for (const { timers } of pages) await timers.advance(by);
      return pages.filter(({ asked }) => asked() > 1).length;
    };
    expect(await askedAgainBy(999)).toBe(0);
    expect(await askedAgainBy(101)).toBeLessThanOrEqual(101);
    expect(await askedAgainBy(799)).toBeLessThanOrEqual(900);
    expect(await askedAgainBy(101)).toBe(1000);
  });

  it('is given up after five repeats, which is logged, and may be asked for by hand [CL-2, CL-4]', async () => {
    const { site, timers, log, asked } = storeOf([]);
    await site.load();
    const stop = site.start();
    await timers.advance(60_000);
    expect([asked(), log]).toEqual([6, ['no site config']]);
    void site.load();
    await timers.advance(0);
    stop();
    await timers.advance(60_000);
    expect(asked()).toBe(7);
  });

  it.each([
    ['is not reached', 'network'],
    ['fails', { status: 500, body: undefined }],
    ['answers {}', { status: 200, body: {} }],
    ['answers a page', { status: 200, body: '<html>' }],
    ['answers half a text', { status: 200, body: '{"result":{"minAge"' }],
    ['answers null', { status: 200, body: { result: null } }],
    ['answers other types', { status: 200, body: { result: { ...SITE, minAge: 'eighteen' } } }],
  ] as const)('stays away and is logged where its service %s [CL-2, CL-3, REL-30]', async (_name, answer) => {
    const timers = manualTimers();
    const log: string[] = [];
    const http = httpClient({ timers, csrfToken: () => undefined, transport: () => Promise.resolve(answer) });
    const needs = { timers, random: AT_ONCE, log: (line: string) => log.push(line) };
    const site = new SiteStore(httpSiteConfigGateway(http, 'en'), needs);
    const loading = site.load();
    await timers.advance(60_000);
    await loading;
    const stop = site.start();
    await timers.advance(60_000);
    expect([site.config, log]).toEqual([undefined, ['no site config']]);
    stop();
  });

  it('is fetched anew for whoever signs in, and the former one holds meanwhile [CL-5]', async () => {
    const { site } = storeOf([ok(SITE), ok({ ...SITE, minAge: 21 })]);
    await site.load();
    const reloading = site.reload();
    expect(site.config?.minAge).toBe(18);
    await reloading;
    expect(site.config?.minAge).toBe(21);
  });
});
