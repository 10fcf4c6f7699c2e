import * as v from 'valibot';
import type { Fingerprint } from '../../core/session/fingerprint.ts';

/** What the fingerprint was made of, as the script names it. */
export const componentsData = v.optional(
  v.record(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)), v.pipe(v.string(), v.maxLength(500))),
);

/** FPR-5 What a sign-in is sent with of a fingerprint that is there. */
export function sentFingerprint(fingerprint: Fingerprint | undefined) {
  if (fingerprint === undefined) return { body: {} };
  return { body: { components_data: fingerprint.components }, fingerprint: fingerprint.token };
}
