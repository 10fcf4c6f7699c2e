import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  isForGood,
  lifecycleOf,
  showsRefreshBlock,
  type MiniAppEffect,
  type MiniAppEvent,
  type MiniAppState,
} from '../../core/mini-apps/mini-app-lifecycle.ts';
import type { MiniAppAsk, MiniAppContent } from '../../core/mini-apps/mini-apps-gateway.ts';
import type { Cancellation } from '../../core/shared/cancellation.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { Connection } from '../../core/shared/connection.ts';
import { isCancelled, type RequestFailure } from '../../core/shared/request-failure.ts';
import type { Result } from '../../core/shared/result.ts';
import { seconds, type Millis } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { Visibility } from '../../core/shared/visibility.ts';
import { MachineStore } from '../kit/behaviour/machine-store.ts';

export interface MiniAppNeeds<Content = MiniAppContent> {
  readonly miniAppsGateway: {
    readonly content: (ask: MiniAppAsk, until?: Cancellation) => Promise<Result<Content, RequestFailure>>;
  };
  readonly systemClock: Clock;
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly connection: Connection;
}

type Effect<Type extends MiniAppEffect['type']> = Extract<MiniAppEffect, { readonly type: Type }>;

/** One application on one page, for as long as a view uses it. */
export class MiniApp<Content = MiniAppContent> {
  content: Content | undefined = undefined;
  /** Whole seconds until it is loaded again by itself. */
  retriesIn: number | undefined = undefined;
  readonly #ask: MiniAppAsk;
  readonly #needs: MiniAppNeeds<Content>;
  readonly #machine: MachineStore<MiniAppState, MiniAppEvent, MiniAppEffect>;
  #stopLoad: () => void = () => undefined;
  #stopWait: () => void = () => undefined;

  constructor(ask: MiniAppAsk, needs: MiniAppNeeds<Content>) {
    this.#ask = ask;
    this.#needs = needs;
    this.#machine = new MachineStore(lifecycleOf(ask.slot), (effect) => {
      this.#run(effect);
    });
    makeAutoObservable(this, { content: observableRef }, { autoBind: true });
  }

  get state(): MiniAppState {
    return this.#machine.state;
  }

  get isFailed(): boolean {
    return showsRefreshBlock(this.state);
  }

  /** Whether any view uses it. */
  get isUsed(): boolean {
    return this.state.views.length > 0;
  }

  open(view: string, isDrawn: boolean): void {
    this.#machine.send({ type: 'view-opened', view, isDrawn });
  }

  close(view: string): void {
    this.#machine.send({ type: 'view-closed', view });
  }

  reload(): void {
    this.#machine.send({ type: 'reload-pressed', at: this.#needs.systemClock.now() });
  }

  /** MAT-24 What it brought may not run. */
  refuse(): void {
    this.#machine.send({ type: 'failed', generation: this.state.generation, isForGood: true });
  }

  #run(effect: MiniAppEffect): void {
    switch (effect.type) {
      case 'load':
        this.#load(effect);
        return;
      case 'unload':
        this.#stopLoad();
        this.content = undefined;
        return;
      case 'retry-in':
        this.#wait(effect);
        return;
      case 'forget-retry':
        this.#stopWait();
        this.retriesIn = undefined;
    }
  }

  /** What is loaded stops when it is left, and fails when it takes too long. */
  #load({ generation, timeout }: Effect<'load'>): void {
    const { miniAppsGateway, timers } = this.#needs;
    const load = new AbortController();
    const stopTimer = timers.after(timeout, () => {
      load.abort();
      this.#machine.send({ type: 'failed', generation });
    });
    this.#stopLoad = () => {
      stopTimer();
      load.abort();
    };
    void miniAppsGateway.content({ ...this.#ask, isForced: true }, load.signal).then((reply) => {
      // REL-36 the page was left: its view closes next
      if (load.signal.aborted || isCancelled(reply)) return undefined;
      stopTimer();
      runInAction(() => {
        if (reply.ok) this.content = reply.value;
        this.#machine.send(
          reply.ok
            ? { type: 'became-ready', generation }
            : { type: 'failed', generation, isForGood: isLasting(reply.error) },
        );
      });
      return undefined;
    });
  }

  #wait({ generation, delay }: Effect<'retry-in'>): void {
    const { timers } = this.#needs;
    this.retriesIn = Math.ceil(delay / COUNTED);
    const stopCounting = timers.every(COUNTED, () => {
      runInAction(() => {
        this.retriesIn = Math.max(1, (this.retriesIn ?? 1) - 1);
      });
    });
    let stopWatching = (): void => undefined;
    const stopTimer = timers.after(delay, () => {
      stopCounting();
      runInAction(() => {
        this.retriesIn = undefined;
      });
      stopWatching = whenSeen(this.#needs, () => {
        this.#machine.send({ type: 'wait-ended', generation });
      });
    });
    this.#stopWait = () => {
      stopCounting();
      stopTimer();
      stopWatching();
    };
  }
}

const COUNTED: Millis = seconds(1);

function isLasting(failure: RequestFailure): boolean {
  return failure.kind === 'refused' && isForGood(failure.status);
}

/** APP-12 Runs once the page is seen and the device online; the returned function stops waiting for that. */
function whenSeen(
  { visibility, connection }: Pick<MiniAppNeeds, 'visibility' | 'connection'>,
  run: () => void,
): () => void {
  const stops: (() => void)[] = [];
  const stop = (): void => {
    for (const each of stops.splice(0)) each();
  };
  const look = (): void => {
    if (!visibility.isVisible() || !connection.isOnline()) return;
    stop();
    run();
  };
  stops.push(visibility.watch(look), connection.watch(look));
  look();
  return stop;
}
