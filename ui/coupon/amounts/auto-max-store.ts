import { makeAutoObservable, reaction } from 'mobx';
import type { Minor } from '../../../core/shared/money.ts';
import type { CouponSwitchesStore } from '../building/coupon-switches-store.ts';
import type { CouponStore } from '../coupon-store.ts';
import type { CouponSumsStore } from '../maths/coupon-sums-store.ts';

export interface AutoMaxDependencies {
  readonly sums: Pick<CouponSumsStore, 'mostPlaceable'>;
  readonly switches: Pick<CouponSwitchesStore, 'switches'>;
}

/** SW-6 Keeps the amount at the maximum while auto-max is on; where there is no maximum the amount stays. */
export class AutoMaxStore {
  readonly #coupon: CouponStore;
  readonly #around: AutoMaxDependencies;

  constructor(coupon: CouponStore, around: AutoMaxDependencies) {
    this.#coupon = coupon;
    this.#around = around;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What the amount has to be; nothing while an order is on its way, which stands still. */
  get amount(): Minor | undefined {
    const { sums, switches } = this.#around;
    if (!switches.switches.isAutoMax || this.#coupon.isFrozen || this.#coupon.bets.length === 0) return undefined;
    return sums.mostPlaceable;
  }

  start(): () => void {
    return reaction(
      () => this.amount,
      (amount) => {
        const { currency } = this.#coupon;
        if (amount !== undefined) this.#coupon.edit({ type: 'amount-set', currency, amount });
      },
      { fireImmediately: true },
    );
  }
}

declare module '../use-coupon.ts' {
  interface CouponStores {
    readonly autoMax: AutoMaxStore;
  }
}
