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
] as const;
export type InformationRouteName = (typeof INFORMATION_PAGES)[number];

/** NV-40 A page of information is named as its route is, one of the rules by its group and chapter; the path of a page is the inverse. */
export function informationPage(match: RouteMatch): string | undefined {
  if (match.name === 'rules') {
    const { ruleGroup, chapter } = match.params;
    return chapter === undefined ? `rules-${ruleGroup}` : `rules-${ruleGroup}-${chapter}`;
  }
  return INFORMATION_PAGES.find((page) => page === match.name);
}

/** NV-40 The path, without its language, of a page of information; nothing where the site has no route for it. */
export function informationPath(page: string): string | undefined {
  const [, group, chapter] = /^rules-(\d)(?:-([\w-]+))?$/.exec(page) ?? [];
  const ruleGroup = RULE_GROUPS.find((each) => each === group);
  if (ruleGroup !== undefined) return routePath('rules', { ruleGroup, ...(chapter === undefined ? {} : { chapter }) });
  const route = INFORMATION_PAGES.find((each) => each === page);
  return route === undefined ? undefined : routePath(route, {});
}
