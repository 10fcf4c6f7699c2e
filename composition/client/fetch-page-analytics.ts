import type { AnalyticsStore } from '#ui/site/browser/analytics-store.ts';
import type { Provided } from '../provided.ts';

/** What a page counts with. */
export type AnalyticsNeeds = Pick<
  Provided,
  'consent' | 'site' | 'log' | 'page' | 'dialogs' | 'timers' | 'values' | 'http'
>;

/** Fetches what counts, which no page waits for. */
export async function fetchPageAnalytics(needs: AnalyticsNeeds): Promise<AnalyticsStore> {
  return (await import('./page-analytics.ts')).pageAnalytics(needs);
}
