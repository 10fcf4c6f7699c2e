import { routePath, type RouteMatch } from './route-table.ts';
import { RULE_GROUPS } from './route-parameters.ts';

/** Routes whose content the operator writes, beside the rules; each page is named as its route is. */
export const INFORMATION_PAGES = [
  'contacts',
  'about',
  'how-to-bet',
  'payment',
  'cookie-policy',
  'licenses',
  'taxation',
  'consent',
  'simple-identification',
  'sms-bets',
  'aml-kyc',
  'aml-policy',
  'dispute-resolution',
  'kyc-policy',
  'responsible-gaming',
  'cash-terminals',
  'privacy-policy',
  'points',
  'mobile-app',
  'desktop-app',
  'partners',
] as const;
export type InformationRouteName = (typeof INFORMATION_PAGES)[number];

/** NV-40 A page of information is named as its route is, one of the rules by its group and chapter, a news story and a page for partners by its word; the path of a page is the inverse. */
export function informationPage(match: RouteMatch): string | undefined {
  if (match.name === 'rules') {
    const { ruleGroup, chapter } = match.params;
    return chapter === undefined ? `rules-${ruleGroup}` : `rules-${ruleGroup}-${chapter}`;
  }
  if (match.name === 'news') return match.params.slug === undefined ? undefined : `news-${match.params.slug}`;
  if (match.name === 'partners' && match.params.partnerSection !== undefined) {
    return `partners-${match.params.partnerSection}`;
  }
  return INFORMATION_PAGES.find((page) => page === match.name);
}

/** NV-40 The path, without its language, of a page of information; nothing where the site has no route for it. */
export function informationPath(page: string): string | undefined {
  const [, group, chapter] = /^rules-(\d)(?:-([\w-]+))?$/.exec(page) ?? [];
  const ruleGroup = RULE_GROUPS.find((each) => each === group);
  if (ruleGroup !== undefined) return routePath('rules', { ruleGroup, ...(chapter === undefined ? {} : { chapter }) });
  const [, name, word] = /^(news|partners)-([\w-]+)$/.exec(page) ?? [];
  if (word !== undefined) {
    return name === 'news' ? routePath('news', { slug: word }) : routePath('partners', { partnerSection: word });
  }
  const route = INFORMATION_PAGES.find((each) => each === page);
  return route === undefined ? undefined : routePath(route, {});
}
