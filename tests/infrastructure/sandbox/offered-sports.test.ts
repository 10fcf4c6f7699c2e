import { expect, it } from 'vitest';
import { offeredSports } from '../../../infrastructure/sandbox/coupons/generator/offered-sports.ts';

const GAMES = [{ sportId: 3 }, { sportId: 1 }, { sportId: 3 }];

it.each([
  [undefined, undefined],
  ['3,1', [1, 3]],
  ['1,3,1,999999', [1, 3]],
  ['999999', []],
])('of the sports %s the generator looks at %j', (asked, sports) => {
  expect(offeredSports(GAMES, asked)).toEqual(sports);
});
