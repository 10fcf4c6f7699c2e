import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nonceOf } from '../../support/browser/header-contract.ts';
import { saveLimits } from '../../support/browser/walks/set-limits.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;
let elapsed = 0;

beforeAll(async () => {
  // two hundred at once are all to be answered
  const renders = { atOnce: 4, waiting: 200, waitingEach: 200 };
  site = await openRenderedSite({ keptBy: () => elapsed, renders });
}, 240_000);
afterAll(async () => {
  await site.close();
});

async function ask(url: string, { remoteAddress = '127.0.0.1', ...given }: Record<string, string> = {}) {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip', ...given };
  const { statusCode, rawPayload, headers: sent } = await site.app.inject({ url, remoteAddress, headers });
  const isGzip = sent['content-encoding'] === 'gzip';
  const text = (isGzip ? gunzipSync(rawPayload) : rawPayload).toString();
  const nonce = nonceOf(sent['content-security-policy']);
  // what is compressed for one reply alone goes out as it comes
  const isJoined = isGzip && sent['content-length'] !== undefined;
  return { status: statusCode, nonce, isJoined, html: text.replaceAll(nonce, 'NONCE') };
}

/** A statement without what it asks within brackets. */
function withoutBrackets(text: string): string {
  const shorter = text.replaceAll(/\([^()]*\)/g, '');
  return shorter === text ? text : withoutBrackets(shorter);
}

describe('a page kept for all', () => {
  it.each([
    ['/ru', ''],
    ['/en/live', ''],
    ['/ru/line/football?hours=3', ''],
    ['/en/rules/1', ''],
    ['/ru/nothing-here', ''],
    ['/ru', 'view=t0_v1_z-5_h1; cookie-consent=4.1700000000000'],
    ['/en', 'shown-as=telegram'],
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
    expect(first).toEqual({ ...own, isJoined: true, nonce: first.nonce });
    expect(kept).toEqual({ ...own, isJoined: true, nonce: kept.nonce });
  });
});

