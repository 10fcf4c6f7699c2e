import type { Result } from './result.ts';

/** Why a call to the outside brought no usable reply. The only failure that crosses a gateway. */
export type RequestFailure =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'network' }
  | { readonly kind: 'malformed'; readonly path: string }
  | {
      readonly kind: 'refused';
      /** HTTP status; 500 where the reply had none. */
      readonly status: number;
      readonly code?: string | undefined;
      readonly title?: string | undefined;
      /** The status that the body gives itself, whatever that of HTTP is. */
      readonly bodyStatus?: number | undefined;
      /** What the errors of the body say, a line each. */
      readonly details?: string | undefined;
      readonly retryAfterSeconds?: number | undefined;
      /** How often the same code can still be tried. */
      readonly triesLeft?: number | undefined;
    };

/** REL-35 Whether nobody waits for an answer any more: that is no failure to show or to tell of. */
export function isCancelled(reply: Result<unknown, RequestFailure>): boolean {
  return !reply.ok && reply.error.kind === 'cancelled';
}
