import type { Minor } from '../../shared/money.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { BonusChoice } from '../registration-type.ts';

/** What a bonus depends on. */
export interface BonusPlace {
  /** ISO 3166 alpha-2 in lower case. */
  readonly countryCode: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** What a bonus to the first deposit gives. */
export interface BonusTerms {
  readonly choice: BonusChoice;
  /** Of the deposit. */
  readonly percent: number;
  /** It gives no more than this. */
  readonly most: Minor;
  /** How many times it has to be wagered. */
  readonly wager: number;
}

export interface AskedPromoCode extends BonusPlace {
  /** As RGF-6 writes it. */
  readonly promoCode: string;
}

/** Whether there is such a code for the place, and the bonus that it is for. */
export interface PromoCodeAnswer {
  readonly isValid: boolean;
  readonly choice?: BonusChoice | undefined;
}

/** What the operator has for new players. */
export interface BonusGateway {
  readonly terms: (place: BonusPlace) => Promise<Result<readonly BonusTerms[], RequestFailure>>;
  readonly checkPromoCode: (asked: AskedPromoCode) => Promise<Result<PromoCodeAnswer, RequestFailure>>;
}
