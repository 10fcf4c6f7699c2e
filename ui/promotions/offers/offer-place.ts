import type { Promotion } from '../../../core/promotions/offers/promotion.ts';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath, routePath, type RouteMatch } from '../../../core/navigation/route-table.ts';
import type { Language } from '../../../core/site/config/language.ts';

export type OfferListMatch = Extract<RouteMatch, { readonly name: 'promo' | 'casino-bonuses' | 'casino-promo' }>;
export type OfferMatch = Extract<
  RouteMatch,
  { readonly name: 'promotion' | 'offer' | 'casino-promotion' | 'casino-bonus' | 'first-slot-deposit' }
>;
export type OfferPart = 'terms' | 'rules' | 'games';

/** The promotion of a slot's first deposit, which has an address of its own. */
const FIRST_SLOT_DEPOSIT = 'slot-first-deposit';

/** Which promotion an address is about, and which part of it. */
export function offerPlace(match: OfferMatch): { readonly id: string; readonly part: OfferPart } {
  switch (match.name) {
    case 'promotion':
      return { id: match.params.promotion, part: 'terms' };
    case 'offer':
      return { id: match.params.bonus, part: match.params.offerSection ?? 'terms' };
    case 'casino-promotion':
    case 'casino-bonus':
      return { id: match.params.bonus, part: 'terms' };
    case 'first-slot-deposit':
      return { id: FIRST_SLOT_DEPOSIT, part: 'terms' };
  }
}

export function offerPlaceAt(path: string): ReturnType<typeof offerPlace> | undefined {
  const match = matchPath(path);
  return match !== undefined && isOfferMatch(match) ? offerPlace(match) : undefined;
}

function isOfferMatch(match: RouteMatch): match is OfferMatch {
  return ['promotion', 'offer', 'casino-promotion', 'casino-bonus', 'first-slot-deposit'].includes(match.name);
}

/** Where the terms of a promotion are read. */
export function offerAddress({ id }: Pick<Promotion, 'id'>, language: Language): string {
  return addressInLanguage(routePath('promotion', { promotion: id }), language);
}

/** PRM-10 Where a promotion that has its rules elsewhere is taken; nothing for one that is joined on its page. */
export function placeOf({ kind }: Pick<Promotion, 'kind'>): string | undefined {
  switch (kind) {
    case 'first-deposit':
      return routePath('deposit-bonuses', {});
    case 'tournament':
      return routePath('casino-tournament', { bonus: 'fruit-day' });
    case 'cashback':
      return routePath('vip-cashback', {});
    case 'premium-cashback':
      return routePath('premium-cashback', {});
    case 'points':
      return routePath('office-promotion', {});
    case 'friends':
      return routePath('bring-friend', {});
    case 'expresses':
    case 'slots':
      return undefined;
  }
}

/** What each list has: the casino's bonuses are all that holds there, its promotions those of its own. */
export function offersOf(list: OfferListMatch['name'], promotions: readonly Promotion[]): readonly Promotion[] {
  if (list === 'promo') return promotions;
  return promotions.filter(
    ({ category }) => category === 'casino' || (list === 'casino-bonuses' && category === 'all'),
  );
}
