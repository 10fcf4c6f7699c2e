import { lazyRow } from '../wiring-row.ts';

export const lazyPlayerWiring = {
  contactsGateway: lazyRow(['http'], async () => {
    const { httpContactsGateway } = await import('../../infrastructure/player/http-contacts-gateway.ts');
    return ({ http }) => httpContactsGateway(http);
  }),
  contacts: lazyRow(['contactsGateway', 'clock'], async () => {
    const { ContactsStore } = await import('#ui/player/contacts-store.ts');
    return ({ contactsGateway, clock }) => new ContactsStore(contactsGateway, { now: () => clock.exact() });
  }),
  terms: lazyRow(['http'], async () => {
    const [{ httpTermsGateway }, { TermsStore }] = await Promise.all([
      import('../../infrastructure/player/http-terms-gateway.ts'),
      import('#ui/player/terms-store.ts'),
    ]);
    return ({ http }) => new TermsStore(httpTermsGateway(http));
  }),
};
