import type { Player } from '../../core/player/player.ts';
import { featureHook } from '../page/feature-hook.ts';
import type { LazyStoreSource } from '../page/lazy-stores.ts';

/** The stores of registration and password recovery, loaded with their dialogs. */
export interface RegistrationStores {
  readonly lazy: LazyStoreSource<'bonuses' | 'limitPrompt' | 'player' | 'social'>;
  /** What is known of who has just registered. */
  readonly player: { readonly player: Pick<Player, 'isAskedAfterRegistration' | 'hasDeposit'> | undefined };
  /** LQ-4 Knows that a player was asked for a deposit limit. */
  readonly limitPrompt: { readonly noteAsked: () => void };
}

export const useRegistration = featureHook<RegistrationStores>();
