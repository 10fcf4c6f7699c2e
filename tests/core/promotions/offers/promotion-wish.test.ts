import { describe, expect, it } from 'vitest';
import type { Promotion } from '../../../../core/promotions/offers/promotion.ts';
import {
  leadingPromotions,
  orderedPromotions,
  PROMOTION_ORDERS,
  readPromotionWish,
  SHOWN_PROMOTIONS,
  shownPromotions,
  writePromotionWish,
} from '../../../../core/promotions/offers/promotion-wish.ts';
import { minor } from '../../../support/units.ts';

const promotion = (id: string, changes: Partial<Promotion>): Promotion => ({
  id,
  kind: 'slots',
  category: 'casino',
  language: 'ru',
  title: id,
  summary: '',
  terms: {},
  ...changes,
});
const PROMOTIONS = [
  promotion('first', { kind: 'first-deposit', category: 'sport', title: 'Ёлка', terms: { reward: minor(5) } }),
  promotion('slots', { title: 'Яхта', terms: { reward: minor(900) } }),
  promotion('back', { kind: 'cashback', category: 'sport', title: 'Жара' }),
  promotion('friends', { kind: 'friends', category: 'all', title: 'Арка', terms: { reward: minor(5) } }),
];
const idsOf = (promotions: readonly Promotion[]) => promotions.map(({ id }) => id);

describe('the promotions that are shown', () => {
  it.each([
    ['all', ['first', 'slots', 'back', 'friends']],
    ['sport', ['first', 'back']],
    ['casino', ['slots']],
    ['common', ['friends']],
    ['mine', ['slots', 'friends']],
  ] as const)('are by category, or those that were joined: %s [PRM-15]', (show, ids) => {
    expect(idsOf(shownPromotions(PROMOTIONS, show, ['friends', 'slots']))).toEqual(ids);
  });

  it('stand as the operator lists them, by reward with equal ones as they were, or by name [PRM-15]', () => {
    const { compare } = new Intl.Collator('ru');
    const by = (order: (typeof PROMOTION_ORDERS)[number]) => idsOf(orderedPromotions(PROMOTIONS, order, compare));
    expect(by('important')).toEqual(['first', 'slots', 'back', 'friends']);
    expect(by('reward')).toEqual(['slots', 'first', 'friends', 'back']);
    expect(by('name')).toEqual(['friends', 'first', 'back', 'slots']);
  });

  it('stand in the address, and come back out of it [PRM-15]', () => {
    for (const show of SHOWN_PROMOTIONS) {
      for (const order of PROMOTION_ORDERS) {
        const address = writePromotionWish({ show, order });
        expect(readPromotionWish(new URLSearchParams(address))).toEqual({ show, order });
      }
    }
    expect(writePromotionWish({ show: 'all', order: 'important' })).toBe('');
    expect(writePromotionWish({ show: 'sport', order: 'name' })).toBe('?show=sport&order=name');
    const odd = readPromotionWish(new URLSearchParams('?show=none&order=SPORT'));
    expect(odd).toEqual({ show: 'all', order: 'important' });
  });

  it('begin with the first and the cashback, where there are any [PRM-16]', () => {
    const { lead, beside } = leadingPromotions(PROMOTIONS);
    expect([lead?.id, beside?.id]).toEqual(['first', 'back']);
    expect(leadingPromotions([])).toEqual({ lead: undefined, beside: undefined });
    const [, , back] = PROMOTIONS;
    expect(leadingPromotions([back!])).toEqual({ lead: back, beside: undefined });
  });
});
