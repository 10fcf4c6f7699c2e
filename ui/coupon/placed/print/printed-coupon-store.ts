import type { SharedSession } from '../../../page/shared-stores.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CouponGateway } from '../../../../core/coupon/coupon-gateway.ts';
import type { PlacedCoupon } from '../../../../core/coupon/placed/placed-coupon.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import type { Minor } from '../../../../core/shared/money.ts';

/** The coupon that a page shows to be printed. */
export class PrintedCouponStore {
  failure: RequestFailure | undefined = undefined;
  private kept: { readonly epoch: number; readonly coupon: PlacedCoupon<Minor> } | undefined = undefined;
  readonly #gateway: CouponGateway;
  readonly #session: SharedSession;

  constructor(gateway: CouponGateway, session: SharedSession) {
    this.#gateway = gateway;
    this.#session = session;
    makeAutoObservable<this, 'kept'>(this, { kept: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Gone as soon as another player, or nobody, is signed in. */
  get coupon(): PlacedCoupon<Minor> | undefined {
    return this.kept !== undefined && this.#session.isCurrent(this.kept.epoch) ? this.kept.coupon : undefined;
  }

  async show(id: number): Promise<void> {
    const { epoch } = this.#session;
    const reply = await this.#gateway.coupon(id);
    runInAction(() => {
      this.kept = reply.ok ? { epoch, coupon: reply.value } : undefined;
      this.failure = reply.ok ? undefined : reply.error;
    });
  }
}

declare module '../../use-coupon.ts' {
  interface CouponStores {
    readonly printed: PrintedCouponStore;
  }
}
