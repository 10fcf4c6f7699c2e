import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bonusGameRoute } from '../../../core/casino/bonus-game.ts';
import { GAME_CATEGORIES, gameCategoryById, gameCategoryId, isInCategory } from '../../../core/casino/game-category.ts';
import {
  gameByRoute,
  gameList,
  gamesPreviewQuestion,
  readGameList,
  type GameListEntry,
} from '../../../core/casino/game-list.ts';
import { OTHER_GAMES } from '../../../core/casino/other-game.ts';
import { movedAddress } from '../../../core/navigation/former-address.ts';
import { BONUS_GAMES, SHORT_BONUS_GAMES } from '../../../core/navigation/route-parameters.ts';

const DICE: GameListEntry = { id: 1, name: 'Lucky Dice', route: 'lucky-dice', oldRoute: 'dice', categoryIds: [4] };
const CHEST: GameListEntry = { id: 2, name: 'Chest', route: 'chest-bonus', categoryIds: [6], tag: 'BG' };
const CARDS: GameListEntry = { id: 3, name: 'Twenty-one', route: 'dice', categoryIds: [5, 1], tag: 'new' };
const PLAIN: GameListEntry = { id: 4, name: 'Crystal', route: 'crystal', categoryIds: [] };
const ALL = [DICE, CHEST, CARDS, PLAIN];

describe('categories of games', () => {
  it.each([
    [-1, 'all'],
    [1, 'lotto'],
    [2, 'slots'],
    [3, 'ladder'],
    [4, 'dice'],
    [5, 'cards'],
    [6, 'other'],
  ] as const)('have the id %d for %s [CG-1]', (id, code) => {
    expect(gameCategoryById(id)).toBe(code);
    expect(gameCategoryId(code)).toBe(id);
    expect(GAME_CATEGORIES).toHaveLength(7);
  });

  it.each([0, 7, -2, 1.5, Number.NaN])('have none for %d [CG-2]', (id) => {
    expect(gameCategoryById(id)).toBeUndefined();
    expect(gameCategoryId('none' as never)).toBeUndefined();
  });

  it.each([
    [[4], 'dice', true],
    [[4], 'cards', false],
    [[4], 'all', true],
    [[], 'all', true],
    [[], 'other', true],
    [[99], 'other', true],
    [[-1], 'other', true],
    [[6, 4], 'other', true],
    [[4], 'other', false],
    [[-1], 'dice', false],
  ] as const)('of ids %o have %s: %s [CG-3]', (ids, category, isIn) => {
    expect(isInCategory(ids, category)).toBe(isIn);
  });
});

