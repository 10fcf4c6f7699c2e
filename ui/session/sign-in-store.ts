import { makeAutoObservable, observable, observableRef, runInAction, type IObservableValue } from 'mobx';
import {
  AUTH_FORM,
  type AuthFormEffect,
  type AuthFormEvent,
  type AuthFormState,
} from '../../core/session/auth-form.ts';
import type { SignInForm } from '../../core/session/session-gateway.ts';
import type { SignInFormName } from '../../core/session/sign-in-way.ts';
import { phoneMask, type PhoneCountry, type PhoneMask } from '../../core/registration/phone-number.ts';
import type { RegistrationOffer } from '../../core/registration/registration-gateway.ts';
import type { PhoneSignIn } from '../../core/session/phone-sign-in.ts';
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
  /** How the phones of each country are written. */
  readonly phones: () => Promise<Result<PhoneOffer, RequestFailure>>;
  /** What is done once somebody is signed in. */
  readonly leave: () => void;
}

export type PhoneOffer = Pick<RegistrationOffer, 'countries' | 'masks'>;
/** The forms of the first step, as they stand on the screen. */
export const FIRST_STEPS = ['login', 'phone'] as const satisfies readonly SignInFormName[];
export type FirstStepForm = (typeof FIRST_STEPS)[number];

type SignInOutcome = Result<undefined, RequestFailure>;
type SentPhone = Pick<PhoneSignIn, 'phoneNumber' | 'countryCode'>;
type FormMachine = MachineStore<AuthFormState, AuthFormEvent, AuthFormEffect>;

/** A sign-in on its way: what was typed, and the second step where one is needed. */
export class SignInStore {
  /** What the second step was asked for with. */
  secondStep: SecondStep | undefined = undefined;
  /** Until when no code is looked at. */
  lockedUntil: EpochMillis | undefined = undefined;
  /** The code was not given in time: the sign-in begins anew. */
  hasRunOut = false;
  /** The form of the first step. */
  way: FirstStepForm = 'login';
  offer: PhoneOffer | undefined = undefined;
  /** The country of the phone that is typed, where one was chosen. */
  countryCode = '';
  readonly #form: IObservableValue<FormMachine>;
  readonly #twoStep: MachineStore<TwoStepState, TwoStepEvent, TwoStepEffect>;
  readonly #dependencies: SignInDependencies;
  #phone: SentPhone | undefined = undefined;
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
    makeAutoObservable(this, { secondStep: observableRef, offer: observableRef }, { autoBind: true });
  }

  get form(): AuthFormState {
    return this.#form.get().state;
  }

  get twoStep(): TwoStepState {
    return this.#twoStep.state;
  }

  /** The national number, as it was typed. */
  get phone(): string {
    return this.form.phone;
  }

  get phoneCountry(): PhoneCountry | undefined {
    return this.offer?.countries.find(({ countryCode }) => countryCode === this.countryCode);
  }

  get phoneMask(): PhoneMask | undefined {
    const { offer, phoneCountry: country } = this;
    return offer === undefined || country === undefined ? undefined : phoneMask(country, offer.masks);
  }

  /** WAY-3 Another form of the first step; a phone begins in the country where the player seems to be. */
  choose(way: FirstStepForm, countryCode: string): void {
    this.way = way;
    this.#form.get().send({ type: 'form-chosen', form: way });
    if (this.countryCode === '') this.countryCode = countryCode;
    if (way !== 'login') void this.#loadOffer();
  }

  typePhone({ phone, countryCode }: { readonly phone?: string; readonly countryCode?: string }): void {
    if (countryCode !== undefined) this.countryCode = countryCode;
    if (phone !== undefined) this.#form.get().send({ type: 'typed', field: 'phone', text: phone });
  }

  /** By phone and password. */
  signInByPhone({ phoneNumber, countryCode, password, isRemembered }: PhoneSignIn): Promise<SignInOutcome> {
    const form = this.#form.get();
    this.hasRunOut = false;
    this.#phone = { phoneNumber, countryCode };
    form.send({ type: 'form-chosen', form: 'phone' });
    form.send({ type: 'typed', field: 'passwordPhone', text: password });
    form.send({ type: 'remember-switched', isRemembered });
    form.send({ type: 'submitted' });
    return this.#asked;
  }

  /** The dialog closed: nothing that was typed is kept. */
  forget(): void {
    this.way = 'login';
    this.countryCode = '';
    this.#phone = undefined;
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
    this.#form.get().send({ type: 'form-chosen', form: this.way });
  }

  async #loadOffer(): Promise<void> {
    if (this.offer !== undefined) return;
    const reply = await this.#dependencies.phones();
    runInAction(() => {
      if (reply.ok) this.offer = reply.value;
    });
  }

  #newForm(): FormMachine {
    return new MachineStore(AUTH_FORM, (effect, send) => {
      this.#asked = this.#send(orderOf(effect.form, this.form, this.#phone), send);
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

function orderOf(form: AuthFormEffect['form'], typed: AuthFormState, phone: SentPhone | undefined): OfferedSignIn {
  const { login, passwordLogin, passwordPhone, isRemembered } = typed;
  return form === 'phone' && phone !== undefined
    ? { by: 'phone', ...phone, password: passwordPhone, isRemembered }
    : { by: 'login', login, password: passwordLogin, isRemembered };
}

declare module './use-session.ts' {
  interface SessionStores {
    readonly signIn: SignInStore;
  }
}
