import type { GameState } from '../game-state.ts';
import { isGoalSport } from '../plays/goal-rules.ts';
import { isPossessionSport } from '../plays/possession-rules.ts';
import { isRaceSport } from '../plays/race-play.ts';
import { isSetSport } from '../plays/set-rules.ts';
import { teamSheets } from '../plays/team-sheet.ts';
import { fightOffers } from './fight-offers.ts';
import { goalOffers } from './goal-offers.ts';
import type { LineProbabilities, MarketOffer } from './market-offer.ts';
import { openOffer } from './market-offer.ts';
import { baseballOffers, cricketOffers } from './points-offers.ts';
import { possessionOffers } from './possession-offers.ts';
import { setOffers } from './set-offers.ts';

/** The markets that a game carries where it stands. */
export function gameOffers(
  { view, frame }: Pick<GameState, 'view' | 'frame'>,
  probabilities: LineProbabilities,
): readonly MarketOffer[] {
  const { sport, coverage } = view;
  if (isGoalSport(sport)) return goalOffers(probabilities, frame, { sport, coverage, sheets: teamSheets(view) });
  if (isSetSport(sport)) return setOffers(probabilities, frame, { sport, coverage });
  if (isPossessionSport(sport)) return possessionOffers(probabilities, frame, view);
  if (isRaceSport(sport)) return questionOffers(view.answerCount);
  switch (sport) {
    case 'baseball':
      return baseballOffers(probabilities, frame, coverage);
    case 'cricket':
      return cricketOffers(probabilities, coverage);
    case 'mma':
    case 'boxing':
      return fightOffers(view);
    case 'marbles':
      return questionOffers(view.answerCount, frame.fallen);
    case 'politics':
    case 'culture':
      return questionOffers(view.answerCount);
  }
}

/** The one market of a race or a question, which are no contests of two: of a race that is run, those that are left. */
function questionOffers(answerCount: number, fallen: readonly number[] = []): readonly MarketOffer[] {
  const codes = Array.from({ length: answerCount }, (_, index) => index)
    .filter((index) => !fallen.includes(index))
    .map((index) => `c${String(index)}`);
  return [{ ...openOffer('outright', 0, codes), isInRow: true }];
}
