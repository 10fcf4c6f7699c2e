import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../core/navigation/route-table.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { builtPagesOf } from '../../support/browser/site-pages.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
});
afterAll(async () => {
  await site.close();
});

async function aGame() {
  const query = { lng: 'ru', section: 'line', sport: 1, time: 0, hours: 0 } as const;
  const { games } = (await site.fixture.visitor().send(LINE, { query })).read();
  return games[0]!;
}

describe('every page that is built', () => {
  it.each(['ru', 'kk'])(
    'says its language and has a title of its own: %s [A11Y-15]',
    async (language) => {
      const { cookies } = await site.fixture.player();
      // a player is led away from the pages of visitors
      const pages = builtPagesOf(await aGame()).filter(
        ([name]) => name !== 'maintenance' && ROUTES[name].access !== 'visitor',
      );
      const titles = new Map<string, string>();
      for (const [name, path] of pages) {
        const { status, location, html } = await site.ask(`/${language}${path}`, cookies);
        expect(location, `${language}${path} answers ${String(status)}`).toBeUndefined();
        expect(/<html[^>]* lang="(\w\w)"/.exec(html)?.[1], `${language}${path}`).toBe(language);
        const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
        expect(title, `${language}${path}`).not.toBe('');
        expect(titles.get(title) ?? name, `the title of ${language}${path}`).toBe(name);
        titles.set(title, name);
      }
      expect(titles.size).toBe(pages.length);
    },
    120_000,
  );
});
