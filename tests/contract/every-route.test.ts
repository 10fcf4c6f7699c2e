import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPage } from '../../composition/server.tsx';
import { matchPath, ROUTES, type RouteName } from '../../core/navigation/route-table.ts';
import { SET_DOORS } from '../../infrastructure/site/debugger-calls.ts';
import { registerSite } from '../../infrastructure/site/site-server.ts';
import { UNBUILT } from '../../ui/app/unbuilt.ts';
import { DOCUMENTED } from '../support/documented-pages.ts';
import { openFixture, type SandboxFixture } from '../support/sandbox-fixture.ts';

const OWN_STATUS: Partial<Record<RouteName, number>> = {
  block: 451,
  'block-ua': 451,
  'block-ie': 451,
  'site-updates': 503,
  'coming-soon': 503,
  suspension: 403,
  failure: 500,
};

let fixture: SandboxFixture;
let app: FastifyInstance;
const cookies = { visitor: '', player: '' };

beforeAll(async () => {
  fixture = await openFixture();
  app = fastify();
  await fixture.sandbox.register(app);
  await registerSite(app, {
    clock: fixture.clock,
    isDevelopment: false,
    renderer: () => Promise.resolve(renderPage),
    assets: () => ({ scripts: [], styles: [], preloads: [], fonts: [] }),
    developmentHead: () => Promise.resolve(''),
    log: (line) => {
      throw new Error(line);
    },
  });
  const player = await fixture.player();
  cookies.player = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(async () => {
  await app.close();
  await fixture.close();
});

async function ask(url: string, who: keyof typeof cookies) {
  return app.inject({ url, headers: { accept: 'text/html', cookie: cookies[who] } });
}

/** What a page answers, said apart from the guards. */
function answerOf(name: RouteName, who: keyof typeof cookies): string {
  const route = matchPath(`/${DOCUMENTED.find(([, documented]) => documented === name)?.[0] ?? ''}`)?.route;
  if (name === 'maintenance' || name === 'block-appeal') return '302 home';
  if (name === 'app-sign-in') return '404';
  if (route?.access === 'player' && who === 'visitor') return '302 sign-in';
  if (route?.access === 'visitor' && who === 'player') return '302 home';
  // there is no such game in the champ
  if (name === 'game') return '404';
  return String((UNBUILT as readonly RouteName[]).includes(name) ? 503 : (OWN_STATUS[name] ?? 200));
}

/** Whether search engines may keep the page: nobody's own, and shown with all that the site has. */
function isKeptBySearch(name: RouteName): boolean {
  const { access, layout, hides = [] } = ROUTES[name];
  return access === 'anybody' && layout === 'main' && !hides.includes('seo');
}

describe('every route of the site', () => {
  it.each([
    ['ru', 'visitor'],
    ['en', 'player'],
  ] as const)(
    'answers in %s to a %s with the status, the landing and the robots of its kind',
    async (language, who) => {
      const landings: Readonly<Record<string, string>> = {
        [`/${language}`]: 'home',
        [`/${language}?showSignInModal=1`]: 'sign-in',
      };
      const answers: string[] = [];
      const expected: string[] = [];
      const asked = DOCUMENTED.filter(([, name]) => who === 'visitor' || answerOf(name, 'visitor').startsWith('302'));
      for (const [path, name] of asked) {
        const reply = await ask(`/${language}/${path}`.replace(/\/$/, ''), who);
        const landing = reply.headers.location === undefined ? '' : ` ${landings[reply.headers.location] ?? '?'}`;
        answers.push(`${path} ${String(reply.statusCode)}${landing}`);
        expected.push(`${path} ${answerOf(name, who)}`);
        expect(reply.headers['content-security-policy'], path).toContain("default-src 'none'");
        expect(reply.body.includes('<meta name="robots" content="noindex">'), path).toBe(
          landing === '' && (reply.statusCode !== 200 || !isKeptBySearch(name)),
        );
      }
      expect(answers).toEqual(expected);
    },
    120_000,
  );

  it('says that a section is in preparation, in the language of the page', async () => {
    const reply = await ask('/ru/slots', 'visitor');
    expect(reply.body).toContain('Раздел готовится');
    expect(reply.body).toContain('<title>Раздел готовится');
    expect((await ask('/en/rules/1', 'visitor')).body).toContain('This section is in preparation');
  });

  it('leads a former address to where it is now', async () => {
    const reply = await ask('/en/vulkan?ref=5', 'visitor');
    expect([reply.statusCode, reply.headers.location]).toEqual([301, '/en/slots/vulkan?ref=5']);
    const action = await ask('/ru/user/action.php?action=forgot&x=1', 'visitor');
    expect([action.statusCode, action.headers.location]).toEqual([302, '/ru/user/passwordreset?x=1']);
    const forgotten = await ask('/ru/forgotpassword', 'visitor');
    expect([forgotten.statusCode, forgotten.headers.location]).toEqual([302, '/ru?showForgotPasswordModal=1']);
  });

  it.each(['nothing', 'rules/99', 'print-coupon/abc', 'user/anything', 'line/chess'])(
    'knows no page for %s',
    async (path) => {
      const reply = await ask(`/ru/${path}`, 'visitor');
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toContain('Такой страницы нет');
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
      503,
      undefined,
    ],
    ['/en/slots', { arePartitionsOpen: false }, 404, undefined],
  ])('stands behind the doors of the site: %s with %j is %i %s', async (url, closed, status, location) => {
    const hand = fixture.visitor();
    const open = { isMaintenance: false, reasons: [], blockTemplate: 0, arePartitionsOpen: true };
    await hand.send(SET_DOORS, { body: { ...open, ...closed } });
    const reply = await ask(url, 'visitor');
    await hand.send(SET_DOORS, { body: open });
    expect([reply.statusCode, reply.headers.location]).toEqual([status, location]);
  });

  it('shows a closed door without the site around it', async () => {
    const reply = await ask('/en/block', 'visitor');
    expect(reply.statusCode).toBe(451);
    expect(reply.body).toContain('The site is not available in your country');
    expect(reply.body).not.toContain('<header');
    expect((await ask('/en/500', 'visitor')).body).toContain('<header');
  });
});
