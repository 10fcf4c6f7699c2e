import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTE_NAMES, type RouteName } from '../../../core/navigation/route-table.ts';
import { SET_AVAILABILITY, SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { DOCUMENTED } from '../../support/documented-pages.ts';
import { brokenHeaders, looseMarkup, nonceOf } from '../../support/browser/header-contract.ts';
import { openRenderedSite, type RenderedReply, type RenderedSite } from '../../support/rendered-site.ts';
import { CRAWL_STATES, expectedAnswer, isKeptBySearch, type CrawlState } from '../../support/examples/route-oracle.ts';

const ORIGIN = 'http://localhost';
const OPEN = { isMaintenance: false, reasons: [], blockTemplate: 0, arePartitionsOpen: true };
const FREE = { banLevel: 0, banVersion: 1, areTermsChanged: false };
/** The routes that visitors are sent to, by their addresses. */
const LANDINGS: Readonly<Record<string, RouteName>> = {
  '/': 'home',
  '/?showSignInModal=1': 'home',
  '/maintenance': 'maintenance',
  '/confirm-terms': 'confirm-terms',
};

/** One of every reply. */
const nonces: string[] = [];

let site: RenderedSite;
let paths: readonly (readonly [path: string, name: RouteName, canonical: string])[];

beforeAll(async () => {
  site = await openRenderedSite();
  const gameOf = async (sport: 1 | 41) => {
    const query = { lng: 'ru', section: 'line', sport, time: 0, hours: 0 } as const;
    return (await site.fixture.visitor().send(LINE, { query })).read().games[0];
  };
  // football and Counter-Strike
  const [game, cyber] = [await gameOf(1), await gameOf(41)];
  paths = DOCUMENTED.map(([path, name]) => {
    const [own, canonical = own] = (game && ofGame(game)[name]) ?? (cyber && ofCyber(cyber)[name]) ?? [path];
    return [own, name, canonical];
  });
});
afterAll(async () => {
  await site.close();
});

/** What has to exist beside its route, and the address it is kept under where that is another one. */
function ofGame({ id, champId, home }: Game): Partial<Record<RouteName, readonly [path: string, canonical?: string]>> {
  const champ = `line/football/${String(champId)}`;
  const team = `line/${String(home.id)}`;
  return {
    'menu-section': ['line/all/football'],
    'bets-on-yours': ['betsonyour/line/top/football'],
    'top-games': [`topgame/${champ}`, champ],
    'champ-bets': [`champ/${champ}`, champ],
    league: [`league/${champ}/${String(id)}`, `${champ}/${String(id)}`],
    team: [`team/${team}`, team],
    'team-game': [team],
    game: [`${champ}/${String(id)}`],
    'statistic-popup': [`statisticpopup/game/${String(id)}`],
  };
}

function ofCyber({ id, champId }: Game): ReturnType<typeof ofGame> {
  const champ = `cs2/${String(champId)}`;
  return {
    'cyber-champ': [`cyber/real/${champ}`, `line/${champ}`],
    'cyber-game': [`cyber/real/${champ}/line/${String(id)}`, `line/${champ}/${String(id)}`],
  };
}

/** Brings the site and a visitor into a state; the cookies of that visitor. */
async function enter(state: CrawlState): Promise<ReadonlyMap<string, string>> {
  const hand = site.fixture.visitor();
  await hand.send(SET_AVAILABILITY, { body: { ...OPEN, isMaintenance: state === 'maintenance' } });
  if (state === 'anonymous' || state === 'maintenance') return hand.cookies;
  const player = await site.fixture.player();
  if (state === 'banned') await player.send(SET_RESTRICTIONS, { body: { ...FREE, banLevel: 1 } });
  if (state === 'terms changed') await player.send(SET_RESTRICTIONS, { body: { ...FREE, areTermsChanged: true } });
  return player.cookies;
}

/** The confirmation of terms and the sign-in take along where the way led. */
function withoutReturn(location: string): string {
  return location.replace(/(\/confirm-terms)\?to=.*$/, '$1').replace(/(showSignInModal=1)&returnUrl=.*$/, '$1');
}

/** What a reply says of itself. */
function answerOf({ status, location, html }: RenderedReply, canonical: string): string {
  if (location !== undefined) return `${String(status)} to ${withoutReturn(location)}`;
  const layout = /data-layout="(\w+)"/.exec(html)?.[1];
  const own = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  const isHidden = html.includes('<meta name="robots" content="noindex">');
  return [String(status), layout, own === canonical ? 'canonical' : own, isHidden ? 'noindex' : 'index'].join(' ');
}

/** What no store may keep: pages of a player, and where availability, bans and terms lead. */
function isPersonal({ location }: RenderedReply, state: CrawlState): boolean {
  return location !== undefined || !['anonymous', 'maintenance'].includes(state);
}

function expected(name: RouteName, state: CrawlState, language: string): string {
  const answer = expectedAnswer(name, state);
  if ('landing' in answer) return `302 to ${inside(answer.landing, language)}`;
  return `${String(answer.status)} ${answer.layout} canonical ${isKeptBySearch(name, answer) ? 'index' : 'noindex'}`;
}

function inside(landing: string, language: string): string {
  return landing.startsWith('/') ? `/${language}${landing.replace(/^\/(?=\?|$)/, '')}` : landing;
}

describe('every address of the site, over HTTP', () => {
  it('asks for every route there is', () => {
    expect(new Set(paths.map(([, name]) => name)).size).toBe(ROUTE_NAMES.length);
  });

  it.each(['ru', 'en'].flatMap((language) => CRAWL_STATES.map((state) => [language, state] as const)))(
    'in %s answers to one who is %s with the status, layout, canonical address, robots and landing of the table, under the headers of every page [SEC-01, SEC-03, SEC-70]',
    async (language, state) => {
      const cookies = await enter(state);
      const answers: string[] = [];
      const table: string[] = [];
      const landings = new Set<string>();
      const broken: string[] = [];
      for (const [path, name, canonical] of paths) {
        const address = `/${language}/${path}`.replace(/\/$/, '');
        const reply = await site.ask(address, cookies);
        const own = ORIGIN + `/${language}/${canonical}`.replace(/\/$/, '');
        answers.push(`${path}: ${answerOf(reply, own)}`);
        table.push(`${path}: ${expected(name, state, language)}`);
        broken.push(
          ...brokenHeaders(address, reply.headers, isPersonal(reply, state) ? 'no-store' : 'private, no-cache'),
        );
        if (reply.location === undefined) broken.push(...looseMarkup(address, reply.html, reply.policy));
        nonces.push(nonceOf(reply.policy));
        if (reply.location?.startsWith('/') === true) landings.add(withoutReturn(reply.location));
      }
      expect(answers).toEqual(table);
      expect(broken).toEqual([]);

      for (const landing of landings) {
        const plain = landing.slice(`/${language}`.length).replace(/^(?=\?|$)/, '/');
        const name = LANDINGS[plain] ?? 'failure';
        const [path = ''] = landing.split('?');
        expect(`${landing}: ${answerOf(await site.ask(landing, cookies), ORIGIN + path)}`).toBe(
          `${landing}: ${expected(name, state, language)}`,
        );
      }
    },
    240_000,
  );

  it('has not given one nonce twice [SEC-01]', () => {
    expect(nonces.length).toBeGreaterThan(500);
    expect(new Set(nonces).size).toBe(nonces.length);
  });
});
