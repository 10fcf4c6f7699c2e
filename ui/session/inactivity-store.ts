import { makeObservable, observable, reaction, runInAction } from 'mobx';
import {
  allowedIdleness,
  idleSecondsLeft,
  idleWarningIn,
  INACTIVITY,
  type InactivityEffect,
  type InactivityEvent,
  type InactivityState,
} from '../../core/session/inactivity.ts';
import { SIGNED_OUT_NOTICE } from '../../core/session/signed-out-notice.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';
import type { BrowserTabs } from '../../core/shared/tabs.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { minutes, seconds, type EpochMillis, type Millis } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import { MachineStore, type RunEffect } from '../kit/behaviour/machine-store.ts';
import type { SharedSession, SharedSite } from '../page/shared-stores.ts';

export interface InactivityDependencies {
  readonly session: SharedSession & { readonly endsAt: EpochMillis | undefined; readonly noteActivity: () => void };
  /** The server's time. */
  readonly clock: Clock;
  readonly site: SharedSite;
  readonly timers: Timers;
  readonly tabs: BrowserTabs;
  readonly values: ValueStore;
  /** A clock that is never set, and runs on while the page is hidden and the device sleeps. */
  readonly steady: { readonly now: () => Millis };
  readonly activity: (seen: () => void) => () => void;
  readonly signOut: () => void;
}

const SHARED_EVERY: Millis = seconds(10);
/** A timer does not run while the device sleeps: soon after it wakes it is seen how long that was. */
const LOOKED_EVERY: Millis = minutes(1);

/** Signs a player out who does nothing for as long as the site allows, and says so before. */
export class InactivityStore {
  /** IDL-11 How long a warned player has left. */
  secondsLeft: number | undefined = undefined;
  readonly #dependencies: InactivityDependencies;
  readonly #machine: MachineStore<InactivityState, InactivityEvent, InactivityEffect>;
  #forgetWake = (): void => undefined;
  #forgetWarning = (): void => undefined;
  #sharedAt = Number.NEGATIVE_INFINITY;
  #isMediaPlaying = false;

  constructor(dependencies: InactivityDependencies) {
    this.#dependencies = dependencies;
    this.#machine = new MachineStore(INACTIVITY, this.#run);
    makeObservable(this, { secondsLeft: observable });
  }

  start(): () => void {
    const { session, site, clock, steady, activity, tabs } = this.#dependencies;
    const stops = [
      reaction(
        () => ({ epoch: session.epoch, allowed: session.isSignedIn && site.config && allowedIdleness(site.config) }),
        ({ allowed }) => {
          const isWatched = typeof allowed === 'number';
          this.#machine.send(isWatched ? { type: 'signed-in', at: steady.now(), allowed } : { type: 'signed-out' });
          if (this.#isMediaPlaying) this.watchMedia(true);
          this.#awaitWarning();
        },
        { fireImmediately: true, equals: (one, other) => one.epoch === other.epoch && one.allowed === other.allowed },
      ),
      reaction(
        () => ({ epoch: session.epoch, endsAt: session.endsAt, isWatched: this.#machine.state.phase === 'watching' }),
        ({ endsAt, isWatched }) => {
          if (!isWatched || endsAt === undefined) return;
          this.#machine.send({ type: 'end-told', at: steady.now(), left: endsAt - clock.now() });
        },
        {
          fireImmediately: true,
          equals: (one, other) =>
            one.epoch === other.epoch && one.endsAt === other.endsAt && one.isWatched === other.isWatched,
        },
      ),
      activity(() => {
        this.stay();
        this.#share();
      }),
      tabs.listen((news) => {
        if (news === 'player-active') this.#see('active-elsewhere');
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#machine.send({ type: 'signed-out' });
      this.#awaitWarning();
    };
  }

  /** The player is here. */
  stay(): void {
    this.#see('activity-seen');
  }

  /** IDL-5 The player watches a game, or no longer does. */
  watchMedia(isPlaying: boolean): void {
    this.#isMediaPlaying = isPlaying;
    const type = isPlaying ? 'media-started' : 'media-stopped';
    this.#machine.send({ type, at: this.#dependencies.steady.now() });
    this.#awaitWarning();
  }

  #see(type: 'activity-seen' | 'active-elsewhere'): void {
    this.#machine.send({ type, at: this.#dependencies.steady.now() });
    if (this.#machine.state.phase !== 'signing-out') this.#dependencies.session.noteActivity();
    if (this.secondsLeft !== undefined) this.#awaitWarning();
  }

  /** IDL-9 Who is busy in one tab is not idle in another. */
  #share(): void {
    const { steady, tabs } = this.#dependencies;
    if (this.#machine.state.phase !== 'watching' || steady.now() - this.#sharedAt < SHARED_EVERY) return;
    this.#sharedAt = steady.now();
    tabs.tell('player-active');
  }

  /** Whoever was active meanwhile is warned later. */
  #awaitWarning(): void {
    const { steady, timers } = this.#dependencies;
    this.#forgetWarning();
    runInAction(() => {
      this.secondsLeft = idleSecondsLeft(this.#machine.state, steady.now());
    });
    const wait = idleWarningIn(this.#machine.state, steady.now());
    if (wait === undefined) return;
    this.#forgetWarning = timers.after(Math.max(wait, seconds(1)), () => {
      this.#awaitWarning();
    });
  }

  readonly #run: RunEffect<InactivityEvent, InactivityEffect> = (effect, send) => {
    const { timers, steady, values, signOut } = this.#dependencies;
    switch (effect.type) {
      case 'wake-in':
        this.#forgetWake();
        this.#forgetWake = timers.after(Math.min(effect.delay, LOOKED_EVERY), () => {
          send({ type: 'wait-ended', at: steady.now() });
          this.#awaitWarning();
        });
        break;
      case 'forget-wake':
        this.#forgetWake();
        break;
      case 'remember-notice':
        values.write(SIGNED_OUT_NOTICE, effect.reason);
        break;
      case 'sign-out':
        signOut();
        break;
    }
  };
}

declare module './use-session.ts' {
  interface SessionStores {
    readonly inactivity: InactivityStore;
  }
}
