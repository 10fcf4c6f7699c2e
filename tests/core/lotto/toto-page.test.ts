import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totoLineCount } from '../../../core/lotto/toto-coupon.ts';
import { TOTO_PARTS, totoPage, totoPath } from '../../../core/lotto/toto-page.ts';
import { TOTO_SECTIONS } from '../../../core/navigation/route-parameters.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';

describe('a page of the toto', () => {
  it.each([
    [[], 'fifteen', 'filling'],
    [['football'], 'football', 'filling'],
    [['football', 'draw'], 'football', 'draw'],
    [['next'], 'fifteen', 'next'],
    [['cyber-sport', 'coupons'], 'cyber-sport', 'coupons'],
    [['draws'], 'fifteen', 'draws'],
    [['basketball', 'nonimees'], 'basketball', 'nominees'],
    [['football', 'nominees'], 'football', 'filling'],
    [['unknown'], 'fifteen', 'filling'],
    [['unknown', 'draw'], 'fifteen', 'filling'],
    [['draw', 'next'], 'fifteen', 'draw'],
  ])('of %o is %s %s [TT-1, TT-2]', (words, sort, part) => {
    expect(totoPage(words)).toEqual({ sort, part });
  });

  it('has six parts [TT-1]', () => {
    expect(TOTO_PARTS).toEqual(['filling', 'draw', 'next', 'coupons', 'draws', 'nominees']);
  });

  it('always comes back from its path, which is a route of the site [TT-3]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TOTO_SECTIONS), fc.constantFrom(...TOTO_PARTS), (sort, part) => {
        const path = totoPath({ sort, part });
        expect(totoPage(path.split('/').slice(1))).toEqual({ sort, part });
        expect(matchPath(`/${path}`)?.name.startsWith('toto')).toBe(true);
      }),
    );
    expect(totoPath({ sort: 'football', part: 'nominees' })).toBe('toto/football/nonimees');
    expect(totoPath({ sort: 'fifteen', part: 'filling' })).toBe('toto/fifteen');
  });
});

describe('a coupon of a toto', () => {
  const DRAW = {
    id: 1,
    games: [
      { id: 1, answerCount: 3 },
      { id: 2, answerCount: 2 },
    ],
  };

  it.each([
    [[[1], [2]], { ok: true, value: 1 }],
    [
      [
        [1, 2, 3],
        [1, 2],
      ],
      { ok: true, value: 6 },
    ],
    [[[1, 1], [2]], { ok: true, value: 1 }],
    [[[1]], { ok: false, error: { code: 'wrong-count' } }],
    [[[1], [2], [1]], { ok: false, error: { code: 'wrong-count' } }],
    [[[1], []], { ok: false, error: { code: 'no-answer' } }],
    [[[0], [1]], { ok: false, error: { code: 'no-such-answer' } }],
    [[[1], [3]], { ok: false, error: { code: 'no-such-answer' } }],
    [[[1.5], [1]], { ok: false, error: { code: 'no-such-answer' } }],
    [[[Number.NaN], [1]], { ok: false, error: { code: 'no-such-answer' } }],
  ])('with the answers %o is %o [TT-4]', (answers, lines) => {
    expect(totoLineCount(DRAW, answers)).toEqual(lines);
  });

  it('is none without games [TT-4]', () => {
    expect(totoLineCount({ id: 1, games: [] }, [])).toEqual({ ok: false, error: { code: 'wrong-count' } });
  });

  it('has as many lines as a walk over all ways finds [TT-4]', () => {
    const games = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1 }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(games, (answers) => {
        let ways: readonly (readonly number[])[] = [[]];
        for (const game of answers) ways = ways.flatMap((way) => game.map((answer) => [...way, answer]));
        const draw = { id: 1, games: answers.map((_, id) => ({ id, answerCount: 3 })) };
        expect(totoLineCount(draw, answers)).toEqual({ ok: true, value: ways.length });
      }),
    );
  });

  it('never counts beyond what a number holds exactly [TT-4]', () => {
    const games = Array.from({ length: 33 }, (_, id) => ({ id, answerCount: 3 }));
    const all = games.map(() => [1, 2, 3]);
    expect(totoLineCount({ id: 1, games }, all)).toEqual({ ok: true, value: 3 ** 33 });
    const more = [...games, { id: 33, answerCount: 3 }];
    expect(totoLineCount({ id: 1, games: more }, [...all, [1, 2, 3]])).toEqual({
      ok: false,
      error: { code: 'too-many-lines' },
    });
  });
});
