import { isSportDisallowed, type DisallowedSports } from '../player/disallowed-sports.ts';
import type { ParsedNode } from '../site/documents/document-tree.ts';

const SECTIONS = ['line', 'live'] as const;

type Declared = Readonly<Record<'data-sport' | 'data-section', string | null | undefined>>;

/** MKP-25 Whether an element is about a sport that the player does not want: in the section that it names, or in both where it names none. */
export function isAboutHiddenSport(
  { 'data-sport': sport, 'data-section': section }: Declared,
  disallowed: DisallowedSports,
): boolean {
  const id = Number(sport ?? Number.NaN);
  const named = SECTIONS.filter((each) => each === section);
  return (named.length === 0 ? SECTIONS : named).every((each) => isSportDisallowed(disallowed, each, id));
}

/** MKP-25 What an application shows, without what it declares to be about a sport that the player does not want. */
export function withoutHiddenSports(nodes: readonly ParsedNode[], disallowed: DisallowedSports): readonly ParsedNode[] {
  return nodes.flatMap<ParsedNode>((node) => {
    if (typeof node === 'string') return [node];
    const { 'data-sport': sport, 'data-section': section } = node.attributes;
    if (isAboutHiddenSport({ 'data-sport': sport, 'data-section': section }, disallowed)) return [];
    return [{ ...node, children: withoutHiddenSports(node.children, disallowed) }];
  });
}
