/** Where what is counted goes. */
export const ANALYTICS_TARGETS = ['counters', 'collector', 'log'] as const;
export type AnalyticsTarget = (typeof ANALYTICS_TARGETS)[number];

/** AN-9 What is counted goes to the collector where the site has one, and besides in production to the counters, elsewhere to the log. */
export function analyticsTargets(site: {
  readonly isProduction: boolean;
  readonly hasCollector: boolean;
}): readonly AnalyticsTarget[] {
  const always = site.isProduction === true ? 'counters' : 'log';
  return site.hasCollector === true ? [always, 'collector'] : [always];
}

/** What the counters are asked for by. */
export interface CounterQuestion {
  readonly domain: string;
  readonly projectId: number;
}

/** AN-10 The counters are loaded by domain and project; not where they are there already, nor where either is missing. */
export function counterQuestion(
  { domain, projectId }: { readonly [Field in keyof CounterQuestion]?: CounterQuestion[Field] | undefined },
  arePreloaded: boolean,
): CounterQuestion | undefined {
  if (arePreloaded === true || typeof domain !== 'string' || domain === '') return undefined;
  return typeof projectId === 'number' && Number.isSafeInteger(projectId) ? { domain, projectId } : undefined;
}
