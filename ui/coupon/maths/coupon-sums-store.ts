import { makeAutoObservable, reaction } from 'mobx';
import { stepInUnits } from '../../../core/coupon/amounts/amount-step.ts';
import { couponMaximum, minimumAmount, stakedTotal } from '../../../core/coupon/amounts/coupon-limits.ts';
import { isBoundNamed, type NamedBounds } from '../../../core/coupon/amounts/named-bounds.ts';
import { isLiveBet } from '../../../core/coupon/bets/coupon-bet.ts';
import { isVipBetActive, isVipBetOffered, type VipBetFacts } from '../../../core/coupon/bets/vip-bet.ts';
import { playedBets } from '../../../core/coupon/building/coupon-state.ts';
import { changedBets, changesToAccept } from '../../../core/coupon/bets/changed-odds.ts';
import {
  checkCoupon,
  couponOdds,
  couponWin,
  type CheckedCoupon,
} from '../../../core/coupon/building/checked-coupon.ts';
import {
  promoObstacle,
  type PromoCoupon,
  type PromoObstacle,
  type PromoTerms,
} from '../../../core/coupon/promo/promo-terms.ts';
import { couponAmount, type SlipFacts } from '../../../core/coupon/building/coupon-slip.ts';
import { withoutStake } from '../../../core/coupon/promo/without-stake.ts';
import type { PriceBoost } from '../../../core/coupon/promo/price-boost.ts';
import { hyperBonusInUnits } from '../../../core/coupon/maths/hyper-bonus.ts';
import { safeLineCount } from '../../../core/coupon/maths/line-count.ts';
import type { WinInUnits } from '../../../core/coupon/maths/possible-win.ts';
import { couponOrder } from '../../../core/coupon/placement/coupon-order.ts';
import { placeObstacle, type PlaceObstacle } from '../../../core/coupon/placement/place-obstacle.ts';
import type { UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import type { MilliOdds } from '../../../core/shared/odds.ts';
import type { PlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import type { PageClock } from '../../page/page-clock.ts';
import type { SharedSession, SharedSite } from '../../page/shared-stores.ts';
import { quickChoices, type QuickChoice } from '../../../core/coupon/settings/quick-amounts.ts';
import type { CouponQuickStore } from '../amounts/coupon-quick-store.ts';
import type { CouponStore } from '../coupon-store.ts';
import type { CouponPromoStore } from '../promo/coupon-promo-store.ts';
import { CouponPrepaid } from '../amounts/coupon-prepaid.ts';
import { CouponSwitchesStore } from '../building/coupon-switches-store.ts';
import type { CouponSettingsStore } from '../settings/coupon-settings-store.ts';

/** The stores that sums are made with, beside the coupon. */
export interface SumsDependencies {
  readonly clock: PageClock;
  readonly session: SharedSession;
  readonly accounts: PlayerAccounts;
  readonly site: SharedSite;
  readonly settings: CouponSettingsStore;
  readonly promo: Pick<CouponPromoStore, 'terms'>;
  readonly quick: Pick<CouponQuickStore, 'amounts' | 'step'>;
}

/** What the coupon comes to: odds, win, bounds, and what keeps it from being placed. An empty one needs none of it. */
export class CouponSumsStore {
  readonly switches: CouponSwitchesStore;
  readonly prepaid: CouponPrepaid;
  readonly #coupon: CouponStore;
  readonly #around: SumsDependencies;
  /** What was staked before a free bet. */
  #ownAmount: Minor | undefined = undefined;

  constructor(coupon: CouponStore, around: SumsDependencies) {
    this.#coupon = coupon;
    this.#around = around;
    this.switches = new CouponSwitchesStore(coupon, around.settings);
    this.prepaid = new CouponPrepaid(coupon, {
      accounts: around.accounts,
      staked: () => this.staked,
      isBarred: () => this.promo !== undefined || this.isVipOrder,
    });
    makeAutoObservable(this, { switches: false, prepaid: false }, { autoBind: true });
  }

  get amount(): Minor {
    return couponAmount(this.#coupon.state, this.#coupon.currency);
  }

  /** Undefined where the amounts of singles come to more than anybody has. */
  get staked(): Minor | undefined {
    return stakedTotal(this.checked);
  }

  /** The coupon with its slip checked: once a state, whatever asks. */
  get checked(): CheckedCoupon {
    return this.#boost === undefined ? this.#plain : checkCoupon(this.#coupon.state, this.#facts);
  }

  get #plain(): CheckedCoupon {
    return checkCoupon(this.#coupon.state, this.#coupon.facts);
  }

  get #facts(): SlipFacts {
    return { ...this.#coupon.facts, boost: this.#boost };
  }

  get #boost(): PriceBoost | undefined {
    const { promo } = this;
    return promo?.kind === 'boost' ? { percent: promo.percent, leastBets: promo.leastBets } : undefined;
  }

  /** The coupon as a promo code looks at it. */
  get promoCoupon(): PromoCoupon {
    const { type, currency, playedCount: betCount } = this.#coupon;
    const { amount } = this;
    const coupon = { type, currency, betCount, total: totalOf(this.#plain), now: this.#around.clock.now };
    return { ...coupon, amount, step: stepInUnits(currency) };
  }

  /** Why the promo code in force gives this coupon nothing. */
  get promoObstacle(): PromoObstacle | undefined {
    const { terms } = this.#around.promo;
    return terms && promoObstacle(terms, this.promoCoupon);
  }

  /** The promo code in force, where it suits the coupon. */
  get promo(): PromoTerms | undefined {
    return this.promoObstacle === undefined ? this.#around.promo.terms : undefined;
  }

  /** What a free bet in force stakes. */
  get freeAmount(): Minor | undefined {
    return this.promo?.kind === 'free-bet' ? this.promo.amount : undefined;
  }

  /** Undefined where the coupon has no total: too few bets, or nothing staked in a coupon of singles. */
  get total(): MilliOdds | undefined {
    return totalOf(this.checked);
  }

  /** The total at the prices the player saw, where it is another. */
  get seenTotal(): MilliOdds | undefined {
    const isMoved = changedBets(this.#coupon.state).length > 0 || this.changeCount > 0;
    const seen = isMoved ? totalOf(checkCoupon(this.#coupon.state, this.#facts, 'seen')) : undefined;
    return seen === this.total ? undefined : seen;
  }

  get win(): WinInUnits | undefined {
    const win = couponWin(this.checked);
    if (!win.ok || this.freeAmount === undefined) return win.ok ? win.value : undefined;
    return { ...win.value, max: withoutStake(win.value.max, this.freeAmount) };
  }

  get lines(): number | undefined {
    const { slip } = this.checked;
    const lines = slip.ok ? safeLineCount(slip.value) : slip;
    return lines.ok ? lines.value : undefined;
  }

  get minimum(): Minor {
    return minimumAmount(this.#coupon.state);
  }

  get maximum(): Minor | undefined {
    return couponMaximum(this.checked, { isBonus: this.#coupon.isBonusAccount });
  }

  get isMinimumNamed(): boolean {
    return isBoundNamed(this.#coupon.type, 'minimum', this.#namedBounds);
  }

  get isMaximumNamed(): boolean {
    return isBoundNamed(this.#coupon.type, 'maximum', this.#namedBounds);
  }

  get #namedBounds(): NamedBounds {
    const { config } = this.#around.site;
    return {
      typesWithMinimum: config?.couponTypesWithMinAmount,
      typesWithMaximum: config?.couponTypesWithMaxAmount,
    };
  }

  /** What "max" puts in: never more than the account holds. */
  get mostPlaceable(): Minor | undefined {
    const money = this.#around.accounts.active?.money;
    return couponMaximum(this.checked, { money, isBonus: this.#coupon.isBonusAccount });
  }

  /** AM-10 What VIP is switched on for has no maximum. */
  get quickChoices(): readonly QuickChoice[] {
    const maximum = isVipBetActive(this.switches.isVipBet, this.#vipFacts) ? undefined : this.maximum;
    return quickChoices(this.#around.quick.amounts, { minimum: this.minimum, maximum });
  }

  /** SW-6 What auto-max makes of the amount; nothing while an order is on its way, which stands still. */
  get autoMaxAmount(): Minor | undefined {
    const isFollowing =
      this.switches.isAutoMax &&
      this.freeAmount === undefined &&
      !this.#coupon.isFrozen &&
      this.#coupon.bets.length > 0;
    return isFollowing ? this.mostPlaceable : undefined;
  }

  get hyperBonus(): Minor {
    const { terms } = this.#coupon.state;
    if (terms === undefined || this.win === undefined) return NO_MONEY;
    const bonus = hyperBonusInUnits({
      possibleWin: this.win.max,
      percent: terms.hyperBonusPercent,
      minimumPossibleWin: terms.minHyperBonusBetLimit,
      maximumBonus: terms.maxHyperBonusLimit,
    });
    return bonus.ok ? bonus.value : NO_MONEY;
  }

  /** How many changed prices the press of the button accepts. */
  get changeCount(): number {
    return changesToAccept(this.checked, { mode: this.#around.settings.changeMode });
  }

  get obstacle(): PlaceObstacle | undefined {
    const { session, accounts, clock } = this.#around;
    const account = accounts.active && { money: accounts.active.money, isBonus: this.#coupon.isBonusAccount };
    return placeObstacle(this.checked, {
      isSignedIn: session.isSignedIn,
      isOnline: this.#coupon.isOnline,
      account,
      now: clock.now,
      isVipBet: this.isVipOrder,
      promo: this.promoObstacle,
      isFreeBet: this.freeAmount !== undefined,
      prepaid: this.prepaid.prepaid,
    });
  }

  get isVipOffered(): boolean {
    return isVipBetOffered(this.#vipFacts);
  }

  /** VIP-11 Whether an operator is asked: VIP is switched on, and the amount is above the maximum. */
  get isVipOrder(): boolean {
    const { maximum } = this;
    if (maximum === undefined || this.amount <= maximum || this.promo !== undefined) return false;
    return isVipBetActive(this.switches.isVipBet, this.#vipFacts);
  }

  get #vipFacts(): VipBetFacts {
    return {
      isShown: this.#around.site.config?.showVipBet === true,
      type: this.#coupon.type,
      bets: playedBets(this.#coupon.state).map((bet) => ({ isLive: isLiveBet(bet) })),
      maxBetAmount: this.maximum,
    };
  }

  get order(): UnitOrder | undefined {
    const { orderFacts, state } = this.#coupon;
    const promoCode = this.promo?.code;
    const { prepaid } = this.prepaid;
    const paid = { promoCode, prepaidAmount: prepaid > 0 ? prepaid : undefined };
    return orderFacts && couponOrder(state, { ...orderFacts, isVipBet: this.isVipOrder, ...paid });
  }

  start(): () => void {
    const stops = [
      this.switches.start(),
      this.prepaid.start(),
      reaction(
        () => this.autoMaxAmount,
        (amount) => {
          const { currency } = this.#coupon;
          if (amount !== undefined) this.#coupon.edit({ type: 'amount-set', currency, amount });
        },
        { fireImmediately: true },
      ),
      reaction(() => this.freeAmount, this.#stakeFreeBet.bind(this), { fireImmediately: true }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** FB-2 A free bet stakes its own amount; what the player had typed comes back after it. */
  #stakeFreeBet(amount: Minor | undefined, before: Minor | undefined): void {
    const { currency } = this.#coupon;
    if (amount === undefined) {
      if (before !== undefined) this.#coupon.happen({ type: 'amount-set', currency, amount: this.#ownAmount });
      return;
    }
    if (before === undefined) this.#ownAmount = this.amount;
    this.#coupon.happen({ type: 'amount-set', currency, amount });
  }
}

function totalOf(coupon: CheckedCoupon): MilliOdds | undefined {
  const total = couponOdds(coupon);
  return total.ok ? total.value : undefined;
}

declare module '../use-coupon.ts' {
  interface CouponStores {
    readonly couponSums: CouponSumsStore;
  }
}
