import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

export const lazyTransferWiring = {
  transferPrompt: startedLazyRow(['session', 'player', 'dialogs'], async () => {
    const { TransferPromptStore } = await import('#ui/accounts/transfer/transfer-prompt-store.ts');
    return (needs) => new TransferPromptStore(needs);
  }),
  transferGateway: lazyRow(['http'], async () => {
    const { httpTransferGateway } = await import('../../../infrastructure/accounts/http-transfer-gateway.ts');
    return ({ http }) => httpTransferGateway(http);
  }),
  userTransfer: lazyRow(
    ['transferGateway', 'signInGateway', 'signIn', 'registrationGateway', 'session', 'clock', 'dialogs'],
    async () => {
      const { UserTransferStore } = await import('#ui/accounts/transfer/user-transfer-store.ts');
      return ({ transferGateway, signInGateway, signIn, registrationGateway, clock, ...needs }) =>
        new UserTransferStore({
          ...needs,
          gateway: transferGateway,
          signIn: signInGateway,
          clock: { now: () => clock.exact() },
          phones: () => registrationGateway.offer(),
          demandCode: (step) => {
            signIn.demand(step, false);
            needs.dialogs.show('sign-in');
          },
        });
    },
  ),
};
