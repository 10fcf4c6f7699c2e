import { describe, expect, it } from 'vitest';
import { linkedLocale, shownSeoText } from '../../../../core/site/documents/seo-text.ts';

describe('what stands at the end of a page', () => {
  it('is nothing without a text and links [SEO-40]', () => {
    expect(shownSeoText({ heading: 'Heading', body: [], links: [] })).toBeUndefined();
    expect(shownSeoText({ heading: '', body: [], links: [{ text: 'x', address: '//evil.test' }] })).toBeUndefined();
  });

  it('has links to pages of the site, each address once and 30 at most [SEO-40]', () => {
    const links = Array.from({ length: 90 }, (_, place) => ({
      text: 'x',
      address: `/line/football/${String(place % 45)}`,
    }));
    expect(shownSeoText({ heading: ' a ', body: [], links })).toMatchObject({ heading: 'a' });
    expect(shownSeoText({ heading: '', body: [], links })?.links).toHaveLength(30);
  });
});

describe('the language that whoever links to a page is told', () => {
  it.each([
    [{ pt: 'pt-BR' }, 'pt_BR'],
    [{ pt: 'pt' }, 'pt'],
    [{ pt: 'pt-Latn-419' }, 'pt_Latn_419'],
    [{ pt: 'en-GB' }, 'pt'],
    [{ pt: 'pt"><script>' }, 'pt'],
    [{}, 'pt'],
    [undefined, 'pt'],
    [{ en: 'en-GB' }, 'pt'],
  ] as const)('is by %j %s [SEO-41, SEC-15]', (codes, locale) => {
    expect(linkedLocale('pt', codes as Readonly<Record<string, string>> | undefined)).toBe(locale);
  });
});
