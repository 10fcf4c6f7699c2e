import type { SportCode } from '../tree/sport.ts';
import { certainNames, nameSearch, searchableNames, slippedNames } from './name-search.ts';
import { searchText } from './search-text.ts';

/** What sports are usually called for short, in the languages of the site. */
const SHORT_NAMES: Readonly<Partial<Record<SportCode, string>>> = {
  football: 'soccer',
  'ice-hockey': 'hockey',
  mma: 'ufc\nмма\nюфс',
  cs2: 'counter-strike 2\nкс\nкс2\ncs',
  'dota-2': 'дота 2',
  lol: 'league of legends\nлол\nлига легенд',
  valorant: 'валорант',
  'rainbow-six': 'рейнбоу',
};

interface NamedSport {
  readonly code: SportCode;
  /** In the language of the page. */
  readonly name: string;
}

/** LN-103 The sports that have a text in their name, in English or in what they are called for short, the nearest first. */
export function foundSports<Sport extends NamedSport>(sports: readonly Sport[], text: string): readonly Sport[] {
  const search = nameSearch(text, { hasInitials: false });
  const namesOf = ({ code, name }: NamedSport) =>
    searchableNames(searchText([name, code.replaceAll('-', ' '), SHORT_NAMES[code] ?? ''].join('\n')));
  const { items } = certainNames(sports, { namesOf }, { search });
  return items.length > 0 ? items : slippedNames(sports, { namesOf }, search);
}
