import type { Result } from './result.ts';

/** A value kept on the player's device: where, in which version, and how an untrusted text becomes it again. */
export interface StoredValue<Value> {
  readonly key: string;
  readonly keepFor: 'session' | 'ever';
  /** Whether it is of the device and outlives a sign-out, or of the player and goes with it. */
  readonly staysAtSignOut: boolean;
  readonly version: number;
  /** Checks a stored value of this version; a bad one is dropped, never thrown. */
  readonly parse: (stored: unknown) => Result<Value, { readonly code: string }>;
}

/** Keeps values by their declaration; survives a full, disabled or corrupt store by falling back to memory. */
export interface ValueStore {
  readonly read: <Value>(stored: StoredValue<Value>) => Value | undefined;
  readonly write: <Value>(stored: StoredValue<Value>, value: Value) => void;
  /** Whether what was written last outlives the page; a memory does not. */
  readonly isKept: (stored: StoredValue<unknown>) => boolean;
  readonly remove: (stored: StoredValue<unknown>) => void;
  /** Calls back when another tab changes the value. */
  readonly watch: <Value>(stored: StoredValue<Value>, changed: (value: Value | undefined) => void) => () => void;
}
