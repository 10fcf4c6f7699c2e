import { describe, expect, it } from 'vitest';
import { addressOfNamedSport, unknownSportWord } from '../../../core/navigation/named-sports.ts';

const MAP = [
  { id: 1, name: 'Футбол', nameEng: 'Football' },
  { id: 2, name: 'Хоккей', nameEng: 'Ice hockey' },
  { id: 42, name: 'League of Legends', nameEng: 'League of Legends' },
  { id: 9999, name: 'Новый спорт', nameEng: 'New sport' },
];

describe('an address of the line that names a sport in another way', () => {
  it.each([
    ['/live/league-of-legends', '/live/lol'],
    ['/line/League_of_Legends/12-worlds/34', '/line/lol/12-worlds/34'],
    ['/line/icehockey/', '/line/ice-hockey'],
  ])('%s leads to %s [NV-61]', (path, to) => {
    expect(addressOfNamedSport(path, MAP)).toBe(to);
  });

  it.each([
    ['/line/football'],
    ['/line/хоккей'],
    ['/line/---'],
    ['/line/2'],
    ['/line/new-sport'],
    ['/results/league-of-legends'],
    ['/line'],
    ['/'],
  ])('%s leads nowhere [NV-61]', (path) => {
    expect(addressOfNamedSport(path, MAP)).toBeUndefined();
  });

  it('asks for the map only where a word stands for a sport and is none [NV-61]', () => {
    expect(['/line/lol', '/live/league-of-legends', '/casino/league', '/line'].map(unknownSportWord)).toEqual([
      undefined,
      'league-of-legends',
      undefined,
      undefined,
    ]);
  });
});
