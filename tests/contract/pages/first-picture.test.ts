import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
}, 240_000);
afterAll(async () => {
  await site.close();
});

async function drawn(cookies: Readonly<Record<string, string>> = {}, address = '/en'): Promise<string> {
  const { html } = await site.ask(address, new Map(Object.entries(cookies)));
  return html.slice(0, html.indexOf('<script type="application/json"'));
}

describe('the first picture of a page', () => {
  it.each(['/en', '/en/line/football', '/en/rules/1'])(
    'asks about cookies until it was answered: %s',
    async (address) => {
      expect(await drawn({}, address)).toContain('id="cookie-title"');
      expect(await drawn({ 'cookie-consent': '1.1700000000000' }, address)).not.toContain('id="cookie-title"');
      expect(await drawn({ 'cookie-consent': 'anything' }, address)).toContain('id="cookie-title"');
    },
  );

  it('has the empty coupon, unless the device has a coupon', async () => {
    const text = 'Click any odds to add a selection, or load a bet slip by its code.';
    expect(await drawn()).toContain(text);
    expect(await drawn({ coupon: '1' })).not.toContain(text);
  });
});
