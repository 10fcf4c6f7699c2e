import type { Frame, Matchup } from '../plays/play.ts';
import { possessionRules } from '../plays/possession-rules.ts';
import type { LineProbabilities, MarketOffer } from './market-offer.ts';
import { lineOffers, offer, openOffer, periodsFrom } from './market-offer.ts';

/** The widest lead that winning margins name in two steps before they say more. */
const MARGINS = { basketball: [5, 10], others: [12, 24] } as const;
const FEW = [0, -2, 2];

function winningMargins(isBasketball: boolean, isDrawn: boolean): readonly string[] {
  const [least, most] = isBasketball ? MARGINS.basketball : MARGINS.others;
  const ofSide = (side: string): readonly string[] => [
    `${side}-1-${String(least)}`,
    `${side}-${String(least + 1)}-${String(most)}`,
    `${side}-${String(most + 1)}-more`,
  ];
  return [...ofSide('home'), ...(isDrawn ? ['draw'] : []), ...ofSide('away')];
}

/** The markets of basketball and of other sports in which the sides attack in turn. */
export function possessionOffers(
  probabilities: LineProbabilities,
  frame: Frame,
  view: Pick<Matchup, 'sport' | 'champId' | 'coverage'>,
): readonly MarketOffer[] {
  const { periods, overtimeMinutes } = possessionRules(view);
  const isDrawn = overtimeMinutes === 0;
  const isLow = view.coverage === 'low';
  const steps = isLow ? [0, -2, 2, -4, 4] : [0, -2, 2, -4, 4, -6, 6, -8, 8];
  return [
    ...(isDrawn
      ? [offer('result', 0, true), offer('double-chance', 0, true), offer('draw-no-bet')]
      : [offer('winner', 0, true)]),
    ...lineOffers(probabilities, { kind: 'total', view: 'total', steps, row: 4 }),
    ...lineOffers(probabilities, { kind: 'handicap', view: 'margin', steps, row: 4 }),
    ...lineOffers(probabilities, { kind: 'home-total', view: 'home', steps: FEW }),
    ...lineOffers(probabilities, { kind: 'away-total', view: 'away', steps: FEW }),
    offer('odd-even'),
    ...(isDrawn ? [] : [offer('overtime')]),
    openOffer('winning-margin', 0, winningMargins(view.sport.endsWith('basketball'), isDrawn)),
    ...periodsFrom(frame, periods, 4).flatMap((period) => [
      offer('result', period),
      offer('double-chance', period),
      ...lineOffers(probabilities, { kind: 'total', period, view: 'total', steps: FEW }),
      ...lineOffers(probabilities, { kind: 'handicap', period, view: 'margin', steps: FEW }),
      ...(isLow ? [] : [offer('odd-even', period), offer('draw-no-bet', period)]),
    ]),
  ];
}
