import { startedLazyRow } from '../wiring-row.ts';

export const lazyAnalyticsWiring = {
  analytics: startedLazyRow(['consent', 'site', 'log', 'page', 'dialogs', 'timers', 'values', 'http'], async () => {
    const [{ PendingAnalytics }, { fetchPageAnalytics }] = await Promise.all([
      import('#ui/site/browser/pending-analytics.ts'),
      import('../client/fetch-page-analytics.ts'),
    ]);
    return (needs) =>
      new PendingAnalytics({
        consent: needs.consent,
        fetchCounter: async () => fetchPageAnalytics(needs),
      });
  }),
};
