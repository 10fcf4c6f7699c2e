import { makeAutoObservable, observable, observableRef, runInAction, type IObservableValue } from 'mobx';
import {
  AUTH_FORM,
  type AuthFormEffect,
  type AuthFormEvent,
  type AuthFormState,
} from '../../core/session/auth-form.ts';
import type { SignInForm } from '../../core/session/session-gateway.ts';
import type { PhoneSignIn } from '../../core/session/phone-sign-in.ts';
import type { SmsOrder } from '../../core/session/sign-in-order.ts';
import { secondsToWait, signInBlame } from '../../core/session/sign-in-failure.ts';
import type { OfferedSignIn, SecondStep, SignInReply } from '../../core/session/gateways/sign-in-gateway.ts';
import { TWO_STEP, type TwoStepEffect, type TwoStepEvent, type TwoStepState } from '../../core/session/two-step.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { seconds, type EpochMillis } from '../../core/shared/time.ts';
import { MachineStore } from '../kit/behaviour/machine-store.ts';
import type { SignInDependencies } from './entrance/sign-in-dependencies.ts';
import { LinkSignInStore } from './links/link-sign-in-store.ts';
import { PhoneCountryStore } from '../page/phone/phone-country-store.ts';
import { SignInDrafts, typedOrder, type FirstStepForm, type SentPhone, type SubmittedSignIn } from './typed-order.ts';

type SignInOutcome = Result<undefined, RequestFailure>;
type FormMachine = MachineStore<AuthFormState, AuthFormEvent, AuthFormEffect>;

/** A sign-in on its way: what was typed, and the second step where one is needed. */
export class SignInStore {
  /** What the second step was asked for with. */
  secondStep: SecondStep | undefined = undefined;
  /** Why the code was not sent once more. */
  resendFailure: RequestFailure | undefined = undefined;
  /** Until when no code is looked at. */
  lockedUntil: EpochMillis | undefined = undefined;
  /** Why it begins anew: its code was not given in time, or its tries are used up. */
  startOver: 'late' | 'no-tries' | undefined = undefined;
  /** The phone that the code in question was sent to, where it is the first step. */
  smsOrder: SmsOrder | undefined = undefined;
  /** The form of the first step. */
  way: FirstStepForm = 'login';
  readonly phones: PhoneCountryStore;
  readonly links: LinkSignInStore;
  readonly drafts = new SignInDrafts();
  readonly #form: IObservableValue<FormMachine>;
  readonly #twoStep: MachineStore<TwoStepState, TwoStepEvent, TwoStepEffect>;
  readonly #dependencies: SignInDependencies;
  #phone: SentPhone | undefined = undefined;
  #isByNetwork = false;
  /** What becomes of the form that the server is asked with. */
  #asked: Promise<SignInOutcome> = Promise.resolve(ok(undefined));

