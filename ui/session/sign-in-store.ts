import { makeAutoObservable, observable, observableRef, runInAction, type IObservableValue } from 'mobx';
import {
  AUTH_FORM,
  type AuthFormEffect,
  type AuthFormEvent,
  type AuthFormState,
} from '../../core/session/auth-form.ts';
import type { SignInForm } from '../../core/session/session-gateway.ts';
import { secondsToWait, signInBlame } from '../../core/session/sign-in-failure.ts';
import type {
  OfferedSignIn,
  SecondStep,
  SignInGateway,
  SignInReply,
} from '../../core/session/gateways/sign-in-gateway.ts';
import {
  TWO_STEP,
  type TwoStepEffect,
  type TwoStepEvent,
  type TwoStepProblem,
  type TwoStepState,
} from '../../core/session/two-step.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { seconds, type EpochMillis } from '../../core/shared/time.ts';
import { MachineStore } from '../kit/behaviour/machine-store.ts';
import type { SessionStore } from './session-store.ts';

export interface SignInDependencies {
  readonly gateway: SignInGateway;
  readonly session: SessionStore;
  readonly clock: Clock;
  /** What is done once somebody is signed in. */
  readonly leave: () => void;
}

type SignInOutcome = Result<undefined, RequestFailure>;
type FormMachine = MachineStore<AuthFormState, AuthFormEvent, AuthFormEffect>;

/** A sign-in on its way: what was typed, and the second step where one is needed. */
export class SignInStore {
  /** What the second step was asked for with. */
  secondStep: SecondStep | undefined = undefined;
  /** Until when no code is looked at. */
  lockedUntil: EpochMillis | undefined = undefined;
  /** The code was not given in time: the sign-in begins anew. */
  hasRunOut = false;
  readonly #form: IObservableValue<FormMachine>;
  readonly #twoStep: MachineStore<TwoStepState, TwoStepEvent, TwoStepEffect>;
  readonly #dependencies: SignInDependencies;
  /** What becomes of the form that the server is asked with. */
  #asked: Promise<SignInOutcome> = Promise.resolve(ok(undefined));

  constructor(dependencies: SignInDependencies) {
    this.#dependencies = dependencies;
    this.#form = observable.box(this.#newForm(), { deep: false });
    this.#twoStep = new MachineStore(TWO_STEP, (effect, send) => {
      switch (effect.type) {
        case 'check':
          void this.#check(effect, send);
          break;
        case 'send-again':
          void this.#sendAgain();
          break;
      }
    });
    makeAutoObservable(this, { secondStep: observableRef }, { autoBind: true });
  }

  get form(): AuthFormState {
    return this.#form.get().state;
  }

  get twoStep(): TwoStepState {
    return this.#twoStep.state;
  }

  /** The dialog closed: nothing that was typed is kept. */
  forget(): void {
    this.#form.set(this.#newForm());
    this.#twoStep.send({ type: 'cancelled' });
    this.secondStep = undefined;
    this.hasRunOut = false;
  }

  /** By e-mail or id and password. */
  signIn({ login, password, isRemembered }: SignInForm): Promise<SignInOutcome> {
    const form = this.#form.get();
    this.hasRunOut = false;
    form.send({ type: 'form-chosen', form: 'login' });
    form.send({ type: 'typed', field: 'login', text: login });
    form.send({ type: 'typed', field: 'passwordLogin', text: password });
    form.send({ type: 'remember-switched', isRemembered });
    form.send({ type: 'submitted' });
    return this.#asked;
  }

  giveCode(code: string): void {
    this.#twoStep.send({ type: 'code-typed', code, isRemembered: this.form.isRemembered });
  }

  /** The code is sent once more, where the wait for it is over. */
  sendAgain(): void {
    this.#twoStep.send({ type: 'resend-asked', at: this.#dependencies.clock.now() });
  }

  /** Back from the second step to the first. */
  back(): void {
    this.#twoStep.send({ type: 'cancelled' });
    this.#form.get().send({ type: 'form-chosen', form: 'login' });
  }

  #newForm(): FormMachine {
    return new MachineStore(AUTH_FORM, (effect, send) => {
      this.#asked = this.#send(orderOf(effect.form, this.form), send);
    });
  }

  async #send(order: OfferedSignIn, send: (event: AuthFormEvent) => void): Promise<SignInOutcome> {
    const reply = await this.#dependencies.gateway.signIn(order);
    if (!reply.ok) {
      send({ type: 'refused', blame: signInBlame(reply.error) });
      return reply;
    }
    const { secondStep } = reply.value;
    if (secondStep === undefined) this.#take(reply.value, () => send({ type: 'signed-in' }));
    else {
      runInAction(() => {
        this.secondStep = secondStep;
      });
      this.#twoStep.send({ type: 'code-sent', at: this.#dependencies.clock.now() });
      send({ type: 'code-demanded' });
    }
    return ok(undefined);
  }

  async #check(
    { code, isRemembered }: Extract<TwoStepEffect, { readonly type: 'check' }>,
    send: (event: TwoStepEvent) => void,
  ): Promise<void> {
    const reply = await this.#dependencies.gateway.signIn({ by: 'two-step-code', code, isRemembered });
    if (!reply.ok) {
      this.#refuse(reply.error, send);
      return;
    }
    const { attemptsLeft, userId } = reply.value;
    if (userId === undefined) send({ type: 'code-refused', problem: 'wrong-code', attemptsLeft });
    else this.#take(reply.value, () => send({ type: 'code-accepted' }));
  }

  async #sendAgain(): Promise<void> {
    const reply = await this.#dependencies.gateway.sendAgain();
    if (!reply.ok)
      this.#refuse(reply.error, (event) => {
        this.#twoStep.send(event);
      });
  }

  #refuse(failure: RequestFailure, send: (event: TwoStepEvent) => void): void {
    if (failure.kind === 'refused' && failure.status === 403) {
      runInAction(() => {
        this.hasRunOut = true;
      });
      this.back();
      return;
    }
    const wait = secondsToWait(failure);
    runInAction(() => {
      this.lockedUntil = wait === undefined ? undefined : this.#dependencies.clock.now() + seconds(wait);
    });
    const problem: TwoStepProblem = wait === undefined ? 'failed' : 'too-often';
    send({ type: 'code-refused', problem });
  }

  #take({ userId }: SignInReply, accepted: () => void): void {
    accepted();
    const { session, leave } = this.#dependencies;
    session.take(userId);
    this.forget();
    leave();
  }
}

function orderOf(_form: AuthFormEffect['form'], { login, passwordLogin, isRemembered }: AuthFormState): OfferedSignIn {
  return { by: 'login', login, password: passwordLogin, isRemembered };
}

declare module './use-session.ts' {
  interface SessionStores {
    readonly signIn: SignInStore;
  }
}
