import { NO_MONEY } from '../../shared/money.ts';
import type { Promotion, PromotionCategory } from './promotion.ts';

/** PRM-15 Which promotions are shown: those of one category, or those that the player takes part in. */
export const SHOWN_PROMOTIONS = ['all', 'sport', 'casino', 'common', 'mine'] as const;
export type ShownPromotions = (typeof SHOWN_PROMOTIONS)[number];

/** PRM-15 By default as the operator lists them. */
export const PROMOTION_ORDERS = ['important', 'reward', 'name'] as const;
export type PromotionOrder = (typeof PROMOTION_ORDERS)[number];

export interface PromotionWish {
  readonly show: ShownPromotions;
  readonly order: PromotionOrder;
}

const SHOWN_AS: Readonly<Record<PromotionCategory, ShownPromotions>> = {
  sport: 'sport',
  casino: 'casino',
  all: 'common',
};

/** PRM-15 What an address asks for; what it does not know is no wish. */
export function readPromotionWish(query: { readonly get: (name: string) => string | null }): PromotionWish {
  return {
    show: SHOWN_PROMOTIONS.find((show) => show === query.get('show')) ?? 'all',
    order: PROMOTION_ORDERS.find((order) => order === query.get('order')) ?? 'important',
  };
}

/** PRM-15 The same in an address, which says nothing of what is not wished for; begins with `?` or is empty. */
export function writePromotionWish({ show, order }: PromotionWish): string {
  const pairs = [...(show === 'all' ? [] : [`show=${show}`]), ...(order === 'important' ? [] : [`order=${order}`])];
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** PRM-15 Those of a category, or those that were joined. */
export function shownPromotions(
  promotions: readonly Promotion[],
  show: ShownPromotions,
  joined: readonly string[],
): readonly Promotion[] {
  if (show === 'all') return promotions;
  return promotions.filter(({ id, category }) => (show === 'mine' ? joined.includes(id) : SHOWN_AS[category] === show));
}

/** PRM-15 The largest reward first, those without one last; or by name, as the language compares names. */
export function orderedPromotions(
  promotions: readonly Promotion[],
  order: PromotionOrder,
  compare: (one: string, other: string) => number,
): readonly Promotion[] {
  const rewardOf = ({ terms }: Promotion) => terms.reward ?? NO_MONEY;
  switch (order) {
    case 'important':
      return promotions;
    case 'reward':
      return promotions.toSorted((one, other) => rewardOf(other) - rewardOf(one));
    case 'name':
      return promotions.toSorted((one, other) => compare(one.title, other.title));
  }
}

export interface LeadingPromotions {
  readonly lead: Promotion | undefined;
  readonly beside: Promotion | undefined;
}

/** PRM-16 What stands above the list of all: the operator's first promotion, and its cashback beside it. */
export function leadingPromotions(promotions: readonly Promotion[]): LeadingPromotions {
  const [lead, ...others] = promotions;
  return { lead, beside: others.find(({ kind }) => kind === 'cashback') };
}
