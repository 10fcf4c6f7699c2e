import type { EpochMillis } from '../../shared/time.ts';
import type { Language } from '../config/language.ts';
import type { DocumentNode, TermSign } from '../documents/document-tree.ts';

/** What a landing page may be made of. */
export const LANDING_BLOCKS = ['hero', 'counters', 'features', 'table', 'steps', 'text', 'questions'] as const;
export type LandingBlockKind = (typeof LANDING_BLOCKS)[number];

/** CMS-1 A block is its kind, a heading and a text; the kind says how they are shown, never what they may hold. */
export interface LandingBlock {
  readonly kind: LandingBlockKind;
  /** Empty where the block has no heading. */
  readonly title: string;
  readonly body: readonly DocumentNode[];
}

export interface LandingPage {
  readonly landing: string;
  /** The language that it is written in: not always the one asked for. */
  readonly language: Language;
  readonly title: string;
  readonly blocks: readonly LandingBlock[];
  readonly changedAt: EpochMillis;
}

/** A list of definitions as pairs of a name and what is said of it: counters, features and questions are written so. */
export interface DefinedTerm {
  readonly sign?: TermSign | undefined;
  readonly name: readonly DocumentNode[];
  readonly meaning: readonly DocumentNode[];
}

/** CMS-2 The pairs of all lists of definitions in a text, in their order, and what stands beside them. */
export function definedTerms(body: readonly DocumentNode[]): {
  readonly terms: readonly DefinedTerm[];
  readonly rest: readonly DocumentNode[];
} {
  const terms: { sign: TermSign | undefined; name: readonly DocumentNode[]; meaning: DocumentNode[] }[] = [];
  const rest: DocumentNode[] = [];
  for (const node of body) {
    if (typeof node === 'string' || node.tag !== 'dl') {
      rest.push(node);
      continue;
    }
    for (const part of node.children) {
      if (typeof part === 'string') continue;
      if (part.tag === 'dt') terms.push({ sign: part.sign, name: part.children, meaning: [] });
      else terms.at(-1)?.meaning.push(...part.children);
    }
  }
  return { terms, rest };
}
