import { fail, ok } from '../shared/result.ts';
import type { StoredValue } from '../shared/stored-value.ts';

/** IDL-6, OUT-8 Why a player was signed out: without asking for it, by the page or the server, or by their own wish. */
export const SIGNED_OUT_FOR = ['inactivity', 'long-session', 'ended', 'excluded', 'own-wish'] as const;
export type SignedOutFor = (typeof SIGNED_OUT_FOR)[number];

/** IDL-6 What the pages that follow still have to say. */
export const SIGNED_OUT_NOTICE: StoredValue<SignedOutFor> = {
  key: 'signed-out-for',
  keepFor: 'session',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) => {
    const reason = SIGNED_OUT_FOR.find((known) => known === stored);
    return reason === undefined ? fail({ code: 'unknown-reason' }) : ok(reason);
  },
};
