import type { GameState } from '../game-state.ts';
import { fightOffers } from './fight-offers.ts';
import { goalOffers } from './goal-offers.ts';
import type { LineProbabilities, MarketOffer } from './market-offer.ts';
import { openOffer } from './market-offer.ts';
import { baseballOffers, basketballOffers, cricketOffers } from './points-offers.ts';
import { setOffers } from './set-offers.ts';

/** The markets that a game carries where it stands. */
export function gameOffers(
  { view, frame }: Pick<GameState, 'view' | 'frame'>,
  probabilities: LineProbabilities,
): readonly MarketOffer[] {
  const { sport, coverage } = view;
  switch (sport) {
    case 'football':
    case 'ice-hockey':
    case 'handball':
    case 'cyber-football':
    case 'cyber-ice-hockey':
      return goalOffers(probabilities, frame, { sport, coverage });
    case 'basketball':
    case 'cyber-basketball':
      return basketballOffers(probabilities, frame, coverage);
    case 'baseball':
      return baseballOffers(probabilities, frame, coverage);
    case 'cricket':
      return cricketOffers(probabilities, coverage);
    case 'mma':
      return fightOffers(view.key);
    case 'politics':
      return questionOffers(view.answerCount);
    case 'tennis':
    case 'volleyball':
    case 'table-tennis':
    case 'badminton':
    case 'dota-2':
    case 'cs2':
    case 'lol':
    case 'valorant':
    case 'rainbow-six':
    case 'starcraft-2':
      return setOffers(probabilities, frame, { sport, coverage });
  }
}

/** The one market of a question that is no contest of two. */
function questionOffers(answerCount: number): readonly MarketOffer[] {
  const codes = Array.from({ length: answerCount }, (_, index) => `c${String(index)}`);
  return [{ ...openOffer('outright', 0, codes), isInRow: true }];
}
