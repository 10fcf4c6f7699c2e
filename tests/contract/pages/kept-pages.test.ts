import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nonceOf } from '../../support/browser/header-contract.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;
let elapsed = 0;

beforeAll(async () => {
  site = await openRenderedSite({ keptBy: () => elapsed });
}, 240_000);
afterAll(async () => {
  await site.close();
});

async function ask(url: string, headers: Record<string, string> = {}) {
  const reply = await site.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const nonce = nonceOf(reply.headers['content-security-policy']);
  return { status: reply.statusCode, nonce, html: reply.body.replaceAll(nonce, 'NONCE') };
}

describe('a page kept for all', () => {
  it.each([
    ['/ru', ''],
    ['/en/live', ''],
    ['/ru/line/football?hours=3', ''],
    ['/en/rules/1', ''],
    ['/ru/nothing-here', ''],
    ['/ru', 'view=t0_v1_z-5_h1; cookie-consent=4.1700000000000'],
  ])('is the page that one visitor would have got alone: %s %s', async (address, cookie) => {
    elapsed += 10_000;
    // credentials are one visitor's own
    const own = await ask(address, { cookie, authorization: 'none' });
    const before = site.calls.length;
    const first = await ask(address, { cookie });
    expect(site.calls.length).toBeGreaterThan(before);
    const asked = site.calls.length;
    const kept = await ask(address, { cookie });
    expect(site.calls).toHaveLength(asked);
    expect(kept.nonce).not.toBe(first.nonce);
    expect(first).toEqual({ ...own, nonce: first.nonce });
    expect(kept).toEqual({ ...own, nonce: kept.nonce });
  });
});
