/** Tells a running call that nobody waits for it any more. A browser's AbortSignal is one. */
export interface Cancellation {
  readonly aborted: boolean;
  readonly addEventListener: (kind: 'abort', listener: () => void) => void;
  readonly removeEventListener: (kind: 'abort', listener: () => void) => void;
}
