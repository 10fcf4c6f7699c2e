import { describe, expect, it } from 'vitest';
import type { DocumentElement, DocumentNode, DocumentTag } from '../../../../core/site/documents/document-tree.ts';
import { pageBlocks } from '../../../../core/site/documents/page-blocks.ts';

const tag = (name: DocumentTag, ...children: DocumentNode[]): DocumentElement => ({ tag: name, children });

describe('a page as blocks [INF-8]', () => {
  it('begins with what stands before the first heading, and goes on heading by heading', () => {
    const lead = tag('p', 'Lead');
    const praised = tag('dl', tag('dt', 'Fast'), tag('dd', 'Very'));
    const steps = tag('ol', tag('li', 'Open the menu'));
    const questions = tag('dl', tag('dt', 'Why?'), tag('dd', 'So'));
    const words = tag('p', 'Words');
    expect(
      pageBlocks('Title', [
        lead,
        praised,
        tag('h2', 'In ', tag('em', 'Chrome')),
        steps,
        tag('h2', 'Questions'),
        questions,
        tag('h2', 'Else'),
        words,
      ]),
    ).toEqual([
      { kind: 'hero', title: 'Title', body: [lead] },
      { kind: 'features', title: '', body: [praised] },
      { kind: 'steps', title: 'In Chrome', body: [steps] },
      { kind: 'questions', title: 'Questions', body: [questions] },
      { kind: 'text', title: 'Else', body: [words] },
    ]);
  });

  it('has a title where the page says nothing', () => {
    expect(pageBlocks('Title', [])).toEqual([{ kind: 'hero', title: 'Title', body: [] }]);
  });
});
