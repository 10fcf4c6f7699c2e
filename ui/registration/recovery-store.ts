import { makeAutoObservable, observable, observableRef, runInAction, type IObservableValue } from 'mobx';
import { codeProblem } from '../../core/registration/code-problem.ts';
import {
  PASSWORD_RECOVERY,
  type PasswordRecoveryEffect,
  type PasswordRecoveryEvent,
  type PasswordRecoveryState,
} from '../../core/registration/password-recovery.ts';
import { accountTarget, recoveryAccount } from '../../core/registration/recovery-contact.ts';
import { endsRecovery, type RecoveryGateway } from '../../core/registration/recovery-gateway.ts';
import { typedPhone } from '../../core/registration/typed-phone.ts';
import type { SignInReply } from '../../core/session/gateways/sign-in-gateway.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { SharedNotices } from '../page/shared-stores.ts';
import { MachineStore } from '../kit/behaviour/machine-store.ts';
import { PhoneCountryStore, type PhoneOffer } from '../page/phone/phone-country-store.ts';

export type RecoveryWay = 'phone' | 'email' | 'id';

type RecoveryMachine = MachineStore<PasswordRecoveryState, PasswordRecoveryEvent, PasswordRecoveryEffect>;

/** A step that the server is asked for, and the recovery that it belongs to. */
interface AskedStep {
  readonly send: (event: PasswordRecoveryEvent) => void;
  readonly machine: RecoveryMachine;
}

/** What became of a step. */
type StepOutcome = Result<undefined, RequestFailure>;

export interface RecoveryDependencies {
  readonly gateway: RecoveryGateway;
  readonly clock: Clock;
  /** How the phones of each country are written. */
  readonly phones: () => Promise<Result<PhoneOffer, RequestFailure>>;
  /** Takes the session that a saved password began, or asks for the second step. */
  readonly signIn: { readonly goOn: (reply: SignInReply) => void };
  readonly dialogs: { readonly show: (name: 'sign-in') => void; readonly typeLogin: (login: string) => void };
  readonly notices: Pick<SharedNotices, 'raise'>;
}

/** A password on its way to be replaced; it goes on where it was when its dialog opens again. */
export class RecoveryStore {
  /** Where the code is to go. */
  way: RecoveryWay = 'phone';
  /** What was typed, for as long as the page is open; of a phone the national number. */
  email = '';
  phone = '';
  playerId = '';
  /** PWR-20 What the code was asked for with: each step says where it went, up to the saved password. */
  contact = '';
  readonly phones: PhoneCountryStore;
  /** Why the last step was refused. */
  failure: RequestFailure | undefined = undefined;
  readonly #machine: IObservableValue<RecoveryMachine>;
  readonly #gateway: RecoveryGateway;
  readonly #clock: Clock;
  readonly #next: Pick<RecoveryDependencies, 'signIn' | 'dialogs' | 'notices'>;
  /** What becomes of the step that the server is asked for. */
  #asked: Promise<StepOutcome> = Promise.resolve(ok(undefined));

  constructor({ gateway, clock, phones, ...next }: RecoveryDependencies) {
    this.#gateway = gateway;
    this.#clock = clock;
    this.#next = next;
    this.phones = new PhoneCountryStore(phones);
    this.#machine = observable.box(this.#newMachine(), { deep: false });
    makeAutoObservable(this, { failure: observableRef, phones: false, isCodeLate: false }, { autoBind: true });
  }

  get state(): PasswordRecoveryState {
    return this.#machine.get().state;
  }

  get isAsking(): boolean {
    return 'isAsking' in this.state && this.state.isAsking;
  }

