import { isSitePath } from '../session/return-address.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { isFields } from '../shared/untrusted.ts';
import { isolationLevel, MINI_APP_SECTION_NAMES, type MiniAppSection } from './mini-app-section.ts';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const ADDRESS = new RegExp(String.raw`^(https:\/\/${LABEL}(?:\.${LABEL})*(?::\d{2,5})?)(\/.*)?$`);
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{2,5})?(?=\/|$)/;
const LONGEST = 2048;

/**
 * MAT-1 The origin of an address: https, a host in small letters, perhaps a port, no user; undefined for any other text. An address of this site alone is a path.
 * MAT-10 One plain origin counts too: that of a sandbox's own applications, or of the developer's own machine.
 */
export function addressOrigin(address: unknown, plainOrigin?: string): string | undefined {
  if (typeof address !== 'string' || address.length > LONGEST) return undefined;
  if (plainOrigin !== undefined && (address === plainOrigin || address.startsWith(`${plainOrigin}/`))) {
    return isSitePath(address.slice(plainOrigin.length) || '/') ? plainOrigin : undefined;
  }
  const [whole, origin, path = '/'] = ADDRESS.exec(address) ?? [];
  return whole === address && isSitePath(path) ? origin : undefined;
}

/** MAT-10 The origin of an address on this very machine, where one writes an application; undefined for any other. */
export function loopbackOrigin(address: unknown): string | undefined {
  return typeof address === 'string' ? LOOPBACK.exec(address)?.[0] : undefined;
}

/** MAT-2 The address a mini application is asked at: its own with the path of the page behind it, which never leads to another origin. */
export function miniAppAddress(
  base: string,
  path: string,
  plainOrigin?: string,
): Result<string, { readonly code: 'no-address' | 'no-path' }> {
  if (addressOrigin(base, plainOrigin) === undefined || /[?#]/.test(base)) return fail({ code: 'no-address' });
  const address = base.replace(/\/$/, '') + path;
  const isInside = isSitePath(path) && addressOrigin(address, plainOrigin) !== undefined;
  return isInside ? ok(address) : fail({ code: 'no-path' });
}

export type MiniAppAddresses = Readonly<Partial<Record<MiniAppSection, string>>>;

/**
 * MAT-10 The address of a section is what the operator configured, https or at the sandbox's own origin, without a query; any other is as none.
 * Outside production it may be one of the developer's own machine.
 * MAT-11 A section without an address stays native.
 */
export function miniAppAddresses(
  configured: unknown,
  { own, isLoopbackOpen = false }: { readonly own?: string; readonly isLoopbackOpen?: boolean } = {},
): MiniAppAddresses {
  if (!isFields(configured)) return {};
  const found = MINI_APP_SECTION_NAMES.flatMap((section) => {
    const base = Object.hasOwn(configured, section) ? configured[section] : undefined;
    if (typeof base !== 'string') return [];
    const plain = (isLoopbackOpen ? loopbackOrigin(base) : undefined) ?? own;
    return miniAppAddress(base, '/', plain).ok ? [[section, base] as const] : [];
  });
  return Object.fromEntries(found);
}

/** HST-20 Where frames of a page may come from: the host itself, where a section stands in a frame, and nowhere else. */
export function frameSources(addresses: MiniAppAddresses): readonly string[] {
  return remoteSections(addresses).some((section) => isolationLevel(section) === 'C') ? ["'self'"] : [];
}

/** The sections that come from elsewhere. */
export function remoteSections(addresses: MiniAppAddresses): readonly MiniAppSection[] {
  return MINI_APP_SECTION_NAMES.filter((section) => addresses[section] !== undefined);
}
