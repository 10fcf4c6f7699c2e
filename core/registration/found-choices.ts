import { searchText } from '../sports/search/search-text.ts';
import { isFound } from '../sports/search/found-words.ts';

/** One of many, such as a country or a currency. */
export interface Choice {
  readonly value: string;
  /** In the language of the page. */
  readonly label: string;
  /** Other names that it is found by, as the English one. */
  readonly otherNames?: readonly string[];
}

/** RG1-11 A choice is found by its code, or by the beginnings of words of its name in the language of the page or in English; those that begin with what is typed come first. */
export function foundChoices<One extends Choice>(choices: readonly One[], typed: string): readonly One[] {
  const found = choices.filter((choice) => namesOf(choice).some((name) => isFound(name, typed)));
  const beginsSo = (choice: One): boolean =>
    namesOf(choice).some((name) => searchText(name).startsWith(searchText(typed)));
  return [...found.filter(beginsSo), ...found.filter((choice) => !beginsSo(choice))];
}

/** RG1-12 What a browser fills in, or is typed in part when the field is left, chooses what is named or coded so; else the only one that is found, if `isPart`. */
export function namedChoice<One extends Choice>(
  choices: readonly One[],
  typed: string,
  isPart: boolean,
): One | undefined {
  const wanted = searchText(typed);
  if (wanted === '') return undefined;
  const named = choices.find((choice) => namesOf(choice).some((name) => searchText(name) === wanted));
  if (named !== undefined || !isPart) return named;
  const [first, ...others] = foundChoices(choices, typed);
  return others.length === 0 ? first : undefined;
}

function namesOf({ value, label, otherNames = [] }: Choice): readonly string[] {
  return [label, value, ...otherNames];
}
