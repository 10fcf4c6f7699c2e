import { startedLazyRow } from '../wiring-row.ts';

/** What a page keeps in its memory alone: the fingerprint of the device, and the token of videos. */
export const lazyTokenWiring = {
  fingerprint: startedLazyRow(['timers', 'clock', 'log'], async () => {
    const [{ fingerprints }, { deviceFingerprint, isPageAtOwnHost }] = await Promise.all([
      import('../../infrastructure/http/fingerprints.ts'),
      import('../../infrastructure/browser/device-fingerprint.ts'),
    ]);
    return ({ timers, clock, log }) =>
      fingerprints({
        load: async () => (isPageAtOwnHost(window) ? deviceFingerprint(window, clock.exact()) : undefined),
        log,
        timers,
        now: () => clock.exact(),
      });
  }),
  videoToken: startedLazyRow(['http', 'session', 'timers', 'visibility'], async () => {
    const [{ VideoTokenStore }, { VIDEO_USER_TOKEN }] = await Promise.all([
      import('#ui/session/video-token-store.ts'),
      import('../../infrastructure/session/token-calls.ts'),
    ]);
    return ({ http, ...needs }) =>
      new VideoTokenStore({
        ...needs,
        steady: { now: () => performance.now() },
        ask: async () => http.send(VIDEO_USER_TOKEN, { body: {} }),
      });
  }),
};
