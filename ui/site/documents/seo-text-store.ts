import type { ComponentType } from 'react';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { SeoQuestion, SeoTextGateway } from '../../../core/site/documents/seo-gateway.ts';
import { shownSeoText, type SeoText } from '../../../core/site/documents/seo-text.ts';

type Kind = Pick<SeoQuestion, 'section' | 'stream'>;

/** SEO-40 What the operator has written at the end of pages, each kind of page asked for once. */
export class SeoTextStore {
  /** What shows them, where that has come before. */
  part: ComponentType | undefined;
  readonly #gateway: SeoTextGateway;
  readonly #texts = observable.map<string, SeoText | undefined>([], { deep: false });
  readonly #asking = new Map<string, Promise<void>>();

  constructor(gateway: SeoTextGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { part: false, of: false, load: false });
  }

  /** What stands at the end of such a page, as far as it is known. */
  of(kind: Kind): SeoText | undefined {
    return this.#texts.get(keyOf(kind));
  }

  /** What failed is asked again by the next page of the kind. */
  async load(question: SeoQuestion): Promise<void> {
    const key = keyOf(question);
    if (this.#texts.has(key)) return;
    const asking = this.#asking.get(key) ?? this.#ask(key, question);
    this.#asking.set(key, asking);
    await asking;
  }

  async #ask(key: string, question: SeoQuestion): Promise<void> {
    const reply = await this.#gateway.seoText(question);
    runInAction(() => {
      if (reply.ok) this.#texts.set(key, shownSeoText(reply.value));
      this.#asking.delete(key);
    });
  }
}

function keyOf({ section, stream }: Kind): string {
  return `${section} ${stream}`;
}

declare module '../use-site.ts' {
  interface SiteStores {
    readonly seoTexts: SeoTextStore;
  }
}
