import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  couponSwitches,
  switchesAfter,
  type CouponSwitchEvent,
  type CouponSwitches,
} from '../../../core/coupon/building/coupon-switches.ts';
import type { CouponStore } from '../coupon-store.ts';
import type { CouponSettingsStore } from '../settings/coupon-settings-store.ts';

/** What the player switched at this coupon: each begins with the switches of the settings. */
export class CouponSwitchesStore {
  switches: CouponSwitches;
  readonly #coupon: CouponStore;
  readonly #settings: CouponSettingsStore;

  constructor(coupon: CouponStore, settings: CouponSettingsStore) {
    this.#coupon = coupon;
    this.#settings = settings;
    this.switches = couponSwitches(settings.settings);
    makeAutoObservable(this, { switches: observableRef }, { autoBind: true });
  }

  get isAutoMax(): boolean {
    return this.switches.isAutoMax;
  }

  get isVipBet(): boolean {
    return this.switches.isVipBet;
  }

  switchAutoMax(isOn: boolean): void {
    this.#switch({ type: 'auto-max-switched', isOn });
  }

  switchVipBet(isOn: boolean): void {
    this.#switch({ type: 'vip-bet-switched', isOn });
  }

  get isQuickCouponHidden(): boolean {
    return this.switches.isQuickCouponHidden;
  }

  foldQuickCoupon(): void {
    this.#switch({ type: 'quick-coupon-hidden' });
  }

  unfoldQuickCoupon(): void {
    this.#switch({ type: 'quick-coupon-opened' });
  }

  start(): () => void {
    const settings = () => this.#settings.settings;
    const stops = [
      reaction(
        () => [settings().isAutoMax, settings().isVipBet, this.#coupon.bets.length === 0] as const,
        ([, , isEmpty]) => {
          if (isEmpty) this.#switch({ type: 'coupon-emptied' });
          else this.#become(couponSwitches(settings()));
        },
        { equals: (one, other) => one.every((value, index) => value === other[index]) },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #switch(event: CouponSwitchEvent): void {
    this.#become(switchesAfter(this.switches, event));
  }

  #become(switches: CouponSwitches): void {
    runInAction(() => {
      this.switches = switches;
    });
  }
}
