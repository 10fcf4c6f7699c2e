import { makeAutoObservable, observableRef } from 'mobx';
import {
  DEFAULT_COUPON_SETTINGS,
  STORED_COUPON_SETTINGS,
  changeModeOf,
  withDropOnScoreChange,
  withExactOdds,
  type CouponSettings,
} from '../../../core/coupon/settings/coupon-settings.ts';
import type { OddsChangeMode } from '../../../core/coupon/bets/odds-change-mode.ts';
import { isOneClickEffective } from '../../../core/coupon/placement/one-click.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';
import type { SiteStore } from '../../site/site-store.ts';

/** How the player likes the coupon, the same in every tab. */
export class CouponSettingsStore {
  settings: CouponSettings = DEFAULT_COUPON_SETTINGS;
  private readonly values: ValueStore;
  private readonly site: SiteStore;

  constructor(values: ValueStore, site: SiteStore) {
    this.values = values;
    this.site = site;
    makeAutoObservable<this, 'values' | 'site'>(
      this,
      { values: false, site: false, settings: observableRef },
      { autoBind: true },
    );
  }

  get changeMode(): OddsChangeMode {
    return changeModeOf(this.settings, this.site.config?.changeModeDefault ?? 'confirm');
  }

  get isOneClickOn(): boolean {
    return isOneClickEffective(this.settings, this.isOneClickOffered);
  }

  get isOneClickOffered(): boolean {
    return this.site.config?.showOneClick ?? false;
  }

  change(changed: Partial<CouponSettings>): void {
    this.keep({ ...this.settings, ...changed });
  }

  /** One click and dropping on a score change exclude each other. */
  switchOneClick(isOn: boolean): void {
    const kept = isOn ? withDropOnScoreChange(this.settings, false) : this.settings;
    this.keep({ ...kept, isOneClickActive: isOn });
  }

  dropOnScoreChange(isDropped: boolean): void {
    this.keep(withDropOnScoreChange(this.settings, isDropped));
  }

  setExactOdds(exactOdds: number): void {
    this.keep(withExactOdds(this.settings, exactOdds));
  }

  start(): () => void {
    this.take(this.values.read(STORED_COUPON_SETTINGS));
    return this.values.watch(STORED_COUPON_SETTINGS, (settings) => {
      this.take(settings);
    });
  }

  private take(settings: CouponSettings | undefined): void {
    this.settings = settings ?? DEFAULT_COUPON_SETTINGS;
  }

  private keep(settings: CouponSettings): void {
    this.settings = settings;
    this.values.write(STORED_COUPON_SETTINGS, settings);
  }
}
