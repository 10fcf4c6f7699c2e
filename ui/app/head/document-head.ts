import { headTags, type HeadTag, type PageHead } from '../../../core/site/documents/page-head.ts';
import { DOCUMENT_METAS } from '../../../core/site/documents/seo-page.ts';

const TOLD = 'meta[name], meta[property], link[rel="canonical"], link[rel="alternate"][hreflang]';
const STRUCTURED = 'script[type="application/ld+json"]';

/** Makes a text one that the browser takes as data of the site. */
export type TrustJson = (json: string) => string;

/** Where a head is written. */
export interface WrittenDocument {
  readonly document: Document;
  readonly trustJson: TrustJson;
}

/** Puts the head of another page in the place of that which stands; what the document says of itself stays. */
export function writeHead(head: PageHead, { document, trustJson }: WrittenDocument): void {
  document.title = head.title;
  const tags = headTags(head).map((tag) => elementOf(document, tag));
  const scripts = head.structured.map((thing) => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = trustJson(JSON.stringify(thing));
    return script;
  });
  for (const old of document.head.querySelectorAll(TOLD)) if (!isOfDocument(old)) old.remove();
  for (const old of document.querySelectorAll(STRUCTURED)) old.remove();
  document.head.append(...tags);
  document.body.append(...scripts);
}

function elementOf(document: Document, { element, attributes }: HeadTag): HTMLElement {
  const made = document.createElement(element);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

function isOfDocument(element: Element): boolean {
  const name = element.getAttribute('name') ?? element.getAttribute('property');
  return name !== null && DOCUMENT_METAS.includes(name.toLowerCase());
}
