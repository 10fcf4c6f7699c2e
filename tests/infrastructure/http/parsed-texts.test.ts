import { expect, it } from 'vitest';
import { parsedTexts } from '../../../infrastructure/http/parsed-texts.ts';

it('a text that was parsed before gives the same value', () => {
  const parse = parsedTexts();
  const first = parse('{"games":[1]}');
  expect(first).toEqual({ games: [1] });
  expect(parse(JSON.stringify({ games: [1] }))).toBe(first);
  expect(parse('{"games":[2]}')).toEqual({ games: [2] });
});

it('a text that is no JSON is refused each time', () => {
  const parse = parsedTexts();
  expect(() => parse('<html>')).toThrow(SyntaxError);
  expect(() => parse('<html>')).toThrow(SyntaxError);
});
