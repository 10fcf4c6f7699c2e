import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS_PATH } from '../../../core/limits/limits-path.ts';
import type { RouteName } from '../../../core/navigation/route-table.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { DOCUMENTED } from '../../support/documented-pages.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

const LIMITS = `/en${LIMITS_PATH}`;
/** A window of its own and a sheet of paper: both lie beside a page that has the way. */
const NO_PAGES: readonly RouteName[] = ['statistic-popup', 'print-coupon'];

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
});
afterAll(async () => {
  await site.close();
});

function linksOf(html: string): readonly string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"#?]*)/g)].map(([, href = '']) => href);
  return [...new Set(links)].filter((href) => href.startsWith('/en'));
}

/** A page of every built route that a player can see, by its address. */
async function pages(cookies: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, readonly string[]>> {
  const query = { lng: 'en', section: 'line', sport: 1, time: 0, hours: 0 } as const;
  const [game] = (await site.fixture.visitor().send(LINE, { query })).read().games;
  const open = new Map<string, readonly string[]>();
  const built = DOCUMENTED.filter(([, name]) => !NO_PAGES.some((each) => each === name)).map(([path]) => path);
  const paths = [...built, `line/football/${String(game?.champId)}/${String(game?.id)}`];
  for (const path of paths) {
    const address = `/en/${path}`.replace(/\/$/, '');
    const { status, html } = await site.ask(address, cookies);
    if (status === 200) open.set(address, linksOf(html));
  }
  return open;
}

describe('the limits of the player', () => {
  it('are at most two clicks from every page that is built [RG-08]', async () => {
    const player = await site.fixture.player();
    const open = await pages(player.cookies);
    expect(open.size).toBeGreaterThan(40);
    const direct = new Set([...open].filter(([, links]) => links.includes(LIMITS)).map(([address]) => address));
    const far = [...open].filter(
      ([address, links]) => address !== LIMITS && !direct.has(address) && !links.some((link) => direct.has(link)),
    );
    expect(far.map(([address]) => address)).toEqual([]);
    expect([direct.has('/en'), direct.has('/en/line')]).toEqual([true, true]);
  });

  it('can be opened by a player who is banned [RG-08]', async () => {
    const player = await site.fixture.player();
    const restrictions = { banLevel: 1, banVersion: 1, areTermsChanged: false };
    await player.send(SET_RESTRICTIONS, { body: restrictions });
    const { status, html } = await site.ask(LIMITS, player.cookies);
    expect([status, html.includes('Responsible gambling</h1>')]).toEqual([200, true]);
  });
});
