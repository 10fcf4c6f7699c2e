import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { phoneMask, type PhoneCountry, type PhoneMask } from '../../../core/registration/phone-number.ts';
import { wholePhone } from '../../../core/registration/whole-phone.ts';
import type { RegistrationOffer } from '../../../core/registration/registration-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';

export type PhoneOffer = Pick<RegistrationOffer, 'countries' | 'masks'>;

/** The country of a phone that is typed, and how numbers are written there. */
export class PhoneCountryStore {
  offer: PhoneOffer | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  /** Empty where none was chosen. */
  countryCode = '';
  readonly #load: () => Promise<Result<PhoneOffer, RequestFailure>>;

  constructor(load: () => Promise<Result<PhoneOffer, RequestFailure>>) {
    this.#load = load;
    makeAutoObservable(this, { offer: observableRef, failure: observableRef, read: false }, { autoBind: true });
  }

  get country(): PhoneCountry | undefined {
    return this.offer?.countries.find(({ countryCode }) => countryCode === this.countryCode);
  }

  get mask(): PhoneMask | undefined {
    const { offer, country } = this;
    return offer === undefined || country === undefined ? undefined : phoneMask(country, offer.masks);
  }

  /** The whole number, if it is one. */
  read(typed: string): string | undefined {
    const phone = wholePhone(typed, this);
    return phone.ok ? phone.value : undefined;
  }

  choose(countryCode: string): void {
    this.countryCode = countryCode;
  }

  async load(): Promise<void> {
    if (this.offer !== undefined) return;
    const reply = await this.#load();
    runInAction(() => {
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.offer = reply.value;
    });
  }
}
