import { inLanguage, splitLanguage } from '../../core/navigation/language-path.ts';
import { writingDirection, type Language } from '../../core/site/language.ts';
import type { PageAssets } from './client-assets.ts';

export interface DocumentParts {
  readonly language: Language;
  /** Every language that the page is offered in. */
  readonly languages: readonly Language[];
  readonly path: string;
  readonly origin: string;
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly html: string;
  readonly iconSprite: string;
  readonly state: unknown;
  readonly assets: PageAssets;
  readonly nonce: string;
  /** Markup the bundler wants in the head while developing. */
  readonly developmentHead: string;
  /** Whether search engines may keep the page. */
  readonly isIndexed: boolean;
}

/** The whole page as text. Everything that is not markup of ours is escaped here. */
export function htmlDocument(parts: DocumentParts): string {
  const { nonce, assets } = parts;
  const attributes = Object.entries(parts.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const others = [
    ...parts.languages.map((language) => [language, inLanguage(parts.path, language)] as const),
    ['x-default', splitLanguage(parts.path).rest] as const,
  ];
  const alternates = others.map(
    ([language, path]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(parts.origin + path)}">`,
  );
  return [
    `<!doctype html><html lang="${parts.language}" dir="${writingDirection(parts.language)}"${attributes.join('')}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta property="csp-nonce" nonce="${nonce}"><meta name="color-scheme" content="dark light">`,
    `<title>${escapeHtml(parts.title)}</title>`,
    parts.isIndexed ? '' : `<meta name="robots" content="noindex">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="canonical" href="${escapeHtml(parts.origin + parts.path)}">`,
    ...(parts.isIndexed ? alternates : []),
    ...assets.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`),
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...assets.preloads.map((file) => `<link rel="modulepreload" nonce="${nonce}" href="${file}">`),
    parts.developmentHead,
    `</head><body>`,
    parts.iconSprite,
    `<div id="root">${parts.html}</div>`,
    `<script type="application/json" id="page-state" nonce="${nonce}">${escapeJson(parts.state)}</script>`,
    ...assets.scripts.map((file) => `<script type="module" nonce="${nonce}" src="${file}"></script>`),
    `</body></html>`,
  ].join('');
}

/** What is sent when a page could not be made: in no language, with nothing but the number that the log has too. */
export function failureDocument(id: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>500</title></head><body><h1>500</h1><p>${escapeHtml(id)}</p><p><a href="/">Oddsmith</a></p></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
