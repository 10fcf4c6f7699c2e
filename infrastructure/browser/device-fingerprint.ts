import { takesFingerprint, type Fingerprint } from '../../core/session/fingerprint.ts';
import { days, type EpochMillis } from '../../core/shared/time.ts';

/** What every page may read of a device; nothing is drawn or measured for it. */
type DeviceWindow = Pick<Window, 'screen' | 'navigator' | 'crypto'>;

const KEPT_FOR = days(1);

/** A hint about the device, made here: a digest of a few facts that the browser tells everybody, and of what else is known. */
export async function deviceFingerprint(
  window: DeviceWindow,
  now: EpochMillis,
  known: Fingerprint['components'] = {},
): Promise<Fingerprint> {
  const { screen, navigator, crypto } = window;
  const components = {
    ...known,
    languages: navigator.languages.join(','),
    screen: `${String(screen.width)}x${String(screen.height)}x${String(screen.colorDepth)}`,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    threads: String(navigator.hardwareConcurrency),
  };
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(components)));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const expiresAt = now + KEPT_FOR;
  return { token: `${hex}.${String(expiresAt)}`, expiresAt, components };
}

/** FPR-1 Whether the page is at a host of the site: where the operator listed none, at any that it was found at. */
export function isPageAtOwnHost({ location, document }: Pick<Window, 'location' | 'document'>): boolean {
  const listed = document.querySelector<HTMLMetaElement>('meta[name="site-hosts"]')?.content.split(' ') ?? [];
  return takesFingerprint(location.host, listed.length === 0 ? [location.host] : listed);
}
