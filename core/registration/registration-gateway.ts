import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { PhoneCountry, PhoneMask } from './phone-number.ts';
import type { BonusChoice, RegistrationType } from './registration-type.ts';
import type { SentCode } from './sent-code.ts';

export interface OneClickForm {
  /** ISO 3166 alpha-2 in lower case. */
  readonly countryCode: string;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly isAdult: boolean;
  readonly isTermsAccepted: boolean;
}

/** What each form offers besides. */
export interface RegistrationExtras {
  /** Empty for none. */
  readonly promoCode: string;
  readonly bonusChoice: BonusChoice;
  /** Whether the browser keeps the session when it is closed. */
  readonly isRemembered: boolean;
}

/** RGF-22 What each form with an e-mail address or a phone offers besides. */
export interface NewsWish {
  readonly isNewsWanted: boolean;
}

export interface FullForm extends OneClickForm, RegistrationExtras, NewsWish {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly surname: string;
  /** As `2000-01-31`. */
  readonly birthDate: string;
}

export interface PhoneForm extends OneClickForm, RegistrationExtras, NewsWish {
  /** With its plus. */
  readonly phone: string;
  readonly password: string;
}

/** What a new player must keep: shown once, stored nowhere. */
export interface NewCredentials {
  readonly userId: number;
  readonly password: string;
}

/** How somebody may register here. */
export interface RegistrationOffer {
  readonly types: readonly RegistrationType[];
  readonly countries: readonly PhoneCountry[];
  readonly masks: readonly PhoneMask[];
  /** How the server numbers the currencies, where it says so. */
  readonly currencies?: readonly { readonly id: number; readonly iso: string }[] | undefined;
}

type Registered = Promise<Result<{ readonly userId: number }, RequestFailure>>;

/** A form is sent with a key, a UUID: sent again under it, it makes nobody else. */
export interface RegistrationGateway {
  readonly offer: () => Promise<Result<RegistrationOffer, RequestFailure>>;
  readonly registerInOneClick: (
    form: OneClickForm & Partial<RegistrationExtras>,
    key: string,
  ) => Promise<Result<NewCredentials, RequestFailure>>;
  readonly registerInFull: (form: FullForm, key: string) => Registered;
  /** Sends a code to a phone that is to be registered; refused where its promo code does not hold. */
  readonly sendPhoneCode: (form: PhoneForm) => Promise<Result<SentCode, RequestFailure>>;
  readonly registerByPhone: (form: PhoneForm, code: string, key: string) => Registered;
  /** Has a letter sent that leads to setting a password, to the address that the player registered with. */
  readonly sendCredentialsLink: () => Promise<Result<undefined, RequestFailure>>;
}