describe('a page of a player', () => {
  it.each([
    ['/ru', '', 'RUB'],
    ['/en/live', '', 'EUR'],
    ['/ru/line/football?hours=3', '', 'USD'],
    ['/ar/line/football', '', 'USD'],
    ['/ru', 'view=t0_v1_z-5_h1; cookie-consent=4.1700000000000; coupon=1; balance=1', 'EUR'],
    ['/en', 'view=t1_c2; shown-as=mobile', 'KZT'],
    ['/ru/office/history', '', 'RUB'],
    ['/en/rules/1', '', 'EUR'],
  ])('is the same whether its columns were drawn for all or for one: %s %s %s', async (address, others, currency) => {
    const player = await site.fixture.player(currency);
    const cookie = [...[...player.cookies].map(([name, value]) => `${name}=${value}`), others].join('; ');
    elapsed += 10_000;
    const own = await ask(address, { cookie, authorization: 'none' });
    const first = await ask(address, { cookie });
    const next = await ask(address, { cookie });
    expect(own.html).toContain('/office/');
    expect(inOrder(first.html)).toEqual(inOrder(own.html));
    expect(inOrder(next.html)).toEqual(inOrder(own.html));
  });

  it('costs three statements: who it is and whether the terms are agreed to, the accounts, what is known of the player', async () => {
    const player = await site.fixture.player();
    const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await ask('/ru', { cookie });
    const { statements } = site.fixture;
    statements.length = 0;
    await ask('/ru', { cookie });
    expect(
      statements
        .map((text) => /from "(\w+)"/.exec(withoutBrackets(text))?.[1])
        .toSorted((one, other) => (one ?? '').localeCompare(other ?? '')),
    ).toEqual(['accounts', 'sessions', 'users']);
  });

  it('has no banner from its first byte on where the player is shut out, and others keep theirs [LP-9, RG-11]', async () => {
    const player = await site.fixture.player();
    const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const banner = 'aria-roledescription="carousel"';
    expect((await ask('/en', { cookie })).html).toContain(banner);
    await saveLimits(player, [['deposit-time-out', 1]]);
    const own = (await ask('/en', { cookie })).html;
    expect(own).toContain(String(player.userId));
    expect(own).not.toContain(banner);
    expect((await ask('/en')).html).toContain(banner);
  });

  it('is rendered once where it has nothing in common with others', async () => {
    const player = await site.fixture.player();
    const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    elapsed += 10_000;
    const before = site.calls.length;
    await ask('/ru/office/history', { cookie, authorization: 'none' });
    const alone = site.calls.length - before;
    await ask('/ru/office/history', { cookie });
    expect(site.calls).toHaveLength(before + 2 * alone);
  });

  it('never has a byte of another: 200 at once of two players and of visitors', { timeout: 120_000 }, async () => {
    const currencies = ['RUB', 'EUR'] as const;
    const players = await Promise.all(currencies.map(async (currency) => site.fixture.player(currency)));
    const cookies = [
      ...players.map((player) => [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ')),
      '',
    ];
    const addresses = ['/ru', '/en/live'];
    elapsed += 10_000;
    const alone = new Map<string, object>();
    for (const cookie of cookies) {
      for (const address of addresses) {
        alone.set(address + cookie, inOrder((await ask(address, { cookie, authorization: 'none' })).html));
      }
    }
    const turns = Array.from({ length: 200 }, (_each, index) => ({
      address: addresses[index % 2]!,
      cookie: cookies[index % 3]!,
      remoteAddress: `198.51.100.${String(index)}`,
    }));
    const replies = await Promise.all(
      turns.map(async ({ address, cookie, remoteAddress }) => {
        const { status, html } = await ask(address, { remoteAddress, cookie });
        return { key: address + cookie, status, html };
      }),
    );
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    for (const { key, html } of replies) expect(inOrder(html)).toEqual(alone.get(key));
  });

  it('asks for nothing that was asked for all a moment ago, and leaves nothing of the player to others', async () => {
    const player = await site.fixture.player();
    const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    elapsed += 10_000;
    const before = await ask('/ru/live');
    const asked = site.calls.length;
    const own = await ask('/ru/live', { cookie });
    expect(site.calls.slice(asked).filter((url) => url.includes('/sports/'))).toEqual([]);
    expect(own.html).toContain(`${String(player.userId)}`);
    expect((await ask('/ru/live')).html).toBe(before.html);
  });
});

describe('a page of a player who has the secure cookies of the pages', () => {
  it.each(['/ru', '/en/live', '/ru/line/football'])('is made of what all have in common: %s', async (address) => {
    const player = await site.fixture.player();
    const held = [...player.cookies].map(([name, value]) => `${name}=${value}`);
    const { headers } = await site.app.inject({
      url: address,
      headers: { accept: 'text/html', cookie: held.join('; ') },
    });
    const secured = [headers['set-cookie'] ?? []].flat().map((line) => line.split(';', 1)[0] ?? '');
    expect(secured.map((line) => line.split('=', 1)[0])).toEqual(['ggru', 'grant']);
    const cookie = [...held, ...secured].join('; ');
    elapsed += 10_000;
    const own = await ask(address, { cookie, authorization: 'none' });
    const before = await ask(address);
    const asked = site.calls.length;
    const page = await ask(address, { cookie });
    expect(site.calls.slice(asked).filter((url) => /\/(?:sports|mini-apps)\//.test(url))).toEqual([]);
    expect([page.isJoined, own.isJoined]).toEqual([true, false]);
    expect(inOrder(page.html)).toEqual(inOrder(own.html));
    const plain = await ask(address, { cookie, 'accept-encoding': 'identity' });
    expect([plain.isJoined, plain.html]).toEqual([false, page.html]);
    // and leaves nothing of the player to others
    expect((await ask(address)).html).toBe(before.html);
  });
});

/** A page beside its data: the replies that it was made of come in any order. */
function inOrder(html: string) {
  const [markup = '', data = ''] = html.split('<script type="application/json" id="page-state">');
  const { replies, ...state } = JSON.parse(data.slice(0, data.indexOf('</script>'))) as { readonly replies: object };
  return { markup, state, replies };
}
