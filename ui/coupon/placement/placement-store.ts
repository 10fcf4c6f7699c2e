import { compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Bet } from '../../../core/coupon/bets/bet.ts';
import type { CouponGateway } from '../../../core/coupon/coupon-gateway.ts';
import { couponHash } from '../../../core/coupon/bets/coupon-hash.ts';
import { oneClickOrder, revisedOrder } from '../../../core/coupon/placement/coupon-order.ts';
import { oneClickStake } from '../../../core/coupon/settings/coupon-settings.ts';
import { attemptToResume, type PlacementAttempt } from '../../../core/coupon/placement/placement-journal.ts';
import {
  isFrozen,
  sentAttempt,
  type PlacementEffect,
  type PlacementEvent,
  type PlacementState,
} from '../../../core/coupon/placement/placement-state.ts';
import type { UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { UNIT_PLACEMENT } from '../../../core/coupon/placement/placement.ts';
import type { PlayStop } from '../../../core/limits/play-permission.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { never } from '../../../core/shared/result.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { MachineStore } from '../../kit/behaviour/machine-store.ts';
import type { CouponStore } from '../coupon-store.ts';
import { journalStorage, type JournalStorage } from './journal-storage.ts';
import type { PlacementDependencies } from './placement-dependencies.ts';
import { placementAnswer } from './placement-answer.ts';
import { stakeAgain } from './stake-again.ts';
import { TabTurn } from './tab-turn.ts';

/** Places the coupon, or one bet by one click; runs the placement machine of the core. */
export class PlacementStore {
  isAttemptKept = true;
  /** Bets of one-click orders by their outcome, for their names. */
  readonly #clicked = new Map<string, Bet>();
  readonly #journal: JournalStorage;
  readonly #machine: MachineStore<PlacementState<UnitOrder>, PlacementEvent<UnitOrder>, PlacementEffect<UnitOrder>>;
  readonly #gateway: CouponGateway;
  readonly #coupon: CouponStore;
  readonly #around: PlacementDependencies;
  readonly #turn: TabTurn;
  #steadySince: EpochMillis = 0;
  /** What stayed in the coupon when its order was accepted. */
  #leftOver: ReadonlySet<string> = new Set();

  constructor(gateway: CouponGateway, coupon: CouponStore, around: PlacementDependencies) {
    this.#gateway = gateway;
    this.#coupon = coupon;
    this.#around = around;
    this.#turn = new TabTurn(around.turns);
    this.#journal = journalStorage(around.values, around.turns);
    const perform = (effect: PlacementEffect<UnitOrder>): void => {
      this.#perform(effect);
    };
    this.#machine = new MachineStore(UNIT_PLACEMENT, perform, around.placing);
    makeAutoObservable(this, { clickedBet: false }, { autoBind: true });
  }

  get state(): PlacementState<UnitOrder> {
    return this.#machine.state;
  }

  get stop(): PlayStop | undefined {
    return this.#around.guard.stop;
  }

  get isBusy(): boolean {
    return isFrozen(this.state);
  }

  clickedBet(outcomeId: string): Bet | undefined {
    return this.#clicked.get(outcomeId);
  }

  /** The button was pressed: places what is on the screen, changed prices included. */
  press(): void {
    const { order, obstacle } = this.#around.sums;
    if (order !== undefined && obstacle === undefined) this.#pressWith(order);
  }

  /**
   * What a press on a price does: puts the bet into the coupon or takes it out, or places it where one click does that.
   * `priceSince` is when the price last changed; one click counts only on a price that has stood for a moment.
   */
  pick(bet: Bet, priceSince: EpochMillis): void {
    const isOneClick = this.#around.settings.isOneClickOn && !this.#coupon.isSelected(bet.outcomeId);
    if (isOneClick) this.pressOneClick(bet, priceSince);
    else this.#coupon.toggle(bet);
  }

  /** One click on a price is an order of its own; without an amount in the currency it stakes nothing [CS-66]. */
  pressOneClick(bet: Bet, priceSince: EpochMillis): void {
    const { accounts, settings } = this.#around;
    const facts = this.#coupon.orderFacts;
    if (facts === undefined) return;
    const amount = oneClickStake(settings.settings, facts.currency, accounts.active?.type === 'bonus');
    if (amount === undefined) {
      this.#coupon.toggle(bet);
      return;
    }
    this.#clicked.clear();
    this.#clicked.set(bet.outcomeId, bet);
    settings.noteOneClickUsed();
    this.#pressWith(oneClickOrder(bet, amount, facts), priceSince);
  }

  /** Takes the prices the server named. */
  confirmChanges(): void {
    const { state } = this;
    if (state.phase !== 'needs-confirm') return;
    if (state.attempt.order.isOneClick) {
      this.#pressWith(revisedOrder(state.attempt.order, state.changes, state.antiExpressOdds));
    } else this.press();
  }

  confirmAgain(): void {
    this.#send({ type: 'again-confirmed', isOnline: this.#around.connection.isOnline() });
  }

  declineAgain(): void {
    this.#send({ type: 'again-declined' });
  }

  /** VIP-10 Takes the amount that an operator offered, or the bet back without one; without an answer the next look-up tells. */
  async answerVip(accepted?: Minor): Promise<RequestFailure | undefined> {
    const attempt = sentAttempt(this.state);
    if (attempt === undefined) return undefined;
    const { key, order } = attempt;
    const reply = await this.#gateway.answerVip(key, { currency: order.currency, accepted });
    if (reply.ok) this.#send({ type: 'verdict-arrived', key, verdict: reply.value, ...this.#timed() });
    return reply.ok ? undefined : reply.error;
  }

  dismiss(): void {
    this.#send({ type: 'dismissed' });
  }

  /** Puts what was just placed back into the coupon. */
  keepBets(): void {
    const { state } = this;
    if (state.phase !== 'accepted') return;
    const { type: couponType, systemValue } = state.attempt.order;
    const bets = state.coupons.flatMap((placed) => placed.bets.map((bet) => ({ ...bet, source: 'placed-coupon' })));
    const at = this.#coupon.now();
    this.#coupon.edit({ type: 'filled', bets, couponType, systemValue, at, source: 'placed-coupon' });
    this.dismiss();
  }

  /** The button appeared, moved or changed its price. */
  noteMoved(): void {
    this.#steadySince = this.#around.clock.exact();
  }

  start(): () => void {
    const { connection, session, sums } = this.#around;
    const stops = [
      this.#journal.guard(() => sentAttempt(this.state)),
      connection.watch((isOnline) => {
        if (isOnline) this.#send({ type: 'went-online', ...this.#timed() });
      }),
      reaction(
        () => session.userId,
        (userId) => {
          this.#send({ type: 'player-changed', userId });
          this.#resume();
        },
        { fireImmediately: true },
      ),
      reaction(
        () => [this.state.phase, sums.total, sums.changeCount],
        () => {
          this.noteMoved();
        },
        { equals: compareStructural },
      ),
      // what was rejected or accepted is past once the player goes on with the coupon
      reaction(
        () => this.#coupon.bets.map(({ outcomeId }) => outcomeId),
        () => {
          this.#picksChanged();
        },
        { equals: compareStructural },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#turn.leave();
    };
  }

  #picksChanged(): void {
    const { phase } = this.state;
    const isPast = phase === 'accepted' && this.#coupon.bets.some(({ outcomeId }) => !this.#leftOver.has(outcomeId));
    if (isPast || phase === 'needs-confirm' || phase === 'rejected') this.dismiss();
  }

  #pressWith(order: UnitOrder, steadySince = this.#steadySince): void {
    const { clock, connection, guard, random, session } = this.#around;
    if (session.userId === undefined || !guard.takesNewBets) return;
    const at = clock.exact();
    this.#send({
      type: 'place-pressed',
      attempt: { key: random.uuid(), userId: session.userId, hash: couponHash(order), at, order },
      isOnline: connection.isOnline(),
      steadySince,
    });
  }

  #resume(): void {
    const { clock, session } = this.#around;
    if (session.userId === undefined) return;
    const attempt = attemptToResume(this.#journal.read(), session.userId, clock.exact());
    if (attempt === undefined) return;
    this.#send({ type: 'attempt-found', attempt, ...this.#timed() });
    if (sentAttempt(this.state)?.key === attempt.key) stakeAgain(attempt.order, this.#coupon, this.#around.sums);
  }

  #send(event: PlacementEvent<UnitOrder>): void {
    this.#machine.send(event);
  }

  #perform(effect: PlacementEffect<UnitOrder>): void {
    switch (effect.type) {
      case 'take-turn':
        void this.#takeTurn();
        break;
      case 'leave-turn':
        this.#turn.leave();
        break;
      case 'record-attempt':
        this.#recordAttempt(effect.attempt);
        break;
      case 'remove-attempt':
        this.#journal.removeAttempt(effect.key);
        break;
      case 'note-placed':
        this.#journal.notePlaced(effect.placement);
        break;
      case 'send':
      case 'look-up':
      case 'void-key':
        void this.#ask(effect);
        break;
      case 'wait':
        this.#wait(effect);
        break;
      case 'empty-coupon':
        this.#coupon.happen({ type: 'placed', outcomeIds: effect.placed });
        this.#leftOver = new Set(this.#coupon.bets.map(({ outcomeId }) => outcomeId));
        break;
      case 'show-prices':
        this.#coupon.happen({ ...effect, type: 'prices-refused', at: this.#coupon.now() });
        break;
      case 'take-balance':
        void this.#around.accounts.refreshEverywhere();
        this.#around.tabs.tell('coupons-changed');
        break;
      default:
        never(effect);
    }
  }

  #recordAttempt(attempt: PlacementAttempt<UnitOrder>): void {
    runInAction(() => {
      this.isAttemptKept = this.#journal.recordAttempt(attempt);
    });
  }

  #wait({ wait, delay }: Extract<PlacementEffect, { type: 'wait' }>): void {
    this.#around.timers.after(delay, () => {
      this.#send({ type: 'wait-ended', wait, ...this.#timed() });
    });
  }

  async #ask(effect: PlacementEffect<UnitOrder>): Promise<void> {
    const event = await placementAnswer(this.#gateway, effect, { state: this.state, timed: () => this.#timed() });
    if (event !== undefined) this.#send(event);
  }

  async #takeTurn(): Promise<void> {
    const { state } = this;
    if (state.phase !== 'queued') return;
    const { attempt } = state;
    const isQueued = () => this.state.phase === 'queued' && this.state.attempt.key === attempt.key;
    const turn = await this.#turn.take(attempt.userId, isQueued);
    if (turn === undefined) return;
    const timed = this.#timed();
    this.#send({ type: 'turn-came', placedAt: this.#journal.sentBefore(attempt, turn, timed.at), ...timed });
  }

  #timed(): { readonly at: EpochMillis; readonly jitter: number } {
    return { at: this.#around.clock.exact(), jitter: this.#around.random.fraction() };
  }
}

declare module '../use-coupon.ts' {
  interface CouponStores {
    readonly placement: PlacementStore;
  }
}
