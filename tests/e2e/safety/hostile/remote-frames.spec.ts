import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { FRAME_PAGE_HEADERS, FRAME_PAGE_PATH } from '../../../../infrastructure/mini-apps/host/framed-page.ts';
import { expect, open, test } from '../../../support/browser/e2e-test.ts';
import { listedGames } from '../../../support/browser/site-pages.ts';
import type { SiteUnderTest } from '../../../support/browser/site-under-test.ts';
import { attemptsAt, hostilePage, POLICY_RULES, RULES_ALONE, SPAM, THIEF, unguardedPage } from './frame-attacks.ts';

/** Somebody else's server, which counts who comes. */
async function evilServer(): Promise<{ server: Server; origin: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, reply) => {
    asked.push(url);
    const type = url.endsWith('.js') ? 'text/javascript' : url.endsWith('.css') ? 'text/css' : 'text/plain';
    reply.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, asked };
}

async function gamePath(site: SiteUnderTest): Promise<string> {
  const [game] = await listedGames(site, 'line');
  return `/ru/line/football/${String(game!.champId)}/${String(game!.id)}`;
}

const frameTitle = async (page: Page, part: string): Promise<string | undefined> =>
  page
    .frames()
    .find((each) => each.url().includes(part))
    ?.title();

const told = (title: string) =>
  JSON.parse(title.replace('came:', '')) as { readonly tried: number; readonly came: readonly string[] };

const picks = (page: Page) => page.frameLocator('iframe[title="Фавориты дня"]');

test('an application in a frame puts its picks into the coupon, and hears of it [FRM-9, FRM-11, BUS-7]', async ({
  site,
  page,
}) => {
  await open(page, await gamePath(site));
  const pick = picks(page).getByRole('button').first();
  await pick.click();
  await expect(pick).toHaveAttribute('aria-pressed', 'true');
  const stored = await page.evaluate(() => Object.values(localStorage).join());
  expect(stored).toContain('"source":"picks"');
  await leavesNothing(page);
});

/** REL-36 No frame is left behind by visits, however they end; listeners and nodes are counted where nothing else of a page changes. */
async function leavesNothing(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const framesAfter = async (visits: number) => {
    for (let visit = 0; visit < visits; visit += 1) {
      // the head may have left the window
      await page.locator('header a[href="/ru/live"]').first().dispatchEvent('click');
      await expect(page.locator('iframe')).toHaveCount(0);
      await page.goBack();
      await expect(picks(page).getByRole('button').first()).toBeVisible();
    }
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Frames')?.value;
  };
  const first = await framesAfter(1);
  expect(first).toBeGreaterThan(0);
  expect(await framesAfter(3)).toBe(first);
}

test('a hostile application in a frame reaches nothing of the page around it [FRM-6, FRM-11, FRM-12, HST-40, SEC-10, SEC-12, SEC-14]', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(/./);
  const evil = await evilServer();
  const path = await gamePath(site);
  await page.route(`**${FRAME_PAGE_PATH}/**`, async (route) => {
    const reply = await route.fetch();
    const [, game, outcome] = /data-game="(\d+)" data-outcome="([^"]+)"/.exec(await reply.text()) ?? [];
    const bet = JSON.stringify({ market: { outcomeId: outcome }, game: { gameId: Number(game) }, source: 'evil' });
    // its own words, under the policy that the host sent with the page
    await route.fulfill({ response: reply, body: hostilePage(evil.origin, bet) });
  });
  await open(page, path);
  const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await search.focus();
  await expect.poll(async () => frameTitle(page, FRAME_PAGE_PATH), { timeout: 20_000 }).toMatch(/^came:/);
  const { tried, came } = told((await frameTitle(page, FRAME_PAGE_PATH)) ?? '');
  expect(came).toEqual([]);
  expect(tried).toBeGreaterThanOrEqual(40);
  expect(evil.asked).toEqual([]);
  await expect(search).toBeFocused();
  const after = await page.evaluate(() => ({
    pwned: 'pwned' in window || 'pwned' in Object.prototype || 'isSignedIn' in Object.prototype,
    cookie: document.cookie.includes('pwn'),
    stored: Object.values(localStorage).join(),
    path: location.pathname,
  }));
  expect(after).toMatchObject({ pwned: false, cookie: false, path });
  expect(after.stored).not.toContain('"source":"evil"');
  await expect(page.getByText('PWNED')).toHaveCount(0);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // the neighbours live
  await page.locator('main').getByRole('button', { pressed: false }).first().click();
  expect(page.context().pages()).toHaveLength(1);
  evil.server.close();
});

test('an application that takes the focus out of another frame is taken out of the page [FRM-41]', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(/./);
  await page.route(`**${FRAME_PAGE_PATH}/**`, async (route) => {
    const isVictim = route.request().url().endsWith('/victim');
    await (isVictim
      ? route.fulfill({ contentType: 'text/html', body: '<input>' })
      : route.fulfill({ response: await route.fetch(), body: THIEF }));
  });
  await open(page, await gamePath(site));
  const slot = page.locator('[data-slot="betting-picks"]');
  await expect(slot.locator('iframe')).toHaveCount(1);
  await page.evaluate((path) => {
    const victim = Object.assign(document.createElement('iframe'), { id: 'victim', src: `${path}/victim` });
    victim.sandbox.add('allow-scripts');
    document.querySelector('main')?.prepend(victim);
  }, FRAME_PAGE_PATH);
  await page.frameLocator('#victim').locator('input').click();
  await expect(slot.getByRole('alert')).toBeVisible({ timeout: 15_000 });
  await expect(slot.locator('iframe')).toHaveCount(0);
  await expect(page.locator('#victim')).toBeFocused();
});

