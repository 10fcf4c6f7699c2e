import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  contactKind,
  isProvenContact,
  type KnownContacts,
  type PendingContact,
} from '../../core/player/attached-contact.ts';
import type { Contact } from '../../core/player/contact-activation.ts';
import type { ContactCodes, ContactsGateway, SentContactCode } from '../../core/player/contacts-gateway.ts';
import { codeProblem } from '../../core/registration/code-problem.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { SharedSession } from '../page/shared-stores.ts';
import { NewsletterWish } from './newsletter-wish.ts';
import { PhoneCountryStore, type PhoneOffer } from '../page/phone/phone-country-store.ts';

/** Where the player is with a contact. */
export type AttachStep =
  | { readonly at: 'list' }
  | { readonly at: 'contact'; readonly kind: Contact; readonly first: string }
  | ({ readonly at: 'code'; readonly contact: string } & SentContactCode);

export interface ContactsDependencies {
  readonly gateway: ContactsGateway;
  readonly clock: Clock;
  /** How the phones of each country are written. */
  readonly phones: () => Promise<Result<PhoneOffer, RequestFailure>>;
  readonly onProven: (contact: string) => void;
  readonly session: Pick<SharedSession, 'epoch' | 'isCurrent'>;
}

/** The player's e-mail address and phone. */
export class ContactsStore {
  contacts: KnownContacts | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  step: AttachStep = { at: 'list' };
  /** Of the link that was opened; empty where the link has none, undefined until the page is alive. */
  token: string | undefined = undefined;
  /** The contact that was proven last; here or elsewhere. */
  proven: { readonly contact: string; readonly isElsewhere: boolean } | undefined = undefined;
  /** Grows with every opening: what comes back later belongs to what was open before. */
  #round = 0;
  readonly phones: PhoneCountryStore;
  readonly news: NewsletterWish;
  readonly #gateway: ContactsGateway;
  readonly #clock: Clock;
  readonly #onProven: (contact: string) => void;

  constructor({ gateway, clock, phones, onProven, session }: ContactsDependencies) {
    this.#gateway = gateway;
    this.#clock = clock;
    this.#onProven = onProven;
    this.phones = new PhoneCountryStore(phones);
    this.news = new NewsletterWish(gateway, session);
    makeAutoObservable(
      this,
      {
        contacts: observableRef,
        failure: observableRef,
        step: observableRef,
        proven: observableRef,
        phones: false,
        news: false,
        isCodeLate: false,
      },
      { autoBind: true },
    );
  }

  /** The dialog opens: with what is known now, and nothing of what was done before; at the code of what waits for one where that is asked for. */
  async open(isAtCode = false): Promise<void> {
    this.goTo({ at: 'list' });
    this.proven = undefined;
    this.contacts = undefined;
    this.#round += 1;
    const round = this.#round;
    const takeNews = this.news.awaited();
    const reply = await this.#gateway.contacts();
    runInAction(() => {
      if (round !== this.#round) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (!reply.ok) return;
      this.contacts = reply.value;
      takeNews(reply.value.isNewsWanted);
      const [waiting] = reply.value.pending;
      if (isAtCode && waiting !== undefined) this.enterCode(waiting);
    });
  }

  goTo(step: AttachStep): void {
    this.failure = undefined;
    this.step = step;
  }

  enterCode({ contact, deadline, agreeing }: PendingContact): void {
    this.goTo({ at: 'code', contact, deadline, agreeing });
  }

  /** A phone begins in the country where the player seems to be. */
  offerPhones(countryCode: string): void {
    if (this.phones.countryCode === '') this.phones.choose(countryCode);
    void this.phones.load();
  }

  isCodeLate(): boolean {
    const { step } = this;
    return step.at === 'code' && codeProblem(step.deadline, this.#clock.now()) === 'time-up';
  }

  async send(contact: string, password: string): Promise<Result<unknown, RequestFailure>> {
    const round = this.#round;
    const reply = await this.#gateway.sendCode(contact, password);
    if (round !== this.#round) return reply;
    if (reply.ok) this.goTo({ at: 'code', contact, ...reply.value });
    else if (reply.error.kind === 'refused' && reply.error.code === 'password') this.askForPassword();
    return reply;
  }

  /** Another code for the same contact; the password is asked for where it is needed. */
  async sendAgain(): Promise<Result<unknown, RequestFailure> | undefined> {
    const { step } = this;
    if (step.at !== 'code') return undefined;
    const { contact } = step;
    if (this.contacts?.isPasswordNeeded !== true) return this.send(contact, '');
    this.goTo({ at: 'contact', kind: contactKind(contact), first: contact });
    return undefined;
  }

  async give(codes: ContactCodes): Promise<Result<unknown, RequestFailure>> {
    const { step } = this;
    const contact = step.at === 'code' ? step.contact : '';
    const round = this.#round;
    const reply = await this.#gateway.checkCode(contactKind(contact), codes);
    if (round !== this.#round) return reply;
    if (reply.ok) this.#take(reply.value, { contact, isElsewhere: false });
    else if (reply.error.kind === 'refused' && reply.error.code === 'no-code') {
      return (await this.#isProvenElsewhere(contact)) ? ok(undefined) : reply;
    }
    return reply;
  }

  /** PR-25 The code is gone where its link or another tab has proven the contact meanwhile. */
  async #isProvenElsewhere(contact: string): Promise<boolean> {
    const round = this.#round;
    const now = await this.#gateway.contacts();
    if (!now.ok || !isProvenContact(now.value, contact)) return false;
    if (round === this.#round) this.#take(now.value, { contact, isElsewhere: true });
    return true;
  }

  #take(contacts: KnownContacts, proven: { readonly contact: string; readonly isElsewhere: boolean }): void {
    runInAction(() => {
      this.contacts = contacts;
      this.proven = proven;
    });
    this.#onProven(proven.contact);
    this.goTo({ at: 'list' });
  }

  /** A page without one leaves that of the link before; another link puts its own there. */
  takeToken(token: string): void {
    if (token !== '' || this.token === undefined) this.token = token;
  }

  /** PR-30 The link names nobody: what is asked next is about who is signed in. */
  dropToken(): void {
    this.token = '';
  }

  async activate(token: string): Promise<Result<unknown, RequestFailure>> {
    return this.#gateway.activate(token);
  }

  async deny(token: string): Promise<Result<unknown, RequestFailure>> {
    return this.#gateway.deny(token);
  }

  async stopNewsletter(): Promise<Result<unknown, RequestFailure>> {
    return this.#gateway.stopNewsletter(this.token ?? '');
  }

  async startNewsletter(): Promise<Result<unknown, RequestFailure>> {
    return this.#gateway.startNewsletter(this.token ?? '');
  }

  /** The session grew old while the dialog was open. */
  askForPassword(): void {
    if (this.contacts !== undefined) this.contacts = { ...this.contacts, isPasswordNeeded: true };
  }
}

declare module './use-player.ts' {
  interface PlayerStores {
    readonly contacts: ContactsStore;
  }
}
