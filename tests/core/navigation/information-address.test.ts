import { assert, constantFrom, option, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INFORMATION_PAGES, informationPage, informationPath } from '../../../core/navigation/information-address.ts';
import { RULE_GROUPS } from '../../../core/navigation/route-parameters.ts';
import { matchPath, routePath } from '../../../core/navigation/route-table.ts';

function pageAt(path: string): string | undefined {
  const match = matchPath(path);
  return match === undefined ? undefined : informationPage(match);
}

describe('the address of a page of information', () => {
  it.each([
    ['/howbet', 'how-to-bet'],
    ['/privacy-policy', 'privacy-policy'],
    ['/rules/3', 'rules-3'],
    ['/rules/2/coupon-types', 'rules-2-coupon-types'],
    ['/news/fair-rounds', 'news-fair-rounds'],
    ['/ourpartners', 'partners'],
    ['/ourpartners/terms', 'partners-terms'],
  ])('%s is that of %s, both ways [NV-40]', (path, page) => {
    expect(pageAt(path)).toBe(page);
    expect(informationPath(page)).toBe(path);
  });

  it.each(['rules-9', 'rules', 'rules-2-', 'rules-2-a/b', 'news', 'news-', 'slots', 'constructor', ''])(
    'is none for %s [NV-40]',
    (page) => {
      expect(informationPath(page)).toBeUndefined();
    },
  );

  it('belongs to no other route [NV-40]', () => {
    expect(['/line', '/slots', '/office/history'].map(pageAt)).toEqual([undefined, undefined, undefined]);
  });

  it('is the inverse of its name for every page and chapter [NV-40]', () => {
    for (const page of INFORMATION_PAGES) expect(pageAt(informationPath(page) ?? '')).toBe(page);
    assert(
      property(
        constantFrom(...RULE_GROUPS),
        option(stringMatching(/^[a-z\d][a-z\d_-]{0,20}$/)),
        (ruleGroup, chapter) => {
          const path = routePath('rules', { ruleGroup, ...(chapter === null ? {} : { chapter }) });
          expect(informationPath(pageAt(path) ?? '')).toBe(path);
        },
      ),
    );
  });
});
