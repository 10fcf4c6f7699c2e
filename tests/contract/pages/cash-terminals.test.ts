import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedTerminals } from '../../../infrastructure/sandbox/information/terminals/seed-terminals.ts';
import { CASH_TERMINALS } from '../../../infrastructure/site/information-calls.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
});
afterAll(async () => {
  await site.close();
});

describe('the page of cash terminals', () => {
  it('is drawn by the server with its list, in Russian and in English [CNT-1, CNT-4]', async () => {
    const { html, status } = await site.ask('/ru/cash_terminals');
    expect(status).toBe(200);
    expect(html).toMatch(/Алматы.*?Яблоневая.*?Круглосуточно/s);
    const { html: english } = await site.ask('/en/cash_terminals');
    expect(english).toMatch(/Almaty.*?Yablonevaya.*?Around the clock/s);
  });

  it('says another language of its places where the asked one is not written [INF-4]', async () => {
    const visitor = site.fixture.visitor();
    const { terminals } = (await visitor.send(CASH_TERMINALS, { query: { lng: 'de' } })).read();
    expect(terminals.length).toBeGreaterThan(15);
    expect(new Set(terminals.map(({ language }) => language))).toEqual(new Set(['en']));
  });

  it('keeps what an editor changed', async () => {
    const { database } = site.fixture.sandbox;
    await database.deleteFrom('cash_terminals').where('id', '>', 1).execute();
    await seedTerminals(database);
    const { terminals } = (await site.fixture.visitor().send(CASH_TERMINALS, { query: { lng: 'ru' } })).read();
    expect(terminals.map(({ id }) => id)).toEqual([1]);
  });
});
