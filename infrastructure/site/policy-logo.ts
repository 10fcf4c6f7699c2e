/** POL-1 A hidden picture, asked for without cookies: it is no business of the player's. */
export const POLICY_LOGO = '/web-api/policy/logo.agif';

/** Nobody sees the picture, nor whether it came. */
export async function loadPolicyLogo(): Promise<void> {
  await fetch(POLICY_LOGO, { credentials: 'omit', priority: 'low' }).catch(() => undefined);
}
