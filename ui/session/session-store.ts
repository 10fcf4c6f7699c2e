import { makeAutoObservable, observable, runInAction } from 'mobx';
import { FIRST_EPOCH, isCurrentReply, withPlayer, type SessionEpoch } from '../../core/session/session-epoch.ts';
import type { SessionGateway } from '../../core/session/session-gateway.ts';
import {
  SESSION_WATCH,
  type SessionWatchEffect,
  type SessionWatchEvent,
  type SessionWatchState,
} from '../../core/session/session-watch.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { Result } from '../../core/shared/result.ts';
import type { BrowserTabs } from '../../core/shared/tabs.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { Visibility } from '../../core/shared/visibility.ts';
import { MachineStore } from '../kit/behaviour/machine-store.ts';

/** What a session needs from the browser. */
export interface SessionDependencies {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly tabs: BrowserTabs;
}

/** Who is signed in. */
export class SessionStore {
  readonly #player = observable.box<SessionEpoch>(FIRST_EPOCH, { deep: false });
  isLeaving = false;
  /** IDL-7 When the session ends, whatever is done, as far as the server said. */
  endsAt: number | undefined = undefined;
  /** LP-4 Whether offers may be made here; undefined, and so no, until it is known of whoever signed in. */
  isCourted: boolean | undefined = true;
  /** The server ended the session, not the player; stands until somebody signs in or it was read. */
  hasEnded = false;
  /** The player signed out in another tab: nothing to be told of here. */
  isSignedOutElsewhere = false;
  /** Whose session the server ended: what was open belongs to that player. */
  endedFor: number | undefined = undefined;
  /** The last epoch that began on this page, and not elsewhere. */
  ownEpoch = FIRST_EPOCH.epoch;
  /** SI-9 The page is there again as it was left, and the server has not said yet who is signed in. */
  isReturning = false;
  #returns = 0;
  #isActive = true;
  #confirmed: Promise<void> = Promise.resolve();
  #ending: Promise<void> | undefined = undefined;
  readonly #gateway: SessionGateway;
  readonly #dependencies: SessionDependencies;

  constructor(gateway: SessionGateway, dependencies: SessionDependencies) {
    this.#gateway = gateway;
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get userId(): number | undefined {
    return this.#player.get().userId;
  }

  get isSignedIn(): boolean {
    return this.userId !== undefined;
  }

  /** Grows with every change of player: a reply asked for in an older epoch belongs to somebody else. */
  get epoch(): number {
    return this.#player.get().epoch;
  }

  isCurrent(askedIn: number): boolean {
    return isCurrentReply(askedIn, this.#player.get());
  }

  /** Asks the server who is signed in. */
  async confirm(): Promise<void> {
    this.#confirmed = this.#confirm();
    return this.#confirmed;
  }

  /** SI-11 A call was refused for want of a session: the server is asked once, however many say so. */
  async confirmEnd(): Promise<void> {
    if (!this.isSignedIn) return;
    this.#ending ??= this.confirm().finally(() => {
      this.#ending = undefined;
    });
    await this.#ending;
  }

  /** SI-10 Whether the server ended the session, once it has answered the question that was asked last. */
  async isOver(): Promise<boolean> {
    await this.#confirmed;
    return this.hasEnded;
  }

  async #confirm(): Promise<void> {
    const askedIn = this.epoch;
    const returns = this.#returns;
    const isActive = this.#isActive;
    this.#isActive = false;
    const reply = await this.#gateway.session(isActive);
    if (!reply.ok && isActive) this.noteActivity();
    runInAction(() => {
      if (returns === this.#returns) this.isReturning = false;
      if (!reply.ok || !this.isCurrent(askedIn)) return;
      if (reply.value.userId !== undefined) {
        this.hasEnded = false;
        this.isSignedOutElsewhere = false;
      } else if (this.isSignedIn && !this.isSignedOutElsewhere) {
        this.hasEnded = true;
        this.endedFor = this.userId;
      }
      this.#become(reply.value.userId);
      this.endsAt = reply.value.endsAt;
      this.isCourted = reply.value.isCourted !== false;
    });
  }

  /** Ends the session on the server; what follows here is the sign-out's to do. */
  async disconnect(): Promise<Result<undefined, RequestFailure>> {
    this.isLeaving = true;
    const reply = await this.#gateway.signOut();
    runInAction(() => {
      this.isLeaving = false;
    });
    return reply;
  }

  /** The player changed here and now: by signing in or out, or by registering. */
  take(userId: number | undefined): void {
    this.hasEnded = false;
    this.isSignedOutElsewhere = false;
    this.endsAt = undefined;
    this.isCourted = userId === undefined ? true : undefined;
    this.#become(userId);
    this.ownEpoch = this.epoch;
    this.#dependencies.tabs.tell(userId === undefined ? 'signed-out' : 'player-changed');
  }

  court(isCourted: boolean): void {
    this.isCourted = isCourted;
  }

  /** IDL-10 The player does something. */
  noteActivity(): void {
    this.#isActive = true;
  }

  forgetEnd(): void {
    this.hasEnded = false;
  }

  /** Another player may have what is open now. */
  forgetEnded(): void {
    this.endedFor = undefined;
  }

  start(): () => void {
    const { clock, visibility, tabs } = this.#dependencies;
    const watch = this.#watch();
    watch.send({ type: 'page-started', at: clock.now(), isVisible: visibility.isVisible() });
    const stops = [
      visibility.watch((isVisible) => {
        watch.send(isVisible ? { type: 'became-visible', at: clock.now() } : { type: 'became-hidden' });
      }),
      visibility.watchReturn(() => {
        this.#doubt();
        watch.send({ type: 'page-returned', at: clock.now() });
      }),
      tabs.listen((news) => {
        if (news === 'player-changed') void this.confirm();
        else if (news === 'signed-out') this.#followSignOut();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      watch.send({ type: 'page-stopped' });
    };
  }

  /** OUT-4 */
  #followSignOut(): void {
    runInAction(() => {
      this.hasEnded = false;
      this.isSignedOutElsewhere = true;
    });
    void this.confirm();
  }

  #doubt(): void {
    this.isReturning = true;
    this.#returns += 1;
  }

  #become(userId: number | undefined): void {
    this.#player.set(withPlayer(this.#player.get(), userId));
  }

  #watch(): MachineStore<SessionWatchState, SessionWatchEvent, SessionWatchEffect> {
    const { clock, timers } = this.#dependencies;
    let forgetWake = (): void => undefined;
    return new MachineStore(SESSION_WATCH, (effect, send) => {
      switch (effect.type) {
        case 'ask':
          void this.confirm();
          break;
        case 'forget-wake':
          forgetWake();
          break;
        case 'wake-in':
          forgetWake();
          forgetWake = timers.after(effect.delay, () => {
            send({ type: 'wait-ended', at: clock.now() });
          });
          break;
      }
    });
  }
}

declare module './use-session.ts' {
  interface SessionStores {
    readonly session: SessionStore;
  }
}
