import type { MilliOdds } from '../../../../core/shared/odds.ts';
import type { MarketKind } from '../../../../core/sports/game/market-kind.ts';
import type { ResultDistribution } from '../probabilities/settled-result.ts';
import type { MarketOffer } from './market-offer.ts';

const TOLERANCE = 1e-6;
/** Any two of three answers win. */
const TWO_WINNERS: ReadonlySet<MarketKind> = new Set(['double-chance']);
/** As many of the answers win as the number says. */
const AS_MANY_WINNERS: ReadonlySet<MarketKind> = new Set(['season-top', 'season-relegation']);
/** Each answer is a question of its own. */
const ANSWERS_APART: ReadonlySet<MarketKind> = new Set([
  'anytime-goalscorer',
  'two-or-more-goals',
  'player-shot-on-target',
  'player-two-or-more-shots',
  'player-assist',
  'player-yellow-card',
]);
/** One of them wins or none, and those who take no part give the stake back. */
const AT_MOST_ONE_WINNER: ReadonlySet<MarketKind> = new Set(['first-goalscorer', 'last-goalscorer']);

/** How much of a win the results of an answer are worth: a stake given back is half of one, since another answer gets the other half. */
function winShare([, win, returned, halfWin, halfLose, deadHeat]: ResultDistribution): number {
  return win + returned / 2 + halfWin * 0.75 + halfLose * 0.25 + deadHeat / 2;
}

function isDistribution(distribution: ResultDistribution): boolean {
  let sum = 0;
  for (const weight of distribution) {
    if (!(weight > -TOLERANCE)) return false;
    sum += weight;
  }
  return Math.abs(sum - 1) < TOLERANCE;
}

/** Whether so many answers win that one of them may be certain while the others are not. */
export function hasManyWinners({ kind }: Pick<MarketOffer, 'kind'>): boolean {
  return AS_MANY_WINNERS.has(kind) || areApart({ kind });
}

/** Whether an answer may be decided while the others are open. */
export function areApart({ kind }: Pick<MarketOffer, 'kind'>): boolean {
  return ANSWERS_APART.has(kind);
}

function winnersOf({ kind, line }: Pick<MarketOffer, 'kind' | 'line'>): number {
  if (AS_MANY_WINNERS.has(kind)) return line ?? 1;
  return TWO_WINNERS.has(kind) ? 2 : 1;
}

/** Whether the probabilities of a market add up: those of each answer to 1, and the answers together to all its winners, where they have so many for certain. */
export function addsUp(
  offer: Pick<MarketOffer, 'kind' | 'line'>,
  answers: readonly { readonly distribution: ResultDistribution }[],
): boolean {
  let wins = 0;
  let shares = 0;
  for (const { distribution } of answers) {
    if (!isDistribution(distribution)) return false;
    wins += distribution[1];
    shares += winShare(distribution);
  }
  if (areApart(offer)) return true;
  if (AT_MOST_ONE_WINNER.has(offer.kind)) return wins < 1 + TOLERANCE;
  return Math.abs(shares - winnersOf(offer)) < TOLERANCE;
}

/** Whether printed odds keep a margin: their book is not below 100 %, which is that of the probabilities themselves. */
export function isSoundBook(probabilities: readonly number[], odds: readonly MilliOdds[]): boolean {
  let book = 0;
  for (const price of odds) book += 1000 / price;
  for (const probability of probabilities) book -= probability;
  return book >= -TOLERANCE;
}
