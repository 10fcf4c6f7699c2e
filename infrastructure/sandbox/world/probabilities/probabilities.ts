import type { MarketKind } from '../../../../core/sports/game/market-kind.ts';
import type { Matchup } from '../plays/play.ts';
import type { ResultDistribution } from './settled-result.ts';
import type { Spread } from './spread.ts';

/** What is counted: goals in regular time, the score with overtime, sets or maps, corners, yellow and red cards. */
export type CountName = 'regular' | 'whole' | 'sets' | 'corners' | 'cards' | 'reds';

/** An answer of a market, as a probability model is asked about it. */
export interface Question {
  readonly kind: MarketKind;
  readonly period: number;
  readonly line: number | undefined;
  readonly code: string;
}

/** How a game may end from where it stands. When it is over, every probability is a certainty: settlement reads the same answers. */
export interface Probabilities {
  /** 'void' where the period is not played; undefined where the sport has no such count. */
  readonly spread: (count: CountName, period: number) => Spread | 'void' | undefined;
  /** For the kinds that a spread cannot tell. */
  readonly special: (question: Question) => ResultDistribution | undefined;
}

/** The strengths as the prices see them: what is known, and a small drift. */
export interface View extends Matchup {
  /** Nobody played the rest: whatever could still have come must stay possible. */
  readonly isBrokenOff?: boolean;
}
