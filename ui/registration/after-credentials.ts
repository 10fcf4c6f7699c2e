import { afterRegistration, type AfterRegistration } from '../../core/registration/after-registration.ts';
import type { SharedSite } from '../page/shared-stores.ts';
import type { RegistrationStores } from './use-registration.ts';

/** REG-8 What is still to be done for a new player on this site. */
export function afterCredentials(
  stores: Pick<RegistrationStores, 'lazy' | 'player'>,
  site: SharedSite,
  hasUnsavedCredentials: boolean,
): AfterRegistration {
  const player = stores.lazy.isLoaded('player') ? stores.player.player : undefined;
  return afterRegistration({ hasUnsavedCredentials, player, pages: site.config?.afterRegistration ?? [] });
}
