import type { Coverage } from '../champ-table.ts';
import type { Frame } from '../plays/play.ts';
import type { LineProbabilities, MarketOffer } from './market-offer.ts';
import { lineOffers, offer, openOffer } from './market-offer.ts';

const BASKETBALL_MARGINS = ['home-1-5', 'home-6-10', 'home-11-more', 'away-1-5', 'away-6-10', 'away-11-more'];

function periodsFrom(frame: Frame, last: number, reach: number): readonly number[] {
  const first = Math.max(1, frame.phase === 'break' ? frame.period + 1 : frame.period);
  return Array.from(
    { length: Math.max(0, Math.min(last, first + reach - 1) - first + 1) },
    (_, index) => first + index,
  );
}

/** The markets of basketball. */
export function basketballOffers(
  probabilities: LineProbabilities,
  frame: Frame,
  coverage: Coverage,
): readonly MarketOffer[] {
  const steps = coverage === 'low' ? [0, -2, 2, -4, 4] : [0, -2, 2, -4, 4, -6, 6, -8, 8];
  const few = [0, -2, 2];
  return [
    offer('winner', 0, true),
    ...lineOffers(probabilities, { kind: 'total', view: 'total', steps, row: 4 }),
    ...lineOffers(probabilities, { kind: 'handicap', view: 'margin', steps, row: 4 }),
    ...lineOffers(probabilities, { kind: 'home-total', view: 'home', steps: few }),
    ...lineOffers(probabilities, { kind: 'away-total', view: 'away', steps: few }),
    offer('odd-even'),
    offer('overtime'),
    openOffer('winning-margin', 0, BASKETBALL_MARGINS),
    ...periodsFrom(frame, 4, 4).flatMap((period) => [
      offer('result', period),
      offer('double-chance', period),
      ...lineOffers(probabilities, { kind: 'total', period, view: 'total', steps: few }),
      ...lineOffers(probabilities, { kind: 'handicap', period, view: 'margin', steps: few }),
      ...(coverage === 'low' ? [] : [offer('odd-even', period), offer('draw-no-bet', period)]),
    ]),
  ];
}

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
