/** One measure of a page, in milliseconds; layout shifts in shares of the window. */
export interface PageMeasure {
  readonly name: 'ttfb' | 'fcp' | 'lcp' | 'cls';
  readonly value: number;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** How a page did that was opened then: the first one how soon it came, and each how much it moved by itself. */
export function pageMeasures(
  window: Pick<Window & typeof globalThis, 'performance' | 'PerformanceObserver'>,
): (openedAt: number) => readonly PageMeasure[] {
  const { performance, PerformanceObserver: Observer } = window;
  const watched = (type: string): readonly PerformanceEntry[] => {
    const entries: PerformanceEntry[] = [];
    if (Observer?.supportedEntryTypes?.includes(type) === true) {
      new Observer((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
    }
    return entries;
  };
  const paints = watched('largest-contentful-paint');
  const shifts = watched('layout-shift') as readonly Shift[];
  const arrival = (): readonly PageMeasure[] => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return [
      ...measure('ttfb', navigation?.responseStart),
      ...measure('fcp', first?.startTime),
      ...measure('lcp', paints.at(-1)?.startTime),
    ];
  };
  return (openedAt) => {
    const since = openedAt - Math.round(performance.timeOrigin);
    const moved = shifts.filter(({ startTime, hadRecentInput }) => startTime >= since && !hadRecentInput);
    const cls = moved.reduce((sum, { value }) => sum + value, 0);
    return [...(since <= 0 ? arrival() : []), { name: 'cls', value: Math.round(cls * 10_000) / 10_000 }];
  };
}

function measure(name: PageMeasure['name'], value: number | undefined): readonly PageMeasure[] {
  return value === undefined || value <= 0 ? [] : [{ name, value: Math.round(value) }];
}
