import { describe, expect, it } from 'vitest';
import { pageMeasures } from '../../../infrastructure/browser/page-measures.ts';

type Entries = Readonly<Record<string, readonly object[]>>;

/** A browser that knows these entries of its pages, opened at 1000. */
function browser(entries: Entries, supportedEntryTypes = Object.keys(entries)) {
  class Observer {
    static readonly supportedEntryTypes = supportedEntryTypes;
    readonly #tell: (list: { getEntries: () => readonly object[] }) => void;
    constructor(tell: (list: { getEntries: () => readonly object[] }) => void) {
      this.#tell = tell;
    }
    observe({ type }: { readonly type: string }): void {
      this.#tell({ getEntries: () => entries[type] ?? [] });
    }
  }
  const performance = {
    timeOrigin: 1000.4,
    getEntriesByType: (type: string) => entries[type] ?? [],
    getEntriesByName: (name: string) => entries[name] ?? [],
  };
  return { performance, PerformanceObserver: Observer } as unknown as Parameters<typeof pageMeasures>[0];
}

const ENTRIES: Entries = {
  navigation: [{ responseStart: 41.6 }],
  'first-contentful-paint': [{ startTime: 120.2 }],
  'largest-contentful-paint': [{ startTime: 200 }, { startTime: 310.7 }],
  'layout-shift': [
    { startTime: 150, value: 0.01, hadRecentInput: false },
    { startTime: 400, value: 0.5, hadRecentInput: true },
    { startTime: 900, value: 0.02, hadRecentInput: false },
  ],
};

describe('how a page did', () => {
  it('is how soon the first one came, and how much each moved by itself [AN-5]', () => {
    const measures = pageMeasures(browser(ENTRIES));
    expect(measures(1000)).toEqual([
      { name: 'ttfb', value: 42 },
      { name: 'fcp', value: 120 },
      { name: 'lcp', value: 311 },
      { name: 'cls', value: 0.03 },
    ]);
    expect(measures(1500)).toEqual([{ name: 'cls', value: 0.02 }]);
  });

  it('leaves out what the browser does not tell [AN-5]', () => {
    expect(pageMeasures(browser({}))(1000)).toEqual([{ name: 'cls', value: 0 }]);
    const blind = { ...browser(ENTRIES, []) };
    expect(pageMeasures(blind)(1000).map(({ name }) => name)).toEqual(['ttfb', 'fcp', 'cls']);
  });
});
