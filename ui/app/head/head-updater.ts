import { reaction } from 'mobx';
import { pageHead, type SitePlace } from '../../../core/site/documents/page-head.ts';
import type { SeoGateway, SeoQuestion } from '../../../core/site/documents/seo-gateway.ts';
import type { SeoPage } from '../../../core/site/documents/seo-page.ts';
import { seconds } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import { inTime } from '../../page/in-time.ts';
import type { HeadSources } from './head-sources.ts';
import { writeHead, type TrustJson } from './document-head.ts';
import { DESCRIPTION_NAMESPACE, headFacts, seoQuestion } from './page-facts.ts';

/** How long a page waits for its description. */
const TIMEOUT = seconds(2);

/** What the head is kept with. */
export interface HeadDependencies {
  readonly document: Document;
  readonly trustJson: TrustJson;
  readonly gateway: SeoGateway;
  readonly place: SitePlace;
  readonly timers: Timers;
}

/** Keeps the head of the document that of the page which stands in it. */
export interface HeadUpdater {
  /** Writes the head of the page at a path without its language, and again as it becomes known, until the page is left. */
  readonly keep: (stores: HeadSources, path: string, left: AbortSignal) => Promise<void>;
}

export function headUpdater({ document, trustJson, gateway, place, timers }: HeadDependencies): HeadUpdater {
  const answers = new Map<string, SeoPage>();
  const ask = async (question: SeoQuestion): Promise<SeoPage | undefined> => {
    const kind = `${question.section} ${question.stream} ${String(question.timezone)}`;
    const known = answers.get(kind);
    if (known !== undefined) return known;
    const reply = await inTime(timers, TIMEOUT, gateway.seoPage(question));
    if (reply?.ok !== true) return undefined;
    answers.set(kind, reply.value);
    return reply.value;
  };
  return {
    keep: async (stores, path, left) => {
      const [given] = await Promise.all([
        ask(seoQuestion(stores, path, place)),
        stores.texts.ensure([DESCRIPTION_NAMESPACE]),
      ]);
      if (left.aborted) return;
      const stop = reaction(
        () => pageHead(headFacts(stores, path, { place, given })),
        (head) => {
          writeHead(head, { document, trustJson });
        },
        { fireImmediately: true },
      );
      left.addEventListener('abort', stop);
    },
  };
}
