import { lazyRow } from '../../wiring-row.ts';

/** What proves who the player is. */
export const lazyDocumentsWiring = {
  documentsGateway: lazyRow(['http'], async () => {
    const { httpDocumentsGateway } = await import('../../../infrastructure/player/http-documents-gateway.ts');
    return ({ http }) => httpDocumentsGateway(http);
  }),
  documents: lazyRow(['documentsGateway', 'filesGateway', 'session', 'timers', 'visibility', 'player'], async () => {
    const { DocumentsStore } = await import('#ui/player/documents/documents-store.ts');
    return ({ documentsGateway, filesGateway, ...needs }) => new DocumentsStore(documentsGateway, filesGateway, needs);
  }),
};
