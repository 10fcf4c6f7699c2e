import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SignInGateway, SignInReply } from '../../../core/session/gateways/sign-in-gateway.ts';
import { readSignInLink, type SignInLink } from '../../../core/session/links/sign-in-link.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { ok, type Result } from '../../../core/shared/result.ts';

export interface LinkSignInDependencies {
  readonly gateway: SignInGateway;
  /** Signs in, or asks for the second step. */
  readonly goOn: (reply: SignInReply) => void;
}

/** A sign-in by the link of a letter. */
export class LinkSignInStore {
  /** What the address brought. */
  link: SignInLink | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  /** LNK-6 Whether this browser asked for it; undefined until the server has said. */
  isAskedHere: boolean | undefined = undefined;
  /** Whether the player says to have asked for it elsewhere. */
  isConfirmed = false;
  isAsking = false;
  /** Where a letter was asked for. */
  sentTo: string | undefined = undefined;
  readonly #dependencies: LinkSignInDependencies;

  constructor(dependencies: LinkSignInDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { link: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** LNK-1 */
  async take(fragment: string): Promise<void> {
    const read = readSignInLink(fragment);
    if (!read.ok) return;
    const link = read.value;
    this.link = link;
    this.isAskedHere = undefined;
    this.isConfirmed = false;
    const reply = await this.#dependencies.gateway.isLinkAskedHere(link);
    if (this.link?.token !== link.token) return;
    runInAction(() => {
      this.failure = reply.ok ? undefined : reply.error;
      if (!this.isUsed) this.failure = undefined;
      // where it cannot be asked the player must say so
      this.isAskedHere = reply.ok && reply.value;
    });
  }

  /** Whether the link has run out or was used. */
  get isUsed(): boolean {
    return this.failure?.kind === 'refused' && this.failure.status === 403;
  }

  confirm(isConfirmed: boolean): void {
    this.isConfirmed = isConfirmed;
  }

  /** LNK-6 */
  get isReady(): boolean {
    return this.isAskedHere === true || (this.isAskedHere === false && this.isConfirmed);
  }

  /** LNK-3 */
  async signIn(language: string): Promise<void> {
    const { link, isConfirmed } = this;
    if (link === undefined || this.isAsking || !this.isReady) return;
    this.isAsking = true;
    this.failure = undefined;
    const reply = await this.#dependencies.gateway.signIn({ by: 'token', ...link, language, isConfirmed });
    // the link is used up and the server knows who it is, whatever was closed or opened meanwhile
    if (reply.ok) {
      this.forget();
      this.#dependencies.goOn(reply.value);
      return;
    }
    if (this.link !== link) return;
    runInAction(() => {
      this.isAsking = false;
      this.failure = reply.error;
    });
  }

  /** LNK-2 */
  async ask(email: string): Promise<Result<undefined, RequestFailure>> {
    const reply = await this.#dependencies.gateway.sendLink(email);
    if (!reply.ok) return reply;
    runInAction(() => {
      this.sentTo = email;
    });
    return ok(undefined);
  }

  forget(): void {
    this.link = undefined;
    this.failure = undefined;
    this.isAskedHere = undefined;
    this.isConfirmed = false;
    this.isAsking = false;
    this.sentTo = undefined;
  }
}
