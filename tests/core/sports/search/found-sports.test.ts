import { describe, expect, it } from 'vitest';
import { foundSports } from '../../../../core/sports/search/found-sports.ts';

const SPORTS = [
  { code: 'football', name: 'Футбол' },
  { code: 'ice-hockey', name: 'Хоккей' },
  { code: 'tennis', name: 'Теннис' },
  { code: 'table-tennis', name: 'Настольный теннис' },
  { code: 'cs2', name: 'CS2' },
  { code: 'dota-2', name: 'Dota 2' },
  { code: 'mma', name: 'UFC / MMA' },
] as const;

describe('sports that are looked for', () => {
  it.each([
    ['футбол', ['football']],
    ['Футб', ['football']],
    ['football', ['football']],
    ['soccer', ['football']],
    ['aen,jk', ['football']],
    ['футбл', ['football']],
    ['теннис', ['tennis', 'table-tennis']],
    ['настольный теннис', ['table-tennis']],
    ['дота', ['dota-2']],
    ['dota', ['dota-2']],
    ['кс', ['cs2']],
    ['юфс', ['mma']],
    ['hockey', ['ice-hockey']],
    ['Арсенал', []],
    ['спартак', []],
    ['', []],
  ])('are found by %j [LN-103]', (text, codes) => {
    expect(foundSports(SPORTS, text).map(({ code }) => code)).toEqual(codes);
  });
});
