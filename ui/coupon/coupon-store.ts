import type { SharedSession, SharedSettings, SharedSite } from '../page/shared-stores.ts';
import type { PlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { makeAutoObservable, observable, observableRef, reaction, runInAction, type ObservableSet } from 'mobx';
import type { Bet } from '../../core/coupon/bets/bet.ts';
import type { CouponBet } from '../../core/coupon/bets/coupon-bet.ts';
import { typedCode } from '../../core/coupon/building/typed-code.ts';
import type { CouponEvent } from '../../core/coupon/building/coupon-event.ts';
import type { OrderFacts } from '../../core/coupon/placement/coupon-order.ts';
import type { SlipFacts } from '../../core/coupon/building/coupon-slip.ts';
import {
  EMPTY_COUPON,
  couponAfter,
  couponType,
  playedBets,
  type CouponState,
} from '../../core/coupon/building/coupon-state.ts';
import { FIRST_COUPON_TAB, type CouponTab } from '../../core/coupon/building/coupon-switches.ts';
import type { CouponType } from '../../core/coupon/maths/coupon-type.ts';
import { freezesCoupon } from '../../core/coupon/placement/placement-state.ts';
import { STORED_COUPON, keepCoupon, storedCoupon } from '../../core/coupon/building/stored-coupon.ts';
import type { Connection } from '../../core/shared/connection.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import type { PageClock } from '../page/page-clock.ts';
import type { FilledCookie } from './building/filled-cookie.ts';
import type { PlacingStore } from './placement/placing-store.ts';
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
  readonly placing: PlacingStore;
}

/** The coupon that the player builds; it needs no session. What it comes to is in `CouponSumsStore`. */
export class CouponStore {
  state: CouponState = EMPTY_COUPON;
  tab: CouponTab = FIRST_COUPON_TAB;
  /** What stands in the field of a code to load. */
  typedCode = '';
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

  typeCode(text: string): void {
    this.typedCode = typedCode(text);
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

declare module './use-coupon.ts' {
  interface CouponStores {
    readonly coupon: CouponStore;
  }
}
