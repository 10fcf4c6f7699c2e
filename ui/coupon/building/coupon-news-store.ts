import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { currentOdds, type CouponBet } from '../../../core/coupon/bets/coupon-bet.ts';
import { playedBets } from '../../../core/coupon/building/coupon-state.ts';
import type { MilliOdds } from '../../../core/shared/odds.ts';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { CouponStore } from '../coupon-store.ts';
import type { CouponSumsStore } from '../maths/coupon-sums-store.ts';

/** Prices of the coupon that moved since the last time it was said. */
export interface OddsNews {
  readonly changes: readonly { readonly bet: CouponBet; readonly before: MilliOdds; readonly after: MilliOdds }[];
  readonly total?: MilliOdds | undefined;
}

const SHORTEST_PAUSE: Millis = seconds(5);

/** Sums up the moved prices of the coupon for those who hear the page, at most every five seconds. */
export class CouponNewsStore {
  news: OddsNews | undefined = undefined;
  #said = new Map<string, MilliOdds>();
  #isPausing = false;
  readonly #coupon: CouponStore;
  readonly #sums: Pick<CouponSumsStore, 'total'>;
  readonly #timers: Timers;

  constructor(coupon: CouponStore, sums: Pick<CouponSumsStore, 'total'>, timers: Timers) {
    this.#coupon = coupon;
    this.#sums = sums;
    this.#timers = timers;
    makeAutoObservable(this, { news: observableRef }, { autoBind: true });
  }

  start(): () => void {
    return reaction(
      () => playedBets(this.#coupon.state).map((bet) => [bet.outcomeId, currentOdds(bet)]),
      () => {
        this.#gather();
      },
      { fireImmediately: true, equals: compareStructural },
    );
  }

  #gather(): void {
    if (!this.#isPausing) this.#tell();
  }

  #tell(): void {
    const bets = playedBets(this.#coupon.state);
    const changes = bets.flatMap((bet) => {
      const before = this.#said.get(bet.outcomeId);
      const after = currentOdds(bet);
      return before === undefined || before === after ? [] : [{ bet, before, after }];
    });
    this.#said = new Map(bets.map((bet) => [bet.outcomeId, currentOdds(bet)]));
    if (changes.length === 0) return;
    runInAction(() => {
      this.news = { changes, total: this.#sums.total };
    });
    this.#isPausing = true;
    this.#timers.after(SHORTEST_PAUSE, () => {
      this.#resume();
    });
  }

  #resume(): void {
    this.#isPausing = false;
    this.#tell();
  }
}

declare module '../use-coupon.ts' {
  interface CouponStores {
    readonly couponNews: CouponNewsStore;
  }
}
