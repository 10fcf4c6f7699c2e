import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
}, 240_000);
afterAll(async () => {
  await site.close();
});

describe('the row under the header', () => {
  it.each(['/en', '/en/live', '/en/about', '/en/rules/1', '/en/slots', '/en/nothing'])(
    'offers settings, the format of odds and the clock at %s',
    async (address) => {
      const { html } = await site.ask(address);
      const parts = ['aria-label="Settings"', 'title="Odds format"', 'UTC+3'];
      expect(parts.filter((part) => !html.includes(part))).toEqual([]);
    },
  );
});
