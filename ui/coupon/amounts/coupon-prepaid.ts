import { makeAutoObservable, reaction } from 'mobx';
import type { PlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { stakeWithAdvance } from '../../../core/coupon/amounts/advance-scale.ts';
import { availablePrepaid, paidParts, type PaidParts } from '../../../core/coupon/amounts/prepaid-amount.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import type { CouponStore } from '../coupon-store.ts';

/** What decides whether an advance is offered, beside the coupon. */
export interface PrepaidAround {
  readonly accounts: PlayerAccounts;
  readonly staked: () => Minor | undefined;
  /** PA-9 The coupon is one that gets no advance. */
  readonly isBarred: () => boolean;
}

/** Payment in advance of what the balance does not cover; off until the player switches it on for this coupon and account. */
export class CouponPrepaid {
  isOn = false;
  readonly #coupon: CouponStore;
  readonly #around: PrepaidAround;

  constructor(coupon: CouponStore, around: PrepaidAround) {
    this.#coupon = coupon;
    this.#around = around;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** PA-4 */
  get available(): Minor {
    return availablePrepaid(this.#coupon.state.terms?.prepaid, this.#around.accounts.active?.id);
  }

  get isOffered(): boolean {
    return (
      this.available > 0 && this.#coupon.type !== 'singles' && !this.#coupon.isBonusAccount && !this.#around.isBarred()
    );
  }

  /** How the stake is paid with the advance; nothing where both together do not cover it. */
  get parts(): PaidParts | undefined {
    const amount = this.#around.staked();
    const balance = this.#around.accounts.active?.money;
    if (!this.isOn || !this.isOffered || amount === undefined || balance === undefined) return undefined;
    return paidParts({ amount, balance, available: this.available });
  }

  /** What the advance pays. */
  get prepaid(): Minor {
    return this.parts === undefined ? NO_MONEY : this.parts.prepaid;
  }

  /** PA-12 Another advance is another stake: what the balance holds comes first. */
  take(advance: Minor): void {
    const balance = this.#around.accounts.active?.money;
    const amount = balance === undefined ? undefined : stakeWithAdvance(balance, advance);
    if (amount !== undefined) this.#coupon.edit({ type: 'amount-set', currency: this.#coupon.currency, amount });
  }

  switch(isOn: boolean): void {
    this.isOn = isOn;
  }

  start(): () => void {
    return reaction(
      () => [this.#around.accounts.active?.id, this.#coupon.bets.length === 0] as const,
      () => {
        this.switch(false);
      },
      { equals: (one, other) => one.every((value, index) => value === other[index]) },
    );
  }
}
