import { makeAutoObservable, observableRef } from 'mobx';
import type { NoticeContext } from '../../core/notices/failure-notice.ts';
import {
  NOTICE_QUEUE,
  type NoticeEffect,
  type NoticeEvent,
  type NoticeQueue,
  type ShownNotice,
} from '../../core/notices/notice-queue.ts';
import type { Notice, NoticeAction } from '../../core/notices/notice.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import { MachineStore } from '../kit/behaviour/machine-store.ts';

/** What the player chose to do about a notice. */
export interface TakenAction {
  readonly notice: Notice;
  readonly action: NoticeAction;
}

/** What is said of a failure when the catalogue did not arrive. */
const UNNAMED: Notice = { status: 'error', title: 'main_error' };

/** Tells the player things, one at a time. */
export class NoticesStore {
  /** The action that was taken last: whoever raised its notice sees it here. */
  taken: TakenAction | undefined = undefined;
  readonly #queue: MachineStore<NoticeQueue, NoticeEvent, NoticeEffect>;
  /** The actions of each notice that somebody waits for. */
  readonly #awaited = new Map<number, readonly NoticeAction[]>();
  readonly #now: () => EpochMillis;

  constructor(timers: Timers, now: () => EpochMillis) {
    this.#now = now;
    this.#queue = new MachineStore(NOTICE_QUEUE, ({ id, after }, send) => {
      timers.after(after, () => {
        send({ kind: 'time-ran-out', id, now: now() });
      });
    });
    makeAutoObservable(this, { taken: observableRef }, { autoBind: true });
  }

  get shown(): ShownNotice | undefined {
    return this.#queue.state.shown;
  }

  /** The actions of the shown notice that somebody waits for. */
  get actions(): readonly NoticeAction[] {
    const { shown } = this;
    if (shown === undefined) return [];
    const awaited = this.#awaited.get(shown.id) ?? [];
    return (shown.notice.actions ?? []).filter((action) => awaited.includes(action));
  }

  raise(notice: Notice, awaited: readonly NoticeAction[] = []): void {
    const { nextId } = this.#queue.state;
    this.#awaited.set(nextId, awaited);
    this.#queue.send({ kind: 'raised', notice, now: this.#now() });
    this.#forgetAwaited();
  }

  /** Tells of a failed request in the words of the catalogue, which is fetched then; a cancelled one is passed over. */
  async raiseFailure(
    failure: RequestFailure,
    context: NoticeContext,
    awaited: readonly NoticeAction[] = [],
  ): Promise<void> {
    const catalogue = await import('../../core/notices/failure-notice.ts').catch(() => undefined);
    const notice = catalogue === undefined ? UNNAMED : catalogue.noticeFor(failure, context);
    if (notice !== undefined) this.raise(notice, awaited);
  }

  dismiss(id: number): void {
    this.#queue.send({ kind: 'dismissed', id, now: this.#now() });
    this.#forgetAwaited();
  }

  /** Takes an action of the shown notice, which is then over. */
  act(action: NoticeAction): void {
    const { shown } = this;
    if (shown === undefined) return;
    this.dismiss(shown.id);
    this.taken = { notice: shown.notice, action };
  }

  hold(): void {
    this.#queue.send({ kind: 'held', now: this.#now() });
  }

  release(): void {
    this.#queue.send({ kind: 'released', now: this.#now() });
  }

  #forgetAwaited(): void {
    const { shown, waiting } = this.#queue.state;
    const known = new Set([shown?.id, ...waiting.map(({ id }) => id)]);
    for (const id of this.#awaited.keys()) if (!known.has(id)) this.#awaited.delete(id);
  }
}

declare module './use-notices.ts' {
  interface NoticesStores {
    readonly notices: NoticesStore;
  }
}
