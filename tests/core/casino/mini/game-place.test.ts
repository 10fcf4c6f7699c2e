import { describe, expect, it } from 'vitest';
import { gamePlace, readGamesWish, slotRoute, writeGamesWish } from '../../../../core/casino/mini/game-place.ts';
import { matchPath } from '../../../../core/navigation/route-table.ts';

describe('the place of a game', () => {
  it.each([
    ['fortuna-bonus', 'games/fortuna-bonus', 'bonus-game'],
    ['chest', 'games/chest-bonus', 'bonus-game'],
    [slotRoute(12, 'dragon-ledger'), 'slots/game/12/dragon-ledger', 'slot-game'],
    ['toto', 'toto', 'toto'],
    ['keno', 'keno', 'keno'],
    ['wheel', 'tvgames', 'tv-games'],
    ['poker', 'poker', 'poker'],
    ['the21', 'card-games', 'card-games'],
    ['5of36', 'lotto/view/1', 'lotto'],
    ['ladder', 'games/ladder', 'mini-game'],
    ['battle', 'casino/battle', 'casino'],
    ['guesscard', 'casino/guesscard', 'casino'],
    ['spin2wheels', 'casino/spin2wheels', 'casino'],
    ['andarbahar', 'casino/andarbahar', 'casino'],
    ['7of42', 'casino/7of42', 'casino'],
    ['lucky6', 'casino/lucky6', 'casino'],
    ['slot-x-y', 'slot-x-y', undefined],
  ])('of %s is %s [MG-11, MD-15, HG-42, LCT-1]', (route, path, name) => {
    expect(gamePlace({ route })).toBe(path);
    expect(matchPath(`/${path}`)?.name).toBe(name);
  });
});

describe('what is looked for among the games', () => {
  const read = (search: string) => readGamesWish(new URLSearchParams(search));

  it('stands in the address, which says nothing of what is not wished for [MG-12, CG-1]', () => {
    expect(read('?category=4&q=lucky')).toEqual({ category: 'dice', search: 'lucky' });
    expect(writeGamesWish({ category: 'dice', search: ' a&b ' })).toBe('?category=4&q=a%26b');
    expect(writeGamesWish({ category: 'all', search: '' })).toBe('');
    expect(writeGamesWish({ category: 'none' as never, search: 'x' })).toBe('?q=x');
  });

  it.each(['', '?category=-1', '?category=99', '?category=dice'])('is no category for %s [MG-12]', (search) => {
    expect(read(search).category).toBe('all');
  });

  it('is a text of 60 letters at most [MG-12]', () => {
    expect(read(`?q=${'a'.repeat(70)}`).search).toHaveLength(60);
  });
});
