import { reaction } from 'mobx';
import type { PlayerGateway } from '../../core/player/player-gateway.ts';
import type { Player } from '../../core/player/player.ts';
import {
  SETTING_CHANGE,
  shownSetting,
  type SettingChangeEffect,
  type SettingChangeEvent,
  type SettingChangeState,
} from '../../core/settings/setting-change.ts';
import { MachineStore } from '../kit/behaviour/machine-store.ts';
import type { SharedNotices, SharedSession } from '../page/shared-stores.ts';

export interface BalanceHidingDependencies {
  readonly gateway: Pick<PlayerGateway, 'hideBalance'>;
  readonly session: SharedSession;
  readonly player: { readonly player: Player | undefined };
  /** Whether the balance is hidden on this device. */
  readonly accounts: { readonly isBalanceHidden: boolean; readonly hideBalance: (isHidden: boolean) => void };
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
}

const HIDING = 'hide-balance';

type HidingMachine = MachineStore<
  SettingChangeState<boolean>,
  SettingChangeEvent<boolean>,
  SettingChangeEffect<boolean>
>;

/** REL-40 Tells the server whether the balance is hidden, and takes back what it refuses. */
export class BalanceHidingStore {
  #machine: HidingMachine;
  readonly #dependencies: BalanceHidingDependencies;

  constructor(dependencies: BalanceHidingDependencies) {
    this.#dependencies = dependencies;
    this.#machine = this.#newMachine();
  }

  start(): () => void {
    const { session, player, accounts } = this.#dependencies;
    const stops = [
      reaction(
        () => session.epoch,
        () => {
          this.#machine = this.#newMachine();
        },
      ),
      reaction(
        () => player.player?.isBalanceHidden,
        (isHidden) => {
          if (isHidden !== undefined) this.#machine.send({ type: 'loaded', values: new Map([[HIDING, isHidden]]) });
        },
        { fireImmediately: true },
      ),
      reaction(
        () => accounts.isBalanceHidden,
        (isHidden) => {
          if (player.player !== undefined) this.#machine.send({ type: 'changed', key: HIDING, value: isHidden });
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Each player has their own: an answer of another changes nothing. */
  #newMachine(): HidingMachine {
    const { gateway, session, accounts, notices } = this.#dependencies;
    const { epoch } = session;
    const machine: HidingMachine = new MachineStore(SETTING_CHANGE, (effect, send) => {
      switch (effect.type) {
        case 'save':
          void gateway.hideBalance(effect.value).then((reply) => {
            const of = { key: HIDING, save: effect.save };
            send(reply.ok ? { type: 'saved', ...of } : { type: 'not-saved', ...of, failure: reply.error });
          });
          break;
        case 'tell-failure': {
          if (!session.isCurrent(epoch)) return;
          const shown = shownSetting(machine.state, HIDING);
          if (shown !== undefined) accounts.hideBalance(shown);
          void notices.raiseFailure(effect.failure, 'save-setting');
          break;
        }
      }
    });
    return machine;
  }
}

declare module './use-player.ts' {
  interface PlayerStores {
    readonly balanceHiding: BalanceHidingStore;
  }
}
