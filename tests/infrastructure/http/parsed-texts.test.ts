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

it('a text is parsed again once others of 600,000 letters came after it', () => {
  const parse = parsedTexts();
  const first = parse('[1]');
  const long = (letter: string) => JSON.stringify(letter.repeat(290_000));
  parse(long('a'));
  parse(long('b'));
  expect(parse('[1]')).toBe(first);
  for (const letter of ['c', 'd', 'e']) parse(long(letter));
  expect(parse('[1]')).toEqual(first);
  expect(parse('[1]')).not.toBe(first);
});
