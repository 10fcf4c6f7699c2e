import type { NoAnswer, Transport, WireAnswer } from '../http/transport.ts';

/** Carries a request whose body is a file: of the browser's ways to send, this one tells how much has gone. */
export function fileTransport(bytes: Uint8Array<ArrayBuffer>, onProgress: (share: number) => void): Transport {
  return async ({ method, url, headers, timeout }, signal) =>
    new Promise<WireAnswer | NoAnswer>((resolve) => {
      if (signal?.aborted === true) {
        resolve('cancelled');
        return;
      }
      const request = new XMLHttpRequest();
      const abort = (): void => {
        request.abort();
      };
      const end = (answer: WireAnswer | NoAnswer): void => {
        signal?.removeEventListener('abort', abort);
        resolve(answer);
      };
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.timeout = timeout;
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        onProgress(total > 0 ? loaded / total : 0);
      });
      request.addEventListener('load', () => {
        end({ status: request.status, body: parsed(request.responseText) });
      });
      for (const name of ['error', 'timeout'] as const)
        request.addEventListener(name, () => {
          end('network');
        });
      request.addEventListener('abort', () => {
        end('cancelled');
      });
      signal?.addEventListener('abort', abort);
      request.send(bytes);
    });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
