// Opens the built page of a consumer in a DOM, changes the amount and places the coupon. The first order is lost on its
// way and found by a look-up: what is placed is placed once.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';

const TIMEOUT = 20_000;
const assets = path.join(process.argv[2], 'dist/assets');
const [script] = readdirSync(assets).filter((name) => name.endsWith('.js'));

const { window } = new JSDOM('<!doctype html><div id="root"></div>', { url: 'http://localhost/' });
const given = new Set(['fetch', 'crypto', 'performance', ...Object.getOwnPropertyNames(globalThis)]);
for (const name of Object.getOwnPropertyNames(window)) {
  if (!given.has(name)) globalThis[name] = window[name];
}
for (const name of ['window', 'document', 'navigator', 'Event', 'MessageChannel']) {
  const value = name === 'window' ? globalThis : window[name];
  if (value !== undefined) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

const requests = [];
globalThis.fetch = async (address, { method = 'GET', body } = {}) => {
  requests.push({ method, address });
  if (method === 'PUT') {
    assert.equal(JSON.parse(body).amount, 60);
    throw new TypeError('the reply is lost');
  }
  return Response.json({ status: 'accepted', coupons: [], refused: [], balance: 40 });
};

await import(pathToFileURL(path.join(assets, script)).href);
const at = (selector) => {
  const element = window.document.querySelector(selector);
  assert.ok(element, `the page has ${selector}`);
  return element;
};
const text = () => at('main').textContent.replaceAll(/\s+/g, ' ');

async function becomes(what, isSo) {
  const until = Date.now() + TIMEOUT;
  while (!isSo()) {
    assert.ok(Date.now() < until, `it becomes ${what}; it is ${window.document.body.textContent}`);
    await pause(20);
  }
}

await becomes('drawn', () => window.document.querySelector('main') !== null);
assert.match(text(), /Odds 4\.5/);
assert.match(text(), /Wins 30 to 135/);
assert.equal(at('output').textContent, 'idle');

// React ignores a value that is set on the element itself
Reflect.set(window.HTMLInputElement.prototype, 'value', '60', at('input'));
at('input').dispatchEvent(new window.Event('input', { bubbles: true }));
await becomes('dearer', () => text().includes('Wins 60 to 270'));

at('button').click();
// a press just after the page is drawn does not count
assert.equal(at('output').textContent, 'idle');
await pause(350);
at('button').click();
await becomes('unknown', () => at('output').textContent === 'unknown');
at('button').click();
await becomes('accepted', () => at('output').textContent === 'accepted');

const [sent, lookedUp, ...more] = requests;
assert.match(sent.address, /^\/coupons\/[0-9a-f-]{36}$/);
assert.deepEqual([sent.method, lookedUp, more], ['PUT', { method: 'GET', address: sent.address }, []]);
console.log('its page prices the coupon and places it once, though the reply was lost');
process.exit(0);
