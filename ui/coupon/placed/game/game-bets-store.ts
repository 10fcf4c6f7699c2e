import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { CouponGateway } from '../../../../core/coupon/coupon-gateway.ts';
import { betsOfGame } from '../../../../core/coupon/placed/my-bets.ts';
import type { PlacedCoupon } from '../../../../core/coupon/placed/placed-coupon.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { isCancelled, type RequestFailure } from '../../../../core/shared/request-failure.ts';
import type { SharedSession } from '../../../page/shared-stores.ts';

interface KeptBets {
  readonly epoch: number;
  readonly gameId: number;
  readonly coupons: readonly PlacedCoupon<Minor>[];
}

/** MB-7 The player's bets on the game that a page has open, whenever they were settled. */
export class GameBetsStore {
  gameId: number | undefined = undefined;
  /** The bets on the game are shown, not all open ones. */
  isChosen = true;
  failure: RequestFailure | undefined = undefined;
  readonly #kept = observable.box<KeptBets | undefined>(undefined, { deep: false });
  #running = new AbortController();
  readonly #gateway: Pick<CouponGateway, 'history'>;
  readonly #session: SharedSession;
  readonly #fresh: () => readonly PlacedCoupon<Minor>[];

  constructor(
    gateway: Pick<CouponGateway, 'history'>,
    session: SharedSession,
    fresh: () => readonly PlacedCoupon<Minor>[],
  ) {
    this.#gateway = gateway;
    this.#session = session;
    this.#fresh = fresh;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get isLoaded(): boolean {
    return this.#current !== undefined;
  }

  get coupons(): readonly PlacedCoupon<Minor>[] {
    const { gameId } = this;
    return gameId === undefined ? [] : betsOfGame(this.#fresh(), this.#current?.coupons ?? [], gameId);
  }

  /** A page has a game open, or none any more. */
  show(gameId: number | undefined): void {
    if (gameId === this.gameId) return;
    if (this.gameId === undefined) this.isChosen = true;
    this.gameId = gameId;
    void this.load();
  }

  choose(isChosen: boolean): void {
    this.isChosen = isChosen;
  }

  async load(): Promise<void> {
    const { gameId } = this;
    const session = this.#session;
    this.#running.abort();
    this.failure = undefined;
    if (gameId === undefined || !session.isSignedIn || session.isLeaving) return;
    const { epoch } = session;
    const { signal } = (this.#running = new AbortController());
    const reply = await this.#gateway.history({ state: 'all', gameId, page: 1 }, signal);
    if (signal.aborted || isCancelled(reply) || !session.isCurrent(epoch)) return;
    runInAction(() => {
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.#kept.set({ epoch, gameId, coupons: reply.value.coupons });
    });
  }

  start(): () => void {
    return reaction(
      () => [this.#session.epoch, this.#session.isLeaving] as const,
      () => void this.load(),
      { equals: (one, other) => one.every((value, index) => value === other[index]) },
    );
  }

  /** What was said of this game to the player who is signed in now. */
  get #current(): KeptBets | undefined {
    const { gameId } = this;
    const kept = this.#kept.get();
    const session = this.#session;
    if (kept === undefined || kept.gameId !== gameId) return undefined;
    return session.isSignedIn && session.isCurrent(kept.epoch) ? kept : undefined;
  }
}
