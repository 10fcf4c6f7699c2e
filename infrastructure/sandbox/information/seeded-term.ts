import type { AlphabetTopic } from '../../../core/site/alphabet/alphabet-term.ts';
import type { AlphabetDetails } from '../../site/information-calls.ts';

interface WrittenTerm {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly mistakes: readonly string[];
}

/** A term as it comes with the sandbox. */
interface SeededTerm {
  readonly topic: AlphabetTopic;
  readonly related: readonly string[];
  readonly example?: AlphabetDetails['example'];
  readonly ru: WrittenTerm;
  readonly en: WrittenTerm;
}

export type SeededTerms = Readonly<Record<string, SeededTerm>>;
