import type { i18n as I18n, TFunction } from 'i18next';

/** Finished texts by language, namespaces, key and what they say. */
export interface FinishedTexts {
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, text: string) => unknown;
}

/** Has a page take its texts as another page has finished them: a price, a name and a label are in the next page, too. */
export function keepFinishedTexts(i18n: I18n, finished: FinishedTexts): void {
  const getFixedT = i18n.getFixedT.bind(i18n) as (...given: unknown[]) => TFunction;
  const here = new Set<string>();
  const isThere = (namespace: string): boolean => {
    if (here.has(namespace)) return true;
    const isHere = i18n.hasResourceBundle(i18n.language, namespace) || i18n.hasResourceBundle('en', namespace);
    if (isHere) here.add(namespace);
    return isHere;
  };
  const made = new Map<string, TFunction>();
  const { language: own } = i18n;
  const quickT = (language: unknown, namespaces: unknown, ...rest: unknown[]): TFunction => {
    if (language !== own || rest[0] !== undefined) return getFixedT(language, namespaces, ...rest);
    const name = Array.isArray(namespaces) ? namespaces.join(' ') : String(namespaces);
    const known = made.get(name);
    if (known !== undefined) return known;
    const t = getFixedT(language, namespaces, ...rest);
    // a text that has not come yet is none of the page's
    if (!name.split(' ').every(isThere)) return t;
    const quick = Object.assign(finishedT(t, { finished, place: `${own} ${name}`, isThere }), t);
    made.set(name, quick);
    return quick;
  };
  Object.assign(i18n, { getFixedT: quickT });
}

type Translate = (...given: readonly unknown[]) => unknown;

interface FinishedPlace {
  readonly finished: FinishedTexts;
  /** The language and the namespaces. */
  readonly place: string;
  readonly isThere: (namespace: string) => boolean;
}

function finishedT(t: TFunction, { finished, place, isThere }: FinishedPlace): TFunction {
  const translate = t as unknown as Translate;
  const isOfPlace = (key: string): boolean => {
    const colon = key.indexOf(':');
    return colon === -1 || isThere(key.slice(0, colon));
  };
  const quick: Translate = (key, ...given) => {
    const said = typeof key === 'string' && isOfPlace(key) ? writtenOut(given) : undefined;
    if (said === undefined) return translate(key, ...given);
    const name = `${place}\n${String(key)}\n${said}`;
    const known = finished.get(name);
    if (known !== undefined) return known;
    const text = translate(key, ...given);
    // joined it is one text in memory; added up it would be kept with all its pieces
    if (typeof text === 'string' && text !== key) finished.set([place, key, said].join('\n'), text);
    return text;
  };
  return quick as unknown as TFunction;
}

/** What a text is given, where all of it is plain. */
function writtenOut(given: readonly unknown[]): string | undefined {
  if (given.length === 0) return '';
  const [options] = given;
  if (given.length > 1 || typeof options !== 'object' || options === null) return undefined;
  let said = '';
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'number') said += `${name}=${value}\n`;
    // with its length, so that no text can be taken for two
    else if (typeof value === 'string') said += `${name}:${value.length}:${value}\n`;
    else return undefined;
  }
  return said;
}
