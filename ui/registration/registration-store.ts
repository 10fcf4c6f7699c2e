import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { codeProblem } from '../../core/registration/password-recovery.ts';
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
import type { RegistrationType } from '../../core/registration/registration-type.ts';
import type { SentCode } from '../../core/registration/sent-code.ts';
import type { Random } from '../../core/shared/random.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { ok, type Result } from '../../core/shared/result.ts';

/** Where the session of a player begins who has just registered. */
export interface NewSession {
  readonly take: (userId: number) => void;
}

export interface RegistrationNeeds {
  readonly random: Pick<Random, 'uuid'>;
  readonly clock: Clock;
  readonly tracking: { readonly done: (facts: RegistrationFacts) => void };
}

/** What was typed, so that another way to register and back loses nothing. */
export interface RegistrationDrafts {
  readonly 'one-click'?: (OneClickForm & RegistrationExtras) | undefined;
  readonly full?: FullForm | undefined;
  readonly phone?: PhoneForm | undefined;
}

/** A new player as the dialog shows it. */
export interface NewPlayerShown extends NewCredentials {
  /** Absent where the player has none that waits to be proven. */
  readonly email?: string | undefined;
  /** Whether the password is the player's own. */
  readonly isOwnPassword: boolean;
}

/** Makes new players. */
export class RegistrationStore {
  /** Shown once, from the reply until the player leaves the dialog; kept nowhere else. */
  credentials: NewPlayerShown | undefined = undefined;
  offer: RegistrationOffer | undefined = undefined;
  /** Whether the server has said, or could not say, what is open. */
  isOfferAsked = false;
  type: RegistrationType = 'one-click';
  drafts: RegistrationDrafts = {};
  /** The code that was sent to the phone of the form. */
  phoneCode: (SentCode & { readonly form: PhoneForm }) | undefined = undefined;
  /** Grows when the forms are left: what comes back later is shown nowhere. */
  #round = 0;
  readonly #gateway: RegistrationGateway;
  readonly #session: NewSession;
  readonly #clock: Clock;
  readonly #random: RegistrationNeeds['random'];
  /** Of the form, until it has made a player. */
  #key: string;
  readonly #tracking: RegistrationNeeds['tracking'];

  constructor(gateway: RegistrationGateway, session: NewSession, { clock, random, tracking }: RegistrationNeeds) {
    this.#gateway = gateway;
    this.#session = session;
    this.#clock = clock;
    this.#random = random;
    this.#key = random.uuid();
    this.#tracking = tracking;
    makeAutoObservable(
      this,
      {
        credentials: observableRef,
        offer: observableRef,
        drafts: observableRef,
        phoneCode: observableRef,
        isCodeLate: false,
        factsOf: false,
      },
      { autoBind: true },
    );
  }

  /** Where it cannot be had, one click stays the only way. */
  async loadOffer(): Promise<void> {
    if (this.offer !== undefined) return;
    const reply = await this.#gateway.offer();
    runInAction(() => {
      this.isOfferAsked = true;
      if (!reply.ok) return;
      this.offer = reply.value;
      const [first = this.type] = reply.value.types;
      if (!reply.value.types.includes(this.type)) this.type = first;
    });
  }

  choose(type: RegistrationType): void {
    if (this.offer === undefined || this.offer.types.includes(type)) this.type = type;
  }

  keep(draft: RegistrationDrafts): void {
    this.drafts = { ...this.drafts, ...draft };
  }

  isCodeLate(): boolean {
    const { phoneCode } = this;
    return phoneCode !== undefined && codeProblem(phoneCode.deadline, this.#clock.now()) === 'time-up';
  }

  async register(form: OneClickForm & Partial<RegistrationExtras>): Promise<Result<undefined, RequestFailure>> {
    const round = this.#round;
    const reply = await this.#gateway.registerInOneClick(form, this.#key);
    if (!reply.ok) return reply;
    this.#count('one-click', form);
    this.welcome(round, { ...reply.value, isOwnPassword: false });
    return ok(undefined);
  }

  async registerInFull(form: FullForm): Promise<Result<undefined, RequestFailure>> {
    const round = this.#round;
    const reply = await this.#gateway.registerInFull(form, this.#key);
    if (!reply.ok) return reply;
    const { email, password } = form;
    this.#count('full', form);
    this.welcome(round, { userId: reply.value.userId, password, email, isOwnPassword: true });
    return ok(undefined);
  }

  async sendPhoneCode(form: PhoneForm): Promise<Result<undefined, RequestFailure>> {
    const round = this.#round;
    const reply = await this.#gateway.sendPhoneCode(form.phone);
    if (!reply.ok) return reply;
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
    const reply = await this.#gateway.registerByPhone(form, code, this.#key);
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
    if (round === this.#round) {
      this.drafts = {};
      this.phoneCode = undefined;
      this.credentials = credentials;
    }
    this.#session.take(credentials.userId);
  }

  /** REG-4 The numbers of what was chosen, as far as the server said them. */
  factsOf(type: RegistrationType, form: OneClickForm & Partial<RegistrationExtras>): RegistrationFacts {
    const { countries = [], currencies = [] } = this.offer ?? {};
    return {
      type,
      countryId: countries.find(({ countryCode }) => countryCode === form.countryCode)?.id,
      currencyId: currencies.find(({ iso }) => iso === form.currency)?.id,
      bonusChoice: form.bonusChoice,
    };
  }

  /** Before the form goes away, which would count as left. */
  #count(type: RegistrationType, form: OneClickForm & Partial<RegistrationExtras>): void {
    this.#tracking.done(this.factsOf(type, form));
  }

  /** Nothing of a password is left behind. */
  forget(): void {
    this.#round += 1;
    this.credentials = undefined;
    this.drafts = {};
    this.phoneCode = undefined;
  }
}

declare module './use-registration.ts' {
  interface RegistrationStores {
    readonly registration: RegistrationStore;
  }
}
