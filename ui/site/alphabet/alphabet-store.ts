import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { AlphabetTerm, AlphabetTitle } from '../../../core/site/alphabet/alphabet-term.ts';
import type { InformationGateway } from '../../../core/site/documents/information-gateway.ts';

/** The terms of the betting alphabet, and the one that is open. */
export class AlphabetStore {
  terms: readonly AlphabetTitle[] = [];
  term: AlphabetTerm | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  #asked: string | undefined;
  readonly #gateway: InformationGateway;

  constructor(gateway: InformationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { terms: observableRef, term: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Fetches the terms where they are not there yet, and the one asked for; the one asked for last is the one that shows. */
  async show(slug: string | undefined): Promise<void> {
    this.#asked = slug;
    this.failure = undefined;
    await Promise.all([this.#loadTerms(), this.#loadTerm(slug)]);
  }

  async #loadTerms(): Promise<void> {
    if (this.terms.length > 0) return;
    const reply = await this.#gateway.terms();
    runInAction(() => {
      if (reply.ok) this.terms = reply.value;
      else if (!isCancelled(reply)) this.failure = reply.error;
    });
  }

  async #loadTerm(slug: string | undefined): Promise<void> {
    if (this.term?.slug === slug) return;
    if (slug === undefined) {
      this.term = undefined;
      return;
    }
    const reply = await this.#gateway.term(slug);
    runInAction(() => {
      if (this.#asked !== slug || isCancelled(reply)) return;
      this.term = reply.ok ? reply.value : undefined;
      if (!reply.ok) this.failure = reply.error;
    });
  }
}
