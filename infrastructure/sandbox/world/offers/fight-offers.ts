import { fightRounds } from '../plays/fight-rules.ts';
import type { MarketOffer } from './market-offer.ts';
import { offer, openOffer } from './market-offer.ts';

const WAYS = ['knockout', 'submission', 'decision'];

/** The markets of a fight. */
export function fightOffers(key: number): readonly MarketOffer[] {
  const rounds = fightRounds(key);
  const numbers = Array.from({ length: rounds }, (_, index) => String(index + 1));
  return [
    offer('winner', 0, true),
    ...Array.from({ length: rounds }, (_, index) => ({
      ...offer('total', 0, true),
      line: index + 0.5,
      isMain: index + 0.5 === rounds - 1.5,
    })),
    offer('method'),
    openOffer('winner-method', 0, [...WAYS.map((way) => `home-${way}`), ...WAYS.map((way) => `away-${way}`)]),
    openOffer('finish-round', 0, [...numbers, 'decision']),
    offer('goes-the-distance'),
  ];
}
