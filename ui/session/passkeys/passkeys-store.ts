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
import type { SessionStore } from '../session-store.ts';

export interface PasskeysDependencies {
  readonly gateway: PasskeyGateway;
  readonly session: SessionStore;
  /** What is done once somebody is signed in. */
  readonly leave: () => void;
}

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
    this.#turn += 1;
    this.#dependencies.gateway.stop();
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

  /** Passkeys among what the browser offers in the login field, without a word where it has none. */
  async offer(isRemembered: () => boolean): Promise<void> {
    if (!this.isSupported) return;
    const turn = this.#nextTurn();
    const reply = await this.#dependencies.gateway.signIn({ isOffered: true, isRemembered });
    if (this.#turn !== turn) return;
    if (reply.ok) this.#take(reply.value.userId);
    else if (problemOf(reply.error) === 'failed') {
      runInAction(() => {
        this.problem = 'failed';
      });
    }
  }

  /** Asks for a passkey in a window of the browser. */
  async signIn(isRemembered: () => boolean): Promise<void> {
    const turn = this.#nextTurn();
    this.isAsking = true;
    this.problem = undefined;
    this.refusal = undefined;
    const reply = await this.#dependencies.gateway.signIn({ isOffered: false, isRemembered });
    if (this.#turn !== turn) return;
    runInAction(() => {
      this.isAsking = false;
      if (reply.ok) this.#take(reply.value.userId);
      else this.problem = problemOf(reply.error);
      if (!reply.ok && reply.error.kind !== 'passkey' && this.problem === undefined) this.refusal = reply.error;
    });
  }

  #nextTurn(): number {
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
