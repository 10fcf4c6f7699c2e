import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { codeProblem } from '../../core/registration/code-problem.ts';
import {
  closedDrafts,
  DRAFTS_WAIT_FOR,
  noDrafts,
  withDraft,
  type KeptDrafts,
  type RegistrationDrafts,
  type SharedChoices,
} from '../../core/registration/registration-drafts.ts';
import type {
  FullForm,
  NewCredentials,
  OneClickForm,
  PhoneForm,
  RegistrationExtras,
  RegistrationGateway,
  RegistrationOffer,
} from '../../core/registration/registration-gateway.ts';
import type { RegistrationFacts } from '../../core/registration/registration-record.ts';
import type { RegistrationType, SocialNetwork } from '../../core/registration/registration-type.ts';
import { secondsUntilNextCode, type SentCode } from '../../core/registration/sent-code.ts';
import type { Random } from '../../core/shared/random.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { Timers } from '../../core/shared/timers.ts';

/** Where the session of a player begins who has just registered. */
export interface NewSession {
  readonly take: (userId: number) => void;
}

/** What was typed belongs to the epoch it was typed in. */
export interface RegistrationSession extends NewSession {
  readonly epoch: number;
}

export interface RegistrationNeeds {
  readonly random: Pick<Random, 'uuid'>;
  readonly clock: Clock;
  readonly timers: Pick<Timers, 'after'>;
  readonly dialogs: { readonly show: (name: 'registration') => void };
  readonly tracking: { readonly done: (facts: RegistrationFacts) => void };
}

/** A new player as the dialog shows it. */
export interface NewPlayerShown extends NewCredentials {
  /** Absent where the player has none that waits to be proven. */
  readonly email?: string | undefined;
  /** Whether the password is the player's own. */
  readonly isOwnPassword: boolean;
  /** Who proves the player in the place of a password. */
  readonly network?: SocialNetwork | undefined;
}

/** Makes new players. */
export class RegistrationStore {
  /** Shown once, from the reply until the player leaves the dialog; kept nowhere else. */
  credentials: NewPlayerShown | undefined = undefined;
  offer: RegistrationOffer | undefined = undefined;
  offerFailure: RequestFailure | undefined = undefined;
  type: RegistrationType = 'one-click';
  kept: KeptDrafts;
  /** Registrations that were sent and are not answered. */
  underway = 0;
  /** The code that was sent to the phone of the form. */
  phoneCode: (SentCode & { readonly form: PhoneForm }) | undefined = undefined;
  /** RGF-18 The last that was sent, though its form was left for the one before. */
  #sentCode: { readonly phone: string; readonly code: SentCode } | undefined = undefined;
  /** Grows when the forms are left: what comes back later is shown nowhere. */
  #round = 0;
  readonly #gateway: RegistrationGateway;
  readonly #session: RegistrationSession;
  readonly #dialogs: RegistrationNeeds['dialogs'];
  readonly #clock: Clock;
  readonly #timers: RegistrationNeeds['timers'];
  /** Ends the wait of what was typed. */
  #endWait = (): void => undefined;
  readonly #random: RegistrationNeeds['random'];
  /** Of the form, until it has made a player. */
  #key: string;
  readonly #tracking: RegistrationNeeds['tracking'];

  constructor(gateway: RegistrationGateway, session: RegistrationSession, needs: RegistrationNeeds) {
    const { clock, timers, dialogs, random, tracking } = needs;
    this.#gateway = gateway;
    this.#session = session;
    this.#clock = clock;
    this.#timers = timers;
    this.#dialogs = dialogs;
    this.#random = random;
    this.#key = random.uuid();
    this.#tracking = tracking;
    this.kept = noDrafts(session.epoch);
    makeAutoObservable(
      this,
      {
        credentials: observableRef,
        offer: observableRef,
        offerFailure: observableRef,
        kept: observableRef,
        phoneCode: observableRef,
        isCodeLate: false,
        factsOf: false,
      },
      { autoBind: true },
    );
  }

  async loadOffer(): Promise<void> {
    if (this.offer !== undefined) return;
    const reply = await this.#gateway.offer();
    runInAction(() => {
      this.offerFailure = reply.ok ? undefined : reply.error;
      if (!reply.ok) return;
      this.offer = reply.value;
      const [first = this.type] = reply.value.types;
      if (!reply.value.types.includes(this.type)) this.type = first;
    });
  }

  choose(type: RegistrationType): void {
    if (this.offer === undefined || this.offer.types.includes(type)) this.type = type;
  }

  get drafts(): RegistrationDrafts {
    return this.#known.drafts;
  }

  get shared(): SharedChoices {
    return this.#known.shared;
  }

  get isRegistering(): boolean {
    return this.underway > 0;
  }

  /** RGF-16 While one is under way, its dialog stays. */
  async counted<Value>(reply: Promise<Value>): Promise<Value> {
    this.underway += 1;
    try {
      return await reply;
    } finally {
      runInAction(() => {
        this.underway -= 1;
      });
    }
  }

