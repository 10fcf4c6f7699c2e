import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Bet } from '../../../core/coupon/bets/bet.ts';
import type { CouponGateway } from '../../../core/coupon/coupon-gateway.ts';
import { couponSearch } from '../../../core/coupon/generator/coupon-search.ts';
import { generatedBet } from '../../../core/coupon/generator/generated-bets.ts';
import {
  generatedCoupon,
  generatedKey,
  nearness,
  type Nearness,
} from '../../../core/coupon/generator/generated-coupon.ts';
import type {
  GeneratorGateway,
  GeneratorScope,
  OfferedCandidate,
} from '../../../core/coupon/generator/generator-gateway.ts';
import { wishProblem, type GeneratorWish, type WishProblem } from '../../../core/coupon/generator/generator-wish.ts';
import type { CouponState } from '../../../core/coupon/building/coupon-state.ts';
import { restoringEvents } from '../../../core/coupon/building/restoring-events.ts';
import type { CouponTerms } from '../../../core/coupon/building/coupon-update.ts';
import { currencyDecimals, type Minor } from '../../../core/shared/money.ts';
import type { Random } from '../../../core/shared/random.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { CouponStore } from '../coupon-store.ts';

export interface BetGeneratorNeeds {
  readonly generatorGateway: GeneratorGateway;
  readonly couponGateway: Pick<CouponGateway, 'terms'>;
  readonly coupon: CouponStore;
  readonly timers: Timers;
  readonly random: Random;
}

/** What the player fills in. */
export interface GeneratorForm extends GeneratorScope {
  readonly amount: Minor;
  readonly win: Minor;
  /** Of how many bets; as it comes where it is undefined. */
  readonly count?: number | undefined;
}

/** A coupon that was found among the candidates. */
interface SoughtCoupon {
  readonly picks: readonly OfferedCandidate[];
  readonly win: Minor;
  readonly isNearest: boolean;
}

/** A coupon as it is shown: what it would be at the prices of now. */
export interface ShownCoupon {
  readonly currency: string;
  readonly bets: readonly Bet[];
  readonly amount: Minor;
  readonly wanted: Minor;
  readonly win: Minor;
  readonly nearness: Nearness;
  /** GN-58 No coupon of these matches comes nearer. */
  readonly isNearest: boolean;
}

/** Why there is no coupon: what was wanted, the matches, or that there is no other one. */
export type NoCoupon = WishProblem | 'no-matches' | 'no-other';

/** How often a coupon is looked for whose bets the site takes. */
const MOST_ASKED = 3;
/** GN-17 So many coupons are shown for one wish. */
const MOST_ANSWERS = 3;

/** The bet generator: looks for a coupon that wins what the player wants, and puts it into the coupon. */
export class BetGeneratorStore {
  isLooking = false;
  /** GN-17 What the player chooses from, the nearest first. */
  found: readonly ShownCoupon[] = [];
  chosen = 0;
  none: NoCoupon | undefined = undefined;
  limits: Pick<CouponTerms, 'minBetAmount' | 'maxPayout'> | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  /** The coupon that the generated one took the place of. */
  replaced: CouponState | undefined = undefined;
  isTaken = false;
  #asked = 0;
  #offered = new Set<string>();
  /** Whether one was shown for this wish. */
  #hasShown = false;
  #form: GeneratorForm | undefined = undefined;
  readonly #needs: BetGeneratorNeeds;

  constructor(needs: BetGeneratorNeeds) {
    this.#needs = needs;
    makeAutoObservable(this, { found: observableRef, replaced: observableRef }, { autoBind: true });
  }

