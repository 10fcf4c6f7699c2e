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
  isAsking = false;
  /** Where a letter was asked for. */
  sentTo: string | undefined = undefined;
  readonly #dependencies: LinkSignInDependencies;

  constructor(dependencies: LinkSignInDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { link: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** LNK-1 */
  take(fragment: string): void {
    const read = readSignInLink(fragment);
    if (read.ok) this.link = read.value;
  }

  /** LNK-3 */
  async signIn(language: string): Promise<void> {
    const { link } = this;
    if (link === undefined || this.isAsking) return;
    this.isAsking = true;
    this.failure = undefined;
    const reply = await this.#dependencies.gateway.signIn({ by: 'token', ...link, language });
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
    this.isAsking = false;
    this.sentTo = undefined;
  }
}
