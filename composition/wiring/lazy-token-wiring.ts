import { startedLazyRow } from '../wiring-row.ts';

/** What a page keeps in its memory alone: the fingerprint of the device, and the token of videos. */
export const lazyTokenWiring = {
  fingerprint: startedLazyRow(['timers', 'clock', 'log', 'http', 'language'], async () => {
    const [{ fingerprints }, { pageFingerprint }] = await Promise.all([
      import('../../infrastructure/http/fingerprints.ts'),
      import('../client/page-fingerprint.ts'),
    ]);
    return ({ log, ...needs }) =>
      fingerprints({
        load: async () => pageFingerprint(needs),
        log,
        timers: needs.timers,
        now: () => needs.clock.exact(),
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
