/** Where what is counted goes. */
export const ANALYTICS_TARGETS = ['counters', 'collector', 'log'] as const;
export type AnalyticsTarget = (typeof ANALYTICS_TARGETS)[number];

/** AN-9 Outside of production everything goes to the log alone; in production to the counters, and to the collector where the site has one. */
export function analyticsTargets(site: {
  readonly isProduction: boolean;
  readonly hasCollector: boolean;
}): readonly AnalyticsTarget[] {
  if (site.isProduction !== true) return ['log'];
  return site.hasCollector === true ? ['counters', 'collector'] : ['counters'];
}

/** What the counters are asked for by. */
export interface CounterQuestion {
  readonly domain: string;
  readonly projectId: number;
}

/** AN-10 The counters are loaded by domain and project; not where they are there already, nor where either is missing. */
export function counterQuestion(
  { domain, projectId }: Partial<CounterQuestion>,
  arePreloaded: boolean,
): CounterQuestion | undefined {
  if (arePreloaded === true || typeof domain !== 'string' || domain === '') return undefined;
  return typeof projectId === 'number' && Number.isSafeInteger(projectId) ? { domain, projectId } : undefined;
}
