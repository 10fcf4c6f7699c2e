import { describe, expect, it } from 'vitest';
import { definedTerms } from '../../../../core/site/cms/landing.ts';
import type { DocumentNode } from '../../../../core/site/documents/document-tree.ts';

const list = (...children: DocumentNode[]): DocumentNode => ({ tag: 'dl', children });
const term = (name: string): DocumentNode => ({ tag: 'dt', children: [name] });
const meaning = (text: string): DocumentNode => ({ tag: 'dd', children: [text] });

describe('the definitions of a block [CMS-2]', () => {
  it('are pairs in their order, over all lists, and the rest stays a text', () => {
    const note: DocumentNode = { tag: 'p', children: ['note'] };
    expect(
      definedTerms([list(term('10'), meaning('types')), note, list(term('6'), meaning('formats'), meaning('more'))]),
    ).toEqual({
      terms: [
        { name: ['10'], meaning: ['types'] },
        { name: ['6'], meaning: ['formats', 'more'] },
      ],
      rest: [note],
    });
  });

  it('keep the sign of a term [INF-40]', () => {
    const signed: DocumentNode = { tag: 'dt', sign: 'key', children: ['a'] };
    expect(definedTerms([list(signed)]).terms).toEqual([{ sign: 'key', name: ['a'], meaning: [] }]);
  });

  it('lose what explains no term, and keep a term that nothing explains', () => {
    expect(definedTerms([list(meaning('lost'), term('bare'))]).terms).toEqual([{ name: ['bare'], meaning: [] }]);
  });
});
