import type { SharedSession } from '../../../page/shared-stores.ts';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { CouponGateway } from '../../../../core/coupon/coupon-gateway.ts';
import type { PlacedCoupon } from '../../../../core/coupon/placed/placed-coupon.ts';
import { isCancelled, type RequestFailure } from '../../../../core/shared/request-failure.ts';
import type { Minor } from '../../../../core/shared/money.ts';

/** The coupon that a page shows to be printed. */
export class PrintedCouponStore {
  failure: RequestFailure | undefined = undefined;
  readonly #kept = observable.box<{ readonly epoch: number; readonly coupon: PlacedCoupon<Minor> } | undefined>(
    undefined,
    {
      deep: false,
    },
  );
  readonly #gateway: CouponGateway;
  readonly #session: SharedSession;

  constructor(gateway: CouponGateway, session: SharedSession) {
    this.#gateway = gateway;
    this.#session = session;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Gone as soon as another player, or nobody, is signed in. */
  get coupon(): PlacedCoupon<Minor> | undefined {
    const kept = this.#kept.get();
    return kept !== undefined && this.#session.isCurrent(kept.epoch) ? kept.coupon : undefined;
  }

  async show(id: number): Promise<void> {
    const { epoch } = this.#session;
    const reply = await this.#gateway.coupon(id);
    if (isCancelled(reply)) return;
    runInAction(() => {
      this.#kept.set(reply.ok ? { epoch, coupon: reply.value } : undefined);
      this.failure = reply.ok ? undefined : reply.error;
    });
  }
}

declare module '../../use-coupon.ts' {
  interface CouponStores {
    readonly printed: PrintedCouponStore;
  }
}
