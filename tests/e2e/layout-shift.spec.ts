import { expect, hydrated, test } from '../support/e2e-test.ts';
import { hasten } from '../support/page-meters.ts';

/** Twenty times as often: three seconds are a minute of polls. */
const HASTE = 20;

for (const path of ['/ru', '/ru/live', '/en/line/football']) {
  test(`${path} hardly shifts while it loads and while a minute of prices moves [PERF-07]`, async ({ page }) => {
    await hasten(page, HASTE);
    await page.addInitScript(() => {
      const kept = window as unknown as { shifts: { value: number; nodes: string }[] };
      kept.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources?: { node?: Node | null }[];
        })[]) {
          const nodes = (entry.sources ?? []).map(({ node }) => (node instanceof Element ? node.className : '?'));
          kept.shifts.push({ value: entry.value, nodes: nodes.join(' ') });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForTimeout(4000);
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; nodes: string }[] }).shifts,
    );
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    test.info().annotations.push({ type: 'figures', description: total.toFixed(4) });
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
  });
}
