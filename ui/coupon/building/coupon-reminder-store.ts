import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { isLiveBet, type CouponBet } from '../../../core/coupon/bets/coupon-bet.ts';
import {
  COUPON_REMINDER,
  dependsOnSight,
  REMINDER_CHECKED_EVERY,
  STORED_COUPON_REMINDER,
  type CouponReminderEffect,
  type CouponReminderEvent,
  type CouponReminderState,
} from '../../../core/coupon/building/coupon-reminder.ts';
import type { QueuedNotice } from '../../../core/notices/notice-queue.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import { MachineStore } from '../../kit/behaviour/machine-store.ts';
import type { SharedNotices } from '../../page/shared-stores.ts';
import type { CouponStore } from '../coupon-store.ts';

const TITLE = 'coupon-reminder';

/** The page around a reminder. */
export interface ReminderPage {
  readonly isCouponInSight: () => boolean;
  readonly openCoupon: () => void;
}

export interface CouponReminderNeeds {
  /** LP-6 Whether the player may be courted now. */
  readonly guard: { readonly mayPromote: boolean };
  readonly values: ValueStore;
  readonly timers: Timers;
  readonly notices: SharedNotices & {
    readonly shown: QueuedNotice | undefined;
    readonly waiting: readonly QueuedNotice[] | undefined;
    readonly dismiss: (id: number) => void;
  };
}

/** Reminds of bets that wait in the coupon, in the place of the page's notices. */
export class CouponReminderStore {
  /** The bet to be told of: whoever knows the player's words tells. */
  due: CouponBet | undefined = undefined;
  #page: ReminderPage | undefined = undefined;
  readonly #coupon: CouponStore;
  readonly #around: CouponReminderNeeds;
  readonly #machine: MachineStore<CouponReminderState, CouponReminderEvent, CouponReminderEffect>;

  constructor(coupon: CouponStore, around: CouponReminderNeeds) {
    this.#coupon = coupon;
    this.#around = around;
    this.#machine = new MachineStore(COUPON_REMINDER, (effect) => {
      this.#run(effect);
    });
    makeAutoObservable(this, { due: observableRef }, { autoBind: true });
  }

  /** A page that may be reminded on; without one the reminder waits. Returns what ends it. */
  attend(page: ReminderPage): () => void {
    this.#page = page;
    return () => {
      if (this.#page === page) this.#page = undefined;
    };
  }

  tell(values: Readonly<Record<'game' | 'pick' | 'odds', string>>): void {
    this.due = undefined;
    this.#around.notices.raise(
      { status: 'warning', title: TITLE, text: 'coupon-reminder.text', values, actions: ['open-coupon'] },
      ['open-coupon'],
    );
  }

  start(): () => void {
    const { values, timers, notices } = this.#around;
    const kept = values.read(STORED_COUPON_REMINDER);
    if (kept !== undefined) this.#machine.send({ type: 'restored', reminder: kept });
    const stops = [
      reaction(
        () => (this.#coupon.isReady ? this.#bets : undefined),
        (bets) => {
          if (bets !== undefined) this.#machine.send({ type: 'coupon-changed', bets, at: this.#coupon.now() });
        },
        { fireImmediately: true, equals: compareStructural },
      ),
      reaction(
        () => notices.taken,
        (taken) => {
          if (taken?.notice.title === TITLE) this.#machine.send({ type: 'submitted' });
        },
      ),
      timers.every(REMINDER_CHECKED_EVERY, () => {
        this.#look();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  get #bets() {
    return this.#coupon.bets.map((bet) => ({
      outcomeId: bet.outcomeId,
      isLive: isLiveBet(bet),
      isBlocked: bet.trouble !== undefined,
    }));
  }

  /** Nobody is reminded of bets that are on their way. */
  #look(): void {
    if (this.#page === undefined || this.#coupon.isFrozen || !this.#around.guard.mayPromote) return;
    const at = this.#coupon.now();
    // to see where the coupon is lays the page out
    if (!dependsOnSight(this.#machine.state, at)) return;
    const isCouponInSight = this.#page.isCouponInSight();
    if (isCouponInSight) this.#machine.send({ type: 'coupon-opened' });
    this.#machine.send({ type: 'time-checked', at, isCouponInSight });
  }

  #run(effect: CouponReminderEffect): void {
    const { values } = this.#around;
    if (effect.type === 'keep') values.write(STORED_COUPON_REMINDER, effect.reminder);
    else if (effect.type === 'forget') values.remove(STORED_COUPON_REMINDER);
    else if (effect.type === 'show-warning') this.#show();
    else if (effect.type === 'close-warning') this.#close();
    else if (effect.type === 'open-coupon') this.#page?.openCoupon();
  }

  #show(): void {
    const { state } = this.#machine;
    const id = state.phase === 'showing' ? state.reminder.outcomeId : undefined;
    runInAction(() => {
      this.due = this.#coupon.bets.find(({ outcomeId }) => outcomeId === id);
    });
  }

  #close(): void {
    const { notices } = this.#around;
    const all = notices.waiting === undefined ? [notices.shown] : [notices.shown, ...notices.waiting];
    for (const queued of all) if (queued?.notice.title === TITLE) notices.dismiss(queued.id);
    runInAction(() => {
      this.due = undefined;
    });
  }
}

declare module '../use-coupon.ts' {
  interface CouponStores {
    readonly couponReminder: CouponReminderStore;
  }
}
