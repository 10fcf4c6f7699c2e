import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  documentBody,
  documentHead,
  type BodyParts,
  type HeadParts,
} from '../../../../infrastructure/site/pages/html-document.ts';
import { EARLY_PRESS } from '../../../../infrastructure/site/pages/early-press.ts';

type DocumentParts = HeadParts & BodyParts;

const PARTS: DocumentParts = {
  language: 'ru',
  head: {
    title: 'Live',
    description: 'Games that run',
    siteName: 'Site',
    metas: [{ name: 'application-name', content: 'Site' }],
    canonical: 'https://site.test/ru/live',
    alternates: [['en', 'https://site.test/en/live']],
    picture: 'https://site.test/picture.png',
    locale: 'en',
    structured: [],
  },
  attributes: { 'data-theme': 'dark' },
  html: '<main>page</main>',
  kitSprite: '<svg></svg>',
  state: { language: 'ru' },
  assets: {
    scripts: ['/assets/browser-1.js'],
    styles: ['/assets/browser-1.css'],
    preloads: ['/assets/line-2.js'],
    fonts: ['/assets/golos-3.woff2'],
  },
  isInstallable: false,
};

function htmlDocument(parts: DocumentParts): string {
  return documentHead(parts, { nonce: 'bm9uY2U=', now: 1000 }) + documentBody(parts);
}

function stateOf(html: string): unknown {
  const [, text = ''] = /<script type="application\/json" id="page-state"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(text);
}

