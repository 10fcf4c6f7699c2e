import { lazyRow } from '../../wiring-row.ts';

export const lazyRecoveryWiring = {
  recoveryGateway: lazyRow(['http'], async () => {
    const { httpRecoveryGateway } = await import('../../../infrastructure/registration/http-recovery-gateway.ts');
    return ({ http }) => httpRecoveryGateway(http);
  }),
  recovery: lazyRow(['recoveryGateway', 'registrationGateway', 'clock', 'signIn', 'dialogs', 'notices'], async () => {
    const { RecoveryStore } = await import('#ui/registration/recovery-store.ts');
    return ({ recoveryGateway: gateway, registrationGateway, clock, ...needs }) =>
      new RecoveryStore({
        ...needs,
        gateway,
        phones: () => registrationGateway.offer(),
        clock: { now: () => clock.exact() },
      });
  }),
};
