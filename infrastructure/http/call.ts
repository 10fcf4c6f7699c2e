import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { LoggedContext } from '../../core/notices/logged-failure.ts';
import type { PlayerRight } from '../../core/player/player-rights.ts';
import type { Millis } from '../../core/shared/time.ts';

/**
 * One call of the API as data: everything the client, the sandbox and the API page must know.
 * `path` names its parameters with a colon. The reply schema turns the wire's words into the core's.
 */
export interface Call<
  Params extends GenericSchema = GenericSchema,
  Query extends GenericSchema = GenericSchema,
  Body extends GenericSchema = GenericSchema,
  Reply extends GenericSchema = GenericSchema,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  /** Whether a signed-in player is needed. */
  readonly access: 'public' | 'player';
  /** Whether the user token goes along: what opens, closes or fills an account. */
  readonly isAuthorised?: true;
  /** Whether it takes a user token that was fetched for this one change, and is used up by it. */
  readonly needsFreshToken?: true;
  /** 'none' reads; 'state' changes something (headers of section CSRF); 'money' needs the CSRF token too. */
  readonly changes: 'none' | 'state' | 'money';
  /** What the player must have a right to. */
  readonly right?: PlayerRight;
  /** What changes something, and may be done by a player who has yet to agree to changed terms. */
  readonly isOpenBeforeTerms?: true;
  /** How the body is sent where it is no JSON: as a form, or as the bytes of a file alone. */
  readonly bodyType?: 'multipart/form-data' | 'application/octet-stream';
  /** The reply is the same whoever asks: who that is is not even looked up. */
  readonly isForAll?: true;
  /**
   * The field of the reply that says when it was made. A header says it too, and the tag of the reply does not hang on it: where
   * nothing else has changed, a browser is sent the new time alone.
   */
  readonly timeField?: 'serverTime' | 'now';
  /** Whether a session may still ask for it whose player was transferred to another account. */
  readonly isForMoved?: true;
  /** Whether the request carries an Idempotency-Key. */
  readonly isKeyed?: boolean;
  readonly retry?: { readonly times: number; readonly delay: Millis };
  readonly timeout?: Millis;
  /** Bytes of the longest body that is read; without it, as the server has it. */
  readonly bodyLimit?: number;
  /** REL-36 A read that only the page which is open shows, and that a return to the page asks for anew: it is given up when the page is left. */
  readonly isOfPage?: true;
  /** Its failure is only logged, in the words of this context. */
  readonly logsAs?: LoggedContext;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the widest call: its schemas are checked where the call is declared
export type AnyCall = Call<any, any, any, any>;

type InputOf<Schema> = Schema extends GenericSchema ? InferInput<Schema> : never;

/** What a caller hands over. */
export interface CallInput<C extends AnyCall> {
  readonly params?: C extends Call<infer Params> ? InputOf<Params> : never;
  readonly query?: C extends Call<GenericSchema, infer Query> ? InputOf<Query> : never;
  readonly body?: C extends Call<GenericSchema, GenericSchema, infer Body> ? InputOf<Body> : never;
  /** The bytes, where the body is a file: the transport of files sends them. */
  readonly file?: Uint8Array<ArrayBuffer>;
  readonly key?: string;
  /** What goes along besides: the language of the reply, a token fetched for this one call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A hint about the device, where the call takes one. */
  readonly fingerprint?: string;
}

/** What the reply is on the wire (the sandbox builds it). */
export type WireReply<C extends AnyCall> = InferInput<C['reply']>;
/** What the reply is to the core. */
export type CallReply<C extends AnyCall> = InferOutput<C['reply']>;

export function defineCall<const C extends AnyCall>(call: C): C {
  return call;
}
