import type { Market, Outcome } from '../../../../core/sports/market.ts';
import { marketKindFacts } from '../../../../core/sports/market-kind.ts';
import { marketId } from '../../../../core/sports/outcome-id.ts';
import type { Chances } from '../chances/chances.ts';
import { certainGrade, fairProbability } from '../chances/grade.ts';
import { gradeMass } from '../chances/grading.ts';
import type { MarketOffer } from './market-offer.ts';
import { houseMargin, printedOdds, withMargin } from './printed-odds.ts';

/** How the whole board of a game is quoted at a moment. */
export interface Quotation {
  readonly gameId: number;
  readonly isSuspended: boolean;
  /** What a person laid upon every price by hand. */
  readonly priceFactor: number;
}

const NEARLY_CERTAIN = 0.99;

/** The market with its prices; undefined where the game has decided it. Answers that cannot come true any more are left out. */
export function priceMarket(chances: Chances, offer: MarketOffer, quotation: Quotation): Market | undefined {
  const codes = offer.codes ?? marketKindFacts(offer.kind).outcomes;
  const answers: { code: string; probability: number }[] = [];
  for (const code of codes) {
    const mass = gradeMass(chances, offer.kind, offer.period, offer.line, code);
    if (mass === undefined) return undefined;
    const grade = certainGrade(mass);
    if (grade === undefined) answers.push({ code, probability: fairProbability(mass) });
    else if (grade !== 'lose') return undefined;
  }
  if (answers.length < 2) return undefined;
  const probabilities = answers.map(({ probability }) => probability);
  const isLocked = quotation.isSuspended || probabilities.some((probability) => probability > NEARLY_CERTAIN);
  const id = marketId({ gameId: quotation.gameId, ...offer });
  const loaded = withMargin(probabilities, houseMargin(offer.kind, offer.period));
  const outcomes = answers.map(({ code }, index): Outcome => {
    const odds = printedOdds(quotation.priceFactor / (loaded[index] ?? 1));
    return { id: `${id}:${code}`, code, odds, isLocked };
  });
  return {
    id,
    kind: offer.kind,
    period: offer.period,
    ...(offer.line === undefined ? {} : { line: offer.line }),
    isMain: offer.isMain,
    outcomes,
  };
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
