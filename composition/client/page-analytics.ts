import { analyticsTargets } from '../../core/analytics/analytics-targets.ts';
import { splitLanguage } from '../../core/navigation/language-path.ts';
import { eventCollector } from '../../infrastructure/analytics/event-collector.ts';
import { lastingPost } from '../../infrastructure/browser/lasting-post.ts';
import { pageMeasures } from '../../infrastructure/browser/page-measures.ts';
import { AnalyticsStore } from '#ui/site/browser/analytics-store.ts';
import type { AnalyticsNeeds } from './fetch-page-analytics.ts';

/** What counts on the page of a browser. */
export function pageAnalytics({ site, log, page, ...needs }: AnalyticsNeeds): AnalyticsStore {
  return new AnalyticsStore({
    ...needs,
    page,
    steady: {
      now: () => Math.round(performance.timeOrigin + performance.now()),
      openedAt: Math.round(performance.timeOrigin),
    },
    place: () => page.match(splitLanguage(window.location.pathname).rest)?.name,
    watchMeasures: () => pageMeasures(window),
    send: eventCollector({
      send: lastingPost(window),
      log,
      targets: () =>
        analyticsTargets({
          isProduction: site.config?.isDemo === false,
          hasCollector: site.config?.isFatmanAnalyticsAvailable === true,
        }),
    }),
  });
}
