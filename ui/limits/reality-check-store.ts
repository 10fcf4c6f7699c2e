import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { ACKNOWLEDGED_CHECK } from '../../core/limits/acknowledged-check.ts';
import type { JurisdictionProfile } from '../../core/limits/jurisdiction.ts';
import type { Limit } from '../../core/limits/limit.ts';
import type { LimitsGateway, PlaySession } from '../../core/limits/limits-gateway.ts';
import {
  pausesNewBets,
  REALITY_CHECK,
  realityCheckEvery,
  type RealityCheckEffect,
  type RealityCheckEvent,
  type RealityCheckState,
} from '../../core/limits/reality-check.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { isCancelled, type RequestFailure } from '../../core/shared/request-failure.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';
import { minutes, type EpochMillis, type Millis } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { Visibility } from '../../core/shared/visibility.ts';
import { MachineStore, type RunEffect } from '../kit/behaviour/machine-store.ts';
import type { SharedSession } from '../page/shared-stores.ts';

export interface RealityCheckDependencies {
  readonly session: SharedSession;
  readonly limits: { readonly limits: readonly Limit[] | undefined; readonly profile: JurisdictionProfile };
  readonly guard: { readonly pause: (reason: 'reality-check', isPaused: boolean) => void };
  /** The server's time. */
  readonly clock: Clock;
  /** A clock that is never set, and runs on while the page is hidden and the device sleeps. */
  readonly steady: { readonly now: () => Millis };
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly values: ValueStore;
  /** Where the order of the coupon stands. */
  readonly placing: { readonly state: { readonly phase: string; readonly reason?: string | undefined } };
}

type CheckGateway = Pick<LimitsGateway, 'session' | 'acknowledgeCheck'>;

/** What the server answers to a stake while it waits for the player. */
const REFUSAL = 'reality-check-due';
/** The server's count is another where it is as much behind this page's. */
const ANOTHER_COUNT: Millis = minutes(1);

/** Tells the player every so often how long they play, and what it came to. */
export class RealityCheckStore {
  /** How long the session lasts when the check is shown, as this page counts. */
  elapsed: Millis | undefined = undefined;
  /** RC-7 What the session brought, by the server's books. */
  play: PlaySession | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  isAcknowledging = false;
  /** Why the server does not know yet that it was seen. */
  unsent: RequestFailure | undefined = undefined;
  #forgetWake = (): void => undefined;
  #round = 0;
  readonly #gateway: CheckGateway;
  readonly #around: RealityCheckDependencies;
  readonly #machine: MachineStore<RealityCheckState, RealityCheckEvent, RealityCheckEffect>;

  constructor(gateway: CheckGateway, around: RealityCheckDependencies) {
    this.#gateway = gateway;
    this.#around = around;
    this.#machine = new MachineStore(REALITY_CHECK, this.#run);
    makeAutoObservable(
      this,
      { play: observableRef, failure: observableRef, unsent: observableRef },
      { autoBind: true },
    );
  }

  get state(): RealityCheckState {
    return this.#machine.state;
  }

  /** RC-4, RC-12 The player has seen it, and goes on once the server knows; whether it does. */
  async acknowledge(): Promise<boolean> {
    const { session } = this.#around;
    if (this.state.phase !== 'shown' || this.isAcknowledging) return false;
    const { epoch } = session;
    this.isAcknowledging = true;
    this.unsent = undefined;
    const reply = await this.#gateway.acknowledgeCheck();
    return runInAction(() => {
      this.isAcknowledging = false;
      if (!session.isCurrent(epoch)) return false;
      if (reply.ok) this.#countFrom(reply.value);
      else if (!isCancelled(reply)) this.unsent = reply.error;
      return reply.ok;
    });
  }

