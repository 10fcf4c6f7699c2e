import type { Player } from '../../core/player/player.ts';
import { featureHook } from '../page/feature-hook.ts';
import type { LazyStoreSource } from '../page/lazy-stores.ts';

/** The stores of the accounts. */
export interface AccountsStores {
  /** What is known of who has to move to a new account, or has messages. */
  readonly player: {
    readonly player: Pick<Player, 'phoneNumber' | 'activationType' | 'messageCount' | 'conversion'> | undefined;
  };
  /** LP-4 Whether offers may reach the player. */
  readonly session: { readonly isCourted: boolean };
  /** SX-6 Shuts the player out for a day by one press. */
  readonly exclusion: { readonly hasPanicButton: boolean; readonly panic: () => void };
  /** LQ-1 Whether a player is to be asked for a deposit limit first. */
  readonly limitPrompt: { readonly isDue: () => Promise<boolean> };
  readonly lazy: LazyStoreSource<'player' | 'officeMenu' | 'exclusion' | 'limitPrompt'>;
}

export const useAccounts = featureHook<AccountsStores>();
