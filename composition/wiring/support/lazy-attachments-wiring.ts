import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** What players attach to what they write or prove. */
export const lazyAttachmentsWiring = {
  filesGateway: lazyRow(['timers'], async () => {
    const [{ httpFilesGateway }, { fileTransport }] = await Promise.all([
      import('../../../infrastructure/support/http-files-gateway.ts'),
      import('../../../infrastructure/browser/file-transport.ts'),
    ]);
    return ({ timers }) => httpFilesGateway(timers, fileTransport);
  }),
  attachments: startedLazyRow(['filesGateway', 'session'], async () => {
    const { AttachmentsStore } = await import('../../../ui/page/attachments/attachments-store.ts');
    return ({ filesGateway, session }) => new AttachmentsStore(filesGateway, { session });
  }),
};
