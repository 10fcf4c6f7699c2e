import type { WorkedExample } from '../../coupon/calculator/worked-example.ts';
import type { Language } from '../config/language.ts';
import type { DocumentNode } from '../documents/document-tree.ts';

/** What the terms of betting are about, in the order of their list. */
export const ALPHABET_TOPICS = [
  'odds',
  'outcomes',
  'handicaps',
  'totals',
  'types',
  'settlement',
  'live',
  'money',
] as const;
export type AlphabetTopic = (typeof ALPHABET_TOPICS)[number];

/** A term as the list names it. */
export interface AlphabetTitle {
  readonly slug: string;
  readonly topic: AlphabetTopic;
  /** The language that it is written in: not always the one asked for. */
  readonly language: Language;
  readonly title: string;
  /** What it means, in a sentence or two. */
  readonly summary: string;
}

export interface AlphabetTerm extends AlphabetTitle {
  readonly body: readonly DocumentNode[];
  /** What beginners get wrong. */
  readonly mistakes: readonly string[];
  /** Terms to read next. */
  readonly related: readonly string[];
  readonly example?: WorkedExample | undefined;
}

/** The terms of one letter or of one topic. */
export interface AlphabetGroup {
  readonly name: string;
  readonly terms: readonly AlphabetTitle[];
}

/** Which of two texts comes first in a language: below 0 for the first. */
export type CompareTexts = (first: string, second: string) => number;

/** ALF-1 The terms in the order of the alphabet of the language, letter by letter. */
export function termsByLetter(terms: readonly AlphabetTitle[], compare: CompareTexts): readonly AlphabetGroup[] {
  const sorted = [...terms].toSorted((first, second) => compare(first.title, second.title));
  const letters = new Map<string, AlphabetTitle[]>();
  for (const term of sorted) {
    const letter = firstLetter(term.title);
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return [...letters].map(([name, listed]) => ({ name, terms: listed }));
}

/** ALF-2 The terms topic by topic, each topic in the order of the alphabet; one without terms is not named. */
export function termsByTopic(terms: readonly AlphabetTitle[], compare: CompareTexts): readonly AlphabetGroup[] {
  return ALPHABET_TOPICS.map((topic) => ({
    name: topic,
    terms: terms.filter((term) => term.topic === topic).toSorted((first, second) => compare(first.title, second.title)),
  })).filter((group) => group.terms.length > 0);
}

/** ALF-3 The terms whose name or meaning has every word of what was typed; all of them for nothing typed. */
export function foundTerms(terms: readonly AlphabetTitle[], typed: string): readonly AlphabetTitle[] {
  const plain = (text: string): string => text.toLowerCase().replaceAll('\u0451', '\u0435');
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return terms.filter(({ title, summary }) => {
    const text = plain(`${title} ${summary}`);
    return words.every((word) => text.includes(word));
  });
}

function firstLetter(title: string): string {
  const [letter = ''] = title;
  return letter.toUpperCase().replace('\u0401', '\u0415');
}
