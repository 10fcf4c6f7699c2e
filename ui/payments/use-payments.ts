import type { JurisdictionProfile } from '../../core/limits/jurisdiction.ts';
import type { Limit } from '../../core/limits/limit.ts';
import type { Player } from '../../core/player/player.ts';
import type { AttachmentsStore } from '../page/attachments/attachments-store.ts';
import { featureHook } from '../page/feature-hook.ts';

/** What payments need of the site; their own stores come with their pages. */
export interface PaymentsStores {
  /** The limits of the player, of which deposits may be some. */
  readonly limits: {
    readonly limits: readonly Limit[] | undefined;
    /** None while they are not there. */
    readonly known: readonly Limit[];
    readonly profile: JurisdictionProfile;
  };
  /** What the operator says of recharging, once it is known. */
  readonly officeMenu: { readonly menu: { readonly player: { readonly isRechargeAllowed: boolean } } | undefined };
  /** LQ-1 Whether a player is to be asked for a deposit limit first. */
  readonly limitPrompt: { readonly isDue: () => Promise<boolean>; readonly noteAsked: () => void };
  /** UPL-9 The files of what is being written. */
  readonly attachments: AttachmentsStore;
  /** What is known of the player. */
  readonly player: { readonly player: Player | undefined };
}

export const usePayments = featureHook<PaymentsStores>();
