import { lazyRow } from '../wiring-row.ts';

export const lazyTrackingWiring = {
  registrationTracking: lazyRow(['analytics'], async () => {
    const [{ RegistrationTrackingStore }, { pageLeaving }, { landingRefCode }] = await Promise.all([
      import('#ui/registration/tracking/registration-tracking-store.ts'),
      import('../../infrastructure/browser/page-leaving.ts'),
      import('../../infrastructure/analytics/landing-ref-code.ts'),
    ]);
    return ({ analytics }) =>
      new RegistrationTrackingStore({
        counter: analytics,
        watchLeaving: (left) => pageLeaving(window)(left),
        refCode: () => landingRefCode(window),
      });
  }),
};
