import { fail, ok } from '../shared/result.ts';
import type { StoredValue } from '../shared/stored-value.ts';
import { isMoment, type EpochMillis } from '../shared/time.ts';

/** One measure of a page: its name, its value in its own unit, and when it was taken. */
export interface Metric {
  readonly name: string;
  readonly value: number;
  readonly at: EpochMillis;
}

/** AN-6 Measures are kept on the device; what is no measure among them is dropped. */
export const KEPT_METRICS: StoredValue<readonly Metric[]> = {
  key: 'analytics-metrics',
  keepFor: 'ever',
  staysAtSignOut: false,
  version: 1,
  parse: (stored) => (Array.isArray(stored) ? ok(stored.filter(isMetric)) : fail({ code: 'no-metrics' })),
};

/** Whether a stored value is a measure: a name, a finite number and a moment in epoch milliseconds. */
export function isMetric(value: unknown): value is Metric {
  const { name, value: measured, at } = (value ?? {}) as Partial<Record<keyof Metric, unknown>>;
  return typeof name === 'string' && name !== '' && Number.isFinite(measured) && isMoment(at);
}
