import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { contactKind } from '../../core/player/attached-contact.ts';
import { withActivatedEmail, withBoundPhone } from '../../core/player/contact-activation.ts';
import type { PlayerGateway } from '../../core/player/player-gateway.ts';
import type { PlayerRight } from '../../core/player/player-rights.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
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

export interface PlayerDependencies {
  readonly session: SharedSession;
  /** Whether the balance is hidden on this device. */
  readonly accounts: {
    readonly isBalanceHidden: boolean;
    readonly followHiding: (isHidden: boolean) => void;
    readonly hideBalance: (isHidden: boolean) => void;
  };
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
}

const HIDING = 'hide-balance';
type HidingMachine = MachineStore<
  SettingChangeState<boolean>,
  SettingChangeEvent<boolean>,
  SettingChangeEffect<boolean>
>;

/** PR-33 What is known of who is signed in, and what they may do; of nobody else. */
export class PlayerStore {
  player: Player | undefined = undefined;
  /** Undefined until they have come. */
  rights: readonly PlayerRight[] | undefined = undefined;
  /** Why the player was not read. */
  failure: RequestFailure | undefined = undefined;
  readonly #gateway: PlayerGateway;
  readonly #dependencies: PlayerDependencies;
  #running: AbortController | undefined;
  /** What the player told the server of hiding the balance; another player has another. */
  #hiding: HidingMachine;

  constructor(gateway: PlayerGateway, dependencies: PlayerDependencies) {
    this.#gateway = gateway;
    this.#dependencies = dependencies;
    this.#hiding = this.#newHiding();
    makeAutoObservable(
      this,
      { player: observableRef, rights: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** Asks anew; what is known stays where no answer comes. */
  async load(): Promise<void> {
    const { session, accounts } = this.#dependencies;
    this.#running?.abort();
    if (!session.isSignedIn) return;
    const running = new AbortController();
    this.#running = running;
    const { epoch } = session;
    const [player, rights] = await Promise.all([
      this.#gateway.player(running.signal),
      this.#gateway.rights(running.signal),
    ]);
    if (running.signal.aborted || !session.isCurrent(epoch)) return;
    runInAction(() => {
      this.failure = player.ok ? undefined : player.error;
      if (player.ok) this.player = player.value;
      if (rights.ok) this.rights = rights.value;
    });
    if (!player.ok) return;
    const { isBalanceHidden } = player.value;
    this.#hiding.send({ type: 'loaded', values: new Map([[HIDING, isBalanceHidden]]) });
    accounts.followHiding(isBalanceHidden);
  }

  /** PR-3, PR-4 A contact was proven here: it counts at once, and the server tells what follows. */
  takeContact(contact: string): void {
    if (this.player !== undefined)
      this.player =
        contactKind(contact) === 'phone'
          ? withBoundPhone(this.player, this.player.phoneCode ?? '', contact)
          : withActivatedEmail(this.player, contact);
    void this.load();
  }

  start(): () => void {
    const { session, accounts } = this.#dependencies;
    const stops = [
      reaction(
        () => session.epoch,
        () => {
          this.#forget();
          void this.load();
        },
        { fireImmediately: true },
      ),
      reaction(
        () => accounts.isBalanceHidden,
        (isHidden) => {
          if (this.player !== undefined) this.#hiding.send({ type: 'changed', key: HIDING, value: isHidden });
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#running?.abort();
    };
  }

  #forget(): void {
    this.player = undefined;
    this.rights = undefined;
    this.failure = undefined;
    this.#hiding = this.#newHiding();
  }

  #newHiding(): HidingMachine {
    const { session, accounts, notices } = this.#dependencies;
    const { epoch } = session;
    const machine: HidingMachine = new MachineStore(SETTING_CHANGE, (effect, send) => {
      switch (effect.type) {
        case 'save':
          void this.#gateway.hideBalance(effect.value).then((reply) => {
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
    readonly player: PlayerStore;
  }
}