  constructor(dependencies: SignInDependencies) {
    this.#dependencies = dependencies;
    this.phones = new PhoneCountryStore(dependencies.phones);
    this.links = new LinkSignInStore({ gateway: dependencies.gateway, goOn: (reply) => this.goOn(reply) });
    this.#form = observable.box(this.#newForm(), { deep: false });
    this.#twoStep = new MachineStore(TWO_STEP, (effect, send) => {
      if (effect.type === 'check') void this.#check(effect, send);
      else if (effect.type === 'send-again') void this.#sendAgain(this.smsOrder);
    });
    makeAutoObservable(
      this,
      {
        secondStep: observableRef,
        smsOrder: observableRef,
        resendFailure: observableRef,
        phones: false,
        links: false,
        drafts: false,
      },
      { autoBind: true },
    );
  }

  get form(): AuthFormState {
    return this.#form.get().state;
  }

  get twoStep(): TwoStepState {
    return this.#twoStep.state;
  }

  /** The national number, as it was typed. */
  get phone(): string {
    return this.way === 'phone-by-sms' ? this.form.phoneBySms : this.form.phone;
  }

  /** WAY-3 Another form of the first step; a phone begins in the country where the player seems to be. */
  choose(way: FirstStepForm, countryCode: string): void {
    const { phone } = this;
    this.way = way;
    this.#form.get().send({ type: 'form-chosen', form: way });
    if (way !== 'login' && phone !== '') this.typePhone({ phone });
    if (this.phones.countryCode === '') this.phones.choose(countryCode);
    if (way !== 'login') void this.phones.load();
  }

  typePhone({ phone, countryCode }: { readonly phone?: string; readonly countryCode?: string }): void {
    if (countryCode !== undefined) this.phones.choose(countryCode);
    if (phone === undefined) return;
    const field = this.way === 'phone-by-sms' ? 'phoneBySms' : 'phone';
    this.#form.get().send({ type: 'typed', field, text: phone });
  }

  /** By phone and password. */
  signInByPhone({ phoneNumber, countryCode, password, isRemembered }: PhoneSignIn): Promise<SignInOutcome> {
    this.#phone = { phoneNumber, countryCode };
    return this.#submit({ form: 'phone', isRemembered, typed: [['passwordPhone', password]] });
  }

  /** SMS-1 By a code that is sent to the phone. */
  askForSms(order: SmsOrder, isRemembered: boolean): Promise<SignInOutcome> {
    return this.#submit({ form: 'phone-by-sms', isRemembered, typed: [], smsOrder: order });
  }

  /** The dialog closed: nothing that was typed is kept. */
  forget(): void {
    this.way = 'login';
    this.phones.choose('');
    this.#phone = undefined;
    this.links.forget();
    this.drafts.forget();
    this.smsOrder = undefined;
    this.#form.set(this.#newForm());
    this.#twoStep.send({ type: 'cancelled' });
    this.secondStep = undefined;
    this.startOver = undefined;
    this.#isByNetwork = false;
  }

  /** By e-mail or id and password. */
  signIn({ login, password, isRemembered }: SignInForm): Promise<SignInOutcome> {
    const typed: SubmittedSignIn['typed'] = [
      ['login', login],
      ['passwordLogin', password],
    ];
    return this.#submit({ form: 'login', isRemembered, typed });
  }

  /** A network, or a link, has proven the first factor. */
  demand(step: SecondStep, isByNetwork = true): void {
    this.forget();
    this.#isByNetwork = isByNetwork;
    this.#form.get().send({ type: 'form-chosen', form: 'two-step' });
    this.#demand(step);
  }

  giveCode(code: string, isTrusted?: true): void {
    this.#twoStep.send({ type: 'code-typed', code, isRemembered: this.form.isRemembered, isTrusted });
  }

  chooseRecovery(isByRecovery: boolean): void {
    this.#twoStep.send({ type: 'kind-chosen', isByRecovery });
  }

  /** The code is sent once more, where the wait for it is over. */
  sendAgain(): void {
    this.resendFailure = undefined;
    this.#twoStep.send({ type: 'resend-asked', at: this.#dependencies.clock.now() });
  }

  /** Back from the second step to the first. */
  back(): void {
    this.#twoStep.send({ type: 'cancelled' });
    this.#form.get().send({ type: 'form-chosen', form: this.way });
    this.#isByNetwork = false;
  }

  /** What another way was answered. */
  goOn(reply: SignInReply): void {
    if (reply.secondStep === undefined) this.#take(reply, () => undefined);
    else this.demand(reply.secondStep, false);
  }

  #submit({ form, isRemembered, typed, smsOrder }: SubmittedSignIn): Promise<SignInOutcome> {
    this.startOver = undefined;
    this.smsOrder = smsOrder;
    const machine = this.#form.get();
    machine.send({ type: 'form-chosen', form });
    for (const [field, text] of typed) machine.send({ type: 'typed', field, text });
    machine.send({ type: 'remember-switched', isRemembered });
    machine.send({ type: 'submitted' });
    return this.#asked;
  }

  #newForm(): FormMachine {
    return new MachineStore(AUTH_FORM, (effect, send) => {
      const { smsOrder } = this;
      this.#asked =
        smsOrder === undefined
          ? this.#send(typedOrder(effect.form, this.form, this.#phone), send)
          : this.#sendSms(smsOrder, send);
    });
  }

  async #send(order: OfferedSignIn, send: (event: AuthFormEvent) => void): Promise<SignInOutcome> {
    const reply = await this.#dependencies.gateway.signIn(order);
    if (!reply.ok) {
      const triesLeft = reply.error.kind === 'refused' ? reply.error.triesLeft : undefined;
      send({ type: 'refused', blame: signInBlame(reply.error), triesLeft });
      return reply;
    }
    const { secondStep } = reply.value;
    if (secondStep === undefined) this.#take(reply.value, () => send({ type: 'signed-in' }));
    else {
      this.#demand(secondStep);
      send({ type: 'code-demanded' });
    }
    return ok(undefined);
  }

  async #sendSms(order: SmsOrder, send: (event: AuthFormEvent) => void): Promise<SignInOutcome> {
    const reply = await this.#dependencies.gateway.sendSms(order);
    if (!reply.ok) {
      send({ type: 'refused', blame: signInBlame(reply.error) });
      return reply;
    }
    this.#demand({ method: 'sms', ...reply.value });
    send({ type: 'code-demanded' });
    return ok(undefined);
  }

  #demand(step: SecondStep): void {
    runInAction(() => {
      this.secondStep = step;
      this.resendFailure = undefined;
      this.lockedUntil = undefined;
    });
    this.#twoStep.send({ type: 'code-sent', at: this.#dependencies.clock.now(), againAt: step.againAt });
  }

  async #check(
    { code, isRemembered, isTrusted }: Extract<TwoStepEffect, { readonly type: 'check' }>,
    send: (event: TwoStepEvent) => void,
  ): Promise<void> {
    const by = this.smsOrder === undefined ? ('two-step-code' as const) : ('sms-code' as const);
    const given = this.#isByNetwork ? { by: 'social-two-step-code' as const } : { by, isRemembered };
    const reply = await this.#dependencies.gateway.signIn({ ...given, code, isTrusted });
    if (!reply.ok) return this.#refuse(reply.error);
    const { attemptsLeft, userId, secondStep } = reply.value;
    if (secondStep !== undefined) {
      runInAction(() => {
        this.smsOrder = undefined;
      });
      send({ type: 'cancelled' });
      this.#demand(secondStep);
    } else if (userId === undefined) send({ type: 'code-refused', problem: 'wrong-code', attemptsLeft });
    else this.#take(reply.value, () => send({ type: 'code-accepted' }));
  }

  async #sendAgain(smsOrder: SmsOrder | undefined): Promise<void> {
    const { clock, gateway } = this.#dependencies;
    const reply = await (smsOrder === undefined ? gateway.sendAgain() : gateway.sendSms(smsOrder));
    if (smsOrder !== this.smsOrder || this.twoStep.phase === 'idle') return;
    const wait = reply.ok ? undefined : secondsToWait(reply.error);
    const at = clock.now();
    if (reply.ok && this.secondStep !== undefined) this.#demand({ ...this.secondStep, ...reply.value });
    else if (wait !== undefined) this.#twoStep.send({ type: 'code-sent', at, againAt: at + seconds(wait) });
    else if (!reply.ok) this.#keepResendFailure(reply.error);
  }

  #keepResendFailure(failure: RequestFailure): void {
    if (this.#startsOver(failure)) return;
    runInAction(() => {
      this.resendFailure = failure;
    });
    this.#twoStep.send({ type: 'resend-failed' });
  }

  #startsOver(failure: RequestFailure): boolean {
    if (failure.kind !== 'refused' || failure.status !== 403) return false;
    runInAction(() => {
      this.startOver = failure.code === 'tries-over' ? 'no-tries' : 'late';
    });
    this.back();
    return true;
  }

  #refuse(failure: RequestFailure): void {
    if (this.#startsOver(failure)) return;
    const wait = secondsToWait(failure);
    runInAction(() => {
      this.lockedUntil = wait === undefined ? undefined : this.#dependencies.clock.now() + seconds(wait);
    });
    this.#twoStep.send({ type: 'code-refused', problem: wait === undefined ? 'failed' : 'too-often', failure });
  }

  #take({ userId }: SignInReply, accepted: () => void): void {
    accepted();
    const { session, leave } = this.#dependencies;
    session.take(userId);
    this.forget();
    leave();
  }
}

declare module './use-session.ts' {
  interface SessionStores {
    readonly signIn: SignInStore;
  }
}
