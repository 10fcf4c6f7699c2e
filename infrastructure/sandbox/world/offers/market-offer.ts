import type { MarketKind } from '../../../../core/sports/game/market-kind.ts';
import type { Frame } from '../plays/play.ts';
import type { Probabilities, CountName } from '../probabilities/probabilities.ts';
import type { Distribution } from '../probabilities/distribution.ts';
import { balancedLine, steadyLine } from '../probabilities/distribution.ts';

/** A market that a game carries, before its prices. */
export interface MarketOffer {
  readonly kind: MarketKind;
  readonly period: number;
  readonly line?: number;
  readonly isMain: boolean;
  /** Whether the row of the line has a column for it. */
  readonly isInRow: boolean;
  /** The answers where the kind lists none. */
  readonly codes?: readonly string[];
}

export function offer(kind: MarketKind, period = 0, isInRow = false): MarketOffer {
  return { kind, period, isMain: true, isInRow };
}

export function openOffer(kind: MarketKind, period: number, codes: readonly string[]): MarketOffer {
  return { kind, period, isMain: true, isInRow: false, codes };
}

/** Lines of a kind around the one that parts the probabilities most evenly; those within `row` of it go in the row. */
export interface LinePlan {
  readonly kind: MarketKind;
  readonly period?: number;
  readonly count?: CountName;
  readonly view: 'total' | 'margin' | 'home' | 'away';
  readonly steps: readonly number[];
  /** How far from the middle a line of the row may lie. */
  readonly row?: number;
  /** The lowest line that makes sense, 0.5 where missing. */
  readonly least?: number;
}

/** What the lines are chosen by: the probabilities without the drift of prices, now and where lines were last chosen afresh. */
export interface LineProbabilities {
  readonly now: Probabilities;
  readonly before: Probabilities;
}

function distributionOf(
  probabilities: Probabilities,
  { count = 'regular', period = 0, view }: LinePlan,
): Distribution | undefined {
  const spread = probabilities.spread(count, period);
  return spread === undefined || spread === 'void' ? undefined : spread[view];
}

export function lineOffers(probabilities: LineProbabilities, plan: LinePlan): readonly MarketOffer[] {
  const period = plan.period ?? 0;
  const distribution = distributionOf(probabilities.now, plan);
  if (distribution === undefined) return [];
  const before = distributionOf(probabilities.before, plan);
  const middle = before === undefined ? balancedLine(distribution) : steadyLine(distribution, balancedLine(before));
  const isUndecided = (value: number): boolean =>
    value > distribution.from && value < distribution.from + distribution.weights.length - 1;
  return plan.steps
    .filter((step) => isUndecided(middle + step))
    .map((step) => ({ step, line: plan.view === 'margin' ? 0 - (middle + step) : middle + step }))
    .filter(({ line }) => plan.view === 'margin' || line >= (plan.least ?? 0.5))
    .map(({ step, line }) => ({
      kind: plan.kind,
      period,
      line,
      isMain: step === 0,
      isInRow: plan.row !== undefined && Math.abs(step) <= plan.row,
    }));
}

/** The running or the next part and some after it, up to the last. */
export function periodsFrom(frame: Frame, last: number, reach: number): readonly number[] {
  const first = Math.max(1, frame.phase === 'break' ? frame.period + 1 : frame.period);
  return Array.from(
    { length: Math.max(0, Math.min(last, first + reach - 1) - first + 1) },
    (_, index) => first + index,
  );
}