describe('a list of games', () => {
  it('leaves the bonus games out unless they are asked for [CG-4]', () => {
    expect(gameList(ALL)).toEqual([DICE, CARDS, PLAIN]);
    expect(gameList(ALL, { withBonusGames: true })).toEqual(ALL);
  });

  it.each([
    [{ category: 'dice' }, [DICE]],
    [{ category: 'other' }, [PLAIN]],
    [{ category: 'other', withBonusGames: true }, [CHEST, PLAIN]],
    [{ category: 'slots' }, []],
    [{ search: 'luck' }, [DICE]],
    [{ search: 'dice lucky' }, [DICE]],
    [{ search: 'c' }, [PLAIN]],
    [{ search: 'chest' }, []],
    [{ category: 'cards', search: 'lucky' }, []],
  ] as const)('under %o is %o [CG-5]', (wish, games) => {
    expect(gameList(ALL, wish)).toEqual(games);
  });

  it('is always a part of the list in its order, and never has the group BG by default [CG-4, CG-5]', () => {
    const entry = fc.record({
      id: fc.nat(),
      name: fc.constantFrom('Dice', 'Cards', 'Chest'),
      route: fc.constant('x'),
      categoryIds: fc.array(fc.integer({ min: -1, max: 8 }), { maxLength: 3 }),
      tag: fc.constantFrom('BG', 'new', undefined),
    });
    const categories = fc.constantFrom(...GAME_CATEGORIES.map(({ code }) => code));
    fc.assert(
      fc.property(fc.array(entry), categories, (entries, category) => {
        const shown = gameList(entries, { category });
        expect(shown).toEqual(entries.filter((each) => shown.includes(each)));
        expect(shown.some(({ tag }) => tag === 'BG')).toBe(false);
      }),
    );
  });

  it('finds a game by its route before an old one [CG-6]', () => {
    expect(gameByRoute(ALL, 'dice')).toBe(CARDS);
    expect(gameByRoute([DICE, CHEST], 'dice')).toBe(DICE);
    expect(gameByRoute(ALL, 'none')).toBeUndefined();
    expect(gameByRoute([], '')).toBeUndefined();
  });

  it('is read entry by entry [CG-7]', () => {
    const bad = [
      null,
      'text',
      {},
      { ...DICE, id: -1 },
      { ...DICE, id: 1.5 },
      { ...DICE, id: '1' },
      { ...DICE, name: '' },
      { ...DICE, name: 1 },
      { ...DICE, name: 'a'.repeat(201) },
      { ...DICE, route: 'a/b' },
      { ...DICE, route: 'A' },
      { ...DICE, route: undefined },
      { ...DICE, route: '' },
    ];
    expect(readGameList([...bad, ...ALL, { ...PLAIN, name: 'again' }])).toEqual({ ok: true, value: ALL });
    expect(readGameList({})).toEqual({ ok: false, error: { code: 'not-a-list' } });
  });

  it('leaves out what is bad of a game that is one [CG-7]', () => {
    const odd = { id: 0, name: 'Zero', route: 'zero', oldRoute: '/x', categoryIds: [1, '2', Number.NaN, 3.5], tag: '' };
    expect(readGameList([odd])).toEqual({
      ok: true,
      value: [{ id: 0, name: 'Zero', route: 'zero', categoryIds: [1] }],
    });
    const long = { id: 1, name: 'One', route: 'one', categoryIds: 'all', tag: 'a'.repeat(201) };
    const longest = { ...long, name: 'b'.repeat(200), tag: 'a'.repeat(200), categoryIds: [] };
    expect(readGameList([longest])).toEqual({ ok: true, value: [longest] });
    expect(readGameList([{ ...longest, name: 'b'.repeat(201) }])).toEqual({ ok: true, value: [] });
    expect(readGameList([long])).toEqual({ ok: true, value: [{ id: 1, name: 'One', route: 'one', categoryIds: [] }] });
  });

  it('never throws, and has each id once [CG-7]', () => {
    const entry = fc.oneof(
      fc.anything(),
      fc.record({ id: fc.integer({ min: 0, max: 3 }), name: fc.string(), route: fc.constant('a') }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.array(entry), fc.anything()), (list) => {
        const read = readGameList(list);
        const ids = read.ok ? read.value.map(({ id }) => id) : [];
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('is previewed without its categories [CG-8]', () => {
    const site = { whence: 22, groupId: 1, refId: 3, language: 'ru', countryCode: 'ru' } as const;
    expect(gamesPreviewQuestion(site)).toEqual({ ...site, includesCategories: false });
  });
});

describe('other games', () => {
  it('are four, each with its id and its page [CG-9]', () => {
    expect(OTHER_GAMES.map(({ id, code, path }) => [id, code, path])).toEqual([
      [0, 'poker', 'poker'],
      [1, 'virtual', 'virtualsports'],
      [2, 'toto', 'toto'],
      [3, 'lotto', 'lotto'],
    ]);
  });
});

describe('bonus games', () => {
  it.each([
    ['fortuna', 'fortuna-bonus'],
    ['chest-bonus', 'chest-bonus'],
    [' Memory ', 'memory-bonus'],
    ['allgamesentrance/safe', 'safe-bonus'],
    ['/allgamesentrance/lottery-bonus/', 'lottery-bonus'],
    ['DRAGON', 'dragon-bonus'],
  ])('are found as %o [CG-10]', (name, route) => {
    expect(bonusGameRoute(name)).toBe(route);
  });

  it.each(['', 'bonus', '-bonus', 'dice', 'fortuna-bonus-bonus', 'ch/est', 'x/allgamesentrance/safe', 'toString'])(
    'are none as %o [CG-10]',
    (name) => {
      expect(bonusGameRoute(name)).toBeUndefined();
    },
  );

  it('lead where the former addresses lead [CG-10]', () => {
    expect(SHORT_BONUS_GAMES.map(bonusGameRoute)).toEqual(BONUS_GAMES);
    for (const name of SHORT_BONUS_GAMES) {
      expect(movedAddress(`games/${name}`, '')?.address.replace(/^\//, '')).toBe(
        `games/${String(bonusGameRoute(name))}`,
      );
    }
  });
});
