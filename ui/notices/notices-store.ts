import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { NoticeContext } from '../../core/notices/failure-notice.ts';
import type {
  NoticeEffect,
  NoticeEvent,
  NoticeQueue,
  QueuedNotice,
  ShownNotice,
} from '../../core/notices/notice-queue.ts';
import type { Machine } from '../../core/shared/machine.ts';
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

type QueueMachine = Machine<NoticeQueue, NoticeEvent, NoticeEffect>;

/** Tells the player things, one at a time; what is raised before that which shows it has come waits for it. */
export class NoticesStore {
  /** The action that was taken last: whoever raised its notice sees it here. */
  taken: TakenAction | undefined = undefined;
  /** Whether there is a queue: whoever looks at what is shown hears of it. */
  readonly #begun = observable.box(false);
  #queue: MachineStore<NoticeQueue, NoticeEvent, NoticeEffect> | undefined = undefined;
  #early: (() => void)[] = [];
  /** The actions of each notice that somebody waits for. */
  readonly #awaited = new Map<number, readonly NoticeAction[]>();
  readonly #now: () => EpochMillis;
  readonly #timers: Timers;
  readonly #isSessionOver: () => Promise<boolean>;

  constructor(timers: Timers, now: () => EpochMillis, isSessionOver = async () => Promise.resolve(false)) {
    this.#isSessionOver = isSessionOver;
    this.#now = now;
    this.#timers = timers;
    makeAutoObservable(this, { taken: observableRef }, { autoBind: true });
  }

  /** Begins to show what is raised, by the rules of a queue. */
  begin(machine: QueueMachine): void {
    if (this.#begun.get()) return;
    const timers = this.#timers;
    const now = this.#now;
    this.#queue = new MachineStore(machine, ({ id, after }, send) => {
      timers.after(after, () => {
        send({ kind: 'time-ran-out', id, now: now() });
      });
    });
    this.#begun.set(true);
    for (const raise of this.#early.splice(0)) raise();
  }

  get shown(): ShownNotice | undefined {
    return this.#begun.get() ? this.#queue?.state.shown : undefined;
  }

  /** The notices behind it. */
  get waiting(): readonly QueuedNotice[] | undefined {
    return this.#begun.get() ? this.#queue?.state.waiting : undefined;
  }

  /** The actions of the shown notice that somebody waits for. */
  get actions(): readonly NoticeAction[] {
    const { shown } = this;
    if (shown === undefined) return [];
    const awaited = this.#awaited.get(shown.id) ?? [];
    return (shown.notice.actions ?? []).filter((action) => awaited.includes(action));
  }

  raise(notice: Notice, awaited: readonly NoticeAction[] = []): void {
    if (this.#queue === undefined) {
      this.#early.push(() => {
        this.raise(notice, awaited);
      });
      return;
    }
    const { nextId } = this.#queue.state;
    this.#awaited.set(nextId, awaited);
    this.#queue.send({ kind: 'raised', notice, now: this.#now() });
    this.#forgetAwaited();
  }

  /** Tells of a failed request in the words of the catalogue, which is fetched then; a cancelled one is passed over. SI-10 That a session is over the page says itself. */
  async raiseFailure(
    failure: RequestFailure,
    context: NoticeContext,
    awaited: readonly NoticeAction[] = [],
  ): Promise<void> {
    if (failure.kind === 'refused' && failure.status === 401 && (await this.#isSessionOver())) return;
    const catalogue = await import('../../core/notices/failure-notice.ts').catch(() => undefined);
    const notice = catalogue === undefined ? UNNAMED : catalogue.noticeFor(failure, context);
    if (notice !== undefined) this.raise(notice, awaited);
  }

  dismiss(id: number): void {
    this.#queue?.send({ kind: 'dismissed', id, now: this.#now() });
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
    this.#queue?.send({ kind: 'held', now: this.#now() });
  }

  release(): void {
    this.#queue?.send({ kind: 'released', now: this.#now() });
  }

  #forgetAwaited(): void {
    const { shown, waiting = [] } = this.#queue?.state ?? {};
    const known = new Set([shown?.id, ...waiting.map(({ id }) => id)]);
    for (const id of this.#awaited.keys()) if (!known.has(id)) this.#awaited.delete(id);
  }
}

declare module './use-notices.ts' {
  interface NoticesStores {
    readonly notices: NoticesStore;
  }
}
