import type { Player } from '../../core/player/player.ts';
import { featureHook } from '../page/feature-hook.ts';
import type { LazyStoreSource } from '../page/lazy-stores.ts';

/** The stores of registration and password recovery, loaded with their dialogs. */
export interface RegistrationStores {
  readonly lazy: LazyStoreSource<'bonuses' | 'player' | 'social'>;
  /** What is known of who has just registered. */
  readonly player: { readonly player: Pick<Player, 'isAskedAfterRegistration' | 'hasDeposit'> | undefined };
}

export const useRegistration = featureHook<RegistrationStores>();
