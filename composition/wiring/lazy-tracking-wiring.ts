import { analyticsTargets } from '../../core/analytics/analytics-targets.ts';
import { lazyRow } from '../wiring-row.ts';

export const lazyTrackingWiring = {
  registrationTracking: lazyRow(['consent', 'site', 'log'], async () => {
    const [{ RegistrationTrackingStore }, { eventCollector }, { pageLeaving }, { landingRefCode }] = await Promise.all([
      import('#ui/registration/tracking/registration-tracking-store.ts'),
      import('../../infrastructure/analytics/event-collector.ts'),
      import('../../infrastructure/browser/page-leaving.ts'),
      import('../../infrastructure/analytics/landing-ref-code.ts'),
    ]);
    return ({ consent, site, log }) =>
      new RegistrationTrackingStore({
        counter: eventCollector({
          // the server makes this store, too, and counts nothing
          navigator: { sendBeacon: (address, body) => window.navigator.sendBeacon(address, body) },
          log,
          isAgreed: () => consent.mayKeep('analytics'),
          targets: () =>
            analyticsTargets({
              isProduction: site.config?.isDemo === false,
              hasCollector: site.config?.isFatmanAnalyticsAvailable === true,
            }),
        }),
        watchLeaving: (left) => pageLeaving(window)(left),
        refCode: () => landingRefCode(window),
      });
  }),
};
