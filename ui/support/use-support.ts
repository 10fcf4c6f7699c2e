import type { Player } from '../../core/player/player.ts';
import type { SiteFrame } from '../../core/site/config/site-frame.ts';
import type { LazyStoreSource } from '../page/lazy-stores.ts';
import type { AttachmentsStore } from '../page/attachments/attachments-store.ts';
import { featureHook } from '../page/feature-hook.ts';

/** What the support needs of the site. */
export interface SupportStores {
  readonly frame: { readonly frame: SiteFrame | undefined };
  readonly lazy: LazyStoreSource<'requests' | 'frame' | 'consultant'>;
  /** UPL-9 The files of what is being written. */
  readonly attachments: AttachmentsStore;
  /** Whom to call back, and who is banned. */
  readonly player: { readonly player: Pick<Player, 'phoneNumber' | 'banLevel' | 'banVersion'> | undefined };
}

export const useSupport = featureHook<SupportStores>();
