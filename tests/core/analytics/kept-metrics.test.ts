import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshMetrics, withMetrics } from '../../../core/analytics/fresh-metrics.ts';
import { KEPT_METRICS, type Metric } from '../../../core/analytics/kept-metrics.ts';

const DAY = 86_400_000;
const metric = (at: number, name = 'lcp'): Metric => ({ name, value: 1.5, at });

describe('the measures of a page', () => {
  it.each([
    [0, true],
    [1, true],
    [DAY - 1, true],
    [DAY, false],
    [-1, false],
  ])('taken %d ms ago still count: %s [AN-6]', (age, counts) => {
    const now = 5 * DAY;
    expect(freshMetrics([metric(now - age)], now)).toEqual(counts ? [metric(now - age)] : []);
  });

  it('are the last hundred [AN-6]', () => {
    const many = Array.from({ length: 101 }, (_, index) => metric(index));
    expect(freshMetrics(many, 200)).toEqual(many.slice(1));
    expect(freshMetrics(many.slice(1), 200)).toHaveLength(100);
  });

  it('grow by new ones at their end, without those that are none [AN-6]', () => {
    expect(withMetrics([metric(1)], [metric(2), metric(Number.NaN), metric(3, '')], 10)).toEqual([
      metric(1),
      metric(2),
    ]);
    expect(withMetrics([metric(1)], [metric(DAY + 1)], DAY + 1)).toEqual([metric(DAY + 1)]);
  });

  it.each([[undefined], [null], ['text'], [{}]])('are not kept as %j [AN-6]', (stored) => {
    expect(KEPT_METRICS.parse(stored)).toEqual({ ok: false, error: { code: 'no-metrics' } });
  });

  it('are read without what is none among them [AN-6]', () => {
    const stored = [
      metric(1),
      null,
      7,
      {},
      { ...metric(2), name: 5 },
      { ...metric(2), name: '' },
      { ...metric(2), value: '1' },
      { ...metric(2), value: Number.NaN },
      { ...metric(2), at: 'now' },
    ];
    expect(KEPT_METRICS.parse(stored)).toEqual({ ok: true, value: [metric(1)] });
    expect(KEPT_METRICS).toMatchObject({ key: 'analytics-metrics', keepFor: 'ever', version: 1 });
  });

  it('are never more than a hundred, none older than a day [AN-6]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 * DAY }), { maxLength: 150 }), (moments) => {
        const kept = withMetrics(
          [],
          moments.map((at) => metric(at)),
          2 * DAY,
        );
        expect(kept.length).toBeLessThanOrEqual(100);
        expect(kept.filter(({ at }) => at <= DAY || at > 2 * DAY)).toEqual([]);
      }),
    );
  });
});
