import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAlphabet } from '../../../infrastructure/sandbox/information/seed-alphabet.ts';
import { ALPHABET_TERM, ALPHABET_TERMS } from '../../../infrastructure/site/information-calls.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
});
afterAll(async () => {
  await site.close();
});

describe('the betting alphabet', () => {
  it('is drawn by the server with an example that the coupon has counted [WEX-2]', async () => {
    const { html, status } = await site.ask('/ru/betting-alphabet/letters/handicaps/asian-handicap');
    expect(status).toBe(200);
    expect(html).toContain('<title>Азиатская фора');
    expect(html.replaceAll('\u{a0}', ' ')).toMatch(/½ выигрыша.*?1 470,00 ₽/s);
    const { html: english } = await site.ask('/en/betting-alphabet/topics/types/system');
    expect(english).toContain('1,333.33');
  });

  it('does not have what its address names wrongly [NV-60]', async () => {
    for (const path of ['pictures', 'letters/horoscope', 'letters/totals/asian-handicap', 'letters/totals/nothing']) {
      expect((await site.ask(`/ru/betting-alphabet/${path}`)).status, path).toBe(404);
    }
  });

  it('has every term whole in Russian and English, and leads to terms that there are', async () => {
    const visitor = site.fixture.visitor();
    for (const lng of ['ru', 'en'] as const) {
      const { terms } = (await visitor.send(ALPHABET_TERMS, { query: { lng } })).read();
      const slugs = terms.map(({ slug }) => slug);
      expect(terms.length).toBeGreaterThan(30);
      for (const { slug } of terms) {
        const term = (await visitor.send(ALPHABET_TERM, { params: { slug }, query: { lng } })).read();
        expect(term.language, slug).toBe(lng);
        expect(term.mistakes.length, slug).toBeGreaterThan(0);
        expect(
          term.related.filter((each) => each === slug || !slugs.includes(each)),
          slug,
        ).toEqual([]);
      }
    }
  });

  it('says in which language a term is where the asked one is not written [INF-4]', async () => {
    const { html } = await site.ask('/de/betting-alphabet/letters/odds/margin');
    expect(html).toContain('lang="en" dir="ltr">Margin</h1>');
  });

  it('is filled again with another edition alone, and reads nothing that it cannot check', async () => {
    const { database } = site.fixture.sandbox;
    const term = database.updateTable('alphabet_terms').where('slug', '=', 'margin');
    await term.set({ title: 'Edited' }).execute();
    await seedAlphabet(database);
    const ask = async () =>
      site.fixture.visitor().send(ALPHABET_TERM, { params: { slug: 'margin' }, query: { lng: 'en' } });
    expect((await ask()).read().title).toBe('Edited');
    await term.set({ example: '{"kind":"total","line":2.1,"odds":1900}' }).execute();
    expect((await ask()).status).toBe(500);
    await database.updateTable('meta').set({ value: 'older' }).where('name', '=', 'alphabet-edition').execute();
    await seedAlphabet(database);
    expect((await ask()).read().title).toBe('Margin');
  });
});
