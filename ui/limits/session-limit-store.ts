import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Limit } from '../../core/limits/limit.ts';
import type { LimitsGateway } from '../../core/limits/limits-gateway.ts';
import { nextMidnight } from '../../core/limits/period-end.ts';
import {
  SESSION_LIMIT,
  sessionTime,
  takesNewBets,
  type SessionLimitEffect,
  type SessionLimitEvent,
  type SessionLimitState,
} from '../../core/limits/session-limit.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { Visibility } from '../../core/shared/visibility.ts';
import { MachineStore, type RunEffect } from '../kit/behaviour/machine-store.ts';
import type { SharedSession } from '../page/shared-stores.ts';

export interface SessionLimitDependencies {
  readonly session: SharedSession;
  readonly limits: {
    readonly limits: readonly Limit[] | undefined;
    readonly zone: number;
    readonly load: () => Promise<void>;
  };
  readonly guard: { readonly pause: (reason: 'session-limit', isPaused: boolean) => void };
  /** The server's time. */
  readonly clock: Clock;
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly signOut: () => void;
}

/** Counts down the session limit, warns, and stops the player when nothing is left. */
export class SessionLimitStore {
  /** SN-3 The minutes of the last warning, until it is closed. */
  warnedOf: number | undefined = undefined;
  #forgetWake = (): void => undefined;
  readonly #gateway: Pick<LimitsGateway, 'ping' | 'session'>;
  readonly #around: SessionLimitDependencies;
  readonly #machine: MachineStore<SessionLimitState, SessionLimitEvent, SessionLimitEffect>;

  constructor(gateway: Pick<LimitsGateway, 'ping' | 'session'>, around: SessionLimitDependencies) {
    this.#gateway = gateway;
    this.#around = around;
    this.#machine = new MachineStore(SESSION_LIMIT, this.#run);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): SessionLimitState {
    return this.#machine.state;
  }

  closeWarning(): void {
    this.warnedOf = undefined;
  }

  /** SN-4 Closing the word of its end signs out. */
  closeEnd(): void {
    this.#machine.send({ type: 'notice-closed' });
  }

  start(): () => void {
    const { session, limits, clock, visibility, guard } = this.#around;
    const stops = [
      reaction(
        () => ({ epoch: session.epoch, whole: this.#limit() }),
        ({ whole }, before) => {
          if (!session.isSignedIn || (before !== undefined && before.epoch !== session.epoch)) this.#end();
          if (whole === undefined) this.#tell(undefined);
          else void this.#read();
        },
        { fireImmediately: true, equals: (one, other) => one.epoch === other.epoch && one.whole === other.whole },
      ),
      reaction(
        () => takesNewBets(this.state),
        (takes) => {
          guard.pause('session-limit', !takes);
        },
        { fireImmediately: true },
      ),
      visibility.watch((isVisible) => {
        this.#machine.send({ type: isVisible ? 'came-back' : 'went-away', at: clock.now() });
      }),
    ];
    if (limits.limits === undefined) void limits.load();
    return () => {
      for (const stop of stops) stop();
      this.#end();
    };
  }

  /** The hours of the session limit in force. */
  #limit(): number | undefined {
    const { limits, clock } = this.#around;
    const known = limits.limits ?? [];
    if (sessionTime(known, clock.now()) === undefined) return undefined;
    const value = known.find(({ kind, state }) => kind === 'session' && state === 'active')?.value;
    return typeof value === 'number' ? value : undefined;
  }

  /** SN-7 The server's count; where it does not answer, that of the limits. */
  async #read(): Promise<void> {
    const { session } = this.#around;
    const { epoch } = session;
    const reply = await this.#gateway.session();
    if (!session.isCurrent(epoch) || !session.isSignedIn) return;
    if (reply.ok) this.#tell(reply.value);
    else if (this.state.phase === 'unset') this.#tellKnown();
  }

  #tellKnown(): void {
    const { limits, clock } = this.#around;
    const now = clock.now();
    const remaining = sessionTime(limits.limits ?? [], now);
    if (remaining !== undefined) this.#tell({ remaining, midnight: nextMidnight(now, limits.zone) });
  }

  #tell(told: { readonly remaining?: number | undefined; readonly midnight: number } | undefined): void {
    const { clock } = this.#around;
    const at = clock.now();
    this.#machine.send({ type: 'limit-read', remaining: told?.remaining, at, midnight: told?.midnight ?? at });
  }

  #end(): void {
    this.warnedOf = undefined;
    this.#machine.send({ type: 'signed-out' });
  }

  readonly #run: RunEffect<SessionLimitEvent, SessionLimitEffect> = (effect, send) => {
    const { timers, clock, limits, signOut } = this.#around;
    switch (effect.type) {
      case 'ping':
        void this.#gateway.ping().then(async (reply) => (reply.ok ? this.#read() : undefined));
        break;
      case 'ask-limits':
        void limits.load().then(async () => this.#read());
        break;
      case 'warn':
        runInAction(() => {
          this.warnedOf = effect.minutesLeft;
        });
        break;
      case 'say-ended':
        runInAction(() => {
          this.warnedOf = undefined;
        });
        break;
      case 'sign-out':
        signOut();
        break;
      case 'wake-in':
        this.#forgetWake();
        this.#forgetWake = timers.after(effect.delay, () => {
          send({ type: 'wait-ended', at: clock.now() });
        });
        break;
      case 'forget-wake':
        this.#forgetWake();
        break;
    }
  };
}

declare module './use-limits.ts' {
  interface LimitsStores {
    readonly sessionLimit: SessionLimitStore;
  }
}
