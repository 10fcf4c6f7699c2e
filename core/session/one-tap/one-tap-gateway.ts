import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { Language } from '../../site/config/language.ts';

export interface OneTapOrder {
  readonly language: Language;
  /** The numbers of currency and country that a new player would begin with. */
  readonly currencyId: number;
  readonly countryId: number;
}

export interface OneTapGateway {
  /** Whom the provider knows in this browser, if anybody. */
  readonly person: () => Promise<Result<string | undefined, RequestFailure>>;
  /** Has the provider confirm that person; gives the address at which the sign-in goes on. */
  readonly signIn: (order: OneTapOrder) => Promise<Result<string, RequestFailure>>;
}
