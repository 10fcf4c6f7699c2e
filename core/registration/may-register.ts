import type { SiteConfig } from '../site/config/site-config.ts';

/** RG1-7 A visitor may register where the site allows it; a player who is signed in may not. */
export function mayRegister(
  site: Pick<SiteConfig, 'isRegistrationAllowed'> | undefined,
  userId: number | undefined,
): boolean {
  return site?.isRegistrationAllowed === true && userId === undefined;
}
