import { describe, expect, it } from 'vitest';
import { suggestedAddress } from '../../../core/registration/suggested-address.ts';

describe('the domain of an address [RGF-24]', () => {
  it.each([
    ['ann@gmial.com', 'ann@gmail.com'],
    ['ann@gmai.com', 'ann@gmail.com'],
    ['ann@gmaill.com', 'ann@gmail.com'],
    ['ann@hotnail.com', 'ann@hotmail.com'],
    [' Ann.Lee@Yandx.ru ', 'Ann.Lee@yandex.ru'],
  ])('%s was meant as %s', (typed, meant) => {
    expect(suggestedAddress(typed)).toBe(meant);
  });

  it.each([
    'ann@gmail.com',
    'ann@GMAIL.com',
    'ann@mail.com',
    'ann@ymail.com',
    'ann@gmial.co',
    'ann@oddsmith.org',
    'gmial.com',
    '@gmial.com',
    '',
  ])('%s is left as it is', (typed) => {
    expect(suggestedAddress(typed)).toBeUndefined();
  });
});
