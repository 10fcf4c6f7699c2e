import { milliOddsOf, type MilliOdds } from '../../../../core/shared/odds.ts';
import type { MarketKind } from '../../../../core/sports/game/market-kind.ts';

const MARGINS: Partial<Record<MarketKind, number>> = {
  result: 0.055,
  winner: 0.05,
  'double-chance': 0.055,
  'draw-no-bet': 0.055,
  total: 0.05,
  handicap: 0.05,
  'asian-total': 0.045,
  'asian-handicap': 0.045,
  'correct-score': 0.16,
  'set-score': 0.1,
  'half-time-full-time': 0.12,
  'first-goalscorer': 0.16,
  'last-goalscorer': 0.16,
  'anytime-goalscorer': 0.12,
  'two-or-more-goals': 0.16,
  'no-goalscorer': 0.08,
  'player-shot-on-target': 0.1,
  'player-two-or-more-shots': 0.14,
  'player-assist': 0.14,
  'player-yellow-card': 0.12,
  'winning-margin': 0.11,
  'both-score-result': 0.1,
  'result-total': 0.09,
  'exact-goals': 0.11,
  'finish-round': 0.12,
  'winner-method': 0.1,
  outright: 0.11,
  'season-top': 0.08,
  'season-relegation': 0.1,
  'season-last': 0.11,
};

/** What the house keeps: by how much the probabilities behind the prices exceed the whole. */
export function houseMargin(kind: MarketKind, period: number): number {
  return (MARGINS[kind] ?? 0.065) + (period === 0 ? 0 : 0.01);
}

const LEAST_ODDS = 1001 as MilliOdds;
const GREATEST_ODDS = 501_000 as MilliOdds;

const STEPS = [
  [1.1, 1000],
  [4, 100],
  [10, 20],
  [20, 10],
  [50, 2],
  [100, 1],
] as const;

/** What the model makes of a probability becomes a price here: fine steps where low, coarse where high, between 1.001 and 501. */
export function printedOdds(fair: number): MilliOdds {
  if (fair * 1000 >= GREATEST_ODDS) return GREATEST_ODDS;
  const perOne = STEPS.find(([limit]) => fair < limit)?.[1] ?? 0.2;
  const odds = milliOddsOf(Math.max(LEAST_ODDS, Math.round(Math.round(fair * perOne) * (1000 / perOne))));
  if (odds === undefined) throw new RangeError(`no price: ${String(fair)}`);
  return odds;
}

/** Probabilities with the margin laid on: every answer's odds against are cut by one and the same factor (found by Newton's method), so favourites stay above 1. */
export function withMargin(probabilities: readonly number[], margin: number): readonly number[] {
  const sum = probabilities.reduce((total, probability) => total + probability, 0);
  const target = Math.min(sum * (1 + margin), probabilities.length * 0.995);
  let factor = 1;
  for (let round = 0; round < 40; round += 1) {
    let missing = target;
    let slope = 0;
    for (const probability of probabilities) {
      const scale = 1 - probability + factor * probability;
      missing -= (factor * probability) / scale;
      slope += (probability * (1 - probability)) / (scale * scale);
    }
    if (missing < 1e-6 || slope === 0) break;
    factor += missing / slope;
  }
  return probabilities.map((probability) => (factor * probability) / (1 - probability + factor * probability));
}

/** No step of the prices raises one by more. */
const MOST_ROUNDED = 0.025;
/** Up to this share of what can be asked at most the whole margin is laid on, where no answer is next to impossible. */
const SURELY_LAID_ON = 0.9;
const NEXT_TO_IMPOSSIBLE = 1e-10;

/** Whether prices keep a margin however they are rounded, so that nobody has to look at them. */
export function outlastsRounding(probabilities: readonly number[], margin: number): boolean {
  if (!(margin > MOST_ROUNDED + 0.005)) return false;
  let sum = 0;
  for (const probability of probabilities) {
    if (!(probability > NEXT_TO_IMPOSSIBLE)) return false;
    sum += probability;
  }
  return sum * (1 + margin) < probabilities.length * SURELY_LAID_ON;
}
