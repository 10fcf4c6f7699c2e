import { ROUTE_NAMES, type RouteName } from '../../../core/navigation/route-table.ts';
import { DOCUMENTED } from '../documented-pages.ts';
import type { SiteUnderTest } from './site-under-test.ts';

interface ListedGame {
  readonly id: number;
  readonly champId: number;
  readonly sportId: number;
  readonly section: 'line' | 'live';
  readonly status: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly home: { readonly id: number; readonly name: string };
}

/** Games of a section and sport as the site's own API lists them, the important ones first. */
export async function listedGames(
  site: SiteUnderTest,
  section: 'line' | 'live',
  sport = 1,
): Promise<readonly ListedGame[]> {
  const query = new URLSearchParams({ lng: 'ru', section, sport: String(sport), time: '0', hours: '0' });
  const reply = await fetch(`${site.origin}/web-api/sports/line?${query.toString()}`);
  const { games } = (await reply.json()) as { readonly games: readonly ListedGame[] };
  return games;
}

/** The live football game that has most of its time before it. */
export async function youngestLiveGame(site: SiteUnderTest): Promise<ListedGame> {
  const games = (await listedGames(site, 'live')).filter(({ status }) => status === 'playing');
  const [youngest] = games.toSorted((a, b) => b.startsAt - a.startsAt);
  if (youngest === undefined) throw new Error('no football is played');
  return youngest;
}

/** A path of every route of the site, with one of a game in line and one in live, without its language. */
export async function everyPath(site: SiteUnderTest): Promise<readonly string[]> {
  const [[lineGame], [liveGame]] = await Promise.all([listedGames(site, 'line'), listedGames(site, 'live')]);
  if (lineGame === undefined || liveGame === undefined) throw new Error('the world has no football');
  return [
    '',
    '/line',
    '/live',
    '/line/football',
    '/live/tennis',
    `/line/football/${String(lineGame.champId)}`,
    `/line/football/${String(lineGame.champId)}/${String(lineGame.id)}`,
    `/live/football/${String(liveGame.champId)}/${String(liveGame.id)}`,
    '/office/history',
    '/debugger',
    '/no-such-page',
  ];
}

/** Pages that say why there is nothing, with their status and heading. */
export const CLOSED_PAGES = [
  ['/block', 451, 'Сайт недоступен в вашей стране'],
  ['/block-ua', 451, 'Сайт недоступен в Украине'],
  ['/block-ie', 451, 'Сайт недоступен в Ирландии'],
  ['/site-updates', 503, 'Сайт обновляется'],
  ['/coming-soon', 503, 'Скоро открытие'],
  ['/suspension', 403, 'Работа сайта приостановлена'],
  ['/oldbrowser', 200, 'Обновите браузер'],
  ['/500', 500, 'Страница не загрузилась'],
  ['/onpay/success', 200, 'Проверяем платёж'],
  ['/onpay/withdraw/fail?amount=1000000', 200, 'Проверяем вывод'],
  ['/rules/2/coupon-types', 200, 'Типы купонов'],
] as const;

/** An address of every route that has a screen, as the table of routes has them, without its language. */
export async function builtPages(site: SiteUnderTest): Promise<readonly BuiltPage[]> {
  const [game] = await listedGames(site, 'line');
  if (game === undefined) throw new Error('the line is empty');
  return builtPagesOf(game);
}

export type BuiltPage = readonly [name: RouteName, path: string];

/** The same of a site whose line has this football game. */
export function builtPagesOf({ id, champId, home }: Pick<ListedGame, 'id' | 'champId' | 'home'>): readonly BuiltPage[] {
  const champ = `/line/football/${String(champId)}`;
  const listed: Partial<Record<RouteName, string>> = {
    champ,
    game: `${champ}/${String(id)}`,
    'menu-section': '/line/all/football',
    'top-games': '/topgame',
    'champ-bets': '/champ/line',
    league: '/league/line/football',
    'champ-results': `/champs/${String(champId)}`,
    'cyber-champ': '/cyber/real/cs2/76',
    team: `/team/line/${String(home.id)}`,
    'team-game': `/line/${String(home.id)}`,
    'statistic-popup': `/statisticpopup/game/${String(id)}`,
  };
  // a game of cyber sports is the page of a game under another address; apps, banned players and those who paid alone have the others
  const left: readonly RouteName[] = ['cyber-game', 'app-sign-in', 'block-appeal', 'payment-transaction'];
  return ROUTE_NAMES.filter((name) => !left.includes(name)).map((name) => {
    const path = listed[name] ?? DOCUMENTED.find(([, other]) => other === name)?.[0];
    if (path === undefined) throw new Error(`no address of ${name} is known`);
    return [name, path === '' || path.startsWith('/') ? path : `/${path}`] as const;
  });
}
