import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  DEFAULT_OFFER_SETTINGS,
  STORED_OFFER_SETTINGS,
  type OfferSettings,
} from '../../core/settings/offer-settings.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';

/** Which of the coupons that the site puts together the player wants to see, the same in every tab. */
export class OfferSettingsStore {
  settings: OfferSettings = DEFAULT_OFFER_SETTINGS;
  readonly #values: ValueStore;

  constructor(values: ValueStore) {
    this.#values = values;
    makeAutoObservable(this, { settings: observableRef }, { autoBind: true });
  }

  change(changed: Partial<OfferSettings>): void {
    this.settings = { ...this.settings, ...changed };
    this.#values.write(STORED_OFFER_SETTINGS, this.settings);
  }

  start(): () => void {
    this.#take(this.#values.read(STORED_OFFER_SETTINGS));
    return this.#values.watch(STORED_OFFER_SETTINGS, (settings) => {
      this.#take(settings);
    });
  }

  #take(settings: OfferSettings | undefined): void {
    runInAction(() => {
      this.settings = settings ?? DEFAULT_OFFER_SETTINGS;
    });
  }
}

declare module './use-settings.ts' {
  interface SettingsStores {
    readonly offerSettings: OfferSettingsStore;
  }
}
