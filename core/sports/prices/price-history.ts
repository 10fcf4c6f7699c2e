import type { MilliOdds } from '../../shared/odds.ts';
import { days, seconds, type EpochMillis, type Millis } from '../../shared/time.ts';

/** A price from a moment on. */
export interface PriceStep {
  readonly at: EpochMillis;
  readonly odds: MilliOdds;
}

/** How a price went over a day. */
export interface PriceDay {
  /** Each differs from the one before; the last is the price that is shown. */
  readonly steps: readonly PriceStep[];
  readonly opening: PriceStep;
  readonly highest: PriceStep;
  readonly lowest: PriceStep;
  readonly now: PriceStep;
}

/** PRH-1 */
export const PRICE_DAY: Millis = days(1);
/** PRH-6 How long a price is looked at before its history is asked for. */
export const PRICE_LOOKED_AT: Millis = seconds(0.6);

/** PRH-1 What is older than a day is dropped, save the price that held when the day began: it counts from then on. */
export function priceStepsOfDay(steps: readonly PriceStep[], now: EpochMillis): readonly PriceStep[] {
  const from = now - PRICE_DAY;
  const first = Math.max(
    0,
    steps.findLastIndex(({ at }) => at <= from),
  );
  return steps.slice(first).map((step) => (step.at < from ? { ...step, at: from } : step));
}

/** PRH-2 A price makes a step where it differs from the one before. */
export function withPriceStep(steps: readonly PriceStep[], step: PriceStep): readonly PriceStep[] {
  return steps.at(-1)?.odds === step.odds ? steps : [...steps, step];
}

/** PRH-3 The first, highest, lowest and present price of the day; of equal ones the earliest, and the present one is that which the page shows. */
export function priceDay(history: readonly PriceStep[], now: PriceStep): PriceDay {
  const steps = withPriceStep(priceStepsOfDay(history, now.at), now);
  const [opening = now] = steps;
  return {
    steps,
    opening,
    highest: steps.reduce((best, step) => (step.odds > best.odds ? step : best), opening),
    lowest: steps.reduce((best, step) => (step.odds < best.odds ? step : best), opening),
    now: { at: now.at, odds: now.odds },
  };
}

interface LineSize {
  readonly width: number;
  readonly height: number;
}

/** PRH-5 A corner of the line that a day's prices draw, from the upper left. */
export interface LineCorner {
  readonly x: number;
  readonly y: number;
}

/** PRH-5 The line goes across until a price changes and then up or down to scale; a price that never moved lies in the middle. */
export function priceLine(
  { steps, opening, highest, lowest, now }: PriceDay,
  { width, height }: LineSize,
): readonly LineCorner[] {
  const time = now.at - opening.at;
  const range = highest.odds - lowest.odds;
  const xOf = (at: EpochMillis): number => (time <= 0 ? 0 : Math.round(((at - opening.at) * width) / time));
  const yOf = (odds: MilliOdds): number =>
    range === 0 ? Math.round(height / 2) : Math.round(((highest.odds - odds) * height) / range);
  const corners = steps.flatMap(({ at, odds }, place) => {
    const before = steps[place - 1];
    const here = { x: xOf(at), y: yOf(odds) };
    return before === undefined ? [here] : [{ x: here.x, y: yOf(before.odds) }, here];
  });
  return [...corners, { x: width, y: yOf(now.odds) }].filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
}
