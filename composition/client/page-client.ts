import type { Random } from '../../core/shared/random.ts';
import type { Timers } from '../../core/shared/timers.ts';
import { httpClient, type HttpClient } from '../../infrastructure/http/http-client.ts';
import type { Transport } from '../../infrastructure/http/transport.ts';
import type { Stores } from '../../ui/app/stores.ts';
import { logFailure } from '../../ui/page/log-failure.ts';

export interface PageClientParts {
  readonly transport: Transport;
  readonly timers: Timers;
  readonly random: Pick<Random, 'fraction'>;
  readonly csrfToken: () => string | undefined;
  readonly isOpening?: () => boolean;
  readonly log: (line: string) => void;
  /** The stores of the page, which need the client themselves. */
  readonly stores: () => Stores;
}

/** The client of an open page: what its refusals lead to is the page's. */
export function pageClient({ stores, log, ...parts }: PageClientParts): HttpClient {
  const http: HttpClient = httpClient({
    ...parts,
    pageLeft: () => stores().page.left,
    recover: async (...call) => (await import('./recover-call.ts')).recoverCall(stores(), http)(...call),
    onSignedOut: () => void stores().session.confirmEnd(),
    onLogged: (failure, context) => void logFailure(log, failure, context),
    onLawful: (failure) => {
      stores().page.doubt(failure);
    },
  });
  return http;
}
