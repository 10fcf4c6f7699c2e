import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { stepInUnits } from '../../../core/coupon/amounts/amount-step.ts';
import { manualStep } from '../../../core/coupon/settings/coupon-settings.ts';
import {
  STORED_QUICK_AMOUNTS,
  quickAmountsFor,
  withQuickAmount,
  withUsualQuickAmounts,
  type QuickAmounts,
} from '../../../core/coupon/settings/quick-amounts.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';
import type { CouponStore } from '../coupon-store.ts';
import type { CouponSettingsStore } from '../settings/coupon-settings-store.ts';

export interface QuickDependencies {
  readonly values: ValueStore;
  readonly coupon: Pick<CouponStore, 'currency'>;
  readonly settings: Pick<CouponSettingsStore, 'settings'>;
}

const NONE: QuickAmounts = {};

/** The amounts at hand beside the field, the player's own or the usual ones, the same in every tab. */
export class CouponQuickStore {
  own: QuickAmounts = NONE;
  readonly #around: QuickDependencies;

  constructor(around: QuickDependencies) {
    this.#around = around;
    makeAutoObservable(this, { own: observableRef }, { autoBind: true });
  }

  /** What a step of the amount is in the currency of the coupon. */
  get step(): Minor {
    const { coupon, settings } = this.#around;
    return manualStep(settings.settings, coupon.currency) ?? stepInUnits(coupon.currency);
  }

  /** In the currency of the coupon, by place. */
  get amounts(): readonly Minor[] {
    return quickAmountsFor(this.own, this.#around.coupon.currency, this.step);
  }

  /** Whether the currency has those of its step. */
  get areUsual(): boolean {
    return !Object.hasOwn(this.own, this.#around.coupon.currency);
  }

  put(place: number, amount: Minor): void {
    const { currency } = this.#around.coupon;
    this.#keep(withQuickAmount(this.own, { currency, step: this.step }, { place, amount }));
  }

  reset(): void {
    this.#keep(withUsualQuickAmounts(this.own, this.#around.coupon.currency));
  }

  start(): () => void {
    const { values } = this.#around;
    this.#take(values.read(STORED_QUICK_AMOUNTS));
    return values.watch(STORED_QUICK_AMOUNTS, (own) => {
      this.#take(own);
    });
  }

  #take(own: QuickAmounts | undefined): void {
    runInAction(() => {
      this.own = own === undefined ? NONE : own;
    });
  }

  #keep(own: QuickAmounts): void {
    if (own === this.own) return;
    this.#take(own);
    this.#around.values.write(STORED_QUICK_AMOUNTS, own);
  }
}

declare module '../use-coupon.ts' {
  interface CouponStores {
    readonly couponQuick: CouponQuickStore;
  }
}
