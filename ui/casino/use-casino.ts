import type { Account } from '../../core/accounts/account.ts';
import type { PlaySession } from '../../core/limits/limits-gateway.ts';
import type { PlayStop } from '../../core/limits/play-permission.ts';
import type { TournamentList } from '../../core/promotions/tournaments/tournaments-gateway.ts';
import { featureHook } from '../page/feature-hook.ts';
import type { KnownBonuses } from './rounds/purse-store.ts';
import type { LazyStoreSource } from '../page/lazy-stores.ts';

/** What the casino needs of the site; its own stores come with its pages. */
export interface CasinoStores {
  readonly accounts: {
    readonly active: Account | undefined;
    readonly isBalanceHidden: boolean;
  };
  readonly playGuard: {
    readonly takesNewBets: boolean;
    readonly stop: PlayStop | undefined;
    readonly mayPromote: boolean;
  };
  /** RG-16 What the session came to; loaded with a player. */
  readonly netPosition: {
    readonly play: PlaySession | undefined;
    readonly watch: () => () => void;
    readonly load: () => Promise<void>;
  };
  readonly realityCheck: { readonly demand: () => void };
  /** BON-46 Come with the first game of a player. */
  readonly playerBonuses: KnownBonuses;
  /** Come with the lobby. */
  readonly tournaments: {
    readonly list: TournamentList | undefined;
    readonly own: { readonly mayJoin: boolean } | undefined;
    readonly open: () => Promise<void>;
    readonly watch: () => () => void;
  };
  readonly lazy: LazyStoreSource<'netPosition' | 'playerBonuses' | 'realityCheck' | 'playGuard'>;
}

export const useCasino = featureHook<CasinoStores>();
