import type { MarketKind } from '../../../../core/sports/market-kind.ts';
import type { Chances, CountName } from '../chances/chances.ts';
import { balancedLine } from '../chances/mass.ts';

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

/** Lines of a kind around the one that parts the chances most evenly; those within `row` of it go in the row. */
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

export function lineOffers(chances: Chances, plan: LinePlan): readonly MarketOffer[] {
  const period = plan.period ?? 0;
  const spread = chances.spread(plan.count ?? 'regular', period);
  if (spread === undefined || spread === 'void') return [];
  const mass = spread[plan.view];
  const middle = balancedLine(mass);
  const isUndecided = (value: number): boolean => value > mass.from && value < mass.from + mass.weights.length - 1;
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
