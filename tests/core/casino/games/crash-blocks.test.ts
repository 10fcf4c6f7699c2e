import { describe, expect, it } from 'vitest';
import { betsOfBlocks } from '../../../../core/casino/games/crash-blocks.ts';
import type { CrashBet } from '../../../../core/casino/games/crash-gateway.ts';
import type { Minor } from '../../../../core/shared/money.ts';

const bet = (id: string, at: number, state: CrashBet['state'] = 'pending'): CrashBet => ({
  id,
  round: 7,
  state,
  currency: 'RUB',
  stake: 1000 as Minor,
  win: 0 as Minor,
  target: 200,
  at,
});
const idsOf = (bets: readonly CrashBet[], keys: readonly (string | undefined)[]) =>
  betsOfBlocks(bets, keys).map((each) => each?.id);

describe('the blocks for stakes', () => {
  it('show each what was placed in it [GM-38]', () => {
    expect(idsOf([bet('b', 2), bet('a', 1)], ['b', 'a'])).toEqual(['b', 'a']);
    expect(idsOf([bet('a', 1)], [undefined, 'a'])).toEqual([undefined, 'a']);
  });

  it('show what was placed elsewhere where they have none, the earliest first [GM-38]', () => {
    expect(idsOf([bet('b', 2), bet('a', 1)], [undefined, undefined])).toEqual(['a', 'b']);
    expect(idsOf([bet('b', 2), bet('a', 1)], [undefined, 'a'])).toEqual(['b', 'a']);
    expect(idsOf([bet('b', 2)], ['of an earlier round', undefined])).toEqual(['b', undefined]);
  });

  it('show a refused stake only where it was placed [GM-38]', () => {
    expect(idsOf([bet('a', 1, 'refused')], ['a', undefined])).toEqual(['a', undefined]);
    expect(idsOf([bet('a', 1, 'refused'), bet('b', 2)], ['b', undefined])).toEqual(['b', undefined]);
  });
});
