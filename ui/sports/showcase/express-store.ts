import { action, makeAutoObservable, observableRef, runInAction } from 'mobx';
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
  readonly coupon: Pick<SportsStores['coupon'], 'edit'>;
  readonly offerSettings: SportsStores['offerSettings'];
}

/** The expresses of the day, as the line has them now. */
export class ExpressStore {
  /** Undefined until they came for the first time. */
  offered: readonly OfferedExpress[] | undefined = undefined;
  watchers = 0;
  readonly #gateway: ExpressGateway;
  readonly #needs: ExpressNeeds;

  constructor(gateway: ExpressGateway, needs: ExpressNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(this, { offered: observableRef, take: action }, { autoBind: true });
  }

  /** XD-1 Which of the two the player wants to see. */
  isWanted(isLive: boolean): boolean {
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

  /** XD-4 */
  take(express: OfferedExpress): void {
    this.#needs.coupon.edit(takenExpress(express, this.#needs.systemClock.now()));
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
