import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lottoPage, lottoPath, type LottoPage } from '../../../../core/lotto/numbers/lotto-page.ts';
import { LOTTO_SECTIONS } from '../../../../core/navigation/route-parameters.ts';

describe('a page of the lotto', () => {
  it.each([
    [undefined, undefined, { part: 'catalog' }],
    ['catalog', undefined, { part: 'catalog' }],
    ['catalog', 5, { part: 'catalog' }],
    ['unknown', 5, { part: 'catalog' }],
  ])('opens with the catalogue for %o %o [LT-1]', (section, id, page) => {
    expect(lottoPage(section, id)).toEqual(page);
  });

  it.each([
    [5, { part: 'view', lottoId: 5 }],
    [undefined, { part: 'catalog' }],
    [0, { part: 'catalog' }],
    [-5, { part: 'catalog' }],
    [1.5, { part: 'catalog' }],
    [Number.NaN, { part: 'catalog' }],
  ])('views the lotto %o as %o [LT-2]', (id, page) => {
    expect(lottoPage('view', id)).toEqual(page);
  });

  it('has results of one lotto or of all [LT-3]', () => {
    expect(lottoPage('results')).toStrictEqual({ part: 'results' });
    expect(lottoPage('results', 5)).toEqual({ part: 'results', lottoId: 5 });
    expect(lottoPage('results', Number.POSITIVE_INFINITY)).toEqual({ part: 'results' });
  });

  it.each([
    [{ part: 'catalog' }, 'lotto/catalog'],
    [{ part: 'results' }, 'lotto/results'],
    [{ part: 'results', lottoId: 5 }, 'lotto/results/5'],
    [{ part: 'view', lottoId: 7 }, 'lotto/view/7'],
    [{ part: 'tickets' }, 'lotto/tickets'],
    [{ part: 'rules' }, 'lotto/rules'],
  ] as const)('%o has the path %s [LT-4, LT-23]', (page, path) => {
    expect(lottoPath(page)).toBe(path);
  });

  it('always comes back from its path [LT-4]', () => {
    const anyPage = fc.tuple(fc.constantFrom(...LOTTO_SECTIONS), fc.option(fc.integer({ min: 1 }), { nil: undefined }));
    fc.assert(
      fc.property(anyPage, ([section, id]) => {
        const page: LottoPage = lottoPage(section, id);
        const [, part, back] = lottoPath(page).split('/');
        expect(lottoPage(part, back === undefined ? undefined : Number(back))).toEqual(page);
      }),
    );
  });
});
