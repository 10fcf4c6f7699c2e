import { describe, expect, it } from 'vitest';
import { pathVariants, patternParts, readParts, writePattern } from '../../../core/navigation/path-pattern.ts';

function written(pattern: string): readonly (readonly [path: string, rank: number])[] {
  return pathVariants(pattern).map(({ parts, rank }) => [parts.map((part) => part.text).join('/'), rank]);
}

describe('a pattern of paths', () => {
  it('is written in every way that its optional parts allow, ranked by what is free [NV-5]', () => {
    expect(written('')).toEqual([['', 0]]);
    expect(written('news/{slug?}')).toEqual([
      ['news', 0],
      ['news/{slug?}', 100],
    ]);
    expect(written('toto/{totoSection~}/draw')).toEqual([
      ['toto/draw', 0],
      ['toto/{totoSection~}/draw', 1],
    ]);
    expect(written('{section}/{champ}')).toEqual([['{section}/{champ}', 101]]);
    expect(written('statisticpopup/{popup}')).toEqual([['statisticpopup/{popup}', 10_000]]);
    expect(written('betting-alphabet/{block?}/{category?}').map(([path]) => path)).toEqual([
      'betting-alphabet',
      'betting-alphabet/{block?}',
      'betting-alphabet/{block?}/{category?}',
    ]);
  });

  it('tells words from parameters [NV-1]', () => {
    expect(patternParts('news/{slug?}')).toEqual([
      { text: 'news', isOptional: false, isSkippable: false },
      { text: '{slug?}', parameter: 'slug', isOptional: true, isSkippable: false },
    ]);
  });

  it('takes up to ten words at its end [NV-1]', () => {
    const parts = patternParts('statisticpopup/{popup}');
    const words = Array.from({ length: 10 }, (_, place) => `w${String(place)}`);
    expect(readParts(parts, ['statisticpopup', ...words])).toEqual({ popup: words.join('/') });
    expect(readParts(parts, ['statisticpopup', ...words, 'w10'])).toBeUndefined();
    for (const bad of ['!a', 'a!', '.a', '']) expect(readParts(parts, ['statisticpopup', bad])).toBeUndefined();
  });

  it('leaves a hole for a parameter that is not given [NV-2]', () => {
    expect(writePattern('news/{slug}/x', {})).toBe('/news//x');
    expect(writePattern('games/{shortBonusGame}-bonus', { shortBonusGame: 'chest' })).toBe('/games/chest-bonus');
  });
});
