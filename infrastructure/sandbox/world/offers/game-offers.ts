import type { Standing } from '../standing.ts';
import { fightOffers } from './fight-offers.ts';
import { goalOffers } from './goal-offers.ts';
import type { LineChances, MarketOffer } from './market-offer.ts';
import { openOffer } from './market-offer.ts';
import { baseballOffers, basketballOffers, cricketOffers } from './points-offers.ts';
import { setOffers } from './set-offers.ts';

/** The markets that a game carries where it stands. */
export function gameOffers(
  { view, frame }: Pick<Standing, 'view' | 'frame'>,
  chances: LineChances,
): readonly MarketOffer[] {
  const { sport, coverage } = view;
  switch (sport) {
    case 'football':
    case 'ice-hockey':
    case 'handball':
      return goalOffers(chances, frame, { sport, coverage });
    case 'basketball':
      return basketballOffers(chances, frame, coverage);
    case 'baseball':
      return baseballOffers(chances, frame, coverage);
    case 'cricket':
      return cricketOffers(chances, coverage);
    case 'mma':
      return fightOffers(view.key);
    case 'politics':
      return [
        openOffer(
          'outright',
          0,
          Array.from({ length: view.answerCount }, (_, index) => `c${String(index)}`),
        ),
      ].map((item) => ({ ...item, isInRow: true }));
    case 'tennis':
    case 'volleyball':
    case 'table-tennis':
    case 'badminton':
    case 'dota-2':
    case 'cs2':
      return setOffers(chances, frame, { sport, coverage });
  }
}