  /** GN-15 */
  get answers(): readonly ShownCoupon[] {
    return this.found.filter(({ currency }) => currency === this.#needs.coupon.currency);
  }

  get shown(): ShownCoupon | undefined {
    return this.answers[this.chosen];
  }

  choose(place: number): void {
    this.chosen = place;
    this.isTaken = false;
  }

  /** Looks for a coupon; the same wish once more gives another one. */
  async look(form: GeneratorForm): Promise<void> {
    if (JSON.stringify(form) !== JSON.stringify(this.#form)) this.#forgetOffered();
    this.#form = form;
    this.#asked += 1;
    const asked = this.#asked;
    this.#clear();
    this.isLooking = true;
    const { currency } = this.#needs.coupon;
    const isWanted = (): boolean => asked === this.#asked && currency === this.#needs.coupon.currency;
    const found = await this.#find(form, isWanted);
    if (asked !== this.#asked) return;
    runInAction(() => {
      this.isLooking = false;
      this.found = [];
      this.chosen = 0;
      if (found === undefined || !isWanted()) return;
      if (typeof found === 'string') this.none = found;
      else this.found = found;
    });
  }

  /** Takes a bet out of what was found. */
  remove(outcomeId: string): void {
    const { shown } = this;
    if (shown === undefined || shown.bets.length < 2) return;
    const bets = shown.bets.filter((bet) => bet.outcomeId !== outcomeId);
    const left = this.#shownOf(bets, { amount: shown.amount, win: shown.wanted }) ?? shown;
    this.found = this.answers.with(this.chosen, left);
    this.isTaken = false;
  }

  /** GN-13 Fills the coupon with the bets and the amount; what was in it comes back by undo. */
  take(): void {
    const { coupon } = this.#needs;
    const { shown } = this;
    if (shown === undefined || coupon.isFrozen) return;
    this.replaced = coupon.state;
    const { bets, amount } = shown;
    const couponType = bets.length === 1 ? 'single' : 'express';
    coupon.edit({ type: 'filled', bets, couponType, at: coupon.now(), source: 'generator' });
    coupon.edit({ type: 'amount-set', currency: coupon.currency, amount });
    this.isTaken = true;
  }

  undo(): void {
    const { coupon } = this.#needs;
    const { replaced } = this;
    if (replaced === undefined || coupon.isFrozen) return;
    const { currency } = coupon;
    for (const event of restoringEvents(replaced, { currency, at: coupon.now(), source: 'generator' }))
      coupon.edit(event);
    this.replaced = undefined;
    this.isTaken = false;
  }

  /** What was found goes with the dialog; a search that still runs ends. */
  leave(): void {
    this.#asked += 1;
    this.#clear();
    this.isLooking = false;
    this.found = [];
    this.#forgetOffered();
  }

  #clear(): void {
    this.none = undefined;
    this.failure = undefined;
    this.isTaken = false;
    this.replaced = undefined;
  }

  #forgetOffered(): void {
    this.#offered = new Set();
    this.#hasShown = false;
  }

  async #find(form: GeneratorForm, isWanted: () => boolean): Promise<readonly ShownCoupon[] | NoCoupon | undefined> {
    const limits = await this.#terms([]);
    if (limits === undefined) return undefined;
    runInAction(() => {
      this.limits = limits;
    });
    const problem = wishProblem(form, limits);
    if (problem !== undefined) return problem;
    const reply = await this.#needs.generatorGateway.candidates(form);
    if (!reply.ok) return this.#fail(reply.error);
    return this.#findAmong(form, reply.value, isWanted);
  }

  async #findAmong(
    form: GeneratorForm,
    offered: readonly OfferedCandidate[],
    isWanted: () => boolean,
  ): Promise<readonly ShownCoupon[] | NoCoupon | undefined> {
    let candidates = offered;
    const hadShown = this.#hasShown;
    const found: ShownCoupon[] = [];
    for (let refusals = 0; refusals < MOST_ASKED && found.length < MOST_ANSWERS && isWanted();) {
      const sought = await this.#search(form, candidates, isWanted);
      if (sought === undefined) return found.length > 0 ? nearestFirst(found) : hadShown ? 'no-other' : 'no-matches';
      const { picks } = sought;
      const terms = await this.#terms(picks);
      if (terms === undefined) return undefined;
      const bets = picks.flatMap((pick) => generatedBet(pick, terms) ?? []);
      const shown = bets.length === picks.length ? this.#shownOf(bets, form) : undefined;
      this.#offered.add(generatedKey(picks));
      this.#hasShown ||= shown !== undefined;
      if (shown !== undefined) {
        found.push({ ...shown, isNearest: sought.isNearest && shown.win === sought.win });
        continue;
      }
      refusals += 1;
      const refused = new Set(
        picks.filter((pick) => generatedBet(pick, terms) === undefined).map(({ outcomeId }) => outcomeId),
      );
      candidates = candidates.filter(({ outcomeId }) => !refused.has(outcomeId));
    }
    return found.length > 0 ? nearestFirst(found) : 'no-matches';
  }

