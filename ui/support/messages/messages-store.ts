import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { MarkedMessages, MessagePage, MessagesGateway } from '../../../core/support/messages/messages-gateway.ts';
import { withMarks } from '../../../core/support/messages/player-message.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';
import { minutes, type Millis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import { keepAsking } from '../../page/keep-asking.ts';
import type { SharedSession } from '../../page/shared-stores.ts';

export interface MessagesNeeds {
  readonly session: SharedSession;
  readonly timers: Timers;
  readonly visibility: Visibility;
  /** The count at the player's menu. */
  readonly player: { readonly countMessages: (unread: number) => void };
}

/** MSG-2 */
const ASKED_EVERY: Millis = minutes(1);

/** What the site told the player: how much of it is new, always; the list, once it is opened. */
export class MessagesStore {
  failure: RequestFailure | undefined = undefined;
  isBusy = false;
  /** What was marked together last, to be taken back. */
  markedTogether: readonly number[] = [];
  readonly #kept = observable.box<{ readonly epoch: number; readonly page: MessagePage } | undefined>(undefined, {
    deep: false,
  });
  #asked = 0;
  readonly #gateway: MessagesGateway;
  readonly #needs: MessagesNeeds;

  constructor(gateway: MessagesGateway, needs: MessagesNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(this, { failure: observableRef, markedTogether: observableRef }, { autoBind: true });
  }

  /** Undefined until it has come for this player. */
  get page(): MessagePage | undefined {
    const { session } = this.#needs;
    const kept = this.#kept.get();
    return kept !== undefined && session.isSignedIn && session.isCurrent(kept.epoch) ? kept.page : undefined;
  }

  /** The list from its begin. */
  async open(): Promise<void> {
    this.markedTogether = [];
    await this.#read();
  }

  async showOlder(): Promise<void> {
    const last = this.page?.messages.at(-1);
    if (last !== undefined && !this.isBusy) await this.#read(last.id);
  }

  async mark(id: number, isRead: boolean): Promise<void> {
    this.#show([id], isRead);
    await this.#take(async () => this.#gateway.mark([id], isRead), isRead);
  }

  async markAll(): Promise<void> {
    const latest = this.page?.messages[0];
    if (latest === undefined || this.isBusy) return;
    const marked = await this.#take(async () => this.#gateway.markAll(latest.id), true);
    runInAction(() => {
      this.markedTogether = marked;
    });
  }

  async takeBack(): Promise<void> {
    const ids = this.markedTogether;
    this.markedTogether = [];
    if (ids.length > 0) await this.#take(async () => this.#gateway.mark(ids, false), false);
  }

  start(): () => void {
    const { session, timers, visibility } = this.#needs;
    const stops = [
      keepAsking({ timers, visibility, period: () => ASKED_EVERY, ask: () => void this.#hear() }),
      reaction(
        () => session.epoch,
        () => {
          this.#kept.set(undefined);
          this.failure = undefined;
          this.markedTogether = [];
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  async #hear(): Promise<void> {
    const { session, player } = this.#needs;
    if (!session.isSignedIn || session.isLeaving) return;
    const { epoch } = session;
    const reply = await this.#gateway.news();
    // whoever has seen the list hears of the rest at the next minute
    if (!reply.ok || !session.isCurrent(epoch)) return;
    const { unreadCount, lastId } = reply.value;
    player.countMessages(unreadCount);
    const shown = this.page;
    if (shown !== undefined && lastId > (shown.messages[0]?.id ?? 0)) await this.#read();
  }

  async #read(before?: number): Promise<void> {
    const { session, player } = this.#needs;
    if (!session.isSignedIn) return;
    const { epoch } = session;
    this.#asked += 1;
    const number = this.#asked;
    this.#begin();
    const reply = await this.#gateway.page(before);
    runInAction(() => {
      if (number !== this.#asked || !session.isCurrent(epoch)) return;
      this.isBusy = false;
      if (isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (!reply.ok) return;
      const older = before === undefined ? [] : (this.page?.messages ?? []);
      this.#kept.set({ epoch, page: { ...reply.value, messages: [...older, ...reply.value.messages] } });
      player.countMessages(reply.value.unreadCount);
    });
  }

  /** What was marked; what the server did not mark is shown as it was. */
  async #take(ask: () => Promise<Result<MarkedMessages, RequestFailure>>, isRead: boolean): Promise<readonly number[]> {
    const { session, player } = this.#needs;
    const { epoch } = session;
    this.#begin();
    const reply = await ask();
    if (!session.isCurrent(epoch)) return [];
    runInAction(() => {
      this.isBusy = false;
      this.failure = reply.ok || isCancelled(reply) ? undefined : reply.error;
    });
    if (!reply.ok) {
      const { failure } = this;
      await this.#read();
      runInAction(() => {
        this.failure = failure;
      });
      return [];
    }
    this.#show(reply.value.ids, isRead);
    player.countMessages(reply.value.unreadCount);
    return reply.value.ids;
  }

  #begin(): void {
    runInAction(() => {
      this.isBusy = true;
    });
  }

  #show(ids: readonly number[], isRead: boolean): void {
    const kept = this.#kept.get();
    if (kept === undefined) return;
    const { epoch, page } = kept;
    runInAction(() => {
      this.#kept.set({ epoch, page: { ...page, messages: withMarks(page.messages, ids, isRead) } });
    });
  }
}

declare module '../use-support.ts' {
  interface SupportStores {
    readonly messages: MessagesStore;
  }
}
