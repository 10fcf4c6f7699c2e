import type { i18n as I18n, TFunction } from 'i18next';

/** Finished texts by language, namespaces, key and what they say. */
export interface FinishedTexts {
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, text: string) => unknown;
}

/** Has a page take its texts as another page has finished them: a price, a name and a label are in the next page, too. */
export function keepFinishedTexts(i18n: I18n, finished: FinishedTexts): void {
  const getFixedT = i18n.getFixedT.bind(i18n) as (...given: unknown[]) => TFunction;
  const isThere = (namespace: string): boolean =>
    i18n.hasResourceBundle(i18n.language, namespace) || i18n.hasResourceBundle('en', namespace);
  const quickT = (language: unknown, namespaces: unknown, ...rest: unknown[]): TFunction => {
    const t = getFixedT(language, namespaces, ...rest);
    const names = [namespaces].flat() as string[];
    // a text that has not come yet is none of the page's
    if (language !== i18n.language || rest[0] !== undefined || !names.every(isThere)) return t;
    return Object.assign(finishedT(t, finished, [i18n.language, ...names].join(' ')), t);
  };
  Object.assign(i18n, { getFixedT: quickT });
}

type Translate = (...given: readonly unknown[]) => unknown;

function finishedT(t: TFunction, finished: FinishedTexts, place: string): TFunction {
  const translate = t as unknown as Translate;
  const quick: Translate = (key, ...given) => {
    const said = typeof key === 'string' && !key.includes(':') ? writtenOut(given) : undefined;
    if (said === undefined) return translate(key, ...given);
    const name = `${place}\n${String(key)}\n${said}`;
    const known = finished.get(name);
    if (known !== undefined) return known;
    const text = translate(key, ...given);
    if (typeof text === 'string' && text !== key) finished.set(name, text);
    return text;
  };
  return quick as unknown as TFunction;
}

/** What a text is given, where all of it is plain. */
function writtenOut(given: readonly unknown[]): string | undefined {
  if (given.length === 0) return '';
  const [options] = given;
  if (given.length > 1 || typeof options !== 'object' || options === null) return undefined;
  const isPlain = Object.values(options).every((value) => typeof value === 'string' || typeof value === 'number');
  return isPlain ? JSON.stringify(options) : undefined;
}
