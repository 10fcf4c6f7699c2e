import { describe, expect, it } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { safeDocument } from '../../../core/site/documents/document-tree.ts';
import { parsedHtml } from '../../../infrastructure/site/parsed-html.ts';
import { INFORMATION_PAGES } from '../../../core/navigation/information-address.ts';
import { COMPANY_PAGES } from '../../../infrastructure/sandbox/information/pages/company-pages.ts';
import { LANDING_PAGES } from '../../../infrastructure/sandbox/information/pages/landing-pages.ts';
import { MONEY_PAGES } from '../../../infrastructure/sandbox/information/pages/money-pages.ts';
import { PLAY_PAGES } from '../../../infrastructure/sandbox/information/pages/play-pages.ts';
import { POLICY_PAGES } from '../../../infrastructure/sandbox/information/pages/policy-pages.ts';
import { RULE_PAGES } from '../../../infrastructure/sandbox/information/pages/rule-pages.ts';
import { SAFETY_PAGES } from '../../../infrastructure/sandbox/information/pages/safety-pages.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';
import { DocumentBody } from '#ui/site/documents/document-body.tsx';
import { SMUGGLED } from '../../support/examples/smuggled-markup.ts';

function shown(html: string): string {
  const body = createElement(DocumentBody, { nodes: safeDocument(parsedHtml(html)), language: 'en' });
  return renderToStaticMarkup(createElement(MemoryRouter, undefined, body));
}

describe('the HTML of a page', () => {
  it('is read as it stands, texts whole and comments left out', () => {
    expect(parsedHtml('<p class="a">1 &lt; 2 &amp; <b>3</b><!-- x --></p>')).toEqual([
      {
        name: 'p',
        attributes: { class: 'a' },
        children: ['1 < 2 & ', { name: 'b', attributes: {}, children: ['3'] }],
      },
    ]);
    expect(parsedHtml('<p>a<p>b')).toHaveLength(2);
  });

  it.each(SMUGGLED)('brings no script to the page: %s [SEC-11]', (html) => {
    const page = shown(html);
    const tags = [...page.matchAll(/<\/?([a-z\d]+)([^>]*)>/gi)];
    expect(tags.filter(([, name = '']) => !/^(?:div|p|a|strong|em|table|tbody|tr|td)$/.test(name))).toEqual([]);
    expect(tags.filter(([, , attributes = '']) => / on|style|src|javascript|data:|evil/i.test(attributes))).toEqual([]);
  });

  it.each(
    [RULE_PAGES, PLAY_PAGES, MONEY_PAGES, SAFETY_PAGES, POLICY_PAGES, COMPANY_PAGES].flatMap((pages) =>
      Object.entries(pages),
    ),
  )('of %s is whole in both languages, and its links lead somewhere', (_, { ru, en }) => {
    for (const { html } of [ru, en]) {
      expect(shown(html).match(/<(?:p|li|td|h2)[ >]/g)?.length).toBe(html.match(/<(?:p|li|td|h2)[ >]/g)?.length);
      const paths = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path);
      expect(paths.filter((path) => matchPath(path) === undefined)).toEqual([]);
    }
    expect(ru.html.match(/<\w+/g)).toEqual(en.html.match(/<\w+/g));
  });

  it('of landings leads to pages that are there', () => {
    const paths = [...JSON.stringify(LANDING_PAGES).matchAll(/href=\\"(\/[^"\\]*)\\"/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => matchPath(path) === undefined)).toEqual([]);
  });

  it('is there for every page that the site has', () => {
    const written = [PLAY_PAGES, MONEY_PAGES, SAFETY_PAGES, POLICY_PAGES, COMPANY_PAGES].flatMap(Object.keys);
    // the terms for partners stand on a page of the partners' own route
    expect(written.toSorted()).toEqual([...INFORMATION_PAGES, 'partners-terms'].toSorted());
  });
});
