import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
}, 240_000);
afterAll(async () => {
  await site.close();
});

const SETTINGS = ['aria-label="Settings"', 'UTC+3'];
const ODDS = 'title="Odds format"';

describe('the row under the header', () => {
  it.each(['/en', '/en/live', '/en/nothing'])(
    'offers settings, the format of odds and the clock at %s',
    async (address) => {
      const { html } = await site.ask(address);
      expect([...SETTINGS, ODDS].filter((part) => !html.includes(part))).toEqual([]);
    },
  );

  it.each([
    ['/en/slots', 'Live tables', '/en/casino'],
    ['/en/othergames', 'Dice', '/en/fast-games'],
    ['/en/games', 'Lotto', '/en/games?category=1'],
    ['/en/lotto', 'Results', '/en/lotto/results'],
    ['/en/toto', 'Draws', '/en/toto/fifteen/draws'],
    ['/en/promo', 'News', '/en/news'],
  ])('has the places of the section at %s, with settings and the clock', async (address, text, href) => {
    const { html } = await site.ask(address);
    expect([...SETTINGS, ODDS].filter((part) => !html.includes(part))).toEqual([ODDS]);
    const row = html.slice(html.indexOf('id="places"'), html.indexOf('aria-label="Settings"'));
    expect(
      [...row.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, to, said]) => [said, to]),
    ).toContainEqual([text, href]);
  });

  it.each([
    ['/en/results', '/en/results'],
    ['/en/statistic/football', '/en/statistic'],
    ['/en/statistics', undefined],
  ])('marks at %s the place %s, and none whose address only begins alike', async (address, place) => {
    const { html } = await site.ask(address);
    const row = html.slice(html.indexOf('id="places"'), html.indexOf('aria-label="Settings"'));
    const links = row.match(/<a [^>]*>/g) ?? [];
    const marked = links.filter((link) => link.includes('aria-current="page"'));
    expect(marked.map((link) => /href="([^"]+)"/.exec(link)?.[1])).toEqual(place === undefined ? [] : [place]);
  });

  it.each(['/en/about', '/en/rules/1'])(
    'is not there at %s, where there is only something to read',
    async (address) => {
      const { html } = await site.ask(address);
      expect(html).not.toContain('id="places"');
    },
  );
});

describe('the sections in the header', () => {
  it.each([
    ['/en/slots', 'Casino'],
    ['/en/providers', 'Casino'],
    ['/en/bonus/casino/tournaments', 'Casino'],
    ['/en/keno', 'Games'],
    ['/en/games', 'Games'],
    ['/en/bingo', 'Lotto'],
    ['/en/toto/football', 'Toto'],
    ['/en/bonus/casino', 'Promotions'],
    ['/en/about', undefined],
    ['/en/lotto/nothing', undefined],
  ])('mark at %s %s', async (address, section) => {
    const { html } = await site.ask(address);
    const head = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    const row = head.indexOf('id="places"');
    const sections = row === -1 ? head : head.slice(0, row);
    const [, marked] = /<a [^>]*aria-current="page"[^>]*>([^<]+)/.exec(sections) ?? [];
    expect(marked).toBe(section);
  });
});
