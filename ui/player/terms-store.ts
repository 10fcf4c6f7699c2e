import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { changedTerms, UNCHANGED_TERMS, type ChangedTerms } from '../../core/player/changed-terms.ts';
import type { TermsGateway } from '../../core/player/terms-gateway.ts';
import { isCancelled, type RequestFailure } from '../../core/shared/request-failure.ts';

/** The terms that the player has yet to agree to. */
export class TermsStore {
  terms: ChangedTerms = UNCHANGED_TERMS;
  failure: RequestFailure | undefined = undefined;
  isBusy = false;
  readonly #gateway: TermsGateway;

  constructor(gateway: TermsGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { terms: observableRef, failure: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    const reply = await this.#gateway.status();
    if (isCancelled(reply)) return;
    runInAction(() => {
      this.terms = changedTerms(reply);
    });
  }

  /** Agrees to the terms that are shown; false where they have changed again or the server was not reached. */
  async accept(): Promise<boolean> {
    const { changedAt } = this.terms;
    if (changedAt === undefined) return true;
    this.isBusy = true;
    this.failure = undefined;
    const reply = await this.#gateway.accept(changedAt);
    return runInAction(() => {
      this.isBusy = false;
      if (reply.ok) this.terms = reply.value;
      else this.failure = reply.error;
      return reply.ok && !reply.value.areChanged;
    });
  }
}

declare module './use-player.ts' {
  interface PlayerStores {
    readonly terms: TermsStore;
  }
}
