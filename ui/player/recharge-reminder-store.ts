import { makeAutoObservable, runInAction } from 'mobx';
import type { RechargeReminderGateway } from '../../core/player/player-gateway.ts';
import { needsRechargeReminder } from '../../core/player/player-reminder.ts';
import type { Player } from '../../core/player/player.ts';
import type { SharedNotices, SharedSession } from '../page/shared-stores.ts';

export interface RechargeReminderNeeds {
  readonly session: Pick<SharedSession, 'epoch'>;
  readonly player: { readonly player: Player | undefined };
  /** What the operator says of recharging. */
  readonly officeMenu: { readonly menu: { readonly player: { readonly isRechargeAllowed: boolean } } | undefined };
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
}

/** PR-17 The reminder to recharge, until the player has seen it. */
export class RechargeReminderStore {
  /** The epoch that it was hidden in. */
  hiddenIn: number | undefined = undefined;
  readonly #gateway: RechargeReminderGateway;
  readonly #needs: RechargeReminderNeeds;

  constructor(gateway: RechargeReminderGateway, needs: RechargeReminderNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isDue(): boolean {
    const { session, player, officeMenu } = this.#needs;
    const known = player.player;
    const isAllowed = officeMenu.menu?.player.isRechargeAllowed === true;
    return isAllowed && known !== undefined && needsRechargeReminder(known) && this.hiddenIn !== session.epoch;
  }

  /** It comes back where the server does not hear of it. */
  async hide(): Promise<void> {
    const { session, notices } = this.#needs;
    const { epoch } = session;
    this.hiddenIn = epoch;
    const reply = await this.#gateway.seen();
    if (reply.ok || session.epoch !== epoch) return;
    runInAction(() => {
      this.hiddenIn = undefined;
    });
    await notices.raiseFailure(reply.error, 'query');
  }
}

declare module './use-player.ts' {
  interface PlayerStores {
    readonly rechargeReminder: RechargeReminderStore;
  }
}
