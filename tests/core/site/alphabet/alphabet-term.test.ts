import { describe, expect, it } from 'vitest';
import {
  foundTerms,
  termsByLetter,
  termsByTopic,
  type AlphabetTitle,
} from '../../../../core/site/alphabet/alphabet-term.ts';

const term = (slug: string, title: string, topic: AlphabetTitle['topic'], summary = ''): AlphabetTitle => ({
  slug,
  title,
  topic,
  summary,
  language: 'ru',
});
const RUSSIAN = new Intl.Collator('ru').compare;
const TERMS = [
  term('total', 'Тотал', 'totals', 'Больше или меньше'),
  term('outsider', 'аутсайдер', 'outcomes'),
  term('asian', 'Азиатская фора', 'handicaps', 'Ставка делится пополам, счёт важен'),
  term('handicap', 'Фора', 'handicaps'),
  term('live', 'Ёмкость', 'live'),
];

describe('the betting alphabet', () => {
  it('has the terms letter by letter [ALF-1]', () => {
    expect(termsByLetter(TERMS, RUSSIAN).map(({ name, terms }) => [name, ...terms.map(({ slug }) => slug)])).toEqual([
      ['А', 'asian', 'outsider'],
      ['Е', 'live'],
      ['Т', 'total'],
      ['Ф', 'handicap'],
    ]);
  });

  it('has the terms topic by topic [ALF-2]', () => {
    expect(termsByTopic(TERMS, RUSSIAN).map(({ name, terms }) => [name, ...terms.map(({ slug }) => slug)])).toEqual([
      ['outcomes', 'outsider'],
      ['handicaps', 'asian', 'handicap'],
      ['totals', 'total'],
      ['live', 'live'],
    ]);
  });

  it('finds terms by words of their name or meaning [ALF-3]', () => {
    const found = (typed: string) => foundTerms(TERMS, typed).map(({ slug }) => slug);
    expect(found('ФОРА')).toEqual(['asian', 'handicap']);
    expect(found(' фора  счет ')).toEqual(['asian']);
    expect(found('меньше')).toEqual(['total']);
    expect(found('нет такого')).toEqual([]);
    expect(found('')).toHaveLength(TERMS.length);
  });
});
