import { fightRules, FINISHES } from '../plays/fight-rules.ts';
import type { Matchup } from '../plays/play.ts';
import type { MarketOffer } from './market-offer.ts';
import { offer, openOffer } from './market-offer.ts';

/** The markets of a fight. */
export function fightOffers(view: Pick<Matchup, 'key' | 'sport'>): readonly MarketOffer[] {
  const { rounds, finishes } = fightRules(view);
  const ways = [...FINISHES.filter((finish) => finishes[finish] > 0), 'decision'];
  const numbers = Array.from({ length: rounds }, (_, index) => String(index + 1));
  return [
    offer('winner', 0, true),
    ...Array.from({ length: rounds }, (_, index) => ({
      ...offer('total', 0, true),
      line: index + 0.5,
      isMain: index + 0.5 === rounds - 1.5,
    })),
    openOffer('method', 0, ways),
    openOffer('winner-method', 0, [...ways.map((way) => `home-${way}`), ...ways.map((way) => `away-${way}`)]),
    openOffer('finish-round', 0, [...numbers, 'decision']),
    offer('goes-the-distance'),
  ];
}
