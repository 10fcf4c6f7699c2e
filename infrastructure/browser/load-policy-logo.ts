import { POLICY_LOGO } from '../site/site-frame-calls.ts';

/** POL-1 Without cookies: the picture is no business of the player's. Nobody sees it, nor whether it came. */
export async function loadPolicyLogo(): Promise<void> {
  await fetch(POLICY_LOGO, { credentials: 'omit', priority: 'low' }).catch(() => undefined);
}
