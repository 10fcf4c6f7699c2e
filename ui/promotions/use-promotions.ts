import type { Account } from '../../core/accounts/account.ts';
import { featureHook } from '../page/feature-hook.ts';

/** What promotions need of the site; their own stores come with their pages. */
export interface PromotionsStores {
  /** The player's accounts, among them those of bonuses. */
  readonly accounts: {
    readonly accounts: readonly Account[];
    /** Of the active account, else of where the visitor is. */
    readonly currency: string;
    readonly refreshEverywhere: () => Promise<void>;
  };
}

export const usePromotions = featureHook<PromotionsStores>();
