import { pathTo } from '../../../core/navigation/language-path.ts';
import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import type { PageWords } from '../../../core/site/documents/seo-page.ts';
import type { Crumb, DescribedEvent } from '../../../core/site/documents/structured-page.ts';
import type { HeadSources } from './head-sources.ts';
import { gameNameKey } from '#ui/sports/line/table/game-line.tsx';

/** What search engines are told of a page beside its text; addresses are paths with their language. */
export interface PageDescription {
  readonly words: PageWords;
  readonly crumbs: readonly Crumb[];
  readonly event?: DescribedEvent | undefined;
}

/** Describes the page that the stores hold, in its language, whose texts are there. */
export function describePage(stores: HeadSources, match: RouteMatch | undefined): PageDescription {
  const { page } = stores;
  return {
    words: { title: page.title, description: descriptionOf(stores, match) },
    crumbs: match === undefined ? [] : crumbsOf(stores, match),
    event: match?.name === 'game' ? eventOf(stores, match.params) : undefined,
  };
}

function descriptionOf(stores: HeadSources, match: RouteMatch | undefined): string {
  const t = stores.texts.i18n.t.bind(stores.texts.i18n);
  if (match?.name === 'home') return t('seo:description.home');
  if (match?.name === 'section') return t(`seo:description.section-${match.params.section}`);
  if (match?.name === 'sport') {
    const { section, sport } = match.params;
    return t(`seo:description.sport-${section}`, { sport: t(`sports:sport.${sport}`) });
  }
  if (match?.name === 'champ') return t('seo:description.champ', { champ: champName(stores, match.params.champ) });
  if (match?.name === 'game')
    return t('seo:description.game', { name: gameName(stores), champ: openGame(stores)?.champName ?? '' });
  return t('seo:description.page', { title: stores.page.title, site: stores.site.config?.companyName ?? '' });
}

function crumbsOf(stores: HeadSources, match: RouteMatch): readonly Crumb[] {
  const { language } = stores;
  const t = stores.texts.i18n.t.bind(stores.texts.i18n);
  const home = { name: t('shell:nav.home'), address: pathTo('home', {}, language) };
  if (match.name !== 'section' && match.name !== 'sport' && match.name !== 'champ' && match.name !== 'game') return [];
  const { section } = match.params;
  const crumbs = [home, { name: t(`shell:nav.${section}`), address: pathTo('section', { section }, language) }];
  if (match.name === 'section') return crumbs;
  const { sport } = match.params;
  crumbs.push({ name: t(`sports:sport.${sport}`), address: pathTo('sport', { section, sport }, language) });
  if (match.name === 'sport') return crumbs;
  const { champ } = match.params;
  const champCrumb = match.name === 'game' ? (openGame(stores)?.champName ?? '') : champName(stores, champ);
  crumbs.push({ name: champCrumb, address: pathTo('champ', { section, sport, champ }, language) });
  if (match.name === 'champ') return crumbs;
  return [...crumbs, { name: gameName(stores), address: pathTo('game', match.params, language) }];
}

function eventOf(
  stores: HeadSources,
  params: Extract<RouteMatch, { readonly name: 'game' }>['params'],
): DescribedEvent | undefined {
  const facts = openGame(stores)?.row?.facts;
  if (facts === undefined) return undefined;
  return {
    name: gameName(stores),
    startDate: new Date(facts.startsAt).toISOString(),
    sport: stores.texts.i18n.t(`sports:sport.${params.sport}`),
    champ: openGame(stores)?.champName ?? '',
    address: pathTo('game', params, stores.language),
    competitors: [facts.home.name, ...(facts.away === undefined ? [] : [facts.away.name])],
    isAbandoned: facts.status === 'abandoned',
  };
}

/** A game that the guards refused was never loaded. */
function openGame(stores: HeadSources): HeadSources['game'] | undefined {
  return stores.lazy.isLoaded('game') ? stores.game : undefined;
}

function gameName(stores: HeadSources): string {
  const facts = openGame(stores)?.row?.facts;
  if (facts === undefined) return '';
  return stores.texts.i18n.t(`sports:${gameNameKey(facts)}`, { home: facts.home.name, away: facts.away?.name ?? '' });
}

function champName({ tree }: HeadSources, id: number): string {
  return tree.champ(id)?.name ?? '';
}
