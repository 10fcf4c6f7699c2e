import type { Millis } from './time.ts';

/** The cookies a page may read and write; session cookies are not among them. */
export interface Cookies {
  readonly read: (name: string) => string | undefined;
  readonly write: (name: string, value: string, keepFor: Millis) => void;
}
