import { makeAutoObservable, observable, runInAction } from 'mobx';
import type {
  AskedPromoCode,
  BonusGateway,
  BonusPlace,
  BonusTerms,
  PromoCodeAnswer,
} from '../../../core/registration/bonus/bonus-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';

/** What the operator has for new players, asked for once for each place and code; what does not come is asked for again. */
export class BonusStore {
  /** RGF-20 Too many codes were tried that do not hold. */
  isTriedOut = false;
  readonly #terms = observable.map<string, readonly BonusTerms[]>([], { deep: false });
  readonly #answers = observable.map<string, PromoCodeAnswer>([], { deep: false });
  readonly #failures = observable.map<string, RequestFailure>([], { deep: false });
  /** Codes that are being looked up, and those that could not be. */
  readonly #checks = observable.map<string, 'asking' | 'failed'>();
  readonly #asked = new Set<string>();
  readonly #lookups = new Map<string, Promise<void>>();
  readonly #gateway: BonusGateway;

  constructor(gateway: BonusGateway) {
    this.#gateway = gateway;
    makeAutoObservable(
      this,
      { termsOf: false, termsFailure: false, answerTo: false, checkOf: false, promoCodeRefusal: false },
      { autoBind: true },
    );
  }

  /** RGF-21 Nothing until it is known. */
  termsOf(place: BonusPlace): readonly BonusTerms[] | undefined {
    return this.#terms.get(placeKey(place));
  }

  /** Why the terms did not come, until they do. */
  termsFailure(place: BonusPlace): RequestFailure | undefined {
    return this.#failures.get(placeKey(place));
  }

  /** RGF-19 Nothing until it is known. */
  answerTo(asked: AskedPromoCode): PromoCodeAnswer | undefined {
    return this.#answers.get(codeKey(asked));
  }

  /** RGF-19 Where a code stands that has no answer. */
  checkOf(asked: AskedPromoCode): 'asking' | 'failed' | undefined {
    return this.#checks.get(codeKey(asked));
  }

  async loadTerms(place: BonusPlace): Promise<void> {
    const key = placeKey(place);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const reply = await this.#gateway.terms(place);
    runInAction(() => {
      if (reply.ok) {
        this.#failures.delete(key);
        this.#terms.set(key, reply.value);
      } else {
        this.#asked.delete(key);
        this.#failures.set(key, reply.error);
      }
    });
  }

  /** One that is being looked up is waited for. */
  checkPromoCode(asked: AskedPromoCode): Promise<void> {
    const key = codeKey(asked);
    const known = this.#lookups.get(key) ?? this.#lookUp(asked, key);
    this.#lookups.set(key, known);
    return known;
  }

  /** RGF-23 What a code that is known not to hold is refused with before anything is sent; whatever else, the server decides. */
  async promoCodeRefusal({ promoCode, countryCode, currency }: AskedPromoCode): Promise<RequestFailure | undefined> {
    if (promoCode === '') return undefined;
    const asked = { promoCode, countryCode, currency };
    await this.checkPromoCode(asked);
    if (this.answerTo(asked)?.isValid === false) return { kind: 'refused', status: 400, code: 'promocode' };
    return this.isTriedOut ? { kind: 'refused', status: 429, code: 'promocode-tries' } : undefined;
  }

  async #lookUp(asked: AskedPromoCode, key: string): Promise<void> {
    this.#checks.set(key, 'asking');
    const reply = await this.#gateway.checkPromoCode(asked);
    runInAction(() => {
      this.isTriedOut = !reply.ok && reply.error.kind === 'refused' && reply.error.code === 'promocode-tries';
      if (reply.ok) {
        this.#answers.set(key, reply.value);
        this.#checks.delete(key);
      } else {
        this.#lookups.delete(key);
        this.#checks.set(key, 'failed');
      }
    });
  }
}

function placeKey({ countryCode, currency }: BonusPlace): string {
  return `${countryCode} ${currency}`;
}

function codeKey({ promoCode, ...place }: AskedPromoCode): string {
  return `${promoCode} ${placeKey(place)}`;
}

declare module '../use-registration.ts' {
  interface RegistrationStores {
    readonly bonuses: BonusStore;
  }
}
