import { build } from 'vite';
import { expect, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';

/** What the test puts into the page: the client of the site, with its tokens, in a browser with a server; how the page composes them is in tests/ui/session/token-storm.test.ts. */
interface Storm {
  readonly run: (calls: number) => Promise<{
    readonly done: number;
    readonly failures: readonly string[];
    readonly heard: readonly string[];
  }>;
}

const CALLS = 20;

async function bundledStorm(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'tests/support/browser/token-storm.ts', formats: ['iife'], name: 'storm' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [bundle] = [built].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built');
  return bundle.output[0].code;
}

test.use({ bypassCSP: true });

test('twenty calls that are refused at once end in one token and twenty successes [REC-1, TOK-3, TOK-4, SEC-50]', async ({
  page,
  problems,
  site,
}) => {
  problems.expect(/401/);
  const { userId, password } = await registerPlayer(page, site.origin);
  await open(page, '/ru/about');
  await page.addScriptTag({ content: await bundledStorm() });
  const storm = async () =>
    page.evaluate(async (calls) => (globalThis as unknown as { storm: Storm }).storm.run(calls), CALLS);
  expect(await storm()).toMatchObject({ done: CALLS, failures: [] });
  // a sign-in elsewhere in the browser: the token that the page holds is of a session that has ended
  const again = await page.request.post(`${site.origin}/web-api/auth/login`, {
    headers: { 'x-requested-with': 'app', origin: site.origin, 'sec-fetch-site': 'same-origin' },
    data: { uLogin: String(userId), uPassword: password, save: false },
  });
  expect(again.status()).toBe(200);
  const { heard, ...outcome } = await storm();
  expect(outcome).toEqual({ done: CALLS, failures: [] });
  const count = (line: string) => heard.filter((each) => each === line).length;
  expect(count('401 /web-api/accounts/top-up')).toBe(CALLS);
  expect(count('200 /web-api/accounts/top-up')).toBe(CALLS);
  expect(heard.filter((line) => line.endsWith('gettoken'))).toEqual(['200 /web-api/user/gettoken']);
});

test('a press whose token another sign-in has ended is done with one newer token of the page itself [REC-1, TOK-4]', async ({
  page,
  problems,
  site,
}) => {
  problems.expect(/401/);
  const { userId, password } = await registerPlayer(page, site.origin);
  await open(page, '/en/about');
  const heard: string[] = [];
  page.on('response', (reply) => {
    const { pathname } = new URL(reply.url());
    if (/gettoken|top-up/.test(pathname)) heard.push(`${String(reply.status())} ${pathname}`);
  });
  const press = async (name: string) => page.getByRole('button', { name }).first().click();
  const topUp = async (...presses: readonly string[]) => {
    const replied = page.waitForResponse((reply) => reply.url().includes('/top-up') && reply.status() === 200);
    for (const name of ['Top up play money', ...presses]) await press(name);
    await replied;
  };
  await topUp('Not now', 'Yes, without a limit');
  const again = await page.request.post(`${site.origin}/web-api/auth/login`, {
    headers: { 'x-requested-with': 'app', origin: site.origin, 'sec-fetch-site': 'same-origin' },
    data: { uLogin: String(userId), uPassword: password, save: false },
  });
  expect(again.status()).toBe(200);
  await topUp();
  const [own, call] = ['/web-api/user/gettoken', '/web-api/accounts/top-up'];
  expect(heard).toEqual([`200 ${own}`, `200 ${call}`, `401 ${call}`, `200 ${own}`, `200 ${call}`]);
});
