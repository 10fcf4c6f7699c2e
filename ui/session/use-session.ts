import type { PlayerRight } from '../../core/player/player-rights.ts';
import type { Player } from '../../core/player/player.ts';
import type { Fingerprint } from '../../core/session/fingerprint.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { featureHook } from '../page/feature-hook.ts';
import type { LazyStoreSource } from '../page/lazy-stores.ts';

/** A hint about the device, loaded a while after the page. */
interface FingerprintSource {
  readonly current: () => Fingerprint | undefined;
  readonly newer: () => Promise<string | undefined>;
  readonly start: () => () => void;
}

/** The stores of the session; what signs out is loaded with the dialog or page that does. */
export interface SessionStores {
  readonly fingerprint: FingerprintSource;
  readonly lazy: LazyStoreSource<'security' | 'passkeys' | 'devices'>;
  /** What protects the account is known of the player. */
  readonly player: {
    readonly player: Player | undefined;
    readonly rights: readonly PlayerRight[] | undefined;
    readonly failure: RequestFailure | undefined;
    readonly load: () => Promise<void>;
  };
}

export const useSession = featureHook<SessionStores>();
