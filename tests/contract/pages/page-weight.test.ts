import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
}, 240_000);
afterAll(async () => {
  await site.close();
});

function stateOf(html: string): string {
  return /<script type="application\/json" id="page-state"[^>]*>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
}

describe('what a page of the line weighs', () => {
  it.each(['/ru', '/ru/live', '/ru/line', '/ru/line/football'])(
    'is the beginning of its line: %s [LN-59]',
    async (address) => {
      const { html } = await site.ask(address);
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(180_000);
      expect(gzipSync(html).length).toBeLessThanOrEqual(30_000);
      expect(stateOf(html).match(/"markets":/g)?.length).toBeLessThanOrEqual(34);
      expect(stateOf(html).match(/\/web-api\/sports\/line\?[^"]*/g)).toEqual([expect.stringContaining('most=24')]);
    },
  );

  it('has no symbol that a file of all pages has', async () => {
    const { html } = await site.ask('/ru');
    expect(html.match(/<symbol id="(?!kit-)/g)).toBeNull();
    expect(html).toMatch(/<use href="[^"#]*icon-sprite[^"#]*#t-star"/);
  });
});
