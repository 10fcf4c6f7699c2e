import { writingDirection, type Language } from '../../core/site/config/language.ts';

/** The words of the page for no network. */
export interface OfflineTexts {
  readonly title: string;
  readonly text: string;
  readonly again: string;
}

/** Opens the address again as soon as the network is back, or the site answers. */
const COMING_BACK = `addEventListener('online', () => location.reload());
setInterval(() => {
  fetch('/version.json', { cache: 'no-store' }).then(({ ok }) => ok && location.reload(), () => undefined);
}, 10000);`;

/** The page that the worker shows where there is no network: nothing of anybody; its link and its script lead to the address itself. */
export function offlineDocument(language: Language, { title, text, again }: OfflineTexts, nonce: string): string {
  return [
    `<!doctype html><html lang="${language}" dir="${writingDirection(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<meta name="color-scheme" content="dark light"><title>${title}</title>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/offline.css">`,
    `</head><body><main><img src="/favicon.svg" alt="" width="56" height="56"><h1>${title}</h1><p>${text}</p>`,
    `<p><a href="">${again}</a></p></main>`,
    `<script nonce="${nonce}">${COMING_BACK}</script></body></html>`,
  ].join('');
}
