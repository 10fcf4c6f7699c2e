import { makeAutoObservable, runInAction } from 'mobx';
import { couponCode } from '../../../core/coupon/building/coupon-code.ts';
import type { CouponGateway } from '../../../core/coupon/coupon-gateway.ts';
import { couponSystemValue } from '../../../core/coupon/building/coupon-slip.ts';
import type { SharedNotices } from '../../page/shared-stores.ts';
import type { CouponStore } from '../coupon-store.ts';

/** Why a code did not bring a coupon. */
export type CodeTrouble = 'unknown-code' | 'no-bets';

/** The answers that speak of the code itself; one that came too often, say, may be a right one. */
const UNKNOWN_CODE: ReadonlySet<number> = new Set([400, 404, 410]);

/** Saves the coupon under a code and loads one by its code. */
export class CouponCodeStore {
  isRunning = false;
  /** The code of the coupon saved last. */
  code: string | undefined = undefined;
  trouble: CodeTrouble | undefined = undefined;
  readonly #gateway: CouponGateway;
  readonly #coupon: CouponStore;
  readonly #notices: SharedNotices;

  constructor(gateway: CouponGateway, coupon: CouponStore, notices: SharedNotices) {
    this.#gateway = gateway;
    this.#coupon = coupon;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async save(): Promise<void> {
    if (this.isRunning || this.#coupon.bets.length === 0) return;
    this.#begin();
    const { bets, type, state } = this.#coupon;
    const reply = await this.#gateway.save({ type, systemValue: couponSystemValue(state), bets });
    runInAction(() => {
      this.isRunning = false;
      this.code = reply.ok ? reply.value : undefined;
    });
    if (!reply.ok) void this.#notices.raiseFailure(reply.error, 'save-coupon');
  }

  /** Whether the coupon now is the one of the code. */
  async load(text: string): Promise<boolean> {
    if (this.isRunning) return false;
    this.#begin();
    const code = couponCode(text);
    if (!code.ok) return this.#fail('unknown-code');
    const reply = await this.#gateway.load(code.value);
    if (!reply.ok) {
      const isUnknown = reply.error.kind === 'refused' && UNKNOWN_CODE.has(reply.error.status);
      if (!isUnknown) void this.#notices.raiseFailure(reply.error, 'load-coupon');
      return this.#fail(isUnknown ? 'unknown-code' : undefined);
    }
    if (reply.value.bets.length === 0) return this.#fail('no-bets');
    const { type: couponType, systemValue } = reply.value;
    const bets = reply.value.bets.map((bet) => ({ ...bet, source: 'code' }));
    runInAction(() => {
      this.isRunning = false;
      this.#coupon.typeCode('');
      const at = this.#coupon.now();
      this.#coupon.edit({ type: 'filled', bets, couponType, systemValue, at, source: 'code' });
    });
    return true;
  }

  forget(): void {
    this.code = undefined;
    this.trouble = undefined;
  }

  #begin(): void {
    runInAction(() => {
      this.isRunning = true;
      this.forget();
    });
  }

  #fail(trouble: CodeTrouble | undefined): false {
    runInAction(() => {
      this.isRunning = false;
      this.trouble = trouble;
    });
    return false;
  }
}

declare module '../use-coupon.ts' {
  interface CouponStores {
    readonly couponCode: CouponCodeStore;
  }
}
