import { describe, expect, it } from 'vitest';
import { SportsMapStore } from '#ui/navigation/sports-map-store.ts';
import { fail, ok } from '../../../core/shared/result.ts';

describe('the map of sports', () => {
  it('is asked for once a visit, and again only where it did not come [NV-61]', async () => {
    let asked = 0;
    const store = new SportsMapStore({
      sportsMap: () => {
        asked += 1;
        return Promise.resolve(
          asked === 1 ? fail({ kind: 'network' }) : ok([{ id: 42, name: 'LoL', nameEng: 'League of Legends' }]),
        );
      },
    });
    expect(await store.addressOf('/live/league-of-legends')).toBeUndefined();
    expect(await store.addressOf('/live/league-of-legends')).toBe('/live/lol');
    expect(await store.addressOf('/live/chess')).toBeUndefined();
    expect(asked).toBe(2);
  });
});
