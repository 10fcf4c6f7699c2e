import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { documentHtml } from '../../../../core/site/documents/document-html.ts';
import { safeDocument } from '../../../../core/site/documents/document-tree.ts';
import { parsedHtml } from '../../../../infrastructure/site/parsed-html.ts';

const read = (html: string) => safeDocument(parsedHtml(html));

describe('a document as HTML', () => {
  it('reads as the same document, whatever was in it [INF-7]', () => {
    const word = fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="/line">',
      '<a href="javascript:x">',
      '</a>',
      '<dl><dt>',
      '<dl><dt data-sign="speed">',
      '<dt data-sign="\' onload=x">',
      '<dd>',
    );
    const piece = fc.oneof(
      word,
      fc.constantFrom('<table><tr><td>', '<br>', '<hr>', '<script>x</script>', '&lt;b&gt;', '"'),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 8 })), { maxLength: 20 }), (pieces) => {
        const html = documentHtml(read(pieces.join('')));
        expect(documentHtml(read(html))).toBe(html);
      }),
    );
  });

  it('keeps the sign of a term where the site has it, and no other attribute [INF-2, INF-40]', () => {
    const given = '<dl><dt data-sign="key" class="x">a</dt><dt data-sign="x">b</dt></dl><p data-sign="key">c</p>';
    expect(documentHtml(read(given))).toBe('<dl><dt data-sign="key">a</dt><dt>b</dt></dl>\n<p>c</p>');
  });

  it('keeps signs of markup as text', () => {
    expect(documentHtml(read('<p>1 &lt; 2 &amp; "x"</p><script>x</script>'))).toBe(
      '<p>1 &lt; 2 &amp; &quot;x&quot;</p>',
    );
  });
});