test('an application that fills the history of the page is taken out of it, and comes again by hand alone [FRM-40]', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(/./);
  await page.route(`**${FRAME_PAGE_PATH}/**`, async (route) =>
    route.fulfill({ response: await route.fetch(), body: SPAM }),
  );
  await open(page, await gamePath(site));
  const slot = page.locator('[data-slot="betting-picks"]');
  await expect(slot.getByRole('alert')).toBeVisible({ timeout: 15_000 });
  await expect(slot.locator('iframe')).toHaveCount(0);
});

test('the same attacks come through where the guards are taken away, so that the test above can fail [HST-40]', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(/./);
  page.on('dialog', (dialog) => void dialog.accept('x').catch(() => undefined));
  const evil = await evilServer();
  // nothing silent: the attempts alone are looked at
  const attacks = hostilePage(evil.origin, '{}').replace('await silent(port);', '');
  await page.route('**/unguarded', async (route) =>
    route.fulfill({ contentType: 'text/html', body: unguardedPage(['/unguarded-frame']) }),
  );
  await page.route('**/unguarded-frame', async (route) => route.fulfill({ contentType: 'text/html', body: attacks }));
  await page.goto(`${site.origin}/unguarded`);
  await expect.poll(async () => frameTitle(page, '/unguarded-frame'), { timeout: 20_000 }).toMatch(/^came:/);
  const { came } = told((await frameTitle(page, '/unguarded-frame')) ?? '');
  const least = ['cookie', 'local storage', 'parent document', 'parent global', 'own element', 'evaluation'];
  expect(least.filter((name) => !came.includes(name))).toEqual([]);
  expect(came.length, came.join()).toBeGreaterThanOrEqual(30);
  expect(evil.asked.length).toBeGreaterThan(1);
  evil.server.close();
});

test('each rule of the policy of frames that is taken away alone lets an attack through [HST-40]', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(/./);
  const evil = await evilServer();
  const { 'content-security-policy': whole = '', ...others } = FRAME_PAGE_HEADERS;
  const rules = Object.entries(POLICY_RULES);
  await page.route('**/unguarded', async (route) =>
    route.fulfill({ contentType: 'text/html', body: unguardedPage(rules.map((_, at) => `/weak-${String(at)}/`)) }),
  );
  await page.route('**/weak-*/', async (route) => {
    const at = Number(/weak-(\d+)/.exec(route.request().url())?.[1]);
    const [rule = '', weaker = ''] = rules[at] ?? [];
    expect(whole.split('; ')).toContain(rule);
    await route.fulfill({
      headers: { ...others, 'content-security-policy': whole.replace(rule, weaker) },
      body: hostilePage(evil.origin, '{}').replace('await silent(port);', ''),
    });
  });
  await page.goto(`${site.origin}/unguarded`);
  const kept: string[] = [];
  for (const [at, [rule]] of rules.entries()) {
    const part = `/weak-${String(at)}/`;
    await expect.poll(async () => frameTitle(page, part), { timeout: 20_000 }).toMatch(/^came:/);
    const { came } = told((await frameTitle(page, part)) ?? '');
    if (came.length === 0) kept.push(rule);
  }
  expect(kept).toEqual([]);
  evil.server.close();
});

test('rules of the policy of frames that others stand behind stop what they are for when they stand alone [HST-40]', async ({
  page,
  problems,
}) => {
  problems.expect(/./);
  const evil = await evilServer();
  const alone = Object.entries(RULES_ALONE);
  const policies = ['', ...alone.map(([rule]) => rule)];
  const whole = FRAME_PAGE_HEADERS['content-security-policy'] ?? '';
  for (const [rule] of alone) expect(whole.split('; ')).toContain(rule);
  await page.route('**/unguarded', async (route) =>
    route.fulfill({ contentType: 'text/html', body: unguardedPage(policies.map((_, at) => `/alone-${String(at)}/`)) }),
  );
  await page.route('**/alone-*/', async (route) => {
    const at = Number(/alone-(\d+)/.exec(route.request().url())?.[1]);
    const policy = policies[at] ?? '';
    await route.fulfill({
      headers: { 'content-type': 'text/html', ...(policy === '' ? {} : { 'content-security-policy': policy }) },
      body: attemptsAt(`${evil.origin}/${String(at)}/`),
    });
  });
  // from another host of this machine the browser itself would refuse them
  await page.goto(`${evil.origin}/unguarded`);
  const came = (at: number) =>
    evil.asked.flatMap((path) => (path.startsWith(`/${String(at)}/`) ? [path.slice(3)] : [])).toSorted();
  const stopped = (policy: string) => RULES_ALONE[policy] ?? [];
  const left = (policy: string) => ['form', 'frame', 'object'].filter((attempt) => !stopped(policy).includes(attempt));
  for (const [at, policy] of policies.entries()) await expect.poll(() => came(at)).toEqual(left(policy));
  // what was refused would have come before what is asked for now
  await page.evaluate(async () => fetch('/last'));
  expect(policies.map((_, at) => came(at))).toEqual(policies.map(left));
  evil.server.close();
});
