import type { Fingerprint } from '../../core/session/fingerprint.ts';
import { days, type EpochMillis } from '../../core/shared/time.ts';

/** What every page may read of a device; nothing is drawn or measured for it. */
type DeviceWindow = Pick<Window, 'screen' | 'navigator' | 'crypto'>;

const KEPT_FOR = days(1);

/** A hint about the device, made here: a digest of a few facts that the browser tells everybody. */
export async function deviceFingerprint(window: DeviceWindow, now: EpochMillis): Promise<Fingerprint> {
  const { screen, navigator, crypto } = window;
  const components = {
    languages: navigator.languages.join(','),
    screen: `${String(screen.width)}x${String(screen.height)}x${String(screen.colorDepth)}`,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    threads: String(navigator.hardwareConcurrency),
  };
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(components)));
  const token = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { token, expiresAt: now + KEPT_FOR, components };
}
