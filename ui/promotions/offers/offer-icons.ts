import type { PromotionKind } from '../../../core/promotions/offers/promotion.ts';
import type { IconName } from '../../kit/pictures/icon-name.ts';

/** The sign of each kind of promotion. */
export const KIND_ICONS: Readonly<Record<PromotionKind, IconName>> = {
  expresses: 't-ticket',
  slots: 't-stack-2',
  'first-deposit': 't-cash',
  tournament: 't-trophy',
  cashback: 't-percentage',
  'premium-cashback': 't-star',
  points: 't-coins',
  friends: 't-users',
};
