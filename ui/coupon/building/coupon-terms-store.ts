import type { PlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { REOPENING_DELAY } from '../../../core/coupon/bets/coupon-bet.ts';
import type { CouponGateway } from '../../../core/coupon/coupon-gateway.ts';
import { couponQuestion } from '../../../core/coupon/placement/coupon-order.ts';
import { couponPoll } from '../../../core/coupon/building/coupon-pace.ts';
import type { CouponQuestion } from '../../../core/coupon/building/coupon-update.ts';
import { hasLiveBets } from '../../../core/coupon/placement/place-obstacle.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Millis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import { keepAsking } from '../../page/keep-asking.ts';
import type { CouponStore } from '../coupon-store.ts';

const SETTLING_DELAY: Millis = 150;

export interface TermsDependencies {
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly accounts: PlayerAccounts;
}

/** Keeps the coupon's prices and limits those of the server: after each change of the coupon, and again and again. */
export class CouponTermsStore {
  failure: RequestFailure | undefined = undefined;
  #asked = 0;
  #running: AbortController | undefined = undefined;
  #cancelDelay: () => void = () => undefined;
  readonly #gateway: CouponGateway;
  readonly #coupon: CouponStore;
  readonly #around: TermsDependencies;

  constructor(gateway: CouponGateway, coupon: CouponStore, around: TermsDependencies) {
    this.#gateway = gateway;
    this.#coupon = coupon;
    this.#around = around;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get question(): CouponQuestion {
    const { state, facts } = this.#coupon;
    return couponQuestion(state, { ...facts, accountId: this.#around.accounts.active?.id });
  }

  /** Asks now. Only the question asked last counts: an older one still running is cut off and its reply ignored. */
  async ask(): Promise<void> {
    this.#running?.abort();
    const { question } = this;
    if (question.bets.length === 0) return;
    const running = new AbortController();
    this.#running = running;
    this.#asked += 1;
    const number = this.#asked;
    const reply = await this.#gateway.terms(question, running.signal);
    // limits of the account before are none of this one; the change of account asks anew
    if (number !== this.#asked || this.question.accountId !== question.accountId) return;
    runInAction(() => {
      if (this.#running === running) this.#running = undefined;
      this.failure = reply.ok || reply.error.kind === 'cancelled' ? undefined : reply.error;
      if (reply.ok) this.#coupon.happen({ type: 'terms-arrived', terms: reply.value, at: this.#coupon.now() });
    });
    if (reply.ok) this.#watchReopening();
  }

  start(): () => void {
    const { timers, visibility } = this.#around;
    const stopWatching = reaction(
      () => this.question,
      () => {
        this.#cancelDelay();
        this.#cancelDelay = timers.after(SETTLING_DELAY, () => void this.ask());
      },
      { fireImmediately: true, equals: compareStructural },
    );
    let stopAsking: () => void = () => undefined;
    const stopPacing = reaction(
      () => couponPoll(hasLiveBets(this.#coupon.state)),
      (period) => {
        stopAsking();
        stopAsking = keepAsking({
          timers,
          visibility,
          period: () => period,
          // a question that still runs will bring what a new one would ask for
          ask: () => void (this.#running === undefined && this.ask()),
        });
      },
      { fireImmediately: true },
    );
    return () => {
      stopWatching();
      stopPacing();
      stopAsking();
      this.#cancelDelay();
      this.#running?.abort();
    };
  }

  #watchReopening(): void {
    if (!this.#coupon.bets.some(({ opensAt }) => opensAt !== undefined)) return;
    this.#around.timers.after(REOPENING_DELAY, () => {
      this.#coupon.happen({ type: 'time-passed', now: this.#coupon.now() });
    });
  }
}

declare module '../use-coupon.ts' {
  interface CouponStores {
    readonly couponTerms: CouponTermsStore;
  }
}
