import type { EpochMillis } from '../../../core/shared/time.ts';
import { writingDirection, type Language } from '../../../core/site/config/language.ts';
import { headTags, type HeadTag, type PageHead } from '../../../core/site/documents/page-head.ts';
import type { PageAssets } from '../client-assets.ts';
import type { PreloadedReplies } from '../../http/preloaded-replies.ts';
import type { KeptCommon } from '../kept/common-parts.ts';
import { joinedText, type Piece } from '../kept/joined-gzip.ts';
import type { SealedScript } from '../old-browser-page.ts';
import type { UnstartedNotice } from '../serve-fresh.ts';
import { ICONS_PREFIX, THEME_COLOR } from '../serve-pwa.ts';

/** What the first part of a page is made of: all that carries the nonce. */
export interface HeadParts {
  readonly language: Language;
  readonly head: PageHead;
  /** The version of the site that the page is of. */
  readonly version?: string | undefined;
  /** The hosts that the operator listed; none where the site is at that which was asked. */
  readonly hosts?: readonly string[];
  readonly isInstallable: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly assets: PageAssets;
  /** BRD-3 A style sheet that the policy of the page names by its digest: nothing in it ends it. */
  readonly brand?: string | undefined;
  readonly oldBrowserScript?: SealedScript | undefined;
  /** Runs before all others: a text of ours, which nothing from outside is in. */
  readonly firstScript?: string | undefined;
}

/** What is of one reply alone. */
export interface ReplyParts {
  readonly nonce: string;
  /** When it is sent, by the clock of the site. */
  readonly now: EpochMillis;
  /** Markup the bundler wants in the head while developing. */
  readonly developmentHead?: string;
}

/** What the rest of a page is made of: it is the same in every reply. */
export interface BodyParts {
  readonly head: Pick<PageHead, 'structured'>;
  readonly html: string;
  /** Where the columns that were made for all stand in the markup. */
  readonly cuts?: readonly number[] | undefined;
  /** What was made for all; absent where the page has all of its own. */
  readonly common?: KeptCommon | undefined;
  readonly kitSprite: string;
  readonly state: object;
  /** What is said of a page that does not start; absent while developing. */
  readonly unstarted?: UnstartedNotice | undefined;
}

/** Where the browser learns how the site is installed. */
const INSTALLATION = `<link rel="manifest" href="/manifest.json"><link rel="apple-touch-icon" href="${ICONS_PREFIX}/icon-192.png">`;

/** A page up to its body. Everything that is not markup of ours is escaped here. */
export function documentHead(parts: HeadParts, { nonce, now, developmentHead = '' }: ReplyParts): string {
  const { assets } = parts;
  const attributes = Object.entries(parts.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return [
    `<!doctype html><html lang="${parts.language}" dir="${writingDirection(parts.language)}" data-sent="${String(now)}"${attributes.join('')}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<meta property="csp-nonce" nonce="${nonce}"><meta name="color-scheme" content="dark light">`,
    `<title>${escapeHtml(parts.head.title)}</title>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    ownMeta('site-version', parts.version),
    ownMeta('site-hosts', parts.hosts?.join(' ')),
    ownMeta('theme-color', THEME_COLOR),
    parts.isInstallable ? INSTALLATION : '',
    ...headTags(parts.head).map(tagText),
    ...assets.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`),
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}"${integrity(assets, file)}>`),
    parts.brand === undefined || parts.brand === '' ? '' : `<style>${parts.brand}</style>`,
    parts.firstScript === undefined ? '' : `<script nonce="${nonce}">${parts.firstScript}</script>`,
    ...assets.scripts.map(
      (file) => `<script type="module" nonce="${nonce}" src="${file}"${integrity(assets, file)}></script>`,
    ),
    ...assets.preloads.map(
      (file) => `<link rel="modulepreload" nonce="${nonce}" href="${file}"${integrity(assets, file)}>`,
    ),
    sealedScriptTag(parts.oldBrowserScript, nonce),
    developmentHead,
    `</head>`,
  ].join('');
}

