import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CASINO_SECTIONS,
  casinoProviders,
  gamePagePath,
  gameSlug,
  type CasinoGame,
} from '../../../core/casino/casino-game.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';

function game(id: number, change: Partial<CasinoGame> = {}): CasinoGame {
  const plain = {
    provider: 'northlight',
    section: 'slots',
    subcategories: [],
    isNew: false,
    isDemoAllowed: true,
  } as const;
  return { id, name: `Game ${id}`, ...plain, ...change };
}

const FRUIT = game(1, { name: 'Fruit Line', subcategories: ['classic', 'fruit'] });
const WHEEL = game(2, { name: 'Grand Wheel', section: 'casino', provider: 'tablehouse', subcategories: ['roulette'] });

describe('the catalogue', () => {
  it('lists providers that have games, the larger first, then by name [CG-13]', () => {
    const providers = [
      { id: 'z', name: 'Zeta', gameCount: 3 },
      { id: 'a', name: 'Alpha', gameCount: 3 },
      { id: 'n', name: 'None', gameCount: 0 },
      { id: 'b', name: 'Beta', gameCount: 9 },
    ];
    expect(casinoProviders(providers).map(({ id }) => id)).toEqual(['b', 'a', 'z']);
    expect(casinoProviders(providers, 'ze').map(({ id }) => id)).toEqual(['z']);
  });
});

describe('the page of a game', () => {
  it.each([
    ['Book of Gold', 'book-of-gold'],
    ['  3 Wilds!! ', '3-wilds'],
    ['Café Olé', 'cafe-ole'],
    ['Книга', 'game'],
    ['---', 'game'],
    ['', 'game'],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
    ['a'.repeat(80), 'a'.repeat(60)],
  ])('%o is written %s [CG-15]', (name, slug) => {
    expect(gameSlug(name)).toBe(slug);
  });

  it('is always written in small letters, digits and single hyphens [CG-15]', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(gameSlug(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(gameSlug(gameSlug(name))).toBe(gameSlug(name));
      }),
    );
  });

  it('lies under its section, perhaps a subcategory [CG-16]', () => {
    expect(gamePagePath(FRUIT)).toBe('slots/game/1/fruit-line');
    expect(gamePagePath(FRUIT, '')).toBe('slots/game/1/fruit-line');
    expect(gamePagePath(WHEEL, 'roulette')).toBe('casino/roulette/game/2/grand-wheel');
  });

  it('is a route of the site, whatever the game [CG-11, CG-16]', () => {
    const anyGame = fc.record({
      section: fc.constantFrom(...CASINO_SECTIONS),
      id: fc.integer({ min: 1, max: 999_999 }),
      name: fc.string(),
    });
    fc.assert(
      fc.property(anyGame, fc.option(fc.string(), { nil: undefined }), (each, subcategory) => {
        const route = matchPath(`/${gamePagePath(each, subcategory)}`);
        expect(route).toMatchObject({
          name: each.section === 'slots' ? 'slot-game' : 'casino-game',
          params: { game: each.id, gameName: gameSlug(each.name) },
        });
      }),
    );
  });
});
