import { describe, expect, it } from 'vitest';
import { days, hours } from '../../../core/shared/time.ts';
import { readStartSettings } from '../../../composition/start-settings.ts';
import { keyFor, keystreamGenerator, keystreamTable } from '../../../infrastructure/sandbox/world/keystream.ts';
import { worldKeys } from '../../../infrastructure/sandbox/world/world-keys.ts';
import { createWorld, type World } from '../../../infrastructure/sandbox/world/world.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

function scores(world: World): readonly unknown[] {
  return world
    .endedGames(NOON - hours(1), NOON)
    .map((id) => [id, world.card(id, 'en')!.startsAt, world.game(id, { now: NOON + days(1), language: 'en' })!.score]);
}

/** FNV-1a, to which a seed was once folded: these two texts fall together. */
function folded(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

function twoThatFallTogether(): readonly [string, string] {
  const known = new Map<number, string>();
  for (let count = 0; ; count += 1) {
    const text = count.toString(36).padStart(8, '0');
    const before = known.get(folded(text));
    if (before !== undefined) return [before, text];
    known.set(folded(text), text);
  }
}

describe('the secret of results', () => {
  it('counts whole: seeds that a hash of 32 bits holds for one make two worlds', () => {
    const [first, second] = twoThatFallTogether();
    expect(folded(first)).toBe(folded(second));
    expect(scores(createWorld({ seed: first, speed: 1 }))).not.toEqual(scores(createWorld({ seed: second, speed: 1 })));
    expect(scores(createWorld({ seed: first, speed: 1 }))).toEqual(scores(createWorld({ seed: first, speed: 1 })));
  });

  it('gives fixtures and results keys of their own', () => {
    const keys = worldKeys('one secret');
    expect(keys.fixtures).toEqual(keyFor('one secret', 'fixtures'));
    const fromFixtures = keystreamGenerator(keyFor(keys.fixtures, 'play of 7'));
    const rolls = (count: number, roll: () => number) => Array.from({ length: count }, roll);
    const play = keys.gameDraws(7, 'play');
    expect(rolls(5, play.roll)).not.toEqual(rolls(5, () => fromFixtures.next()));
    expect(rolls(5, keys.gameDraws(7, 'play').roll)).not.toEqual(rolls(5, keys.gameDraws(7, 'abandonment').roll));
    expect(rolls(5, keys.gameDraws(7, 'play').roll)).not.toEqual(rolls(5, keys.gameDraws(8, 'play').roll));
  });

  it('draws as a keystream does: evenly, again from a copy, and anywhere in a table', () => {
    const key = keyFor('one secret', 'a test');
    const generator = keystreamGenerator(key);
    const words = Array.from({ length: 20_000 }, () => generator.next());
    const copy = keystreamGenerator(key, 5_000);
    expect(Array.from({ length: 20 }, () => copy.clone().next())).toEqual(
      Array.from({ length: 20 }, () => words[5_000]),
    );
    const mean = words.reduce((sum, word) => sum + (word >>> 0), 0) / words.length / 2 ** 32;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.01);
    const table = keystreamTable(key);
    expect([table.word(2_000, 3), table.word(0, 1)]).toEqual([words[16_003]! >>> 0, words[1]! >>> 0]);
  });

  it('is drawn in production, where no seed that could be guessed is taken', () => {
    expect(readStartSettings({ SITE_MODE: 'production', SITE_HOSTS: 'site.example' }).seed).toBeUndefined();
    expect(readStartSettings({}).seed).toBe('oddsmith');
    expect(readStartSettings({ SANDBOX_SEED: 'mine' }).seed).toBe('mine');
    const production = { SITE_MODE: 'production', SITE_HOSTS: 'site.example' };
    expect(() => readStartSettings({ ...production, SANDBOX_SEED: 'mine' })).toThrow(/SANDBOX_SEED/);
    const long = '0123456789abcdef0123456789abcdef';
    expect(readStartSettings({ ...production, SANDBOX_SEED: long }).seed).toBe(long);
  });
});
