import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ConsultantChat, ConsultantGateway } from '../../../core/support/consultant/consultant-gateway.ts';
import type { ConsultantSaying } from '../../../core/support/consultant/consultant-messages.ts';
import {
  CONSULTANT_WIDGET,
  hasUnreadMessage,
  type ConsultantWidgetEffect,
  type ConsultantWidgetEvent,
  type ConsultantWidgetState,
} from '../../../core/support/consultant/consultant-widget.ts';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import { MachineStore } from '../../kit/behaviour/machine-store.ts';
import type { SharedSession } from '../../page/shared-stores.ts';

interface ConsultantDependencies {
  readonly session: SharedSession;
  readonly timers: Timers;
}

/** CW-6 */
const READY_WITHIN: Millis = seconds(10);

/** The consultant: whether there is one, the chat that was begun, and how far its frame is. */
export class ConsultantStore {
  chat: ConsultantChat | undefined = undefined;
  isOpen = false;
  /** CW-6 Whether the frame is on its way, can be spoken to, or did not come. */
  stage: 'waiting' | 'ready' | 'failed' = 'waiting';
  readonly #gateway: ConsultantGateway;
  readonly #dependencies: ConsultantDependencies;
  readonly #machine = new MachineStore<ConsultantWidgetState, ConsultantWidgetEvent, ConsultantWidgetEffect>(
    CONSULTANT_WIDGET,
    ({ type }) => {
      if (type === 'show') this.#show(true);
      else if (type === 'hide') this.#show(false);
    },
  );
  #stopWaiting: (() => void) | undefined;

  constructor(gateway: ConsultantGateway, dependencies: ConsultantDependencies) {
    this.#gateway = gateway;
    this.#dependencies = dependencies;
    makeAutoObservable(this, { chat: observableRef }, { autoBind: true });
  }

  get isAvailable(): boolean {
    const { phase } = this.#machine.state;
    return phase === 'closed' || phase === 'open';
  }

  /** Whether it was opened: from then on its frame lives, also folded. */
  get isBegun(): boolean {
    return this.isOpen || this.chat !== undefined;
  }

  get hasUnread(): boolean {
    return hasUnreadMessage(this.#machine.state);
  }

  /** Asks whether there is a consultant now; where no answer comes there is none. */
  async load(): Promise<void> {
    const { session } = this.#dependencies;
    const { epoch } = session;
    const offer = await this.#gateway.offer();
    if (!offer.ok || !session.isCurrent(epoch)) return;
    const { id, isAvailable } = offer.value;
    this.#machine.send({ type: 'initialized', id, isAvailable });
    this.#machine.send({ type: isAvailable ? 'became-available' : 'became-unavailable' });
  }

  async open(): Promise<void> {
    this.#machine.send({ type: 'opened' });
    if (this.isOpen && this.chat === undefined) await this.retry();
  }

  fold(): void {
    this.#machine.send({ type: 'closed' });
  }

  /** CW-6 Begins anew: another chat, another frame. */
  async retry(): Promise<void> {
    this.#wait();
    this.#forget();
    const { session } = this.#dependencies;
    const { epoch } = session;
    const chat = await this.#gateway.begin();
    runInAction(() => {
      if (!session.isCurrent(epoch)) return;
      if (chat.ok) this.chat = chat.value;
      else this.#end('failed');
    });
  }

  /** CW-5 What the frame says. */
  hear(saying: ConsultantSaying): void {
    if (saying === 'ready') this.#end('ready');
    else this.#machine.send({ type: saying === 'unread' ? 'message-arrived' : 'closed' });
  }

  start(): () => void {
    const stop = reaction(
      () => this.#dependencies.session.epoch,
      () => {
        this.#machine.send({ type: 'shut-down' });
        this.#end('waiting');
        this.#forget();
      },
    );
    return () => {
      stop();
      this.#stopWaiting?.();
    };
  }

  #wait(): void {
    this.#end('waiting');
    this.#stopWaiting = this.#dependencies.timers.after(READY_WITHIN, () => {
      this.#end('failed');
    });
  }

  #show(isOpen: boolean): void {
    runInAction(() => {
      this.isOpen = isOpen;
    });
  }

  #forget(): void {
    runInAction(() => {
      this.chat = undefined;
    });
  }

  #end(stage: ConsultantStore['stage']): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    runInAction(() => {
      this.stage = stage;
    });
  }
}

declare module '../use-support.ts' {
  interface SupportStores {
    readonly consultant: ConsultantStore;
  }
}
