import { startedLazyRow } from '../wiring-row.ts';

export const lazyAnalyticsWiring = {
  analytics: startedLazyRow(['consent', 'site', 'log', 'page', 'dialogs', 'timers', 'values'], async () => {
    const [{ LateAnalytics }, { fetchPageAnalytics }] = await Promise.all([
      import('#ui/site/browser/late-analytics.ts'),
      import('../client/fetch-page-analytics.ts'),
    ]);
    return (needs) =>
      new LateAnalytics({
        consent: needs.consent,
        fetch: async () => fetchPageAnalytics(needs),
      });
  }),
};
