import type { Account } from '../../core/accounts/account.ts';
import type { PlayStop } from '../../core/limits/play-permission.ts';
import { featureHook } from '../page/feature-hook.ts';

/** What lotto and toto need of the site; their own stores come with their pages. */
export interface LottoStores {
  readonly accounts: {
    readonly active: Account | undefined;
    /** Of the active account, else of where the visitor is. */
    readonly currency: string;
    readonly refreshEverywhere: () => Promise<void>;
  };
  /** LP-11 Why the player may not play, where that is so. */
  readonly playGuard: {
    readonly stop: PlayStop | undefined;
  };
}

export const useLotto = featureHook<LottoStores>();
