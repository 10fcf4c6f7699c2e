import type { SportId } from '../../shared/ids.ts';
import type { Market, Outcome } from '../game/market.ts';
import { sportCode } from '../tree/sport.ts';

/** One strip of a game in the Asian table: a handicap, a total and, in the first one, who wins. */
export interface AsianStrip {
  readonly handicap: Market | undefined;
  readonly total: Market | undefined;
  readonly result: Market | undefined;
}

/** The strips of a game side by side: the whole game and its first part. */
export interface AsianLines {
  readonly whole: AsianStrip;
  readonly first: AsianStrip;
}

const MOST_STRIPS = 2;

/** LN-42 Columns of the first part stand over the sports whose rows have lines of it. */
export function hasFirstPart(sport: SportId): boolean {
  return sportCode(sport) === 'football';
}

/** LN-29 The Asian table shows the main handicap and total with the next ones under them, of the whole game and of its first part. */
export function asianLines(markets: readonly Market[]): readonly AsianLines[] {
  const handicaps = [0, 1].map((period) => nearest(markets, 'handicap', period));
  const totals = [0, 1].map((period) => nearest(markets, 'total', period));
  const count = Math.max(1, ...[...handicaps, ...totals].map((lines) => lines.length));
  return Array.from({ length: count }, (_, place) => {
    const strip = (period: number): AsianStrip => ({
      handicap: handicaps[period]?.[place],
      total: totals[period]?.[place],
      result: place === 0 ? resultOf(markets, period) : undefined,
    });
    return { whole: strip(0), first: strip(1) };
  });
}

/** The side that gives the handicap; neither where the line is zero. */
export function givingSide(handicap: Market | undefined): 'home' | 'away' | undefined {
  if (handicap?.line === undefined || handicap.line === 0) return undefined;
  return handicap.line < 0 ? 'home' : 'away';
}

/** The outcome of a market with this code; undefined without such a market or outcome. */
export function answer(market: Market | undefined, code: string): Outcome | undefined {
  return market?.outcomes.find((outcome) => outcome.code === code);
}

function nearest(markets: readonly Market[], kind: Market['kind'], period: number): readonly Market[] {
  const lines = markets.filter((market) => market.kind === kind && market.period === period);
  const main = lines.find((market) => market.isMain)?.line ?? lines[0]?.line ?? 0;
  const distance = ({ line = 0 }: Market): number => Math.abs(line - main);
  return lines.toSorted((left, right) => distance(left) - distance(right)).slice(0, MOST_STRIPS);
}

function resultOf(markets: readonly Market[], period: number): Market | undefined {
  return markets.find((market) => market.period === period && (market.kind === 'result' || market.kind === 'winner'));
}
