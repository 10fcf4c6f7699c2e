import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { DictionariesGateway } from '../../../core/site/dictionaries/dictionaries-gateway.ts';
import {
  DICTIONARY_IDS,
  missingDictionary,
  type Dictionary,
  type DictionaryEntry,
} from '../../../core/site/dictionaries/dictionary.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';

/** DIC-1 What the operator calls things, as far as the pages of the visit needed it. */
export class DictionariesStore {
  /** Why what the page needs did not come. */
  failure: RequestFailure | undefined = undefined;
  readonly #gateway: DictionariesGateway;
  readonly #kept = observable.map<Dictionary, readonly DictionaryEntry[]>([], { deep: false });
  readonly #asking = new Map<string, Promise<void>>();

  constructor(gateway: DictionariesGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { failure: observableRef, ensure: false, entries: false, nameOf: false });
  }

  /** DIC-3 Asks for those that are not there yet, once for all pages that wait for them. */
  async ensure(names: readonly Dictionary[]): Promise<void> {
    const missing = names.filter((name) => !this.#kept.has(name));
    if (missing.length === 0) {
      this.#end(undefined);
      return;
    }
    const key = missing.join();
    const asking = this.#asking.get(key) ?? this.#ask(missing);
    this.#asking.set(key, asking);
    await asking;
    this.#asking.delete(key);
  }

  /** In the operator's order; empty before they have come. */
  entries(name: Dictionary): readonly DictionaryEntry[] {
    return this.#kept.get(name) ?? [];
  }

  nameOf(name: Dictionary, id: number | undefined): string | undefined {
    return this.entries(name).find((entry) => entry.id === id)?.name;
  }

  async #ask(names: readonly Dictionary[]): Promise<void> {
    const reply = await this.#gateway.dictionaries(names);
    if (!reply.ok) {
      this.#end(reply.error);
      return;
    }
    const missing = missingDictionary(names, reply.value);
    runInAction(() => {
      for (const name of names) {
        const entries = reply.value.get(DICTIONARY_IDS[name]);
        if (entries !== undefined) this.#kept.set(name, entries);
      }
    });
    this.#end(missing === undefined ? undefined : { kind: 'malformed', path: `dictionaries.${missing}` });
  }

  #end(failure: RequestFailure | undefined): void {
    runInAction(() => {
      this.failure = failure;
    });
  }
}

declare module '../use-site.ts' {
  interface SiteStores {
    readonly dictionaries: DictionariesStore;
  }
}
