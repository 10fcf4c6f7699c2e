import type { Language } from '../config/language.ts';

/** What the worker sees of a request. */
export interface WorkerRequest {
  readonly method: string;
  /** 'navigate' for a page that is opened. */
  readonly mode: string;
  readonly isOwnOrigin: boolean;
  readonly path: string;
}

/** What the worker does with a request: nothing, so that the browser goes on as without it; a page from the network or else the page for no network; a file that it keeps. */
export type WorkerAnswer = 'leave' | 'page' | 'kept-file';

const OFFLINE_STYLE = '/offline.css';
const OFFLINE_ICON = '/favicon.svg';

/** SWK-8 All that the worker ever keeps: the page for no network in each language, its style and the icon. */
export function keptFiles(languages: readonly Language[]): readonly string[] {
  return [...languages.map(offlinePath), OFFLINE_STYLE, OFFLINE_ICON];
}

/** Where the page for no network is, in a language. */
export function offlinePath(language: Language): string {
  return `/offline/${language}.html`;
}

/** SWK-7 The worker answers pages that are opened and the files of its own, and leaves every other request alone: calls, what players load, other sites. */
export function workerAnswer({ method, mode, isOwnOrigin, path }: WorkerRequest): WorkerAnswer {
  if (method !== 'GET' || !isOwnOrigin) return 'leave';
  if (path === OFFLINE_STYLE || path === OFFLINE_ICON) return 'kept-file';
  return mode === 'navigate' && !/^\/(?:[a-z-]+-api|third-party|api-docs|assets|offline)(?:[./]|$)/.test(path)
    ? 'page'
    : 'leave';
}

/** SWK-9 Without network a page is answered in the language of its address, else in the first there is; nothing where there is none. */
export function offlineLanguage(path: string, languages: readonly Language[]): Language | undefined {
  const [, first = ''] = path.split('/');
  return languages.find((language) => language === first) ?? languages[0];
}
