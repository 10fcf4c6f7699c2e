import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANGE_SITE_RULES, SANDBOX_STATE, SET_AVAILABILITY } from '../../../infrastructure/site/debugger-calls.ts';
import { minutes } from '../../../core/shared/time.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { BLOCK } from '../../../infrastructure/navigation/navigation-calls.ts';
import { TERMS_STATUS, USER_CONFIG } from '../../../infrastructure/player/player-calls.ts';
import { SECURE_DATA } from '../../../infrastructure/session/secure-values-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { CHAMP_STATISTICS } from '../../../infrastructure/sports/statistics-calls.ts';
import { DOCUMENTED } from '../../support/documented-pages.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
});
afterAll(async () => {
  await site.close();
});

describe('the addresses of the site', () => {
  it("draws a player's page without a wire between it and what is the player's own", async () => {
    const { cookies } = await site.fixture.player();
    const before = { calls: site.calls.length, wired: site.wired.length };
    await site.ask('/en', cookies);
    const pathsOf = (urls: readonly string[]) => urls.map((url) => url.split('?')[0]);
    const own = [SESSION.path, ACCOUNT_LIST.path, USER_CONFIG.path, TERMS_STATUS.path, BLOCK.path, SECURE_DATA.path];
    expect(pathsOf(site.calls.slice(before.calls))).toEqual(expect.arrayContaining(own));
    expect(pathsOf(site.wired.slice(before.wired)).filter((path) => own.some((known) => known === path))).toEqual([]);
  });

  it('leads a former address to where it is now [NV-6, NV-7]', async () => {
    const reply = await site.ask('/en/vulkan?ref=5');
    expect([reply.status, reply.location]).toEqual([301, '/en/slots/vulkan?ref=5']);
    const action = await site.ask('/ru/user/action.php?action=forgot&x=1');
    expect([action.status, action.location]).toEqual([302, '/ru/user/passwordreset?x=1']);
    const forgotten = await site.ask('/ru/forgotpassword');
    expect([forgotten.status, forgotten.location]).toEqual([302, '/ru?showForgotPasswordModal=1']);
  });

  it('leads an address with needless slashes to the one without, for good and with its query [NV-47]', async () => {
    const paths = DOCUMENTED.map(([path]) => path).filter((path) => path !== '');
    const led: unknown[] = [];
    for (const path of paths) {
      const { status, location } = await site.ask(`/ru/${path}/?ref=5`);
      if (status !== 301 || location !== `/ru/${path}?ref=5`) led.push([path, status, location]);
    }
    expect(led).toEqual([]);
    expect(paths.length).toBeGreaterThan(100);
    const home = await site.ask('/ru/?showSignInModal=1');
    expect([home.status, home.location]).toEqual([301, '/ru?showSignInModal=1']);
    const doubled = await site.ask('/en//contacts');
    expect([doubled.status, doubled.location]).toEqual([301, '/en/contacts']);
    const bare = await site.ask('/contacts/?ref=5');
    expect([bare.status, bare.location]).toEqual([302, '/ru/contacts?ref=5']);
  });

  it.each([
    ['champs/1/final', 'Season outrights'],
    ['champs/1', 'Premier League: results'],
    ['cyber/real/all', 'Esports'],
    ['cyber/real/cs2', 'CS2'],
    ['line/football', 'Football'],
  ])('opens of the routes that take %s the one with the fewest parameters: %s [NV-5]', async (path, title) => {
    const { status, html } = await site.ask(`/en/${path}`);
    expect([status, /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '')]).toEqual([
      200,
      expect.stringContaining(title),
    ]);
  });

  it.each([
    ['/', undefined, '/ru'],
    ['/live', 'it', '/ru/live'],
    ['/it/live?a=1', undefined, '/ru/live?a=1'],
    ['/it/live', 'it,de;q=0.5', '/de/live'],
  ])(
    'shows %s to who reads %s in a language that it has, else in Russian: %s [LA-1, NV-34]',
    async (url, reads, to) => {
      const headers = { accept: 'text/html', ...(reads === undefined ? {} : { 'accept-language': reads }) };
      const reply = await site.app.inject({ url, headers });
      expect([reply.statusCode, reply.headers.location]).toEqual([302, to]);
    },
  );

  it('is there in ten languages, Russian for whoever reads none of them [LA-1]', async () => {
    const { html } = await site.ask('/de');
    expect(html).toContain('<html lang="de"');
    const alternates = [...html.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, code, href]) => [
      code,
      new URL(href ?? '').pathname,
    ]);
    const languages = ['ru', 'en', 'uk', 'kk', 'es', 'pt', 'de', 'fr', 'tr', 'ar'];
    expect(Object.fromEntries(alternates)).toMatchObject(
      Object.fromEntries(languages.map((code) => [code, `/${code}`])),
    );
    expect(alternates.length).toBeLessThanOrEqual(languages.length + 1);
  });

  it('has live races alone on the page of marbles, both sections on other pages of the line [SP-1, SP-2, SP-30]', async () => {
    const statuses = async (...paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => (await site.ask(`/en/${path}`)).status));
    expect(await statuses('marble', 'marble/live', 'marble/line')).toEqual([200, 200, 404]);
    expect(await statuses('ufc', 'ufc/live', 'ufc/line', 'topgame/line')).toEqual([200, 200, 200, 200]);
    expect(await statuses('marble/live/all/marbles', 'marble/live/all/football')).toEqual([200, 404]);
    const lineOf = async (section: 'line' | 'live') => {
      const query = { lng: 'en', section, sport: 89, time: 0, hours: 0 } as const;
      return (await site.fixture.visitor().send(LINE, { query })).read().games;
    };
    for (let tries = 0; tries < 12 && (await lineOf('live')).length === 0; tries += 1)
      await site.fixture.move(minutes(5));
    const [race] = await lineOf('live');
    expect(race).toMatchObject({ champId: 128, section: 'live', status: 'playing' });
    expect(await lineOf('line')).toEqual([]);
  });

  it('has the disciplines of a type of cyber sports and no others [SP-6, SP-7]', async () => {
    const statuses = async (...paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => (await site.ask(`/en/cyber/${path}`)).status));
    expect(await statuses('real/cs2', 'virtual/football', 'line/all/cs2')).toEqual([200, 200, 200]);
    expect(await statuses('virtual/cs2', 'real/ice-hockey', 'real/football', 'line/all/tennis')).toEqual([
      404, 404, 404, 404,
    ]);
  });

  it('has a registration where it is allowed, by its former address too [NV-19]', async () => {
    const hand = site.fixture.visitor();
    const { rules } = (await hand.send(SANDBOX_STATE)).read();
    const asked = async () => {
      const former = await site.ask('/en/user/registration.php');
      return [(await site.ask('/en/registration')).status, former.status, former.location];
    };
    expect(await asked()).toEqual([200, 301, '/en/registration']);
    await hand.send(CHANGE_SITE_RULES, { body: { ...rules, isRegistrationAllowed: false } });
    const closed = await asked();
    await hand.send(CHANGE_SITE_RULES, { body: rules });
    expect(closed[0]).toBe(404);
  });

  it('has the tree and no column with the coupon on a page of statistics [STC-14]', async () => {
    const columnsOf = async (path: string) => {
      const { html } = await site.ask(`/en/${path}`);
      return [html.includes('aria-label="Competitions"'), html.includes('id="coupon"')];
    };
    expect(await columnsOf('statistic')).toEqual([true, false]);
    expect((await columnsOf('line'))[1]).toBe(true);
  });

  it('leads the address of a season as a game to the page of the season, for good and with its query [LN-91]', async () => {
    const query = { params: { id: 1 }, query: { lng: 'en' } } as const;
    const { finalId } = (await site.fixture.visitor().send(CHAMP_STATISTICS, query)).read();
    for (const page of ['', 'league/', 'topgame/']) {
      const asked = await site.ask(`/en/${page}line/football/1/${String(finalId)}?tab=all`);
      expect([page, asked.status, asked.location]).toEqual([page, 301, '/en/champs/1/final?tab=all']);
    }
    expect((await site.ask(`/en/line/football/16/${String(finalId)}`)).status).toBe(404);
    const { html, status } = await site.ask('/en/champs/1/final');
    expect(status).toBe(200);
    expect(html).toContain('<link rel="canonical" href="http://localhost/en/champs/1/final"');
  });

  it.each(['nothing', 'rules/99', 'rules/2/nothing', 'print-coupon/abc', 'user/anything', 'line/chess'])(
    '8.11.11 knows no page for %s',
    async (path) => {
      const reply = await site.ask(`/ru/${path}`);
      expect(reply.status).toBe(404);
      expect(reply.html).toContain('Страница не найдена');
    },
  );

  it.each([
    ['/ru/line', { isMaintenance: true }, 302, '/ru/maintenance'],
    ['/en/nothing', { isMaintenance: true }, 302, '/en/maintenance'],
    ['/en/maintenance', { isMaintenance: true }, 503, undefined],
    ['/en/debugger', { isMaintenance: true, blockTemplate: 13 }, 200, undefined],
    ['/en/maintenance', {}, 302, '/en'],
    ['/ru?redirect-service=1', { reasons: [13] }, 302, '/ru/block-ua'],
    ['/ru', { reasons: [13] }, 200, undefined],
    ['/ru/line', { blockTemplate: 16 }, 302, '/ru/suspension'],
    ['/ru/suspension', { blockTemplate: 16 }, 403, undefined],
    [
      '/en/about?redirect-service=1',
      { moved: { from: '/en/about?redirect-service=1', to: '/en/contacts?a=1' } },
      301,
      '/en/contacts?a=1',
    ],
    [
      '/en/about?redirect-service=1',
      { moved: { from: '/en/about?redirect-service=1', to: '//evil.test' } },
      200,
      undefined,
    ],
    ['/en/slots', { arePartitionsOpen: false }, 404, undefined],
  ])('stands behind the availability of the site: %s with %j is %i %s', async (url, closed, status, location) => {
    const hand = site.fixture.visitor();
    const open = { isMaintenance: false, reasons: [], blockTemplate: 0, arePartitionsOpen: true };
    await hand.send(SET_AVAILABILITY, { body: { ...open, ...closed } });
    const reply = await site.ask(url);
    await hand.send(SET_AVAILABILITY, { body: open });
    expect([reply.status, reply.location]).toEqual([status, location]);
  });

  it('shows a closed page without the site around it', async () => {
    const reply = await site.ask('/en/block');
    expect(reply.status).toBe(451);
    expect(reply.html).toContain('This site is not available in your country');
    expect(reply.html).not.toContain('<header');
    expect((await site.ask('/en/500')).html).toContain('<header');
  });
});
