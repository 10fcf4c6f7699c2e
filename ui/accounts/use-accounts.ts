import type { Player } from '../../core/player/player.ts';
import { featureHook } from '../page/feature-hook.ts';
import type { LazyStoreSource } from '../page/lazy-stores.ts';

/** The stores of the accounts. */
export interface AccountsStores {
  /** What is known of who has to move to a new account, or has messages. */
  readonly player: { readonly player: Pick<Player, 'phoneNumber' | 'activationType' | 'messageCount'> | undefined };
  readonly lazy: Pick<LazyStoreSource<'player' | 'officeMenu'>, 'isLoaded'>;
}

export const useAccounts = featureHook<AccountsStores>();
