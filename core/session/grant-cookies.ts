import { seconds, type Millis } from '../shared/time.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { isFields } from '../shared/untrusted.ts';

/** What the fetch of secure values brought. */
export interface SecureReply {
  readonly ggru: unknown;
  /** The grants by the name of their host cookie. */
  readonly grants: unknown;
}

export interface GrantCookie {
  readonly name: 'ggru' | 'grant';
  readonly value: string;
  readonly path: '/';
  /** Absent for a cookie that ends with the browser. */
  readonly keepFor?: Millis | undefined;
}

export const GRANT_KEPT_FOR: Millis = seconds(1800);

const VALUE = /^[A-Za-z0-9._~-]{1,512}$/;

/**
 * GRA-1 The secure values become the cookies `ggru` and `grant`, the grant for 1800 s; GRA-2 a reply that lacks one, or holds what a cookie may not, sets none and is only logged.
 */
export function grantCookies(
  reply: SecureReply,
  hostCookie: string,
): Result<readonly GrantCookie[], { readonly code: 'no-secure-values' }> {
  const { ggru, grants } = reply;
  const grant = isFields(grants) && Object.hasOwn(grants, hostCookie) ? grants[hostCookie] : undefined;
  if (!isValue(ggru) || !isValue(grant)) return fail({ code: 'no-secure-values' });
  return ok([
    { name: 'ggru', value: ggru, path: '/' },
    { name: 'grant', value: grant, path: '/', keepFor: GRANT_KEPT_FOR },
  ]);
}

function isValue(given: unknown): given is string {
  return typeof given === 'string' && VALUE.test(given);
}
