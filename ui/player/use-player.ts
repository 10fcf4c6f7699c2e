import type { Dictionary, DictionaryEntry } from '../../core/site/dictionaries/dictionary.ts';
import type { InformationPage } from '../../core/site/documents/information-page.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { LazyStoreSource } from '../page/lazy-stores.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of what is known of the player, loaded with their pages. */
export interface PlayerStores {
  readonly lazy: LazyStoreSource<'signOut'>;
  /** The pages of the operator, terms among them. */
  readonly information: {
    readonly page: InformationPage | undefined;
    readonly failure: RequestFailure | undefined;
    readonly show: (page: string) => Promise<void>;
  };
  /** What the operator calls countries and documents. */
  readonly dictionaries: {
    readonly failure: RequestFailure | undefined;
    readonly entries: (name: Dictionary) => readonly DictionaryEntry[];
    readonly nameOf: (name: Dictionary, id: number | undefined) => string | undefined;
  };
  /** Whether the balances are hidden. */
  readonly accounts: { readonly isBalanceHidden: boolean; readonly hideBalance: (isHidden: boolean) => void };
  /** Whoever declines new terms is signed out. */
  readonly signOut: { readonly isBusy: boolean; readonly order: (isPlayersPage: boolean) => void };
}

export const usePlayer = featureHook<PlayerStores>();