  keep(draft: RegistrationDrafts): void {
    this.#endWait();
    this.kept = withDraft(this.#known, draft);
  }

  isCodeLate(): boolean {
    const { phoneCode } = this;
    return phoneCode !== undefined && codeProblem(phoneCode.deadline, this.#clock.now()) === 'time-up';
  }

  async register(form: OneClickForm & Partial<RegistrationExtras>): Promise<Result<undefined, RequestFailure>> {
    const round = this.#round;
    const reply = await this.counted(this.#gateway.registerInOneClick(form, this.#key));
    if (!reply.ok) return reply;
    this.#count('one-click', form);
    this.welcome(round, { ...reply.value, isOwnPassword: false });
    return ok(undefined);
  }

  async registerInFull(form: FullForm): Promise<Result<undefined, RequestFailure>> {
    const round = this.#round;
    const reply = await this.counted(this.#gateway.registerInFull(form, this.#key));
    if (!reply.ok) return reply;
    const { email, password } = form;
    this.#count('full', form);
    this.welcome(round, { userId: reply.value.userId, password, email, isOwnPassword: true });
    return ok(undefined);
  }

  async sendPhoneCode(form: PhoneForm): Promise<Result<undefined, RequestFailure>> {
    const { phone } = form;
    const known = this.#sentCode;
    if (known?.phone === phone && secondsUntilNextCode(known.code, this.#clock.now()) > 0) {
      this.phoneCode = { ...known.code, form };
      return ok(undefined);
    }
    const round = this.#round;
    const reply = await this.#gateway.sendPhoneCode(form);
    if (!reply.ok) return reply;
    this.#sentCode = { phone, code: reply.value };
    if (round !== this.#round) return ok(undefined);
    runInAction(() => {
      this.phoneCode = { ...reply.value, form };
    });
    return ok(undefined);
  }

  async registerByPhone(code: string): Promise<Result<undefined, RequestFailure>> {
    const { phoneCode } = this;
    if (phoneCode === undefined) return ok(undefined);
    const { form } = phoneCode;
    const round = this.#round;
    const reply = await this.counted(this.#gateway.registerByPhone(form, code, this.#key));
    if (!reply.ok) return reply;
    this.#count('phone', form);
    this.welcome(round, { userId: reply.value.userId, password: form.password, isOwnPassword: true });
    return ok(undefined);
  }

  backToPhone(): void {
    this.phoneCode = undefined;
  }

  async sendCredentialsLink(): Promise<Result<undefined, RequestFailure>> {
    return this.#gateway.sendCredentialsLink();
  }

  welcome(round: number, credentials: NewPlayerShown): void {
    this.#key = this.#random.uuid();
    this.#sentCode = undefined;
    const isLeft = round !== this.#round;
    // a password that nobody has seen would be lost with its account
    if (!isLeft || !credentials.isOwnPassword) {
      this.kept = noDrafts(this.#session.epoch);
      this.phoneCode = undefined;
      this.credentials = credentials;
    }
    if (isLeft && !credentials.isOwnPassword) this.#dialogs.show('registration');
    this.#session.take(credentials.userId);
  }

  /** A player was made who has no password; the session is taken by who asked the network. */
  welcomeByNetwork(userId: number, network: SocialNetwork): void {
    this.kept = noDrafts(this.#session.epoch);
    this.credentials = { userId, password: '', isOwnPassword: true, network };
    this.#dialogs.show('registration');
  }

  /** NET-10 What was chosen before the whole page went to the network. */
  takeChoices(shared: SharedChoices): void {
    this.kept = { ...this.#known, shared: { ...this.#known.shared, ...shared } };
  }

  /** REG-4 The numbers of what was chosen, as far as the server said them. */
  factsOf(type: RegistrationType, form: OneClickForm & Partial<RegistrationExtras>): RegistrationFacts {
    const { countries = [], currencies = [] } = this.offer ?? {};
    return {
      type,
      countryId: countries.find(({ countryCode }) => countryCode === form.countryCode)?.id,
      currencyId: currencies.find(({ iso }) => iso === form.currency)?.id,
      bonusChoice: form.bonusChoice,
      countryCode: form.countryCode,
      promoCode: form.promoCode,
    };
  }

  /** Before the form goes away, which would count as left. */
  #count(type: RegistrationType, form: OneClickForm & Partial<RegistrationExtras>): void {
    this.#tracking.done(this.factsOf(type, form));
  }

  /** The form is left: what was typed waits for it, but nothing of a password and no consent. */
  forget(): void {
    this.#round += 1;
    this.credentials = undefined;
    this.kept = closedDrafts(this.#known);
    this.phoneCode = undefined;
    this.#wait();
  }

  /** RGF-15 Nothing of it stays in memory for longer than that, or for another player. */
  #wait(): void {
    this.#endWait();
    const drop = (): void => {
      this.#endWait();
      runInAction(() => {
        this.kept = noDrafts(this.#session.epoch);
        this.#sentCode = undefined;
      });
    };
    const stops = [this.#timers.after(DRAFTS_WAIT_FOR, drop), reaction(() => this.#session.epoch, drop)];
    this.#endWait = () => {
      for (const stop of stops) stop();
    };
  }

  get #known(): KeptDrafts {
    const { epoch } = this.#session;
    return this.kept.epoch === epoch ? this.kept : noDrafts(epoch);
  }
}

declare module './use-registration.ts' {
  interface RegistrationStores {
    readonly registration: RegistrationStore;
  }
}
