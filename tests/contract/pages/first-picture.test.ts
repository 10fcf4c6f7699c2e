import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_VIEW_SETTINGS, encodeViewSettings } from '../../../core/settings/view-settings.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { SWITCHED_SETTINGS } from '../../support/examples/settings/switched-settings.ts';
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

/** Every setting of the panel as it is not until the player chooses, but for the mode for the visually impaired. */
const CHOSEN = encodeViewSettings({
  ...DEFAULT_VIEW_SETTINGS,
  ...SWITCHED_SETTINGS,
  appTheme: 0,
  appFontSize: 'l',
  coefViewId: 1,
  timeZone: 5.75,
  coefIndicationType: 2,
  marketColumns: 3,
  hiddenMarketGroups: 0b10,
});

describe('what the player has chosen', () => {
  const rootOf = (html: string): string => /<html[^>]*>/.exec(html)?.[0] ?? '';

  it.each<readonly [cookie: string, attributes: Readonly<Record<string, string>>]>([
    ['t1', { theme: 'dark', font: 'm', density: 'regular', contrast: 'normal', motion: 'full', view: 'european' }],
    ['t0', { theme: 'light' }],
    ['i1', { contrast: 'high', font: 'l', motion: 'none' }],
    ['v1', { view: 'asian' }],
    [CHOSEN, { theme: 'light', font: 'l', density: 'compact', motion: 'none', moves: 'none', odds: 'wide' }],
  ])('is how the page looks from its first picture on: %s %j', async (view, attributes) => {
    const root = rootOf(await drawn({ view }, '/en/rules/1'));
    for (const [name, value] of Object.entries(attributes)) expect(root).toContain(` data-${name}="${value}"`);
  });

  it('is what the server draws the line by', async () => {
    const [before, line] = [await drawn({}, '/en/live'), await drawn({ view: CHOSEN }, '/en/live')];
    const own: readonly (readonly [what: RegExp, isOnceChosen: boolean])[] = [
      [/<small class="num">\d+<\/small>/, true],
      [/UTC\+5:45/, true],
      [/>\d+\/\d+</, true],
      [/_leftHidden_/, true],
      [/_rightHidden_/, true],
      [/<a class="_statistics_[^>]*target="_blank"/, false],
      [/role="treeitem"[^>]*aria-expanded/, false],
      [/aria-keyshortcuts="\/"/, false],
    ];
    for (const [what, isOnceChosen] of own) {
      expect([what.test(before), what.test(line)], String(what)).toEqual([!isOnceChosen, isOnceChosen]);
    }
    expect(line).toMatch(/<a class="_statistics_[^>]*href="\/en\/statisticpopup\/game\/\d+"/);
    const time = /_time_[^>]*>\d+:\d\d\s[AP]M</;
    expect(await drawn({}, '/en/line')).not.toMatch(time);
    expect(await drawn({ view: CHOSEN }, '/en/line')).toMatch(time);
  });

  it('is what the server draws the markets of a game by', async () => {
    const query = { lng: 'en', section: 'live', sport: 1, time: 0, hours: 0 } as const;
    const [game] = (await site.fixture.visitor().send(LINE, { query })).read().games;
    const address = `/en/live/football/${String(game?.champId)}/${String(game?.id)}`;
    const [before, markets] = [await drawn({}, address), await drawn({ view: CHOSEN }, address)];
    const [folded, open, totals] = [
      /_fold_[^>]*aria-expanded="false"/,
      /_fold_[^>]*aria-expanded="true"/,
      /role="tab"[^>]*>Totals/,
    ];
    expect([folded, open, totals, /_three_/].map((what) => what.test(before))).toEqual([false, true, true, false]);
    expect([folded, open, totals, /_three_/].map((what) => what.test(markets))).toEqual([true, false, false, true]);
  });
});
