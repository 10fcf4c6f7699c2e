import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SPORTS } from '../../../core/sports/tree/sport.ts';
import { SPORTS_MAP } from '../../../infrastructure/navigation/sports-map-calls.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
});

afterAll(async () => site.close());

describe('the map of sports', () => {
  it('names every sport of the line in the language and in English [NV-61]', async () => {
    const player = await site.fixture.player();
    const both = (await player.send(SPORTS_MAP, { query: { lng: 'ru', nameEng: 'true' } })).read().sports;
    expect(both.map(({ id }) => id)).toEqual(SPORTS.map(({ id }) => id));
    expect(both[1]).toEqual({ id: 2, name: 'Хоккей', nameEng: 'Ice hockey' });
  });

  it('leads an address with an English name to the page of the sport, for good and with its query [NV-61]', async () => {
    expect(await site.ask('/en/live/league-of-legends?a=1')).toMatchObject({
      status: 301,
      location: '/en/live/lol?a=1',
    });
    expect((await site.ask('/en/live/quidditch')).status).toBe(404);
  });

  it('is not asked for where an address belongs to a route, or lies outside of the line [NV-61]', async () => {
    const before = site.calls.filter((url) => url.startsWith(SPORTS_MAP.path)).length;
    for (const path of ['/en/live/lol', '/en/nothing/league-of-legends']) await site.ask(path);
    expect(site.calls.filter((url) => url.startsWith(SPORTS_MAP.path)).length).toBe(before);
  });
});
