import type { MilliOdds } from '../../shared/odds.ts';
import type { MarketKind } from './market-kind.ts';

/** One thing to bet on in a game: "total goals 2.5 in the first half". */
export interface Market {
  readonly id: string;
  readonly kind: MarketKind;
  /** 0 the whole game, 1.. its halves, periods, sets, maps in order. */
  readonly period: number;
  /** The line of a total, or of the home side in a handicap; the number asked for in "next goal" and the like. */
  readonly line?: number | undefined;
  /** The line shown where only one fits. */
  readonly isMain: boolean;
  readonly outcomes: readonly Outcome[];
}

/** One answer of a market, with its price. */
export interface Outcome {
  readonly id: string;
  /** 'home', 'over', '2-1' ...: the codes that the market's kind lists, or a free code where its answers vary. */
  readonly code: string;
  readonly odds: MilliOdds;
  readonly isLocked: boolean;
  /** What the answer is called where the code has no translation: a player, a candidate. */
  readonly label?: string | undefined;
}
