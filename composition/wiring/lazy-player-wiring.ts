import { lazyRow, startedLazyRow } from '../wiring-row.ts';

export const lazyPlayerWiring = {
  contactsGateway: lazyRow(['http'], async () => {
    const { httpContactsGateway } = await import('../../infrastructure/player/http-contacts-gateway.ts');
    return ({ http }) => httpContactsGateway(http);
  }),
  playerGateway: lazyRow(['http', 'session'], async () => {
    const { httpPlayerGateway } = await import('../../infrastructure/player/http-player-gateway.ts');
    return ({ http, session }) => httpPlayerGateway(http, () => session.epoch);
  }),
  player: startedLazyRow(['playerGateway', 'session', 'accounts'], async () => {
    const { PlayerStore } = await import('#ui/player/player-store.ts');
    return ({ playerGateway, ...needs }) => new PlayerStore(playerGateway, needs);
  }),
  contacts: lazyRow(['contactsGateway', 'registrationGateway', 'clock', 'player', 'session'], async () => {
    const { ContactsStore } = await import('#ui/player/contacts-store.ts');
    return ({ contactsGateway: gateway, registrationGateway, clock, player, session }) =>
      new ContactsStore({
        gateway,
        clock: { now: () => clock.exact() },
        phones: () => registrationGateway.offer(),
        onProven: (contact) => {
          player.takeContact(contact);
        },
        session,
      });
  }),
  terms: lazyRow(['http'], async () => {
    const [{ httpTermsGateway }, { TermsStore }] = await Promise.all([
      import('../../infrastructure/player/http-terms-gateway.ts'),
      import('#ui/player/terms-store.ts'),
    ]);
    return ({ http }) => new TermsStore(httpTermsGateway(http));
  }),
};
