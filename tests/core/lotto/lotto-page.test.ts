import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lottoHits, lottoResults, lottoTicket } from '../../../core/lotto/lotto-draw.ts';
import { lottoPage, lottoPath, type LottoPage } from '../../../core/lotto/lotto-page.ts';
import { LOTTO_SECTIONS } from '../../../core/navigation/route-parameters.ts';

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
  ] as const)('%o has the path %s [LT-4]', (page, path) => {
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

describe('a lotto', () => {
  const LOTTO = { drawn: 5, highest: 36 };

  it.each([
    [[5, 4, 36, 1, 2], { ok: true, value: [1, 2, 4, 5, 36] }],
    [[1, 2, 3, 4], { ok: false, error: { code: 'wrong-count' } }],
    [[1, 2, 3, 4, 5, 6], { ok: false, error: { code: 'wrong-count' } }],
    [[], { ok: false, error: { code: 'wrong-count' } }],
    [[1, 2, 3, 4, 37], { ok: false, error: { code: 'not-of-this-lotto' } }],
    [[0, 2, 3, 4, 5], { ok: false, error: { code: 'not-of-this-lotto' } }],
    [[1.5, 2, 3, 4, 5], { ok: false, error: { code: 'not-of-this-lotto' } }],
    [[Number.NaN, 2, 3, 4, 5], { ok: false, error: { code: 'not-of-this-lotto' } }],
    [[2, 2, 3, 4, 5], { ok: false, error: { code: 'twice' } }],
  ])('takes a ticket of %o as %o [LT-5]', (numbers, ticket) => {
    expect(lottoTicket(LOTTO, numbers)).toEqual(ticket);
  });

  it('takes every ticket of as many different numbers, in any order, as the same [LT-5]', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 36 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(numbers, (ticket) => {
        const read = lottoTicket(LOTTO, ticket);
        expect(read).toEqual(lottoTicket(LOTTO, ticket.toReversed()));
        expect(read.ok && new Set(read.value)).toEqual(new Set(ticket));
      }),
    );
  });

  it('is hit by the numbers that were drawn [LT-6]', () => {
    expect(lottoHits([1, 2, 3, 4, 5], { numbers: [5, 9, 1] })).toEqual([1, 5]);
    expect(lottoHits([], { numbers: [5] })).toEqual([]);
  });

  it('shows the newest results first [LT-7]', () => {
    const draw = (lottoId: number, number: number, at: number) => ({ lottoId, number, at, numbers: [1] });
    const draws = [draw(1, 1, 100), draw(2, 1, 300), draw(1, 2, 200), draw(1, 3, 200)];
    expect(lottoResults(draws).map(({ at, number }) => [at, number])).toEqual([
      [300, 1],
      [200, 3],
      [200, 2],
      [100, 1],
    ]);
    expect(lottoResults(draws, 2)).toEqual([draw(2, 1, 300)]);
    expect(lottoResults([], 2)).toEqual([]);
  });
});
