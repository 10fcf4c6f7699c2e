import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { markupText, safeMarkup } from '../../../core/mini-apps/safe-markup.ts';
import { safeCss } from '../../../infrastructure/mini-apps/host/safe-css.ts';
import { sendFramePage } from '../../../infrastructure/sandbox/mini-apps/frame-page.ts';
import { parsedHtml } from '../../../infrastructure/site/parsed-html.ts';
import { FRAGMENTS, REACHES, SHEET_REACHES, SHEETS } from '../../support/hostile/fragments.ts';

describe('the attacks of markup', () => {
  it.each(FRAGMENTS)('reach nothing: %s [MKP-1, MKP-2, MKP-3, SEC-11]', (_, html) => {
    expect(markupText(safeMarkup(parsedHtml(html)))).not.toMatch(REACHES);
  });

  it('are attacks: each of them would reach the page as it came', () => {
    expect(FRAGMENTS.filter(([, html]) => !REACHES.test(html)).map(([name]) => name)).toEqual([]);
    expect(FRAGMENTS.length + SHEETS.length).toBeGreaterThanOrEqual(40);
  });
});

describe('the attacks of styles', () => {
  it.each(SHEETS)('reach nothing: %s [STY-1, STY-2, STY-3, STY-4, STY-5, SEC-12]', (_, css) => {
    expect(safeCss(css)).not.toMatch(SHEET_REACHES);
  });

  it('are attacks: each of them would reach the page as it came', () => {
    expect(SHEETS.filter(([, css]) => !SHEET_REACHES.test(css)).map(([name]) => name)).toEqual([]);
  });
});

it('the page of an application of the sandbox keeps itself in besides [HST-21]', async () => {
  const app = fastify();
  app.get('/', async (_request, reply) =>
    sendFramePage(reply, { language: 'en', title: '<b>', body: '', styles: '', script: '' }),
  );
  const { headers, body } = await app.inject('/');
  expect(body).toContain('<title>&lt;b></title>');
  const policy = String(headers['content-security-policy']).split('; ');
  for (const rule of ["default-src 'none'", "connect-src 'none'", 'sandbox allow-scripts'])
    expect(policy).toContain(rule);
});