describe('the document of a page', () => {
  it('has the style sheet of a brand book behind those of the site, before anything is drawn [BRD-3]', () => {
    const html = htmlDocument({ ...PARTS, brand: ':root{--accent:#0a58ca}' });
    expect(html.indexOf('<style>:root{--accent:#0a58ca}</style>')).toBeGreaterThan(html.indexOf('rel="stylesheet"'));
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('<body>'));
    expect(htmlDocument({ ...PARTS, brand: '' })).not.toContain('<style');
  });

  it('names its language, its other language, its look and its files', () => {
    const html = htmlDocument(PARTS);
    expect(html).toMatch(/^<!doctype html><html lang="ru" dir="ltr" data-sent="1000" data-theme="dark">/);
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://site.test/en/live">');
    expect(html).toContain('<link rel="canonical" href="https://site.test/ru/live">');
    expect(html).toContain('<link rel="stylesheet" href="/assets/browser-1.css">');
    expect(html).toContain('<script type="module" nonce="bm9uY2U=" src="/assets/browser-1.js"></script>');
  });

  it('lets no script stand before its text: those with files are modules or are for old browsers alone, and fonts come early [PERF-05]', () => {
    const html = htmlDocument(PARTS);
    const files = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((tag) => !/ type="module"| nomodule/.test(tag))).toEqual([]);
    const places = ['/assets/golos-3.woff2', '/assets/browser-1.css', '/assets/browser-1.js', '<main>'];
    const found = places.map((place) => html.indexOf(place));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found.every((place) => place > 0)).toBe(true);
    expect(html.indexOf('</main>')).toBeLessThan(html.indexOf('id="page-state"'));
  });

  it('says which way its language is written [LA-5]', () => {
    expect(htmlDocument({ ...PARTS, language: 'ar' })).toContain('<html lang="ar" dir="rtl"');
    expect(htmlDocument({ ...PARTS, language: 'kk' })).toContain('<html lang="kk" dir="ltr"');
  });

  it('tells search engines what it is called, what it is about and what stands for it', () => {
    const html = htmlDocument(PARTS);
    expect(html).toContain('<title>Live</title>');
    expect(html).toContain('<meta name="description" content="Games that run">');
    expect(html).toContain('<meta name="application-name" content="Site">');
    expect(html).toContain('<meta property="og:title" content="Live">');
    expect(html).toContain('<meta property="og:image" content="https://site.test/picture.png">');
    expect(html).toContain('<meta property="og:url" content="https://site.test/ru/live">');
    expect(html).not.toContain('robots');
    const hidden = htmlDocument({ ...PARTS, head: { ...PARTS.head, robots: 'noindex', canonical: undefined } });
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(hidden).not.toContain('canonical');
    expect(hidden).not.toContain('og:url');
  });

  it('names the hosts of the site where the operator listed some', () => {
    expect(htmlDocument(PARTS)).not.toContain('site-hosts');
    expect(htmlDocument({ ...PARTS, hosts: [] })).not.toContain('site-hosts');
    const html = htmlDocument({ ...PARTS, hosts: ['bet.example', 'mirror.example'] });
    expect(html).toContain('<meta name="site-hosts" content="bet.example mirror.example">');
  });

  it('carries what it tells of itself as data, whatever a name has in it [SEC-15]', () => {
    const thing = { '@type': 'SportsEvent', name: '</script><script>alert(1)</script>' };
    const html = htmlDocument({ ...PARTS, head: { ...PARTS.head, structured: [thing] } });
    const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(text)).toEqual(thing);
    expect(html.match(/<script/gi)).toHaveLength(3);
  });

  it('gives every script that runs the nonce, and has no inline script that runs', () => {
    const scripts = htmlDocument(PARTS).match(/<script[^>]*>/g) ?? [];
    expect(scripts).toEqual([
      '<script type="module" nonce="bm9uY2U=" src="/assets/browser-1.js">',
      '<script type="application/json" id="page-state">',
    ]);
  });

  it('has the nonce and the moment in its head alone: the rest is the same in every reply [SEC-03]', () => {
    const oldBrowserScript = { file: '/old-browser.js', integrity: 'sha384-AAAA' };
    const parts = { ...PARTS, oldBrowserScript, head: { ...PARTS.head, structured: [{ name: 'thing' }] } };
    const head = (nonce: string, now: number) => documentHead(parts, { nonce, now });
    expect(head('bm9uY2U=', 1000).replaceAll('bm9uY2U=', 'b3RoZXI=').replace('"1000"', '"2000"')).toBe(
      head('b3RoZXI=', 2000),
    );
    expect(head('bm9uY2U=', 1000).match(/nonce="bm9uY2U="/g)).toHaveLength(4);
    expect(head('bm9uY2U=', 1000)).toContain('data-sent="1000"');
    expect(documentBody(parts)).not.toContain('nonce');
  });

  it('runs one short script of ours before all others, with the nonce [SEC-03]', () => {
    const html = htmlDocument({ ...PARTS, firstScript: EARLY_PRESS });
    const [head = '', body = ''] = html.split('<body>');
    expect(head).toContain(`<script nonce="bm9uY2U=">${EARLY_PRESS}</script><script type="module"`);
    expect(EARLY_PRESS).not.toContain('<');
    expect([EARLY_PRESS.length < 850, body.includes('data-hydrated')]).toEqual([true, false]);
  });

  it('has one script for browsers without modules, sealed and with the nonce [SEC-03]', () => {
    const oldBrowserScript = { file: '/old-browser.js?v=a%2Bb', integrity: 'sha384-AAAA' };
    expect(htmlDocument({ ...PARTS, oldBrowserScript })).toContain(
      '<script nomodule nonce="bm9uY2U=" src="/old-browser.js?v=a%2Bb" integrity="sha384-AAAA" crossorigin="anonymous"></script>',
    );
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
    'escapes what comes from outside: %j [SEC-24] [SEC-15]',
    (evil) => {
      const html = htmlDocument({
        ...PARTS,
        head: {
          ...PARTS.head,
          title: evil,
          description: evil,
          siteName: evil,
          robots: evil,
          metas: [{ name: evil, content: evil }],
          canonical: `https://${evil}/ru/${evil}`,
          alternates: [['en', `https://${evil}`]],
        },
        attributes: { 'data-theme': evil },
      });
      expect(html.match(/<script/g)).toHaveLength(2);
      expect(html).not.toContain('<img');
      expect(html.match(/<title>([^<]*)<\/title>/)?.[1]).not.toContain('<');
      expect(html).not.toMatch(/(?:href|content|name|data-theme)="[^"]*"[^ >/]/);
    },
  );
});
