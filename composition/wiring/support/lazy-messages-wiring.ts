import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** What the site tells its players. */
export const lazyMessagesWiring = {
  messagesGateway: lazyRow(['http'], async () => {
    const { httpMessagesGateway } = await import('../../../infrastructure/support/http-messages-gateway.ts');
    return ({ http }) => httpMessagesGateway(http);
  }),
  messages: startedLazyRow(['messagesGateway', 'session', 'timers', 'visibility', 'player'], async () => {
    const { MessagesStore } = await import('#ui/support/messages/messages-store.ts');
    return ({ messagesGateway, ...needs }) => new MessagesStore(messagesGateway, needs);
  }),
};
