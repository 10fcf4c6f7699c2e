import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ContactsGateway } from '../../core/player/contacts-gateway.ts';
import {
  SETTING_CHANGE,
  shownSetting,
  type SettingChangeEffect,
  type SettingChangeEvent,
  type SettingChangeState,
} from '../../core/settings/setting-change.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { MachineStore } from '../kit/behaviour/machine-store.ts';
import type { SharedSession } from '../page/shared-stores.ts';

const NEWS = 'news';

type WishMachine = MachineStore<SettingChangeState<boolean>, SettingChangeEvent<boolean>, SettingChangeEffect<boolean>>;

/** PR-43 Whether the player who is signed in wants news: shown at once, and what the server holds in the end. */
export class NewsletterWish {
  failure: RequestFailure | undefined = undefined;
  #machine: WishMachine;
  #epoch: number;
  readonly #gateway: Pick<ContactsGateway, 'startNewsletter' | 'stopNewsletter'>;
  readonly #session: Pick<SharedSession, 'epoch' | 'isCurrent'>;

  constructor(
    gateway: Pick<ContactsGateway, 'startNewsletter' | 'stopNewsletter'>,
    session: Pick<SharedSession, 'epoch' | 'isCurrent'>,
  ) {
    this.#gateway = gateway;
    this.#session = session;
    this.#epoch = session.epoch;
    this.#machine = this.#newMachine();
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get isWanted(): boolean {
    return shownSetting(this.#machine.state, NEWS) ?? false;
  }

  /** Before the server is asked what it holds: its answer counts where nothing was changed meanwhile. */
  awaited(): (isWanted: boolean) => void {
    this.failure = undefined;
    if (!this.#session.isCurrent(this.#epoch)) {
      this.#epoch = this.#session.epoch;
      this.#machine = this.#newMachine();
    }
    const machine = this.#machine;
    const { phase, lastSave } = machine.state;
    return (isWanted) => {
      if (machine !== this.#machine || phase !== 'settled' || machine.state.lastSave !== lastSave) return;
      machine.send({ type: 'loaded', values: new Map([[NEWS, isWanted]]) });
    };
  }

  change(isWanted: boolean): void {
    this.failure = undefined;
    this.#machine.send({ type: 'changed', key: NEWS, value: isWanted });
  }

  /** Each player has their own: nothing that another wanted is sent or shown. */
  #newMachine(): WishMachine {
    const epoch = this.#epoch;
    return new MachineStore(SETTING_CHANGE, (effect, send) => {
      if (!this.#session.isCurrent(epoch)) return;
      if (effect.type === 'tell-failure') {
        runInAction(() => {
          this.failure = effect.failure;
        });
        return;
      }
      const call = effect.value ? this.#gateway.startNewsletter : this.#gateway.stopNewsletter;
      void call('').then((reply) => {
        const of = { key: NEWS, save: effect.save };
        send(reply.ok ? { type: 'saved', ...of } : { type: 'not-saved', ...of, failure: reply.error });
      });
    });
  }
}
