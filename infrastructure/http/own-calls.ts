import type { WireAnswer, WireRequest } from './transport.ts';

/** Whom the server calls for. */
export interface Caller {
  /** The headers of the visitor's own: cookies, host. */
  readonly headers: Readonly<Record<string, string>>;
  readonly address?: string | undefined;
}

/** The calls of a back end in this process, asked without a wire. */
export interface OwnCalls {
  /** Nothing where the request has to go the whole way. */
  readonly ask: (request: WireRequest, caller: Caller) => Promise<WireAnswer> | undefined;
}
