import type { SharedSession, SharedSettings, SharedSite } from '../page/shared-stores.ts';
import type { PlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { makeAutoObservable, observable, observableRef, reaction, runInAction, type ObservableSet } from 'mobx';
import type { Bet } from '../../core/coupon/bets/bet.ts';
import { changedBets, changesToAccept } from '../../core/coupon/bets/changed-odds.ts';
import type { CouponBet } from '../../core/coupon/bets/coupon-bet.ts';
import type { CouponEvent } from '../../core/coupon/building/coupon-event.ts';
import { couponMaximum, minimumAmount, stakedTotal } from '../../core/coupon/amounts/coupon-limits.ts';
import { isBoundNamed, type NamedBounds } from '../../core/coupon/amounts/named-bounds.ts';
import { couponOrder, type OrderFacts } from '../../core/coupon/placement/coupon-order.ts';
import { checkCoupon, couponOdds, couponWin, type CheckedCoupon } from '../../core/coupon/building/checked-coupon.ts';
import { couponAmount, type SlipFacts } from '../../core/coupon/building/coupon-slip.ts';
import {
  EMPTY_COUPON,
  couponAfter,
  couponType,
  playedBets,
  type CouponState,
} from '../../core/coupon/building/coupon-state.ts';
import { FIRST_COUPON_TAB, type CouponTab } from '../../core/coupon/building/coupon-switches.ts';
import type { CouponType } from '../../core/coupon/maths/coupon-type.ts';
import { hyperBonusInUnits } from '../../core/coupon/maths/hyper-bonus.ts';
import { safeLineCount } from '../../core/coupon/maths/line-count.ts';
import { placeObstacle, type PlaceObstacle } from '../../core/coupon/placement/place-obstacle.ts';
import { freezesCoupon, type PlacementState } from '../../core/coupon/placement/placement-state.ts';
import type { UnitOrder } from '../../core/coupon/placement/placement-verdict.ts';
import type { WinInUnits } from '../../core/coupon/maths/possible-win.ts';
import { STORED_COUPON, keepCoupon, storedCoupon } from '../../core/coupon/building/stored-coupon.ts';
import { NO_MONEY, type Minor } from '../../core/shared/money.ts';
import type { MilliOdds } from '../../core/shared/odds.ts';
import type { Connection } from '../../core/shared/connection.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import type { PageClock } from '../page/page-clock.ts';
import type { FilledCookie } from './building/filled-cookie.ts';
import type { CouponSettingsStore } from './settings/coupon-settings-store.ts';

/** The stores and the storage that a coupon is built with. */
export interface CouponDependencies {
  readonly clock: PageClock;
  readonly values: ValueStore;
  readonly filled: FilledCookie;
  readonly session: SharedSession;
  readonly accounts: PlayerAccounts;
  readonly site: SharedSite;
  readonly view: SharedSettings;
  readonly settings: CouponSettingsStore;
  readonly connection: Connection;
  /** Where the order of this coupon stands. */
  readonly placing: { readonly state: PlacementState<UnitOrder> };
}

/** The coupon that the player builds; it needs no session. */
export class CouponStore {
  state: CouponState = EMPTY_COUPON;
  tab: CouponTab = FIRST_COUPON_TAB;
  isOnline = true;
  /** The stored coupon has been read: what is shown now is what there is. */
  isReady = false;
  readonly wasEmpty: boolean;
  readonly #selected: ObservableSet<string> = observable.set<string>();
  readonly #around: CouponDependencies;

  constructor(around: CouponDependencies) {
    this.#around = around;
    this.wasEmpty = around.filled.wasEmpty;
    makeAutoObservable(this, { isSelected: false, state: observableRef }, { autoBind: true });
  }

  /** An order of this coupon is on its way: nothing can be edited. */
  get isFrozen(): boolean {
    return freezesCoupon(this.#around.placing.state);
  }

  get bets(): readonly CouponBet[] {
    return this.state.bets;
  }

  get playedCount(): number {
    return playedBets(this.state).length;
  }

  get type(): CouponType {
    return couponType(this.state);
  }

  get currency(): string {
    return this.#around.accounts.currency;
  }

  get amount(): Minor {
    return couponAmount(this.state, this.currency);
  }

  /** Undefined where the amounts of singles come to more than anybody has. */
  get staked(): Minor | undefined {
    return stakedTotal(this.checked);
  }

  /** The coupon with its slip checked: once a state, whatever asks. */
  get checked(): CheckedCoupon {
    return checkCoupon(this.state, this.facts);
  }

  /** Undefined where the coupon has no total: too few bets, or nothing staked in a coupon of singles. */
  get total(): MilliOdds | undefined {
    return totalOf(this.checked);
  }

  /** The total at the prices the player saw, where it is another. */
  get seenTotal(): MilliOdds | undefined {
    const isMoved = changedBets(this.state).length > 0 || this.changeCount > 0;
    const seen = isMoved ? totalOf(checkCoupon(this.state, this.facts, 'seen')) : undefined;
    return seen === this.total ? undefined : seen;
  }

  get win(): WinInUnits | undefined {
    const win = couponWin(this.checked);
    return win.ok ? win.value : undefined;
  }

  get lines(): number | undefined {
    const { slip } = this.checked;
    const lines = slip.ok ? safeLineCount(slip.value) : slip;
    return lines.ok ? lines.value : undefined;
  }

  get minimum(): Minor {
    return minimumAmount(this.state);
  }

  get maximum(): Minor | undefined {
    return couponMaximum(this.checked, { isBonus: this.isBonusAccount });
  }

  get isMinimumNamed(): boolean {
    return isBoundNamed(this.type, 'minimum', this.#namedBounds);
  }

  get isMaximumNamed(): boolean {
    return isBoundNamed(this.type, 'maximum', this.#namedBounds);
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
    return couponMaximum(this.checked, { money, isBonus: this.isBonusAccount });
  }

  get hyperBonus(): Minor {
    const { terms } = this.state;
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
    const account = accounts.active && { money: accounts.active.money, isBonus: this.isBonusAccount };
    return placeObstacle(this.checked, {
      isSignedIn: session.isSignedIn,
      isOnline: this.isOnline,
      account,
      now: clock.now,
    });
  }

  get facts(): SlipFacts {
    const { site, settings } = this.#around;
    return {
      currency: this.currency,
      exactOdds: settings.exactOdds,
      isBonusBetOffered: site.config?.isAvailableCouponBonusBet ?? false,
    };
  }

  get orderFacts(): OrderFacts | undefined {
    const { accounts, settings, view } = this.#around;
    if (accounts.active === undefined) return undefined;
    return {
      ...this.facts,
      accountId: accounts.active.id,
      changeMode: settings.changeMode,
      isDroppedOnScoreChange: settings.settings.isDroppedOnScoreChange,
      oddsFormatId: view.settings.coefViewId,
    };
  }

  get order(): UnitOrder | undefined {
    return this.orderFacts && couponOrder(this.state, this.orderFacts);
  }

  get isBonusAccount(): boolean {
    return this.#around.accounts.active?.type === 'bonus';
  }

  /** Whether an outcome is in the coupon; an observer hears of its own outcome alone. */
  isSelected(outcomeId: string): boolean {
    return this.#selected.has(outcomeId);
  }

  /** Puts a bet in or takes it out. */
  toggle(bet: Bet): void {
    this.edit({ type: 'bet-toggled', bet, at: this.now() });
  }

  /** Something the player did; it waits for nothing and is ignored while an order is on its way. */
  edit(event: CouponEvent): void {
    if (!this.isFrozen) this.happen(event);
  }

  /** Something that came from outside: terms, verdicts, other tabs. */
  happen(event: CouponEvent): void {
    this.#take(couponAfter(this.state, event));
    if (this.isReady && event.type !== 'restored') this.#around.values.write(STORED_COUPON, keepCoupon(this.state));
  }

  show(tab: CouponTab): void {
    this.tab = tab;
  }

  now(): EpochMillis {
    return this.#around.clock.exact();
  }

  start(): () => void {
    const { connection, values } = this.#around;
    this.#restore(values.read(STORED_COUPON));
    this.#setOnline(connection.isOnline());
    const stops = [
      connection.watch((isOnline) => {
        this.#setOnline(isOnline);
      }),
      values.watch(STORED_COUPON, (kept) => {
        this.#restore(kept);
      }),
      reaction(
        () => this.currency,
        () => {
          this.happen({ type: 'currency-changed' });
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #setOnline(isOnline: boolean): void {
    runInAction(() => {
      this.isOnline = isOnline;
    });
  }

  #restore(kept: ReturnType<typeof keepCoupon> | undefined): void {
    runInAction(() => {
      const stored = kept === undefined ? { bets: [] } : storedCoupon(kept);
      if (this.isReady || stored.bets.length > 0) this.happen({ type: 'restored', stored });
      this.isReady = true;
      this.#around.filled.tell(this.bets.length > 0);
    });
  }

  #take(state: CouponState): void {
    this.state = state;
    const ids = new Set(state.bets.map(({ outcomeId }) => outcomeId));
    for (const id of Array.from(this.#selected)) if (!ids.has(id)) this.#selected.delete(id);
    for (const id of ids) this.#selected.add(id);
    this.#around.filled.tell(ids.size > 0);
  }
}

function totalOf(coupon: CheckedCoupon): MilliOdds | undefined {
  const total = couponOdds(coupon);
  return total.ok ? total.value : undefined;
}

declare module './use-coupon.ts' {
  interface CouponStores {
    readonly coupon: CouponStore;
  }
}
