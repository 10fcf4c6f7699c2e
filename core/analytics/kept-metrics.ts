import { fail, ok } from '../shared/result.ts';
import type { StoredValue } from '../shared/stored-value.ts';
import { days, isMoment, type EpochMillis, type Millis } from '../shared/time.ts';

/** One measure of a page: its name, its value in its own unit, and when it was taken. */
export interface Metric {
  readonly name: string;
  readonly value: number;
  readonly at: EpochMillis;
}

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

/** AN-6 Measures are kept on the device; what is no measure among them is dropped. */
export const KEPT_METRICS: StoredValue<readonly Metric[]> = {
  key: 'analytics-metrics',
  keepFor: 'ever',
  staysAtSignOut: false,
  version: 1,
  parse: (stored) => (Array.isArray(stored) ? ok(stored.filter(isMetric)) : fail({ code: 'no-metrics' })),
};

function isMetric(value: unknown): value is Metric {
  const { name, value: measured, at } = (value ?? {}) as Partial<Record<keyof Metric, unknown>>;
  return typeof name === 'string' && name !== '' && Number.isFinite(measured) && isMoment(at);
}
