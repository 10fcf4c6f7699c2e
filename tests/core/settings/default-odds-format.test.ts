import { describe, expect, it } from 'vitest';
import { defaultOddsFormat } from '../../../core/settings/default-odds-format.ts';

describe('the odds format until the player chooses', () => {
  it.each([
    ['gb', 'en', 1],
    ['IE', 'en', 1],
    ['us', 'ru', 2],
    ['pr', 'en', 2],
    ['hk', undefined, 4],
    ['mo', 'en', 4],
    ['tw', 'en', 4],
    ['my', 'en', 5],
    ['sg', 'en', 5],
    ['id', 'ru', 6],
    ['ru', 'ru', 0],
    ['de', 'MS', 5],
    [undefined, 'id', 6],
    ['gb', 'id', 1],
    ['', '', 0],
    [undefined, undefined, 0],
    [7 as never, {} as never, 0],
  ])('writes odds in %s, %s as format %d [GS-5]', (country, language, format) => {
    expect(defaultOddsFormat(country, language)).toBe(format);
  });
});
