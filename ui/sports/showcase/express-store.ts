import { action, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CouponState } from '../../../core/coupon/building/coupon-state.ts';
import { restoringEvents } from '../../../core/coupon/building/restoring-events.ts';
import type { ExpressGateway, OfferedExpress } from '../../../core/coupon/bets/express-gateway.ts';
import { EXPRESS_POLL, offeredExpresses, takenExpress } from '../../../core/coupon/bets/express-of-the-day.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import { keepAsking } from '../../page/keep-asking.ts';
import type { SportsStores } from '../use-sports.ts';

export interface ExpressNeeds {
  readonly systemClock: Clock;
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly coupon: Pick<SportsStores['coupon'], 'edit' | 'isFrozen' | 'state' | 'currency'>;
  readonly offerSettings: SportsStores['offerSettings'];
  readonly session: { readonly isCourted: boolean | undefined };
}

/** The expresses of the day, as the line has them now. */
export class ExpressStore {
  /** Undefined until they came for the first time. */
  offered: readonly OfferedExpress[] | undefined = undefined;
  watchers = 0;
  /** The coupon that an express took the place of. */
  replaced: { readonly by: OfferedExpress; readonly coupon: CouponState } | undefined = undefined;
  readonly #gateway: ExpressGateway;
  readonly #needs: ExpressNeeds;

  constructor(gateway: ExpressGateway, needs: ExpressNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(this, { offered: observableRef, replaced: observableRef }, { autoBind: true });
  }

  /** LP-4 Nothing is offered to whoever is shut out, nor while that is not known. */
  get isCourted(): boolean {
    return this.#needs.session.isCourted === true;
  }

  /** XD-1 Which of the two the player wants to see, where offers may be made or it is not known yet. */
  isWanted(isLive: boolean): boolean {
    if (this.#needs.session.isCourted === false) return false;
    const { isAccumulatorOfTheDay, isLiveAccumulatorOfTheDay } = this.#needs.offerSettings.settings;
    return isLive ? isLiveAccumulatorOfTheDay : isAccumulatorOfTheDay;
  }

  /** XD-1, XD-2 The one of the line or of live that is shown. */
  shown(isLive: boolean): OfferedExpress | undefined {
    const offered = offeredExpresses(this.offered ?? [], this.#needs.offerSettings.settings);
    return offered.find((express) => express.isLive === isLive);
  }

  async load(): Promise<void> {
    const reply = await this.#gateway.expresses();
    if (!reply.ok) return;
    runInAction(() => {
      this.offered = reply.value;
    });
  }

  /** XD-8 Whether something stands in the coupon that taking one replaces. */
  get isAskedBefore(): boolean {
    return this.#needs.coupon.state.bets.length > 0;
  }

  /** XD-4, XD-8 What was in the coupon comes back by undo. */
  take(express: OfferedExpress): void {
    const { coupon, systemClock } = this.#needs;
    if (coupon.isFrozen) return;
    this.replaced = this.isAskedBefore ? { by: express, coupon: coupon.state } : undefined;
    coupon.edit(takenExpress(express, systemClock.now()));
  }

  /** XD-8 Whether what an express of the line or of live replaced can be brought back. */
  canUndo(isLive: boolean): boolean {
    const by = this.replaced?.by;
    return by?.isLive === isLive && by.id === this.#needs.coupon.state.expressId;
  }

  undo(): void {
    const { coupon, systemClock } = this.#needs;
    const { replaced } = this;
    if (replaced === undefined || coupon.isFrozen) return;
    const facts = { currency: coupon.currency, at: systemClock.now(), source: 'express' } as const;
    for (const event of restoringEvents(replaced.coupon, facts)) coupon.edit(event);
    this.replaced = undefined;
  }

  /** Keeps them up to date while a part of the page shows them; the returned function ends that. */
  watch(): () => void {
    this.watchers += 1;
    void this.load();
    return action(() => {
      this.watchers -= 1;
    });
  }

  start(): () => void {
    const { timers, visibility } = this.#needs;
    return keepAsking({
      timers,
      visibility,
      period: () => EXPRESS_POLL,
      ask: () => {
        if (this.watchers > 0) void this.load();
      },
    });
  }
}

declare module '../use-sports.ts' {
  interface SportsStores {
    readonly expresses: ExpressStore;
  }
}
