import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageHead } from '../../../../core/site/documents/page-head.ts';
import { writeHead, type WrittenDocument } from '../../../../ui/app/head/document-head.ts';

const DOCUMENT = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width">',
  '<meta property="csp-nonce">',
  '<meta name="site-version" content="1">',
  '<link rel="icon" href="/favicon.svg">',
  '<link rel="stylesheet" href="/a.css">',
];
const SERVED = [
  '<title>Home</title>',
  '<meta name="description" content="Bets">',
  '<meta name="robots" content="noindex">',
  '<meta name="verification" content="42">',
  '<meta property="og:title" content="Home">',
  '<link rel="canonical" href="https://site.test/ru">',
  '<link rel="alternate" hreflang="en" href="https://site.test/en">',
];
const HEAD: PageHead = {
  title: 'Live',
  description: 'Games that run',
  siteName: 'Site',
  metas: [{ name: 'application-name', content: '"><script>alert(1)</script>' }],
  canonical: 'https://site.test/ru/live',
  alternates: [['x-default', 'https://site.test/live']],
  picture: 'https://site.test/picture.png',
  locale: 'en',
  structured: [{ '@type': 'SportsEvent', name: '</script><b>' }],
};

const WRITTEN: WrittenDocument = { document, trustJson: (json) => json };

beforeEach(() => {
  document.head.innerHTML = [...DOCUMENT, ...SERVED].join('');
  document.body.innerHTML = '<div id="root"></div><script type="application/ld+json">{"@type":"WebSite"}</script>';
});
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

function contents(selector: string): readonly (string | null)[] {
  return [...document.querySelectorAll(selector)].map(
    (element) => element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent,
  );
}

describe('the head of a document', () => {
  it('is that of the page which came, and nothing of the one before it [SEO-8]', () => {
    writeHead(HEAD, WRITTEN);
    expect(document.title).toBe('Live');
    expect(contents('title')).toEqual(['Live']);
    expect(contents('meta[name="description"]')).toEqual(['Games that run']);
    expect(contents('meta[name="robots"]')).toEqual([]);
    expect(contents('meta[name="verification"]')).toEqual([]);
    expect(contents('meta[property="og:title"]')).toEqual(['Live']);
    expect(contents('link[rel="canonical"]')).toEqual(['https://site.test/ru/live']);
    expect(contents('link[rel="alternate"]')).toEqual(['https://site.test/live']);
  });

  it('keeps what the document says of itself', () => {
    writeHead(HEAD, WRITTEN);
    for (const markup of DOCUMENT) expect(document.head.innerHTML).toContain(markup);
    expect(document.querySelector('#root')).not.toBeNull();
  });

  it('carries texts and things as data, whatever is in them [SEC-15]', () => {
    writeHead(HEAD, WRITTEN);
    expect(contents('meta[name="application-name"]')).toEqual(['"><script>alert(1)</script>']);
    const things = contents('script[type="application/ld+json"]').map((text) => JSON.parse(text ?? '') as unknown);
    expect(things).toEqual(HEAD.structured);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(document.querySelectorAll('b')).toHaveLength(0);
  });

  it('is the same when it is written twice', () => {
    writeHead(HEAD, WRITTEN);
    const once = document.documentElement.innerHTML;
    writeHead(HEAD, WRITTEN);
    expect(document.documentElement.innerHTML).toBe(once);
  });
});
