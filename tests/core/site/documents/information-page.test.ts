import { describe, expect, it } from 'vitest';
import {
  informationMenu,
  writtenLanguage,
  type InformationTitle,
} from '../../../../core/site/documents/information-page.ts';

describe('a page of information', () => {
  it.each([
    ['de', ['ru', 'en', 'de'], 'de'],
    ['de', ['ru', 'en'], 'en'],
    ['ru', ['en'], 'en'],
    ['en', ['ru'], 'ru'],
    ['en', ['de'], undefined],
    ['ru', [], undefined],
  ] as const)('asked for in %s where there are %j is in %s [INF-4]', (asked, written, shown) => {
    expect(writtenLanguage(asked, written)).toBe(shown);
  });

  it('stands in the menu under its group, in the order of the operator [INF-5]', () => {
    const titles: readonly InformationTitle[] = [
      { page: 'about', group: 'company', language: 'en', title: 'About' },
      { page: 'rules-2', group: 'rules', language: 'en', title: 'Betting' },
      { page: 'rules-1', group: 'rules', language: 'en', title: 'General' },
    ];
    expect(informationMenu(titles)).toEqual([
      { group: 'rules', titles: [titles[1], titles[2]] },
      { group: 'company', titles: [titles[0]] },
    ]);
    expect(informationMenu([])).toEqual([]);
  });
});