  /** The code ran out; a new one is needed. */
  isCodeLate(): boolean {
    const { state } = this;
    return state.phase === 'code' && codeProblem(state.deadline, this.#clock.now()) === 'time-up';
  }

  /** The dialog opens: what has ended begins anew, for the e-mail address or the id that was typed as the login, or the phone that a registration has found taken. */
  open(login: string): void {
    if (this.email === '' && login.includes('@')) {
      this.email = login.trim();
      this.way = 'email';
    }
    if (this.playerId === '' && accountTarget(login).ok) {
      this.playerId = login.trim();
      this.way = 'id';
    }
    const { phase } = this.state;
    if (phase === 'success' || phase === 'error' || phase === 'exit') this.beginAnew();
    // a registration hands on its phone, which is no login
    if (this.state.phase === 'contact' && login.startsWith('+')) {
      const { country, offer } = this.phones;
      const { country: found, national } = typedPhone(login, { country, countries: [], masks: [], ...offer });
      this.way = 'phone';
      this.typePhone({ phone: national, ...(found === undefined ? {} : { countryCode: found.countryCode }) });
      this.#next.dialogs.typeLogin('');
    }
  }

  beginAnew(): void {
    this.#machine.get().send({ type: 'left' });
    this.failure = undefined;
    this.#machine.set(this.#newMachine());
  }

  choose(way: RecoveryWay): void {
    this.way = way;
  }

  /** A phone begins in the country where the player seems to be. */
  offerPhones(countryCode: string): void {
    if (this.phones.countryCode === '') this.phones.choose(countryCode);
    void this.phones.load();
  }

  typeEmail(email: string): void {
    this.email = email;
  }

  typePlayerId(playerId: string): void {
    this.playerId = playerId;
  }

  typePhone({ phone, countryCode }: { readonly phone?: string; readonly countryCode?: string }): void {
    if (countryCode !== undefined) this.phones.choose(countryCode);
    if (phone !== undefined) this.phone = phone;
  }

  async askForCode(contact: string): Promise<StepOutcome> {
    this.contact = contact;
    return this.#take({ type: 'contact-typed', contact });
  }

  async giveCode(code: string): Promise<StepOutcome> {
    return this.#take({ type: 'code-typed', code, at: this.#clock.now() });
  }

  async giveApproval(playerId: string): Promise<StepOutcome> {
    return this.#take({ type: 'approval-given', answers: { playerId } });
  }

  async givePassword(password: string): Promise<StepOutcome> {
    return this.#take({ type: 'password-typed', password });
  }

  #take(event: PasswordRecoveryEvent): Promise<StepOutcome> {
    this.failure = undefined;
    this.#asked = Promise.resolve(ok(undefined));
    this.#machine.get().send(event);
    return this.#asked;
  }

  #newMachine(): RecoveryMachine {
    return new MachineStore(PASSWORD_RECOVERY, (effect, send) => {
      this.#asked = this.#run(effect, { send, machine: this.#machine.get() });
    });
  }

  async #run(ask: PasswordRecoveryEffect, step: AskedStep): Promise<StepOutcome> {
    const gateway = this.#gateway;
    switch (ask.call) {
      case 'request-code':
        return this.#follow(await gateway.requestCode(ask.contact), step, ({ deadline, againAt }) => ({
          type: 'code-sent',
          deadline,
          againAt,
        }));
      case 'check-code':
        return this.#follow(await gateway.checkCode(ask.code), step, ({ needsApproval }) => ({
          type: 'code-accepted',
          needsApproval,
        }));
      case 'approve':
        return this.#follow(await gateway.approve(ask.answers), step, () => ({ type: 'approved' }));
      case 'save-password':
        return this.#save(await gateway.savePassword(ask.password), step);
    }
  }

  /** PWR-19 */
  #save(reply: Result<SignInReply, RequestFailure>, step: AskedStep): Result<undefined, RequestFailure> {
    const { signIn, dialogs, notices } = this.#next;
    const outcome = this.#follow(reply, step, () => ({ type: 'password-saved' }));
    if (!reply.ok) return outcome;
    const login = this.contact;
    this.#forgetContact();
    const account = recoveryAccount(login);
    const typed = account === undefined ? login : String(account);
    if (reply.value.userId === undefined && !typed.startsWith('+')) dialogs.typeLogin(typed);
    if (reply.value.userId !== undefined || reply.value.secondStep !== undefined) {
      notices.raise({ status: 'success', title: 'recovered.title', text: 'recovered.text' });
      signIn.goOn(reply.value);
      if (reply.value.secondStep !== undefined) dialogs.show('sign-in');
    }
    return outcome;
  }

  /** PWR-20 */
  #forgetContact(): void {
    runInAction(() => {
      this.contact = '';
      this.email = '';
      this.phone = '';
      this.playerId = '';
    });
  }

  #follow<Value>(
    reply: Result<Value, RequestFailure>,
    { send, machine }: AskedStep,
    answered: (value: Value) => PasswordRecoveryEvent,
  ): StepOutcome {
    if (reply.ok) {
      send(answered(reply.value));
      return ok(undefined);
    }
    const { error } = reply;
    runInAction(() => {
      // a recovery that was begun anew has no part in it
      if (machine === this.#machine.get()) this.failure = error;
    });
    const message = error.kind === 'refused' ? error.code : undefined;
    send({ type: 'refused', at: this.#clock.now(), isFinal: endsRecovery(error), message });
    return reply;
  }
}

declare module './use-registration.ts' {
  interface RegistrationStores {
    readonly recovery: RecoveryStore;
  }
}
