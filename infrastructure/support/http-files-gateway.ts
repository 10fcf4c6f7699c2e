import type { FilesGateway, PickedFile } from '../../core/support/files-gateway.ts';
import type { Timers } from '../../core/shared/timers.ts';
import { httpClient } from '../http/http-client.ts';
import type { Transport } from '../http/transport.ts';
import { SEND_FILE } from './upload-calls.ts';

/** Files go their own way, which tells how much of them has gone. */
export function httpFilesGateway(
  timers: Timers,
  transportOf: (bytes: PickedFile['bytes'], onProgress: (share: number) => void) => Transport,
): FilesGateway {
  return {
    send: async ({ name, bytes }, { purpose, onProgress, signal }) => {
      const http = httpClient({ transport: transportOf(bytes, onProgress), timers, csrfToken: () => undefined });
      return http.send(SEND_FILE, { query: { purpose, name: name.slice(-255) } }, signal);
    },
  };
}
