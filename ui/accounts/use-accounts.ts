import type { Player } from '../../core/player/player.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of the accounts. */
export interface AccountsStores {
  /** What is known of who has to move to a new account. */
  readonly player: { readonly player: Pick<Player, 'phoneNumber' | 'activationType'> | undefined };
}

export const useAccounts = featureHook<AccountsStores>();
