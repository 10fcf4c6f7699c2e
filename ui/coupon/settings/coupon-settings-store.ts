import type { SharedSession, SharedSite } from '../../page/shared-stores.ts';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  DEFAULT_COUPON_SETTINGS,
  STORED_COUPON_SETTINGS,
  changeModeOf,
  exactOddsOf,
  isOneClickInForce,
  withDropOnScoreChange,
  withExactOdds,
  type CouponSettings,
} from '../../../core/coupon/settings/coupon-settings.ts';
import type { OddsChangeMode } from '../../../core/coupon/bets/odds-change-mode.ts';
import { oneClickAfter } from '../../../core/coupon/placement/one-click-expiry.ts';
import { confirmOneClick, isOneClickEffective } from '../../../core/coupon/placement/one-click.ts';
import type { MilliOdds } from '../../../core/shared/odds.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';
import type { PageClock } from '../../page/page-clock.ts';

export interface CouponSettingsDependencies {
  readonly site: SharedSite;
  readonly session: SharedSession;
  readonly clock: PageClock;
}

/** How the player likes the coupon, the same in every tab. */
export class CouponSettingsStore {
  settings: CouponSettings = DEFAULT_COUPON_SETTINGS;
  /** JP-8 What the law of the player says of changed odds, once it is known. */
  lawfulMode: OddsChangeMode | undefined = undefined;
  readonly #values: ValueStore;
  readonly #around: CouponSettingsDependencies;

  constructor(values: ValueStore, around: CouponSettingsDependencies) {
    this.#values = values;
    this.#around = around;
    makeAutoObservable(this, { settings: observableRef }, { autoBind: true });
  }

  get changeMode(): OddsChangeMode {
    return changeModeOf(this.settings, this.lawfulMode ?? this.#around.site.config?.changeModeDefault ?? 'confirm');
  }

  /** Undefined where the player asked for none. */
  get exactOdds(): MilliOdds | undefined {
    return exactOddsOf(this.settings);
  }

  get isOneClickOn(): boolean {
    const { clock, session } = this.#around;
    const isOneClickActive = isOneClickInForce(this.settings, { userId: session.userId, now: clock.now });
    return isOneClickActive && isOneClickEffective({ ...this.settings, isOneClickActive }, this.isOneClickOffered);
  }

  get isOneClickOffered(): boolean {
    return this.#around.site.config?.showOneClick ?? false;
  }

  followLaw(mode: OddsChangeMode | undefined): void {
    this.lawfulMode = mode;
  }

  change(changed: Partial<CouponSettings>): void {
    this.#keep({ ...this.settings, ...changed });
  }

  /** ONE-2 Whoever has bets in the coupon has agreed to lose them. */
  switchOneClick(isOn: boolean): void {
    const switched = isOn ? confirmOneClick(this.settings).settings : { isOneClickActive: false };
    this.#keep({ ...this.settings, ...switched, ...this.#useNow() });
  }

  /** ONE-7 A bet by one click keeps it on for another while. */
  noteOneClickUsed(): void {
    this.#keep({ ...this.settings, ...this.#useNow() });
  }

  dropOnScoreChange(isDropped: boolean): void {
    this.#keep(withDropOnScoreChange(this.settings, isDropped));
  }

  setExactOdds(exactOdds: number): void {
    this.#keep(withExactOdds(this.settings, exactOdds));
  }

  start(): () => void {
    const { session } = this.#around;
    this.#take(this.#values.read(STORED_COUPON_SETTINGS));
    const stops = [
      this.#values.watch(STORED_COUPON_SETTINGS, (settings) => {
        this.#take(settings);
      }),
      // ONE-8: who was signed in when the page began does not sign in now
      reaction(
        () => session.userId,
        () => {
          this.#keep(oneClickAfter(this.settings, { type: 'signed-in' }));
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #useNow() {
    const { clock, session } = this.#around;
    return { oneClickUserId: session.userId, oneClickUsedAt: clock.exact() };
  }

  #take(settings: CouponSettings | undefined): void {
    runInAction(() => {
      this.settings = settings ?? DEFAULT_COUPON_SETTINGS;
    });
  }

  #keep(settings: CouponSettings): void {
    if (settings === this.settings) return;
    runInAction(() => {
      this.settings = settings;
    });
    this.#values.write(STORED_COUPON_SETTINGS, settings);
  }
}

declare module '../use-coupon.ts' {
  interface CouponStores {
    readonly couponSettings: CouponSettingsStore;
  }
}
