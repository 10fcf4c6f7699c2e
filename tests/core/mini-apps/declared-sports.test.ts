import { describe, expect, it } from 'vitest';
import { withoutHiddenSports } from '../../../core/mini-apps/declared-sports.ts';
import { safeMarkup } from '../../../core/mini-apps/safe-markup.ts';
import type { ParsedNode } from '../../../core/site/documents/document-tree.ts';

const about = (sport: string, section?: string, children: readonly ParsedNode[] = []): ParsedNode => ({
  name: 'p',
  attributes: { 'data-sport': sport, ...(section === undefined ? {} : { 'data-section': section }) },
  children,
});

describe('what an application declares to be about a sport', () => {
  const disallowed = { line: [1, 3], live: [2, 3] };
  const shown = (...nodes: readonly ParsedNode[]) => withoutHiddenSports(safeMarkup(nodes), disallowed);

  it.each([
    ['1', 'line', 0],
    ['1', 'live', 1],
    ['2', 'line', 1],
    ['2', 'live', 0],
    ['1', undefined, 1],
    ['3', undefined, 0],
    ['4', 'line', 1],
    ['line', 'line', 1],
    ['3', 'elsewhere', 0],
  ] as const)('of sport %s and section %s is kept %i times [MKP-25]', (sport, section, times) => {
    expect(shown(about(sport, section))).toHaveLength(times);
  });

  it('goes with what is in it, and alone where it lies within something else [MKP-25]', () => {
    const inner = about('2', 'live', ['B']);
    expect(shown(about('1', 'line', [inner]), { name: 'div', attributes: {}, children: ['A', inner] })).toEqual([
      { name: 'div', attributes: {}, children: ['A'] },
    ]);
  });
});
