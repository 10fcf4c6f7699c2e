import { startedLazyRow } from '../wiring-row.ts';

export const lazyAnalyticsWiring = {
  analytics: startedLazyRow(['consent', 'site', 'log', 'page', 'dialogs', 'timers', 'values'], async () => {
    const { LateAnalytics } = await import('#ui/site/browser/late-analytics.ts');
    return (needs) =>
      new LateAnalytics({
        consent: needs.consent,
        fetch: async () => (await import('../client/page-analytics.ts')).pageAnalytics(needs),
      });
  }),
};