  /** GN-3 One slice at a time: between two of them the page answers the player. */
  async #search(
    form: GeneratorForm,
    candidates: readonly OfferedCandidate[],
    isWanted: () => boolean,
  ): Promise<SoughtCoupon | undefined> {
    const { random, timers } = this.#needs;
    const seed = Math.floor(random.fraction() * 2 ** 31);
    const steps = couponSearch({ ...this.#rules(form), count: form.count, candidates, seed });
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done === true) {
        if (step.value === undefined) return undefined;
        const ids = new Set(step.value.picks.map(({ outcomeId }) => outcomeId));
        return { ...step.value, picks: candidates.filter(({ outcomeId }) => ids.has(outcomeId)) };
      }
      if (!isWanted()) return undefined;
      await new Promise<void>((resolve) => {
        timers.after(0, resolve);
      });
    }
  }

  #rules({ amount, win }: Pick<GeneratorWish, 'amount' | 'win'>) {
    const { coupon } = this.#needs;
    return {
      wish: { amount, win, currencyDecimals: currencyDecimals(coupon.currency) },
      without: this.#offered,
      isBonusBetOffered: coupon.facts.isBonusBetOffered,
      maxPayout: this.limits?.maxPayout,
    };
  }

  #shownOf(
    bets: readonly Bet[],
    { amount, win: wanted }: Pick<GeneratorWish, 'amount' | 'win'>,
  ): ShownCoupon | undefined {
    const coupon = generatedCoupon(bets, { ...this.#rules({ amount, win: wanted }), without: new Set() });
    const { currency } = this.#needs.coupon;
    if (coupon === undefined) return undefined;
    const near = nearness(coupon, { win: wanted });
    return { currency, bets, amount, wanted, win: coupon.win, nearness: near, isNearest: false };
  }

  async #terms(picks: readonly OfferedCandidate[]): Promise<CouponTerms | undefined> {
    const { coupon, couponGateway } = this.#needs;
    const bets = picks.map(({ outcomeId }, index) => ({ outcomeId, block: index + 1 }));
    const reply = await couponGateway.terms({ type: 'express', currency: coupon.currency, bets });
    return reply.ok ? reply.value : this.#fail(reply.error);
  }

  #fail(failure: RequestFailure): undefined {
    runInAction(() => {
      this.failure = failure;
    });
  }
}

/** GN-17 What is out of reach stands alone, and only where nothing nearer was found. */
function nearestFirst(found: readonly ShownCoupon[]): readonly ShownCoupon[] {
  const distance = ({ win, wanted }: ShownCoupon): number => Math.abs(win - wanted);
  const sorted = found.toSorted((one, other) => distance(one) - distance(other));
  const reached = sorted.filter((coupon) => coupon.nearness !== 'out-of-reach');
  return reached.length > 0 ? reached : sorted.slice(0, 1);
}

declare module '../use-coupon.ts' {
  interface CouponStores {
    readonly betGenerator: BetGeneratorStore;
  }
}
