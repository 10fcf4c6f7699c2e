import { lazyRow } from '../../wiring-row.ts';

/** What the casino shows around its slots: jackpots, and whether they sound. */
export const lazyJackpotsWiring = {
  jackpotsGateway: lazyRow(['http'], async () => {
    const { httpJackpotsGateway } = await import('../../../infrastructure/casino/http-jackpots-gateway.ts');
    return ({ http }) => httpJackpotsGateway(http);
  }),
  jackpots: lazyRow(['jackpotsGateway', 'accounts', 'timers', 'visibility'], async () => {
    const { JackpotsStore } = await import('#ui/casino/jackpots/jackpots-store.ts');
    return ({ jackpotsGateway: gateway, ...needs }) => new JackpotsStore({ gateway, ...needs });
  }),
  slotSound: lazyRow(['values'], async () => {
    const { SlotSoundStore } = await import('#ui/casino/rounds/slot-sound-store.ts');
    return ({ values }) => new SlotSoundStore(values);
  }),
};
