import { days, type EpochMillis, type Millis } from '../shared/time.ts';
import { isMetric, type Metric } from './kept-metrics.ts';

/** AN-6 How long a measure is kept, and how many are. */
export const METRICS_KEPT_FOR: Millis = days(1);
export const MOST_METRICS = 100;

/** AN-6 The measures that still count: none older than a day, none from the future, the last 100 of them. */
export function freshMetrics(kept: readonly Metric[], now: EpochMillis): readonly Metric[] {
  return kept.filter(({ at }) => at <= now && now - at < METRICS_KEPT_FOR).slice(-MOST_METRICS);
}

/** AN-6 The measures with new ones behind them, as far as they still count. */
export function withMetrics(kept: readonly Metric[], taken: readonly Metric[], now: EpochMillis): readonly Metric[] {
  return freshMetrics([...kept, ...taken.filter(isMetric)], now);
}
