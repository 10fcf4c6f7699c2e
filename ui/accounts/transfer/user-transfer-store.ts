import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TransferGateway } from '../../../core/accounts/transfer/transfer-gateway.ts';
import {
  isTransferAccepted,
  USER_TRANSFER,
  type TransferContact,
  type TransferReply,
  type TransferredPlayer,
  type UserTransferEffect,
  type UserTransferEvent,
  type UserTransferState,
} from '../../../core/accounts/transfer/user-transfer.ts';
import { codeProblem } from '../../../core/registration/code-problem.ts';
import type { SentCode } from '../../../core/registration/sent-code.ts';
import { typedPhone } from '../../../core/registration/typed-phone.ts';
import type { SecondStep, SignInGateway } from '../../../core/session/gateways/sign-in-gateway.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { MachineStore } from '../../kit/behaviour/machine-store.ts';
import type { DialogsStore } from '../../page/dialogs-store.ts';
import { PhoneCountryStore, type PhoneOffer } from '../../page/phone/phone-country-store.ts';
import type { TypedNumber } from '../../page/phone/phone-input.tsx';
import type { SharedSession } from '../../page/shared-stores.ts';

export interface TransferDependencies {
  readonly gateway: TransferGateway;
  readonly signIn: Pick<SignInGateway, 'signIn'>;
  readonly session: SharedSession & { readonly take: (userId: number) => void };
  readonly clock: Clock;
  readonly dialogs: Pick<DialogsStore, 'open' | 'show' | 'close'>;
  /** How the phones of each country are written. */
  readonly phones: () => Promise<Result<PhoneOffer, RequestFailure>>;
  /** Another back end may ask for a second step. */
  readonly demandCode: (step: SecondStep) => void;
}

type StepOutcome = Result<undefined, RequestFailure>;
type Send = (event: UserTransferEvent) => void;

const REFUSED: TransferReply = { status: false };

/** A player on the way to a new account. The password that comes with it goes from the reply into the sign-in, and is kept nowhere. */
export class UserTransferStore {
  /** Why the last step was not taken. */
  failure: RequestFailure | undefined = undefined;
  /** The national number, as it was typed. */
  phone = '';
  /** What the code was sent to, and until when it holds where the server says so. */
  sent: (Partial<SentCode> & { readonly contact: TransferContact }) | undefined = undefined;
  /** TRF-7 The server asks for the password beside the phone. */
  isPasswordNeeded = false;
  readonly phones: PhoneCountryStore;
  /** Whose transfer was begun last. */
  #epoch: number | undefined = undefined;
  readonly #machine: MachineStore<UserTransferState, UserTransferEvent, UserTransferEffect>;
  readonly #dependencies: TransferDependencies;
  /** What becomes of the step that the server is asked for. */
  #asked: Promise<StepOutcome> = Promise.resolve(ok(undefined));

