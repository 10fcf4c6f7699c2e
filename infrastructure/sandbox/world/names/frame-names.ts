import type { NameLanguage } from '../name-language.ts';

/** Links of the block for search engines. */
export const SEO_LINKS: Readonly<Record<NameLanguage, readonly (readonly [text: string, address: string])[]>> = {
  ru: [
    ['Ставки на футбол', '/line/football'],
    ['Ставки на теннис', '/line/tennis'],
    ['Ставки на хоккей', '/line/ice-hockey'],
    ['Ставки на баскетбол', '/line/basketball'],
    ['Футбол Live', '/live/football'],
    ['Теннис Live', '/live/tennis'],
  ],
  en: [
    ['Football betting', '/line/football'],
    ['Tennis betting', '/line/tennis'],
    ['Ice hockey betting', '/line/ice-hockey'],
    ['Basketball betting', '/line/basketball'],
    ['Live football', '/live/football'],
    ['Live tennis', '/live/tennis'],
  ],
};

/** What stands in for a licence. */
export const LICENCE_NAMES: Readonly<Record<NameLanguage, string>> = {
  ru: 'Демонстрационная лицензия, игра на условные деньги',
  en: 'Demonstration licence, play money only',
};
