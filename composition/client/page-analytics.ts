import { analyticsTargets } from '../../core/analytics/analytics-targets.ts';
import { splitLanguage } from '../../core/navigation/language-path.ts';
import { OUTSIDE_COUNTERS } from '../../infrastructure/analytics/counter-calls.ts';
import { eventCollector } from '../../infrastructure/analytics/event-collector.ts';
import { outsideCounters } from '../../infrastructure/analytics/outside-counters.ts';
import { counterWays } from '../../infrastructure/browser/counter-ways.ts';
import { lastingPost } from '../../infrastructure/browser/lasting-post.ts';
import { pageMeasures } from '../../infrastructure/browser/page-measures.ts';
import { AnalyticsStore } from '#ui/site/browser/analytics-store.ts';
import type { AnalyticsNeeds } from './fetch-page-analytics.ts';

/** What counts on the page of a browser. */
export function pageAnalytics({ site, log, page, http, ...needs }: AnalyticsNeeds): AnalyticsStore {
  const isProduction = (): boolean => site.config?.isDemo === false;
  const { count, ...counters } = outsideCounters({
    isProduction,
    question: () => ({ domain: window.location.hostname, projectId: site.config?.refId }),
    ask: async (query) => {
      const reply = await http.send(OUTSIDE_COUNTERS, { query });
      return reply.ok ? reply.value.result : undefined;
    },
    ...counterWays(window),
  });
  return new AnalyticsStore({
    ...needs,
    counters,
    page,
    steady: {
      now: () => Math.round(performance.timeOrigin + performance.now()),
      openedAt: Math.round(performance.timeOrigin),
    },
    place: () => page.match(splitLanguage(window.location.pathname).rest)?.name,
    screenWidth: () => window.screen.width,
    watchMeasures: () => pageMeasures(window),
    send: eventCollector({
      send: lastingPost(window),
      log,
      count,
      targets: () =>
        analyticsTargets({
          isProduction: isProduction(),
          hasCollector: site.config?.isFatmanAnalyticsAvailable === true,
        }),
    }),
  });
}
