import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../core/navigation/route-table.ts';
import { LANGUAGES, writingDirection } from '../../../core/site/config/language.ts';
import { SET_AVAILABILITY } from '../../../infrastructure/site/debugger-calls.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { builtPagesOf } from '../../support/browser/site-pages.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
});
afterAll(async () => {
  await site.close();
});

/** Shuts the site for maintenance, or opens it. */
async function close(isMaintenance: boolean): Promise<void> {
  const body = { isMaintenance, reasons: [], blockTemplate: 0, arePartitionsOpen: true };
  await site.fixture.visitor().send(SET_AVAILABILITY, { body });
}

async function aGame(section: 'line' | 'live' = 'line') {
  const query = { lng: 'ru', section, sport: 1, time: 0, hours: 0 } as const;
  const { games } = (await site.fixture.visitor().send(LINE, { query })).read();
  return games[0]!;
}

describe('every page that is built', () => {
  it.each(['ru', 'kk'])(
    'says its language and has a title of its own: %s [A11Y-15]',
    async (language) => {
      const player = await site.fixture.player();
      const bets = await openBets(site.fixture, 1);
      const [coupon] = accepted((await place(player, order(player, bets, { typeId: 0, amount: 150 }))).read()).coupons;
      const pages = [
        ...builtPagesOf(await aGame()).filter(([name]) => name !== 'print-coupon'),
        ['print-coupon', `/print-coupon/${String(coupon?.id)}`] as const,
        ['no page', '/no-such-page'] as const,
      ];
      const titles = new Map<string, string>();
      for (const [name, path] of pages) {
        // a player is led away from the pages of visitors
        const isOfVisitors = name !== 'no page' && ROUTES[name].access === 'visitor';
        if (name === 'maintenance') await close(true);
        const { status, location, html } = await site.ask(
          `/${language}${path}`,
          isOfVisitors ? undefined : player.cookies,
        );
        if (name === 'maintenance') await close(false);
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

describe('every language', () => {
  it('says what it is, has prices and a title of its own, and no text that was left unfinished [LA-5]', async () => {
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      const { html } = await site.ask(`/${language}/line/politics`);
      expect(html, language).toContain(`<html lang="${language}" dir="${writingDirection(language)}"`);
      expect(html, language).toMatch(/<button[^>]* data-odds="open"/);
      const texts = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
      expect(texts, language).not.toMatch(/undefined|\bNaN\b|\{\{|\bnav\.|\bfilter\./);
      titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
      for (const other of LANGUAGES)
        expect(html, language).toMatch(new RegExp(`hreflang="${other}" href="[^"]+/${other}/line/politics"`));
    }
    expect(titles.size).toBe(LANGUAGES.length);
  });
});

/** The names of teams and champs in the table and the tree, and of the game, that are said to be in English, and the others. */
function namesIn(html: string): { readonly english: readonly string[]; readonly own: readonly string[] } {
  const body = html.slice(html.indexOf('<body'));
  const named = [
    ...body.matchAll(
      /<(?:a|span) class="ell"([^>]*)>(?:<span class="vh">[^<]*<\/span>)?([^<]+)<|<h1 class="vh"([^>]*)>([^<]+)</g,
    ),
  ].map(([, attributes = '', name = '', ofTitle = '', title = '']) => [attributes + ofTitle, name + title] as const);
  const texts = (isEnglish: boolean): readonly string[] =>
    named.filter(([attributes]) => attributes.includes('lang="en"') === isEnglish).map(([, name]) => name);
  return { english: texts(true), own: texts(false) };
}

describe('names and texts that are not in the page’s language', () => {
  it('say which they are in, and all others are in it [A11Y-15]', async () => {
    const { id, champId } = await aGame('live');
    for (const path of ['/line/football', `/live/football/${String(champId)}/${String(id)}`]) {
      const { html } = await site.ask(`/uk${path}`);
      const { english, own } = namesIn(html);
      expect(english, path).toEqual([]);
      expect(own, path).not.toEqual([]);
      for (const name of own) expect(name).toMatch(/^[^A-Za-z]*$/);
    }
    const dota = namesIn((await site.ask('/uk/line/dota-2')).html);
    expect(dota.english).not.toEqual([]);
    for (const name of dota.own) expect(name).toMatch(/^[^A-Za-z]*$/);
    const { html: debuggerPage } = await site.ask('/uk/debugger');
    expect(debuggerPage).toMatch(
      /<main[\s\S]*<\w+[^>]* lang="en" dir="ltr"[^>]*>(?:(?!<\/main>)[\s\S])*<h1[^>]*>Debugger/,
    );
    expect((await site.ask('/ar/rules/1')).html).toContain('<h1 lang="en" dir="ltr">');
  });
});
