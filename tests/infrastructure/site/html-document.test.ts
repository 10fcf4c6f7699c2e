import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlDocument, type DocumentParts } from '../../../infrastructure/site/html-document.ts';

const PARTS: DocumentParts = {
  language: 'ru',
  languages: ['ru', 'en', 'ar'],
  path: '/ru/live',
  origin: 'https://site.test',
  title: 'Live',
  attributes: { 'data-theme': 'dark' },
  html: '<main>page</main>',
  iconSprite: '<svg></svg>',
  state: { language: 'ru' },
  assets: {
    scripts: ['/assets/browser-1.js'],
    styles: ['/assets/browser-1.css'],
    preloads: ['/assets/line-2.js'],
    fonts: ['/assets/golos-3.woff2'],
  },
  nonce: 'bm9uY2U=',
  developmentHead: '',
  isIndexed: true,
};

function stateOf(html: string): unknown {
  const [, text = ''] = /<script type="application\/json" id="page-state"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(text);
}

describe('the document of a page', () => {
  it('names its language, its other language, its look and its files', () => {
    const html = htmlDocument(PARTS);
    expect(html).toMatch(/^<!doctype html><html lang="ru" dir="ltr" data-theme="dark">/);
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://site.test/en/live">');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://site.test/live">');
    expect(html).not.toContain('hreflang="de"');
    expect(html).toContain('<link rel="canonical" href="https://site.test/ru/live">');
    expect(html).toContain('<link rel="stylesheet" href="/assets/browser-1.css">');
    expect(html).toContain('<script type="module" nonce="bm9uY2U=" src="/assets/browser-1.js"></script>');
  });

  it('says which way its language is written [LA-5]', () => {
    expect(htmlDocument({ ...PARTS, language: 'ar' })).toContain('<html lang="ar" dir="rtl"');
    expect(htmlDocument({ ...PARTS, language: 'kk' })).toContain('<html lang="kk" dir="ltr"');
  });

  it('asks search engines to forget what is no page', () => {
    expect(htmlDocument(PARTS)).not.toContain('robots');
    const forgotten = htmlDocument({ ...PARTS, isIndexed: false });
    expect(forgotten).toContain('<meta name="robots" content="noindex">');
    expect(forgotten).not.toContain('hreflang');
  });

  it('gives every script the nonce, and has no inline script that runs', () => {
    const scripts = htmlDocument(PARTS).match(/<script[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(2);
    for (const script of scripts) expect(script).toContain('nonce="bm9uY2U="');
    expect(scripts.filter((script) => !script.includes('src='))).toEqual([
      '<script type="application/json" id="page-state" nonce="bm9uY2U=">',
    ]);
  });

  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '\u2028\u2029',
    "$& $1 $` $' $$",
    '"\\"</SCRIPT>',
    '&lt;&amp;',
  ])('carries any text of its state unharmed: %j [SEC-03]', (name) => {
    const html = htmlDocument({ ...PARTS, state: { name } });
    expect(stateOf(html)).toEqual({ name });
    expect(html.match(/<script/gi)).toHaveLength(2);
    expect(html).not.toMatch(/[\u2028\u2029]/);
  });

  it('carries any state at all [SEC-03]', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (state) => {
        expect(stateOf(htmlDocument({ ...PARTS, state: { state } }))).toEqual(JSON.parse(JSON.stringify({ state })));
      }),
    );
  });

  it.each(['"><script>alert(1)</script>', "' onload=alert(1) x='", '</title><img src=x>', '&quot;'])(
    'escapes what comes from outside: %j [SEC-24]',
    (evil) => {
      const html = htmlDocument({
        ...PARTS,
        title: evil,
        path: `/ru/${evil}`,
        origin: `https://${evil}`,
        attributes: { 'data-theme': evil },
      });
      expect(html.match(/<script/g)).toHaveLength(2);
      expect(html).not.toContain('<img');
      expect(html.match(/<title>([^<]*)<\/title>/)?.[1]).not.toContain('<');
      expect(html).not.toMatch(/(?:href|data-theme)="[^"]*"[^ >/]/);
    },
  );
});
