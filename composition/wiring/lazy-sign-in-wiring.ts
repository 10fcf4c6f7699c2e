import { lazyRow } from '../wiring-row.ts';

export const lazySignInWiring = {
  signInGateway: lazyRow(['http'], async () => {
    const { httpSignInGateway } = await import('../../infrastructure/session/http-sign-in-gateway.ts');
    return ({ http }) => httpSignInGateway(http);
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
  twoFactorGateway: lazyRow(['http'], async () => {
    const { httpTwoFactorGateway } = await import('../../infrastructure/session/http-two-factor-gateway.ts');
    return ({ http }) => httpTwoFactorGateway(http);
  }),
  security: lazyRow(['twoFactorGateway'], async () => {
    const { SecurityStore } = await import('#ui/session/security-store.ts');
    return ({ twoFactorGateway }) => new SecurityStore(twoFactorGateway);
  }),
};
