import type { JurisdictionProfile } from '../../core/limits/jurisdiction.ts';
import type { Limit } from '../../core/limits/limit.ts';
import type { PlayerRight } from '../../core/player/player-rights.ts';
import type { Player } from '../../core/player/player.ts';
import { featureHook } from '../page/feature-hook.ts';
import type { LazyStoreSource } from '../page/lazy-stores.ts';

/** The stores of the accounts. */
export interface AccountsStores {
  /** What is known of who has to move to a new account, or has messages. */
  readonly player: {
    readonly player:
      | Pick<Player, 'phoneNumber' | 'activationType' | 'messageCount' | 'conversion' | 'banLevel' | 'banVersion'>
      | undefined;
    /** Undefined until they have come. */
    readonly rights: readonly PlayerRight[] | undefined;
  };
  /** DEP-2 What the player's limits leave open. */
  readonly limits: { readonly known: readonly Limit[]; readonly profile: JurisdictionProfile };
  /** LP-4 Whether offers may reach the player. */
  readonly session: { readonly isCourted: boolean | undefined };
  /** SX-6 Shuts the player out for a day by one press. */
  readonly exclusion: { readonly hasPanicButton: boolean; readonly panic: () => void };
  /** LQ-1 Whether a player is to be asked for a deposit limit first. */
  readonly limitPrompt: { readonly isDue: () => Promise<boolean> };
  readonly lazy: LazyStoreSource<'player' | 'limits' | 'officeMenu' | 'exclusion' | 'limitPrompt'>;
}

export const useAccounts = featureHook<AccountsStores>();
