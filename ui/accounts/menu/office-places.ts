import type { RouteName } from '../../../core/navigation/route-table.ts';
import type { IconName } from '../../kit/pictures/icon-name.ts';

/** The pages that a menu of the office may lead to, with their signs. */
export const OFFICE_PLACES = {
  account: 't-user',
  'account-edit': 't-pencil',
  recharge: 't-wallet',
  withdrawal: 't-cash-banknote',
  'convert-account': 't-refresh',
  history: 't-receipt',
  'payment-history': 't-arrows-left-right',
  'payment-requests': 't-message',
  'deposit-bonuses': 't-gift',
  'vip-cashback': 't-percentage',
  'premium-cashback': 't-star',
  rewards: 't-trophy',
  'office-promotion': 't-ticket',
  'bring-friend': 't-user-plus',
  security: 't-shield-lock',
  verification: 't-id',
  'account-identification': 'f-circle-check',
  limits: 't-hourglass',
  'office-settings': 't-settings',
  'office-support': 't-headset',
  'own-manager': 't-user',
  'share-idea': 't-thumb-up',
} as const satisfies { readonly [Name in RouteName]?: IconName };
export type OfficePlace = keyof typeof OFFICE_PLACES;

export function isOfficePlace(route: string): route is OfficePlace {
  return Object.hasOwn(OFFICE_PLACES, route);
}

export const OFFICE_PLACE_NAMES: readonly OfficePlace[] = Object.keys(OFFICE_PLACES).filter(isOfficePlace);
