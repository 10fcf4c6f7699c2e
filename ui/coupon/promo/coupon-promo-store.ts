import type { PlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  NO_PROMO_CODES,
  promoCodeInForce,
  typedPromoCode,
  withChosenPromoCode,
  type CouponPromoCodes,
} from '../../../core/coupon/promo/coupon-promo-code.ts';
import type { PromoTerms } from '../../../core/coupon/promo/promo-terms.ts';
import type { CheckedPromo, PromoGateway } from '../../../core/coupon/promo/promo-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { PageClock } from '../../page/page-clock.ts';
import type { SharedSession } from '../../page/shared-stores.ts';
import type { PlacingStore } from '../placement/placing-store.ts';

export interface PromoDependencies {
  readonly clock: PageClock;
  readonly session: SharedSession;
  readonly accounts: PlayerAccounts;
  /** Where the order stands: a code that was used is on offer no more. */
  readonly placing: PlacingStore;
}

/** Why a typed code gives nothing. */
export type PromoTrouble =
  | Exclude<CheckedPromo, { readonly state: 'holds' }>
  | { readonly state: 'too-often' | 'failed' };

/** The promo codes of the player at this coupon: the list, the one chosen, and the one typed. */
export class CouponPromoStore {
  codes: CouponPromoCodes<PromoTerms> = NO_PROMO_CODES;
  /** What the typed code gives, once the server has said so. */
  typedTerms: PromoTerms | undefined = undefined;
  trouble: PromoTrouble | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  isLoaded = false;
  isChecking = false;
  #asked = 0;
  readonly #gateway: PromoGateway;
  readonly #around: PromoDependencies;

  constructor(gateway: PromoGateway, around: PromoDependencies) {
    this.#gateway = gateway;
    this.#around = around;
    makeAutoObservable(this, { codes: observableRef, typedTerms: observableRef }, { autoBind: true });
  }

  /** What the code in force gives. */
  get terms(): PromoTerms | undefined {
    const code = promoCodeInForce(this.codes, this.#around.clock.now);
    if (code === undefined) return undefined;
    return this.typedTerms?.code === code
      ? this.typedTerms
      : this.codes.offered.find((offered) => offered.code === code);
  }

  /** None where no code is named. */
  choose(code: string | undefined): void {
    this.codes = { ...withChosenPromoCode(this.codes, code), typed: '' };
    this.typedTerms = undefined;
    this.trouble = undefined;
  }

  forgetTrouble(): void {
    this.trouble = undefined;
  }

  /** Whether the typed code holds, and is the one in force now. */
  async apply(text: string): Promise<boolean> {
    if (this.isChecking) return false;
    const code = typedPromoCode(text);
    if (!code.ok) {
      this.trouble = { state: 'unknown' };
      return false;
    }
    this.isChecking = true;
    this.trouble = undefined;
    const asked = this.#asked;
    const reply = await this.#gateway.check(code.value);
    return runInAction(() => {
      this.isChecking = false;
      // the player signed out or took another account meanwhile
      if (asked !== this.#asked) return false;
      if (!reply.ok) {
        this.trouble = { state: isTooOften(reply.error) ? 'too-often' : 'failed' };
        return false;
      }
      if (reply.value.state !== 'holds') {
        this.trouble = reply.value;
        return false;
      }
      this.typedTerms = reply.value.terms;
      this.codes = { ...this.codes, chosen: undefined, typed: this.typedTerms.code };
      return true;
    });
  }

  async load(): Promise<void> {
    const { session, accounts } = this.#around;
    if (!session.isSignedIn) return;
    this.#asked += 1;
    const asked = this.#asked;
    const reply = await this.#gateway.codes(accounts.currency);
    runInAction(() => {
      if (asked !== this.#asked) return;
      this.isLoaded = true;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.codes = { ...this.codes, offered: reply.value };
    });
  }

  start(): () => void {
    const { session, accounts, placing } = this.#around;
    const stops = [
      reaction(
        () => [session.userId, accounts.active?.id] as const,
        () => {
          this.#forget();
          void this.load();
        },
        { fireImmediately: true, equals: (one, other) => one.every((value, index) => value === other[index]) },
      ),
      reaction(
        () => placing.state.phase,
        (phase) => {
          const { attempt } = { attempt: undefined, ...placing.state };
          if (attempt?.order.promoCode === undefined || (phase !== 'accepted' && phase !== 'rejected')) return;
          if (phase === 'accepted') this.choose(undefined);
          void this.load();
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #forget(): void {
    this.#asked += 1;
    runInAction(() => {
      this.codes = NO_PROMO_CODES;
      this.typedTerms = undefined;
      this.trouble = undefined;
      this.failure = undefined;
      this.isLoaded = false;
    });
  }
}

function isTooOften(failure: RequestFailure): boolean {
  return failure.kind === 'refused' && failure.status === 429;
}

declare module '../use-coupon.ts' {
  interface CouponStores {
    readonly couponPromo: CouponPromoStore;
  }
}