  constructor(dependencies: TransferDependencies) {
    this.#dependencies = dependencies;
    this.phones = new PhoneCountryStore(dependencies.phones);
    this.#machine = new MachineStore(USER_TRANSFER, (effect, send) => {
      this.#run(effect, send);
    });
    makeAutoObservable(
      this,
      { failure: observableRef, sent: observableRef, phones: false, isCodeLate: false },
      { autoBind: true },
    );
  }

  get state(): UserTransferState {
    return this.#machine.state;
  }

  isCodeLate(): boolean {
    const deadline = this.sent?.deadline;
    return deadline !== undefined && codeProblem(deadline, this.#dependencies.clock.now()) === 'time-up';
  }

  /** The dialog opens, at the phone that is known of the player, else in the country where the player seems to be. */
  async begin(known: string | undefined, countryCode: string | undefined): Promise<void> {
    this.failure = undefined;
    this.sent = undefined;
    this.phone = '';
    this.isPasswordNeeded = false;
    if (countryCode !== undefined) this.phones.choose(countryCode);
    const { epoch } = this.#dependencies.session;
    // what another player has put off is not this one's
    if (epoch !== this.#epoch) this.#machine.send({ type: 'player-read', isTransferRequired: false });
    this.#epoch = epoch;
    this.#machine.send({ type: 'player-read', isTransferRequired: true });
    await this.phones.load();
    const { offer, country } = this.phones;
    // not over what was typed meanwhile
    if (known === undefined || this.phone !== '') return;
    // without the countries it stands as it is, and is read again once they come
    const { country: found, national } = typedPhone(known, { country, countries: [], masks: [], ...offer });
    this.typePhone({ phone: national, ...(found === undefined ? {} : { countryCode: found.countryCode }) });
  }

  /** The dialog is gone, for whatever reason. */
  end(): void {
    // what was put off waits for its player
    if (this.state.phase !== 'off') this.#machine.send({ type: 'player-read', isTransferRequired: false });
    this.failure = undefined;
    this.sent = undefined;
    this.phone = '';
  }

  typePhone({ phone, countryCode }: TypedNumber): void {
    if (countryCode !== undefined) this.phones.choose(countryCode);
    if (phone !== undefined) this.phone = phone;
  }

  putOff(): void {
    this.#machine.send({ type: 'closed' });
  }

  goBack(): void {
    this.failure = undefined;
    this.#machine.send({ type: 'returned' });
  }

  askForCode(contact: TransferContact): Promise<StepOutcome> {
    return this.#take({ type: 'contact-given', contact });
  }

  async sendAgain(): Promise<StepOutcome | undefined> {
    const { sent } = this;
    return sent === undefined ? undefined : this.#take({ type: 'code-asked-again', contact: sent.contact });
  }

  giveCode(code: string): Promise<StepOutcome> {
    return this.#take({ type: 'code-given', code });
  }

  askAgain(): void {
    this.failure = undefined;
    this.#machine.send({ type: 'asked-again' });
  }

  #take(event: UserTransferEvent): Promise<StepOutcome> {
    this.failure = undefined;
    this.#asked = Promise.resolve(ok(undefined));
    this.#machine.send(event);
    return this.#asked;
  }

  #run(effect: UserTransferEffect, send: Send): void {
    const { dialogs } = this.#dependencies;
    switch (effect.type) {
      case 'open':
        dialogs.show('transfer');
        break;
      case 'close':
        if (dialogs.open === 'transfer') dialogs.close();
        break;
      case 'send-code':
        this.#asked = this.#sendCode(effect.contact, send);
        break;
      case 'check-code':
        this.#asked = this.#checkCode(effect.code, send);
        break;
      case 'ask-user':
        void this.#askUser(effect.redirectToken, send);
        break;
      case 'sign-in-once':
        void this.#signIn(effect.player, send);
        break;
    }
  }

  async #sendCode(contact: TransferContact, send: Send): Promise<StepOutcome> {
    const { gateway, session } = this.#dependencies;
    const { epoch, userId } = session;
    if (userId === undefined) return ok(undefined);
    const reply = await gateway.sendCode(userId, contact);
    if (!session.isCurrent(epoch)) return ok(undefined);
    if (!reply.ok) {
      const refused = this.#refused(reply.error, send);
      if (reply.error.kind === 'refused' && reply.error.code === 'password-needed') this.#demandPassword(send);
      return refused;
    }
    const { reply: said, ...sent } = reply.value;
    if (!isTransferAccepted(said)) return this.#refused(refusal(said), send, said);
    // the password is kept nowhere
    const { password: _password, ...kept } = contact;
    runInAction(() => {
      this.sent = { contact: kept, ...sent };
    });
    send({ type: 'answered', reply: said });
    return ok(undefined);
  }

  /** The step of the phone takes it, also where it was another code that was asked for. */
  #demandPassword(send: Send): void {
    runInAction(() => {
      this.isPasswordNeeded = true;
    });
    send({ type: 'returned' });
  }

  async #checkCode(code: string, send: Send): Promise<StepOutcome> {
    const { gateway, session } = this.#dependencies;
    const { epoch, userId } = session;
    if (userId === undefined) return ok(undefined);
    const reply = await gateway.checkCode(userId, code);
    if (!session.isCurrent(epoch)) return ok(undefined);
    if (!reply.ok) return this.#refused(reply.error, send);
    const { reply: said, redirectToken } = reply.value;
    if (!isTransferAccepted(said) || redirectToken === undefined) {
      return this.#refused(refusal(said, 'code'), send, said);
    }
    send({ type: 'answered', reply: said, redirectToken });
    return ok(undefined);
  }

  #refused(error: RequestFailure, send: Send, reply = REFUSED): StepOutcome {
    send({ type: 'answered', reply: { ...reply, status: false } });
    return fail(error);
  }

  async #askUser(redirectToken: string, send: Send): Promise<void> {
    const { gateway, session } = this.#dependencies;
    const { epoch } = session;
    const reply = await gateway.user(redirectToken);
    if (!session.isCurrent(epoch)) return;
    if (!reply.ok) {
      this.#blame(reply.error);
      const isRefused = reply.error.kind === 'refused' && reply.error.status < 500;
      send(isRefused ? { type: 'player-received', reply: REFUSED } : { type: 'unanswered' });
      return;
    }
    const { reply: said, player } = reply.value;
    if (!isTransferAccepted(said) || player === undefined) this.#blame(refusal(said));
    send({ type: 'player-received', reply: said, player });
  }

  async #signIn({ userId, password }: TransferredPlayer, send: Send): Promise<void> {
    const { signIn, session, dialogs, demandCode } = this.#dependencies;
    const { epoch } = session;
    const reply = await signIn.signIn({ by: 'login', login: String(userId), password, isRemembered: false });
    if (!session.isCurrent(epoch)) return;
    if (!reply.ok) {
      this.#blame(reply.error);
      send({ type: 'unanswered' });
      return;
    }
    send({ type: 'signed-in' });
    if (reply.value.secondStep !== undefined) return demandCode(reply.value.secondStep);
    session.take(userId);
    // the id is shown until it was read
    dialogs.show('transferred');
  }

  #blame(failure: RequestFailure): void {
    runInAction(() => {
      this.failure = failure;
    });
  }
}

/** TRF-1 What was answered, and not accepted, in the server's words where it has any. */
function refusal({ message }: TransferReply, code?: string): RequestFailure {
  return { kind: 'refused', status: 400, ...(message === undefined ? { code } : { title: message }) };
}

declare module '../use-accounts.ts' {
  interface AccountsStores {
    readonly userTransfer: UserTransferStore;
  }
}
