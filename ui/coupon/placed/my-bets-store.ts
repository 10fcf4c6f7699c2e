import type { SharedSession } from '../../page/shared-stores.ts';
import type { PlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { CouponGateway } from '../../../core/coupon/coupon-gateway.ts';
import { openCouponsPoll } from '../../../core/coupon/building/coupon-pace.ts';
import {
  isPlayingBet,
  newlySettled,
  openCouponCount,
  repeatedCoupon,
  sortedMyBets,
} from '../../../core/coupon/placed/my-bets.ts';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { BrowserTabs } from '../../../core/shared/tabs.ts';
import type { Millis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { keepAsking } from '../../page/keep-asking.ts';
import type { CouponStore } from '../coupon-store.ts';
import type { PlacingStore } from '../placement/placing-store.ts';
import { GameBetsStore } from './game/game-bets-store.ts';

export interface MyBetsDependencies {
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly tabs: BrowserTabs;
  readonly session: SharedSession;
  readonly accounts: PlayerAccounts;
  readonly placing: PlacingStore;
}

interface Kept {
  readonly epoch: number;
  readonly coupons: readonly PlacedCoupon<Minor>[];
}

/** The player's open coupons as the matches go on, and those settled a moment ago. */
export class MyBetsStore {
  failure: RequestFailure | undefined = undefined;
  /** Those that settled with the last reply that settled any. */
  settled: readonly PlacedCoupon<Minor>[] = [];
  /** The bets on the game that a page has open. */
  readonly ofGame: GameBetsStore;
  readonly #kept = observable.box<Kept | undefined>(undefined, { deep: false });
  #running: AbortController | undefined = undefined;
  readonly #gateway: CouponGateway;
  readonly #coupon: CouponStore;
  readonly #around: MyBetsDependencies;

  constructor(gateway: CouponGateway, coupon: CouponStore, around: MyBetsDependencies) {
    this.#gateway = gateway;
    this.#coupon = coupon;
    this.#around = around;
    this.ofGame = new GameBetsStore(gateway, around.session, () => this.coupons);
    makeAutoObservable(this, { failure: observableRef, settled: observableRef }, { autoBind: true });
  }

  get coupons(): readonly PlacedCoupon<Minor>[] {
    return this.#current?.coupons ?? [];
  }

  get isLoaded(): boolean {
    return this.#current !== undefined;
  }

  get sorted(): readonly PlacedCoupon<Minor>[] {
    return sortedMyBets(this.coupons);
  }

  get openCount(): number {
    return openCouponCount(this.coupons);
  }

  async refresh(): Promise<void> {
    const { session, accounts } = this.#around;
    if (!session.isSignedIn || session.isLeaving) return;
    const { epoch } = session;
    this.#running?.abort();
    const call = new AbortController();
    this.#running = call;
    const reply = await this.#gateway.openCoupons(call.signal);
    if (call.signal.aborted || !session.isCurrent(epoch)) return;
    const settled = reply.ok ? newlySettled(this.coupons, reply.value) : [];
    runInAction(() => {
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.#kept.set({ epoch, coupons: reply.value });
      if (settled.length > 0) this.settled = settled;
    });
    if (settled.length > 0) void accounts.refreshEverywhere();
  }

  /** Puts the open bets of a placed coupon back into the coupon. */
  repeat(placed: PlacedCoupon<Minor>): void {
    const repeated = repeatedCoupon(placed);
    if (repeated === undefined) return;
    this.#coupon.edit({ type: 'filled', ...repeated, at: this.#coupon.now(), source: 'placed-coupon' });
    this.#coupon.show('coupon');
  }

  start(): () => void {
    const { timers, visibility, tabs, session, placing } = this.#around;
    const stops = [
      reaction(
        () => session.epoch,
        () => void this.refresh(),
        { fireImmediately: true },
      ),
      this.ofGame.start(),
      // its answer would be that nobody is signed in
      reaction(
        () => session.isLeaving || !session.isSignedIn,
        (isOver) => {
          if (isOver) this.#running?.abort();
        },
      ),
      reaction(
        () => placing.acceptedKey,
        (key) => void (key !== undefined && this.refresh()),
      ),
      tabs.listen((news) => {
        if (news === 'coupons-changed') void this.refresh();
      }),
      keepAsking({
        timers,
        visibility,
        period: () => this.#period(),
        ask: () => {
          this.#askWhereNeeded();
        },
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** What was said of the player who is signed in now. */
  get #current(): Kept | undefined {
    const { session } = this.#around;
    const kept = this.#kept.get();
    return session.isSignedIn && kept !== undefined && session.isCurrent(kept.epoch) ? kept : undefined;
  }

  #period(): Millis {
    const isLive = this.coupons.some(({ bets }) => bets.some(isPlayingBet));
    return openCouponsPoll(isLive);
  }

  #askWhereNeeded(): void {
    if (this.openCount > 0 || this.#coupon.tab === 'my-bets') void this.refresh();
  }
}

declare module '../use-coupon.ts' {
  interface CouponStores {
    readonly myBets: MyBetsStore;
  }
}
