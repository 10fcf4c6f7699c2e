import { describe, expect, it } from 'vitest';
import { compareTexts, searchText } from '../../../../core/sports/search/search-text.ts';
import { hasEveryWord, isFound, isFoundByStem } from '../../../../core/sports/search/found-words.ts';

describe('texts that are searched', () => {
  it.each([
    ['Алёна РУБЛЁВА', 'алена рублева'],
    ['Fenerbahçe', 'fenerbahce'],
    ['Malmö FF', 'malmo ff'],
    ['Śląsk Wrocław', 'slask wroclaw'],
    ['Йошкар-Ола', 'йошкар-ола'],
    ['Bodø/Glimt', 'bodo/glimt'],
  ])('%s is compared as %s [LN-30]', (text, plain) => {
    expect(searchText(text)).toBe(plain);
  });

  it.each([
    ['Боруссия Мёнхенгладбах', 'менх', true],
    ['Боруссия Мёнхенгладбах', 'бору менх', true],
    ['Реал Мадрид', 'адрид', false],
    ['Atlético Madrid', 'ATLETICO', true],
    ['Atlético Madrid', 'madrid real', false],
  ])('in "%s" the text "%s" is found: %s [LN-31]', (text, wanted, found) => {
    expect(isFound(text, wanted)).toBe(found);
  });

  it.each([
    ['Тотал угловых', 'угловые', true],
    ['Карточки: кого больше', 'карточек', true],
    ['Тотал жёлтых карточек', 'карточки', true],
    ['Фора', 'форы', true],
    ['Corners handicap', 'corner', true],
    ['Total yellow cards', 'cards', true],
    ['Winner', 'window', false],
    ['Corners handicap', 'corr', false],
    ['Тотал', 'тайм', false],
  ])('among markets "%s" is found by "%s": %s [LN-38]', (text, wanted, found) => {
    expect(isFoundByStem(text, wanted)).toBe(found);
  });

  it.each([
    ['реал  мадрид', true],
    ['реал-мадрид', true],
    ['мадрид барсел', true],
    ['БАРСЕЛОНА', true],
    ['реал сосьедад', false],
    [' - ', false],
  ])('in a game of Real Madrid and Barcelona the search finds "%s": %s [LN-39]', (wanted, found) => {
    expect(hasEveryWord(searchText('Реал Мадрид\nБарселона'), wanted)).toBe(found);
  });

  it('orders names by alphabet whatever their case [LN-30]', () => {
    expect(['Ёлки', 'еда', 'Яр', 'Ель'].toSorted(compareTexts)).toEqual(['еда', 'Ёлки', 'Ель', 'Яр']);
    expect(compareTexts('Ёж', 'еж')).toBe(0);
  });
});
