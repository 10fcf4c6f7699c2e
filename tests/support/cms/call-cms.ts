import { routePath } from '../../../core/navigation/route-table.ts';
import { sportCode } from '../../../core/sports/tree/sport.ts';
import { GENERATOR_CANDIDATES } from '../../../infrastructure/coupon/generator-calls.ts';
import { EXPRESSES } from '../../../infrastructure/coupon/express-calls.ts';
import { CMS_TITLES, CMS_VERSIONS, KEEP_CMS_PAGE } from '../../../infrastructure/site/cms/cms-calls.ts';
import { LANDING, LANDINGS } from '../../../infrastructure/site/cms/landing-calls.ts';
import {
  ALPHABET_TERM,
  ALPHABET_TERMS,
  CASH_TERMINALS,
  INFORMATION_PAGE,
  INFORMATION_TITLES,
  NEWS,
} from '../../../infrastructure/site/information-calls.ts';
import { SET_APPLICATIONS } from '../../../infrastructure/mini-apps/application-fault-calls.ts';
import { MINI_APP_FRAME } from '../../../infrastructure/mini-apps/frame-calls.ts';
import { MINI_APP_MODULE } from '../../../infrastructure/mini-apps/module-calls.ts';
import { MINI_APP } from '../../../infrastructure/mini-apps/mini-app-calls.ts';
import { BANNERS } from '../../../infrastructure/sports/banner-calls.ts';
import {
  ADD_BANNER,
  ALL_BANNERS,
  CHANGE_BANNER,
  MOVE_BANNER,
} from '../../../infrastructure/sports/banner-editing-calls.ts';
import type { SandboxFixture } from '../sandbox-fixture.ts';

/** What home and pages of information are made of, as pages and their editor ask for it. */
export async function callCms(fixture: SandboxFixture): Promise<void> {
  const visitor = fixture.visitor();
  await visitor.send(INFORMATION_TITLES, { query: { lng: 'ru' } });
  await visitor.send(NEWS, { query: { lng: 'ru' } });
  await visitor.send(ALPHABET_TERMS, { query: { lng: 'ru' } });
  await visitor.send(ALPHABET_TERM, { params: { slug: 'asian-handicap' }, query: { lng: 'ru' } });
  await visitor.send(CASH_TERMINALS, { query: { lng: 'ru' } });
  await visitor.send(INFORMATION_PAGE, { params: { page: 'about' }, query: { lng: 'de' } });
  await visitor.send(LANDINGS);
  await visitor.send(LANDING, { params: { landing: 'first-bet' }, query: { lng: 'ru' } });
  await callEditors(fixture);
  await visitor.send(EXPRESSES, { query: { lng: 'ru' } });
  await visitor.send(GENERATOR_CANDIDATES, { query: { hours: 24 } });
  await visitor.send(BANNERS, { query: { lng: 'ru' } });
  await visitor.send(MINI_APP, { params: { slot: 'home-showcase' }, query: { lng: 'ru', path: '/ru' } });
  await visitor.send(MINI_APP_FRAME, {
    params: { slot: 'betting-picks' },
    query: { lng: 'ru', path: gamePath(fixture) },
  });
  await visitor.send(MINI_APP_MODULE, { params: { slot: 'cyber-soon' }, query: { lng: 'ru', path: '/ru/cyber/real' } });
  await visitor.send(SET_APPLICATIONS, { body: { faults: {} } });
}

/** What editors of pages and banners ask for. */
async function callEditors(fixture: SandboxFixture): Promise<void> {
  const visitor = fixture.visitor();
  await visitor.send(CMS_TITLES);
  const place = { kind: 'landing', slug: 'first-bet', language: 'ru' } as const;
  const { versions } = (await visitor.send(CMS_VERSIONS, { params: place })).read();
  const { id: after, title, blocks } = versions[0]!;
  await visitor.send(KEEP_CMS_PAGE, { params: place, body: { after, title, blocks } });
  const about = { kind: 'information', slug: 'about', language: 'en' } as const;
  const [came] = (await visitor.send(CMS_VERSIONS, { params: about })).read().versions;
  const { id: first, ...text } = came!;
  await visitor.send(KEEP_CMS_PAGE, { params: about, body: { after: first, title: text.title, blocks: text.blocks } });
  const { banners } = (await visitor.send(ALL_BANNERS)).read();
  const { id, ...banner } = banners[0]!;
  const params = { id: String(id) };
  await visitor.send(CHANGE_BANNER, { params, body: { ...banner, countries: ['ru'] } });
  await visitor.send(ADD_BANNER, { body: { ...banner, endsAt: banner.startsAt + 1 } });
  await visitor.send(MOVE_BANNER, { params, body: { step: 1 } });
  await visitor.send(ALL_BANNERS);
}

/** The page of a game, which has the slot of a frame. */
function gamePath({ sandbox: { world, clock } }: SandboxFixture): string {
  const now = clock.now();
  const [first] = world.openGames(now);
  const game = first === undefined ? undefined : world.game(first, { now, language: 'ru' });
  const sport = game === undefined ? undefined : sportCode(game.sportId);
  if (game === undefined || sport === undefined) throw new Error('no game is open');
  return `/ru${routePath('game', { section: game.section, sport, champ: game.champId, game: game.id })}`;
}