  async loadPlay(): Promise<void> {
    const { session } = this.#around;
    const { epoch } = session;
    this.failure = undefined;
    const reply = await this.#gateway.session();
    runInAction(() => {
      if (!session.isCurrent(epoch)) return;
      if (!reply.ok) this.failure = reply.error;
      else if (this.#isDueBy(reply.value)) this.play = reply.value;
      else this.#countFrom(reply.value.checkedFrom);
    });
  }

  start(): () => void {
    const { session, visibility, steady, guard, values } = this.#around;
    const stops = [
      reaction(
        () => ({ epoch: session.epoch, every: this.#every() }),
        ({ epoch, every }, before) => {
          if (before !== undefined && before.epoch !== epoch) this.#end();
          if (every === undefined) return;
          if (this.state.phase === 'off') void this.#begin(every);
          else this.#machine.send({ type: 'interval-changed', at: steady.now(), every });
        },
        { fireImmediately: true, equals: (one, other) => one.epoch === other.epoch && one.every === other.every },
      ),
      reaction(
        () => pausesNewBets(this.state),
        (isPaused) => {
          guard.pause('reality-check', isPaused);
        },
        { fireImmediately: true },
      ),
      visibility.watch((isVisible) => {
        this.#machine.send(isVisible ? { type: 'became-visible', at: steady.now() } : { type: 'became-hidden' });
      }),
      reaction(
        () => this.#around.placing.state.phase === 'rejected' && this.#around.placing.state.reason === REFUSAL,
        (isRefused) => {
          if (isRefused) this.demand();
        },
      ),
      values.watch(ACKNOWLEDGED_CHECK, (check) => {
        if (check?.userId === session.userId && check !== undefined) this.#beginAt(check.at);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#end();
    };
  }

  /** RC-1 Undefined until the limits of the player are there. */
  #every(): Millis | undefined {
    const { session, limits, clock } = this.#around;
    if (!session.isSignedIn || limits.limits === undefined) return undefined;
    return realityCheckEvery(limits.limits, clock.now(), limits.profile);
  }

  /** RC-9 From what is kept of this session; where that is nothing, or long ago, from where the server counts. */
  async #begin(every: Millis): Promise<void> {
    const { session, values, clock } = this.#around;
    const { epoch, userId } = session;
    if (userId === undefined) return;
    this.#round += 1;
    const round = this.#round;
    const kept = values.read(ACKNOWLEDGED_CHECK);
    const own = kept?.userId === userId && kept.at <= clock.now() ? kept.at : undefined;
    if (own !== undefined && clock.now() - own < every) {
      this.#beginAt(own);
      return;
    }
    const reply = await this.#gateway.session();
    if (round !== this.#round || !session.isCurrent(epoch)) return;
    const at = reply.ok ? Math.max(own ?? 0, reply.value.checkedFrom) : clock.now();
    values.write(ACKNOWLEDGED_CHECK, { userId, at });
    this.#beginAt(at);
  }

  /** RC-11 The server takes no stake before it is acknowledged, whatever this page has counted. */
  demand(): void {
    const every = this.#every();
    if (every === undefined || this.state.phase === 'shown') return;
    this.#beginAt(this.#around.clock.now() - every);
  }

  /** RC-12 It may have been acknowledged on another device. */
  #isDueBy({ now, checkedFrom }: PlaySession): boolean {
    const every = this.#every();
    return every === undefined || checkedFrom + every - now < ANOTHER_COUNT;
  }

  #countFrom(base: EpochMillis): void {
    const { session, values } = this.#around;
    if (session.userId !== undefined) values.write(ACKNOWLEDGED_CHECK, { userId: session.userId, at: base });
    this.#beginAt(base);
  }

  #beginAt(base: EpochMillis): void {
    const every = this.#every();
    if (every === undefined) return;
    const { clock, steady, visibility } = this.#around;
    const at = steady.now() - Math.max(0, clock.now() - base);
    this.#machine.send({ type: 'session-ended' });
    this.#machine.send({ type: 'session-began', at, every, isVisible: visibility.isVisible() });
    this.#machine.send({ type: 'wait-ended', at: steady.now() });
  }

  #end(): void {
    this.#round += 1;
    this.#machine.send({ type: 'session-ended' });
  }

  readonly #run: RunEffect<RealityCheckEvent, RealityCheckEffect> = (effect, send) => {
    const { timers, steady } = this.#around;
    switch (effect.type) {
      case 'show':
        runInAction(() => {
          this.elapsed = effect.elapsed;
          this.play = undefined;
        });
        void this.loadPlay();
        break;
      case 'hide':
        runInAction(() => {
          this.elapsed = undefined;
          this.play = undefined;
          this.failure = undefined;
          this.unsent = undefined;
        });
        break;
      case 'wake-in':
        this.#forgetWake();
        this.#forgetWake = timers.after(effect.delay, () => {
          send({ type: 'wait-ended', at: steady.now() });
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
    readonly realityCheck: RealityCheckStore;
  }
}
