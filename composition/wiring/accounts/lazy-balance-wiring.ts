import { startedLazyRow } from '../../wiring-row.ts';

export const lazyBalanceWiring = {
  balanceHiding: startedLazyRow(['playerGateway', 'session', 'player', 'accounts', 'notices'], async () => {
    const { BalanceHidingStore } = await import('#ui/player/balance-hiding-store.ts');
    return ({ playerGateway: gateway, ...needs }) => new BalanceHidingStore({ gateway, ...needs });
  }),
};
