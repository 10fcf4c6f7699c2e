import { makeAutoObservable } from 'mobx';
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

/** What each offered action does; a notice shows only the actions that are here. */
export type NoticeHandlers = { readonly [Action in NoticeAction]?: () => void };

/** What is told of a failure when the catalogue did not arrive. */
const UNNAMED: Notice = { status: 'error', title: 'main_error' };

/** Tells the player things, one at a time. */
export class NoticesStore {
  readonly #queue: MachineStore<NoticeQueue, NoticeEvent, NoticeEffect>;
  readonly #handlers = new Map<number, NoticeHandlers>();
  readonly #now: () => EpochMillis;

  constructor(timers: Timers, now: () => EpochMillis) {
    this.#now = now;
    this.#queue = new MachineStore(NOTICE_QUEUE, ({ id, after }, send) => {
      timers.after(after, () => {
        send({ kind: 'time-ran-out', id, now: now() });
      });
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get shown(): ShownNotice | undefined {
    return this.#queue.state.shown;
  }

  /** The actions of the shown notice that somebody handles. */
  get actions(): readonly NoticeAction[] {
    const { shown } = this;
    if (shown === undefined) return [];
    const handlers = this.#handlers.get(shown.id);
    return (shown.notice.actions ?? []).filter((action) => handlers?.[action] !== undefined);
  }

  raise(notice: Notice, handlers: NoticeHandlers = {}): void {
    const { nextId } = this.#queue.state;
    this.#handlers.set(nextId, handlers);
    this.#queue.send({ kind: 'raised', notice, now: this.#now() });
    this.forgetHandlers();
  }

  /** Tells of a failed request in the words of the catalogue, which is fetched then; a cancelled one is passed over. */
  async raiseFailure(failure: RequestFailure, context: NoticeContext, handlers: NoticeHandlers = {}): Promise<void> {
    const catalogue = await import('../../core/notices/failure-notice.ts').catch(() => undefined);
    const notice = catalogue === undefined ? UNNAMED : catalogue.noticeFor(failure, context);
    if (notice !== undefined) this.raise(notice, handlers);
  }

  dismiss(id: number): void {
    this.#queue.send({ kind: 'dismissed', id, now: this.#now() });
    this.forgetHandlers();
  }

  /** Takes an action of the shown notice, which is then over. */
  act(action: NoticeAction): void {
    const { shown } = this;
    if (shown === undefined) return;
    const handler = this.#handlers.get(shown.id)?.[action];
    this.dismiss(shown.id);
    handler?.();
  }

  hold(): void {
    this.#queue.send({ kind: 'held', now: this.#now() });
  }

  release(): void {
    this.#queue.send({ kind: 'released', now: this.#now() });
  }

  private forgetHandlers(): void {
    const { shown, waiting } = this.#queue.state;
    const known = new Set([shown?.id, ...waiting.map(({ id }) => id)]);
    for (const id of this.#handlers.keys()) if (!known.has(id)) this.#handlers.delete(id);
  }
}
