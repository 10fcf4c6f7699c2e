import { describe, expect, it } from 'vitest';
import { cyberPlace } from '../../../../core/sports/cyber/cyber-address.ts';
import { CYBER_DISCIPLINES } from '../../../../core/sports/cyber/cyber.ts';

describe('the place of a game among cyber sports', () => {
  it.each(CYBER_DISCIPLINES)('of $sport is that of its discipline [SP-28]', ({ sport, type, code }) => {
    const champ = { cyberType: type, discipline: code, champ: 7, section: 'line' };
    expect(cyberPlace({ section: 'line', sport, champ: 7 })).toEqual(champ);
    expect(cyberPlace({ section: 'line', sport, champ: 7, game: 9 })).toEqual({ ...champ, game: 9 });
  });

  it('is none of another sport [SP-28]', () => {
    expect(cyberPlace({ section: 'live', sport: 'football', champ: 7, game: 9 })).toBeUndefined();
  });
});
