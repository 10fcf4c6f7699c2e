import { analyticsTargets } from '../../core/analytics/analytics-targets.ts';
import { lazyRow } from '../wiring-row.ts';

export const lazyTrackingWiring = {
  eventCounter: lazyRow(['consent', 'site', 'log'], async () => {
    const [{ eventCollector }, { lastingPost }] = await Promise.all([
      import('../../infrastructure/analytics/event-collector.ts'),
      import('../../infrastructure/browser/lasting-post.ts'),
    ]);
    return ({ consent, site, log }) =>
      eventCollector({
        // the server makes its stores, too, and counts nothing
        send: (path, body) => {
          lastingPost(window)(path, body);
        },
        log,
        isAgreed: () => consent.mayKeep('analytics'),
        targets: () =>
          analyticsTargets({
            isProduction: site.config?.isDemo === false,
            hasCollector: site.config?.isFatmanAnalyticsAvailable === true,
          }),
      });
  }),
  registrationTracking: lazyRow(['eventCounter'], async () => {
    const [{ RegistrationTrackingStore }, { pageLeaving }, { landingRefCode }] = await Promise.all([
      import('#ui/registration/tracking/registration-tracking-store.ts'),
      import('../../infrastructure/browser/page-leaving.ts'),
      import('../../infrastructure/analytics/landing-ref-code.ts'),
    ]);
    return ({ eventCounter }) =>
      new RegistrationTrackingStore({
        counter: eventCounter,
        watchLeaving: (left) => pageLeaving(window)(left),
        refCode: () => landingRefCode(window),
      });
  }),
};