/** The body of a page, with the data that it was made of: nothing in it runs, so nothing in it needs the nonce. */
export function documentBody(parts: BodyParts): string {
  return joinedText(documentPieces(parts));
}

/** The same, in pieces of its own and pieces that were made for all. */
export function documentPieces(parts: BodyParts): readonly Piece[] {
  return [
    `<body>${parts.kitSprite}<div id="root">`,
    ...markupPieces(parts),
    [
      `</div>`,
      unstartedTag(parts.unstarted),
      ...parts.head.structured.map((thing) => `<script type="application/ld+json">${escapeJson(thing)}</script>`),
      `<script type="application/json" id="page-state">`,
    ].join(''),
    ...statePieces(parts),
    `</script></body></html>`,
  ];
}

function markupPieces({ html, cuts = [], common }: BodyParts): readonly Piece[] {
  const ends = [...cuts, html.length];
  return ends.flatMap((end, at) => {
    const own = html.slice(ends[at - 1] ?? 0, end);
    const column = at === cuts.length ? undefined : common?.columns[at];
    return column === undefined ? [own] : [own, column];
  });
}

/** The replies that were read for all, where the page read just those, behind its own. */
function statePieces({ state, common }: BodyParts): readonly Piece[] {
  const { replies = {}, ...facts }: { readonly replies?: PreloadedReplies } = state;
  const forAll = Object.entries(common?.replies ?? {});
  if (common === undefined || forAll.some(([url, reply]) => replies[url] !== reply)) return [escapeJson(state)];
  const own = Object.fromEntries(Object.entries(replies).filter(([url]) => !(url in common.replies)));
  const [before, after] = [escapedFields(facts), escapedFields(own)].map((text) => (text === '' ? '' : `${text},`));
  return [`{${before ?? ''}"replies":{${after ?? ''}`, common.data, '}}'];
}

/** The fields of an object as data of a page has them, without its braces. */
export function escapedFields(fields: object): string {
  return escapeJson(fields).slice(1, -1);
}

function integrity({ digests }: PageAssets, file: string): string {
  const digest = digests?.get(file);
  return digest === undefined ? '' : ` integrity="${digest}"`;
}

/**
 * What a style sheet shows after a while where no script has said that the page lives: whatever was wrong with the script, it need not run for that.
 * The page is tried in a window of its own: the memory of this one may keep a spoilt file.
 */
function unstartedTag(notice: UnstartedNotice | undefined): string {
  if (notice === undefined) return '';
  const { text, again, address } = notice;
  return `<div class="unstarted" role="alert"><p>${escapeHtml(text)}</p><a href="${escapeHtml(address)}" target="_blank" rel="noopener">${escapeHtml(again)}</a></div>`;
}

function ownMeta(name: string, content: string | undefined): string {
  if (content === undefined || content === '') return '';
  return tagText({ element: 'meta', attributes: { name, content } });
}

function tagText({ element, attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${element}${written.join('')}>`;
}

/** What browsers without modules read, and no other. */
function sealedScriptTag(script: SealedScript | undefined, nonce: string): string {
  if (script === undefined) return '';
  return `<script nomodule nonce="${nonce}" src="${script.file}" integrity="${script.integrity}" crossorigin="anonymous"></script>`;
}

/** What is sent when a page could not be made: in no language, with nothing but the number that the log has too. */
export function failureDocument(id: string): string {
  return statusDocument('500', id);
}

/** What is sent instead of a page that is not made: in no language. */
export function statusDocument(status: string, text = ''): string {
  const note = text === '' ? '' : `<p>${escapeHtml(text)}</p>`;
  return `<!doctype html><html><head><meta charset="utf-8"><title>${status}</title></head><body><h1>${status}</h1>${note}<p><a href="/">Oddsmith</a></p></body></html>`;
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
