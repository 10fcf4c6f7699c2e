import type { Coverage } from '../champ-table.ts';
import type { Frame } from '../plays/play.ts';
import type { LineProbabilities, MarketOffer } from './market-offer.ts';
import { lineOffers, offer, periodsFrom } from './market-offer.ts';

/** The markets of baseball. */
export function baseballOffers(
  probabilities: LineProbabilities,
  frame: Frame,
  coverage: Coverage,
): readonly MarketOffer[] {
  const steps = coverage === 'low' ? [0, -1, 1] : [0, -1, 1, -2, 2];
  return [
    offer('winner', 0, true),
    ...lineOffers(probabilities, { kind: 'total', view: 'total', steps, row: 2 }),
    ...lineOffers(probabilities, { kind: 'handicap', view: 'margin', steps, row: 2 }),
    ...lineOffers(probabilities, { kind: 'home-total', view: 'home', steps: [0, -1, 1] }),
    ...lineOffers(probabilities, { kind: 'away-total', view: 'away', steps: [0, -1, 1] }),
    offer('odd-even'),
    ...periodsFrom(frame, 9, 2).flatMap((period) => [
      offer('result', period),
      ...lineOffers(probabilities, { kind: 'total', period, view: 'total', steps: [0] }),
    ]),
  ];
}

/** The markets of cricket. */
export function cricketOffers(probabilities: LineProbabilities, coverage: Coverage): readonly MarketOffer[] {
  const steps = coverage === 'low' ? [0, -10, 10] : [0, -5, 5, -10, 10];
  return [
    offer('winner', 0, true),
    ...lineOffers(probabilities, { kind: 'total', view: 'total', steps, row: 10 }),
    ...lineOffers(probabilities, { kind: 'home-total', view: 'home', steps }),
    ...lineOffers(probabilities, { kind: 'away-total', view: 'away', steps }),
    offer('odd-even'),
  ];
}
