import type { Language } from '../../../../core/site/config/language.ts';

const LINKS = [
  '/line/football',
  '/line/tennis',
  '/line/ice-hockey',
  '/line/basketball',
  '/live/football',
  '/live/tennis',
  '/slots',
  '/lotto',
  '/toto',
];

/** Texts of the links of the block for search engines, in the order of their addresses. */
const LINK_TEXTS: Readonly<Record<Language, string>> = {
  ru: 'Ставки на футбол|Ставки на теннис|Ставки на хоккей|Ставки на баскетбол|Футбол Live|Теннис Live|Слоты|Лото|Тото',
  en: 'Football betting|Tennis betting|Ice hockey betting|Basketball betting|Live football|Live tennis|Slots|Lotto|Toto',
  uk: 'Ставки на футбол|Ставки на теніс|Ставки на хокей|Ставки на баскетбол|Футбол наживо|Теніс наживо|Слоти|Лото|Тото',
  kk: 'Футболға бәс тігу|Тенниске бәс тігу|Хоккейге бәс тігу|Баскетболға бәс тігу|Тікелей футбол|Тікелей теннис|Слоттар|Лото|Тото',
  es: 'Apuestas de fútbol|Apuestas de tenis|Apuestas de hockey sobre hielo|Apuestas de baloncesto|Fútbol en vivo|Tenis en vivo|Tragaperras|Loto|Toto',
  pt: 'Apostas em futebol|Apostas em tênis|Apostas em hóquei no gelo|Apostas em basquete|Futebol ao vivo|Tênis ao vivo|Slots|Loto|Toto',
  de: 'Fußballwetten|Tenniswetten|Eishockeywetten|Basketballwetten|Fußball live|Tennis live|Slots|Lotto|Toto',
  fr: 'Paris football|Paris tennis|Paris hockey sur glace|Paris basket-ball|Football en direct|Tennis en direct|Machines à sous|Loto|Toto',
  tr: 'Futbol bahisleri|Tenis bahisleri|Buz hokeyi bahisleri|Basketbol bahisleri|Canlı futbol|Canlı tenis|Slotlar|Loto|Toto',
  ar: 'مراهنات كرة القدم|مراهنات التنس|مراهنات هوكي الجليد|مراهنات كرة السلة|كرة القدم مباشر|التنس مباشر|السلوتات|اللوتو|التوتو',
};

/** Links of the block for search engines. */
export function searchEngineLinks(language: Language): readonly { readonly text: string; readonly address: string }[] {
  const texts = LINK_TEXTS[language].split('|');
  return LINKS.map((address, place) => ({ text: texts[place] ?? '', address }));
}

/** What stands in for a licence. */
export const LICENCE_NAMES: Readonly<Record<Language, string>> = {
  ru: 'Демонстрационная лицензия, игра на условные деньги',
  en: 'Demonstration licence, play money only',
  uk: 'Демонстраційна ліцензія, гра на умовні гроші',
  kk: 'Көрсетілім лицензиясы, ойын шартты ақшаға',
  es: 'Licencia de demostración, solo dinero ficticio',
  pt: 'Licença de demonstração, apenas dinheiro fictício',
  de: 'Demonstrationslizenz, nur Spielgeld',
  fr: 'Licence de démonstration, argent fictif uniquement',
  tr: 'Tanıtım lisansı, yalnızca oyun parası',
  ar: 'ترخيص تجريبي، أموال افتراضية فقط',
};
