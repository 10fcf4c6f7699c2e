import { lazyRow } from '../wiring-row.ts';

export const lazySignInWiring = {
  signInGateway: lazyRow(['http', 'fingerprint'], async () => {
    const { httpSignInGateway } = await import('../../infrastructure/session/http-sign-in-gateway.ts');
    return ({ http, fingerprint }) => httpSignInGateway(http, () => fingerprint.current());
  }),
  signIn: lazyRow(['signInGateway', 'registrationGateway', 'session', 'clock', 'dialogs'], async () => {
    const { SignInStore } = await import('#ui/session/sign-in-store.ts');
    return ({ signInGateway: gateway, registrationGateway, session, clock, dialogs }) =>
      new SignInStore({
        gateway,
        phones: () => registrationGateway.offer(),
        session,
        clock: { now: () => clock.exact() },
        leave: () => dialogs.close(),
      });
  }),
  passkeyGateway: lazyRow(['http'], async () => {
    const { httpPasskeyGateway } = await import('../../infrastructure/session/http-passkey-gateway.ts');
    return ({ http }) => httpPasskeyGateway(http);
  }),
  passkeys: lazyRow(['passkeyGateway', 'session', 'signIn', 'timers', 'dialogs'], async () => {
    const { PasskeysStore } = await import('#ui/session/passkeys/passkeys-store.ts');
    return ({ passkeyGateway: gateway, session, signIn, timers, dialogs }) =>
      new PasskeysStore({
        gateway,
        session,
        timers,
        isRemembered: () => signIn.drafts.draft.isRemembered,
        leave: () => dialogs.close(),
      });
  }),
};
