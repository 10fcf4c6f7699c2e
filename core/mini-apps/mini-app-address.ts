import { isSitePath } from '../session/return-address.ts';
import { fail, ok, type Result } from '../shared/result.ts';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const ADDRESS = new RegExp(String.raw`^(https:\/\/${LABEL}(?:\.${LABEL})*(?::\d{2,5})?)(\/.*)?$`);
const LONGEST = 2048;

/** MAT-1 The origin of an address: https, a host in small letters, perhaps a port, no user; undefined for any other text. An address of this site alone is a path. */
export function addressOrigin(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > LONGEST) return undefined;
  const [whole, origin, path = '/'] = ADDRESS.exec(address) ?? [];
  return whole === address && isSitePath(path) ? origin : undefined;
}

/** MAT-2 The address a mini application is asked at: its own with the path of the page behind it, which never leads to another origin. */
export function miniAppAddress(
  base: string,
  path: string,
): Result<string, { readonly code: 'no-address' | 'no-path' }> {
  if (addressOrigin(base) === undefined || /[?#]/.test(base)) return fail({ code: 'no-address' });
  const address = base.replace(/\/$/, '') + path;
  return isSitePath(path) && addressOrigin(address) !== undefined ? ok(address) : fail({ code: 'no-path' });
}
