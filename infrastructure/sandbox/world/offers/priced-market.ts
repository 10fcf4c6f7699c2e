import type { Market, Outcome } from '../../../../core/sports/game/market.ts';
import { marketLayout } from '../../../../core/sports/game/market-layout.ts';
import { marketId, outcomeId } from '../../../../core/sports/game/outcome-id.ts';
import type { Probabilities } from '../probabilities/probabilities.ts';
import type { ResultDistribution } from '../probabilities/settled-result.ts';
import { certainResult, fairProbability } from '../probabilities/settled-result.ts';
import { resultDistribution } from '../probabilities/score-rules.ts';
import type { MarketOffer } from './market-offer.ts';
import { houseMargin, outlastsRounding, printedOdds, withMargin } from './printed-odds.ts';
import { addsUp, areApart, hasManyWinners, isSoundBook } from './sound-market.ts';

/** How the whole board of a game is quoted at a moment. */
export interface Quotation {
  readonly gameId: number;
  readonly isSuspended: boolean;
  /** What a person laid upon every price by hand. */
  readonly priceFactor: number;
}

const NEARLY_CERTAIN = 0.99;

interface Answer {
  readonly code: string;
  readonly distribution: ResultDistribution;
}

/** The answers that can still come true; undefined where the game has decided the market or the sport has none such. */
function openAnswers(
  probabilities: Probabilities,
  { kind, period, line, codes }: MarketOffer,
): readonly Answer[] | undefined {
  const answers: Answer[] = [];
  for (const code of codes ?? marketLayout(kind).outcomes) {
    const distribution = resultDistribution(probabilities, { kind, period, line, code });
    if (distribution === undefined) return undefined;
    const result = certainResult(distribution);
    if (result === undefined) answers.push({ code, distribution });
    else if (result !== 'lose' && !areApart({ kind })) return undefined;
  }
  return answers.length < 2 ? undefined : answers;
}

interface OpenBook {
  readonly answers: readonly Answer[];
  /** How likely each answer is. */
  readonly fair: readonly number[];
}

/** What is still open of a market; undefined where the game has decided it or its probabilities do not add up. Answers that cannot come true any more are left out. */
function openBook(probabilities: Probabilities, offer: MarketOffer): OpenBook | undefined {
  const answers = openAnswers(probabilities, offer);
  if (answers === undefined || !addsUp(offer, answers)) return undefined;
  return { answers, fair: answers.map(({ distribution }) => fairProbability(distribution)) };
}

function isSound(fair: readonly number[], loaded: readonly number[]): boolean {
  return isSoundBook(
    fair,
    loaded.map((probability) => printedOdds(1 / probability)),
  );
}

/** How many answers the market has once it is priced, 0 where it is not; told without its prices. */
export function countAnswers(probabilities: Probabilities, offer: MarketOffer): number {
  const book = openBook(probabilities, offer);
  if (book === undefined) return 0;
  const { answers, fair } = book;
  const margin = houseMargin(offer.kind, offer.period);
  return outlastsRounding(fair, margin) || isSound(fair, withMargin(fair, margin)) ? answers.length : 0;
}

/** The market with its prices; undefined where it is decided or its prices would not be sound. */
export function priceMarket(
  probabilities: Probabilities,
  offer: MarketOffer,
  quotation: Quotation,
): Market | undefined {
  const { kind, period, line, isMain } = offer;
  const book = openBook(probabilities, offer);
  if (book === undefined) return undefined;
  const { answers, fair } = book;
  const loaded = withMargin(fair, houseMargin(kind, period));
  if (!isSound(fair, loaded)) return undefined;
  const isDecided = fair.map((probability) => probability > NEARLY_CERTAIN);
  const isWholeLocked = quotation.isSuspended || (!hasManyWinners(offer) && isDecided.includes(true));
  const id = marketId({ gameId: quotation.gameId, ...offer });
  const outcomes = answers.map(({ code }, index): Outcome => {
    const odds = printedOdds(quotation.priceFactor / (loaded[index] ?? 1));
    const isLocked = isWholeLocked || isDecided[index] === true;
    return { id: outcomeId({ gameId: quotation.gameId, ...offer, code }), code, odds, isLocked };
  });
  return { id, kind, period, ...(line === undefined ? {} : { line }), isMain, outcomes };
}

interface Line {
  readonly kind: string;
  readonly period: number;
  readonly isMain: boolean;
}

/** Each kind and period has one main line: where the middle one is not there, the first that is takes its place. */
export function withOneMainLine<Item extends Line>(lines: readonly Item[]): readonly Item[] {
  const served = new Set<string>();
  for (const { kind, period, isMain } of lines) if (isMain) served.add(`${kind} ${String(period)}`);
  return lines.map((line) => {
    const key = `${line.kind} ${String(line.period)}`;
    if (served.has(key)) return line;
    served.add(key);
    return { ...line, isMain: true };
  });
}
