import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  PASSKEY_PROBLEMS,
  type PasskeyFailure,
  type PasskeyGateway,
  type PasskeyProblem,
  type PasskeyProof,
  type PlayerPasskeys,
} from '../../../core/session/passkeys/passkey-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { minutes, type Millis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { SessionStore } from '../session-store.ts';

export interface PasskeysDependencies {
  readonly gateway: PasskeyGateway;
  readonly session: SessionStore;
  readonly timers: Timers;
  /** Whether the player wishes to be remembered on the device. */
  readonly isRemembered: () => boolean;
  /** What is done once somebody is signed in. */
  readonly leave: () => void;
}

/** PK-2 Before its challenge has run out an offer is made anew. */
const OFFERED_FOR: Millis = minutes(4.5);

type Outcome = Promise<Result<undefined, RequestFailure>>;

/** Signing in by a passkey, and the passkeys that the player has. */
export class PasskeysStore {
  list: PlayerPasskeys | undefined = undefined;
  /** Why the list did not come. */
  failure: RequestFailure | undefined = undefined;
  /** Why nobody was signed in by a passkey. */
  refusal: RequestFailure | undefined = undefined;
  /** What the browser or the player made of the last try. */
  problem: PasskeyProblem | undefined = undefined;
  /** The passkey that was just added, by its name. */
  added: string | undefined = undefined;
  isAsking = false;
  /** Grows with every sign-in that begins or is given up. */
  #turn = 0;
  /** Whether there is a login field that passkeys are offered in. */
  #isOffering = false;
  #forgetOffer = (): void => undefined;
  readonly #dependencies: PasskeysDependencies;

  constructor(dependencies: PasskeysDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      { list: observableRef, failure: observableRef, refusal: observableRef },
      { autoBind: true },
    );
  }

  get isSupported(): boolean {
    return this.#dependencies.gateway.isSupported();
  }

  /** Whether the account has a password to be asked for. */
  get hasPassword(): boolean {
    return this.list?.hasPassword ?? true;
  }

  async load(): Promise<void> {
    this.failure = undefined;
    const reply = await this.#dependencies.gateway.passkeys();
    runInAction(() => {
      if (reply.ok) this.list = reply.value;
      else this.failure = reply.error;
    });
  }

  /** The dialog closed. */
  forget(): void {
    this.#isOffering = false;
    this.#stop();
    this.list = undefined;
    this.added = undefined;
    this.problem = undefined;
    this.refusal = undefined;
    this.isAsking = false;
  }

  async add(name: string, proof: PasskeyProof): Outcome {
    this.problem = undefined;
    this.added = undefined;
    const reply = await this.#dependencies.gateway.add(name, proof);
    const settled = await this.#settle(reply);
    runInAction(() => {
      if (reply.ok && this.list !== undefined) this.added = name;
    });
    return settled;
  }

  async rename(id: number, name: string): Outcome {
    return this.#settle(await this.#dependencies.gateway.rename(id, name));
  }

  async remove(id: number, password: string): Outcome {
    return this.#settle(await this.#dependencies.gateway.remove(id, password));
  }

  /** Passkeys among what the browser offers in the login field, for as long as it is there; without a word where it has none. */
  offer(): void {
    this.#isOffering = true;
    if (!this.isAsking) void this.#offer();
  }

  /** The login field is gone. */
  endOffer(): void {
    this.#isOffering = false;
    if (!this.isAsking) this.#stop();
  }

  async #offer(): Promise<void> {
    if (!this.#isOffering || !this.isSupported) return;
    const { gateway, timers, isRemembered } = this.#dependencies;
    const turn = this.#nextTurn();
    this.#forgetOffer = timers.after(OFFERED_FOR, () => {
      this.#stop();
      void this.#offer();
    });
    const reply = await gateway.signIn({ isOffered: true, isRemembered });
    if (reply.ok) this.#take(reply.value.userId);
    // what the browser did not come to is nothing to a player who may not have asked for it
    if (this.#turn !== turn || reply.ok || reply.error.kind !== 'refused') return;
    runInAction(() => {
      this.problem = problemOf(reply.error);
    });
    void this.#offer();
  }

  /** Asks for a passkey in a window of the browser. */
  async signIn(): Promise<void> {
    const { gateway, isRemembered } = this.#dependencies;
    const turn = this.#nextTurn();
    this.isAsking = true;
    this.problem = undefined;
    this.refusal = undefined;
    const reply = await gateway.signIn({ isOffered: false, isRemembered });
    // the server has signed in whoever it is, whatever was closed meanwhile
    if (reply.ok) this.#take(reply.value.userId);
    if (this.#turn !== turn) return;
    runInAction(() => {
      this.isAsking = false;
      if (reply.ok) return;
      this.problem = problemOf(reply.error);
      if (reply.error.kind !== 'passkey' && this.problem === undefined) this.refusal = reply.error;
    });
    if (!reply.ok) void this.#offer();
  }

  #stop(): void {
    this.#nextTurn();
    this.#dependencies.gateway.stop();
  }

  #nextTurn(): number {
    this.#forgetOffer();
    this.#turn += 1;
    return this.#turn;
  }

  #take(userId: number | undefined): void {
    const { session, leave } = this.#dependencies;
    session.take(userId);
    leave();
  }

  async #settle(reply: Result<unknown, PasskeyFailure>): Outcome {
    if (reply.ok) {
      await this.load();
      return ok(undefined);
    }
    const { error } = reply;
    const problem = problemOf(error);
    if (error.kind !== 'passkey' && problem === undefined) return fail(error);
    runInAction(() => {
      this.problem = problem;
    });
    return ok(undefined);
  }
}

const OWN_CODES = ['passkey', 'no-attempt', 'not-here', 'not-fresh', 'no-passkey'];

/** What the screens of passkeys have words of their own for; of a refused answer the server does not say what was wrong. */
function problemOf(failure: PasskeyFailure): PasskeyProblem | undefined {
  if (failure.kind === 'passkey') return failure.problem;
  if (failure.kind !== 'refused' || failure.code === undefined) return undefined;
  const { code } = failure;
  return OWN_CODES.includes(code) ? 'failed' : PASSKEY_PROBLEMS.find((problem) => problem === code);
}

declare module '../use-session.ts' {
  interface SessionStores {
    readonly passkeys: PasskeysStore;
  }
}
