import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Market, Outcome } from '../../../core/sports/game/market.ts';
import type { PriceHistoryGateway } from '../../../core/sports/prices/price-history-gateway.ts';
import { priceDay, PRICE_LOOKED_AT, type PriceDay, type PriceStep } from '../../../core/sports/prices/price-history.ts';
import { isCancelled } from '../../../core/shared/request-failure.ts';
import type { PageClock } from '../../page/page-clock.ts';
import type { GameRow } from '../line/table/game-row.ts';

export interface PriceHistoryNeeds {
  readonly gateway: PriceHistoryGateway;
  readonly clock: PageClock;
  readonly timers: Timers;
}

export interface OfferedPrice {
  readonly row: GameRow;
  readonly market: Market;
  readonly outcome: Outcome;
}

/** A price that a player looks at, with the element it stands in. */
export interface LookedPrice extends OfferedPrice {
  readonly anchor: HTMLElement;
}

/** What tells of a look: a pointer that came over a price, or the focus. */
export interface LookEvent {
  readonly currentTarget: HTMLElement;
  readonly nativeEvent: Event;
}

const LEAVINGS = ['pointerleave', 'blur', 'click'] as const;

/** How the price that is looked at went today: asked for when it is shown, and again when it changes. */
export class PriceHistoryStore {
  shown: LookedPrice | undefined = undefined;
  phase: 'loading' | 'ready' | 'failed' = 'loading';
  steps: readonly PriceStep[] = [];
  #version = -1;
  #running: AbortController | undefined = undefined;
  #cancelWait = (): void => undefined;
  #stopHearing = (): void => undefined;
  #stopFollowing = (): void => undefined;
  readonly #needs: PriceHistoryNeeds;

  constructor(needs: PriceHistoryNeeds) {
    this.#needs = needs;
    makeAutoObservable(this, { shown: observableRef, steps: observableRef }, { autoBind: true });
  }

  /** PRH-3 Up to the price that stands on the page. */
  get day(): PriceDay | undefined {
    if (this.shown === undefined || this.phase !== 'ready') return undefined;
    const { row, outcome } = this.shown;
    return priceDay(this.steps, { at: this.#needs.clock.now, odds: row.cell(outcome).shown.odds });
  }

  /** PRH-6 By the keyboard or with a pointer that rests, never by a touch: that picks the price. */
  look({ currentTarget: anchor, nativeEvent }: LookEvent, price: OfferedPrice): void {
    const isByPointer = nativeEvent instanceof PointerEvent;
    if (isByPointer ? nativeEvent.pointerType === 'touch' : !anchor.matches(':focus-visible')) return;
    this.leave();
    const leave = (): void => {
      this.leave();
    };
    for (const kind of LEAVINGS) anchor.addEventListener(kind, leave);
    this.#stopHearing = () => {
      for (const kind of LEAVINGS) anchor.removeEventListener(kind, leave);
    };
    this.#cancelWait = this.#needs.timers.after(PRICE_LOOKED_AT, () => {
      this.#show({ ...price, anchor });
    });
  }

  /** The popover is here, and hears by itself when the look ends. */
  handOver(): void {
    this.#stopHearing();
  }

  leave(): void {
    this.#cancelWait();
    this.#stopHearing();
    this.#stopFollowing();
    this.#running?.abort();
    this.#running = undefined;
    this.shown = undefined;
  }

  #show(looked: LookedPrice): void {
    runInAction(() => {
      this.shown = looked;
      this.phase = 'loading';
      this.steps = [];
      this.#version = -1;
    });
    this.#stopFollowing = reaction(
      () => looked.row.cell(looked.outcome).shown.odds,
      () => void this.#ask(looked),
      { fireImmediately: true },
    );
  }

  async #ask({ row, outcome }: LookedPrice): Promise<void> {
    if (this.#running !== undefined) return;
    const call = new AbortController();
    this.#running = call;
    const wanted = { gameId: row.current().id, outcomeId: outcome.id, since: this.#version };
    const reply = await this.#needs.gateway.priceHistory(wanted, call.signal);
    if (this.#running !== call) return;
    this.#running = undefined;
    runInAction(() => {
      if (reply.ok) {
        this.phase = 'ready';
        if (reply.value === undefined) return;
        this.steps = reply.value.steps;
        this.#version = reply.value.version;
      } else if (this.phase === 'loading' && !isCancelled(reply)) this.phase = 'failed';
    });
  }
}

declare module '../use-sports.ts' {
  interface SportsStores {
    readonly priceHistory: PriceHistoryStore;
  }
}
