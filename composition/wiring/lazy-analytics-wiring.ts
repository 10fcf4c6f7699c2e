import { analyticsTargets } from '../../core/analytics/analytics-targets.ts';
import { splitLanguage } from '../../core/navigation/language-path.ts';
import { startedLazyRow } from '../wiring-row.ts';

export const lazyAnalyticsWiring = {
  analytics: startedLazyRow(['consent', 'site', 'log', 'page', 'dialogs', 'timers', 'values'], async () => {
    const [{ AnalyticsStore }, { eventCollector }, { lastingPost }, { pageMeasures }] = await Promise.all([
      import('#ui/site/browser/analytics-store.ts'),
      import('../../infrastructure/analytics/event-collector.ts'),
      import('../../infrastructure/browser/lasting-post.ts'),
      import('../../infrastructure/browser/page-measures.ts'),
    ]);
    return ({ site, log, page, ...needs }) =>
      new AnalyticsStore({
        ...needs,
        page,
        steady: {
          now: () => Math.round(performance.timeOrigin + performance.now()),
          openedAt: Math.round(performance.timeOrigin),
        },
        place: () => page.match(splitLanguage(window.location.pathname).rest)?.name,
        // the server makes its stores, too, and counts nothing
        watchMeasures: () => pageMeasures(window),
        send: eventCollector({
          send: (path, body) => {
            lastingPost(window)(path, body);
          },
          log,
          targets: () =>
            analyticsTargets({
              isProduction: site.config?.isDemo === false,
              hasCollector: site.config?.isFatmanAnalyticsAvailable === true,
            }),
        }),
      });
  }),
};
