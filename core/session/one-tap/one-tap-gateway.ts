import type { SocialNetwork } from '../../registration/registration-type.ts';
import type { Cancellation } from '../../shared/cancellation.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { Language } from '../../site/config/language.ts';

export interface OneTapOffer {
  readonly network: SocialNetwork;
  /** Where the network tells browsers of its accounts; absent where it does not. */
  readonly configUrl?: string | undefined;
  /** Whom the demonstration's own provider knows in this browser, if anybody. */
  readonly name?: string | undefined;
}

/** What the browser is asked to offer. */
export interface BrowserOffer {
  readonly configUrl: string;
  readonly language: Language;
  /** Whether the visitor has just asked for it; else the browser offers it beside the page. */
  readonly isAskedFor: boolean;
}

export interface OneTapOrder {
  readonly language: Language;
  /** What the provider signed. */
  readonly credential: string;
  /** The numbers of currency and country that a new player would begin with. */
  readonly currencyId: number;
  readonly countryId: number;
}

export interface OneTapGateway {
  readonly offer: () => Promise<Result<OneTapOffer, RequestFailure>>;
  /** Whether this browser can offer the accounts of a network by itself (FedCM). */
  readonly hasBrowserOffers: () => boolean;
  /** TAP-8 Has the browser offer the accounts of a network; nothing where the visitor chose none, until the signal ends it. */
  readonly chosen: (offer: BrowserOffer, signal: Cancellation) => Promise<Result<string | undefined, RequestFailure>>;
  /** Has the demonstration's own provider confirm whom it knows. */
  readonly confirmed: (language: Language) => Promise<Result<string, RequestFailure>>;
  /** Signs in by a credential; gives the address at which the sign-in goes on. */
  readonly signIn: (order: OneTapOrder) => Promise<Result<string, RequestFailure>>;
}
