import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COEF_VIEW_IDS,
  coefViewIdOf,
  decimalOdds,
  formatMilliOdds,
  formatOdds,
  isPrice,
  milliOddsOf,
  oddsFormat,
  parseOdds,
  roundOdds,
  toMilliOdds,
  type MilliOdds,
} from '../../../core/shared/odds.ts';
import { anyOdds } from '../../support/examples/slip-arbitrary.ts';
import { ok, refused } from '../../support/examples/slip-examples.ts';
import { milli } from '../../support/units.ts';

const [DECIMAL, FRACTIONAL, AMERICAN, HONG_KONG, MALAY, INDONESIAN] = [0, 1, 2, 4, 5, 6] as const;

describe('the formats of odds', () => {
  it('go by nine ids, and unknown ones are decimal [OD-1]', () => {
    expect(COEF_VIEW_IDS.map(oddsFormat)).toEqual([
      'decimal',
      'fractional',
      'american',
      'hong-kong',
      'malay',
      'indonesian',
      'hong-kong',
      'malay',
      'indonesian',
    ]);
    expect([3, 7, 11, 12, 13, 17, -1, Number.NaN, 'toString' as never].map(oddsFormat)).toEqual(
      Array.from({ length: 9 }, () => 'decimal'),
    );
    expect([formatOdds(2.5, 3), formatOdds(2.5, 14), formatOdds(3, 15), formatOdds(1.5, 16)]).toEqual([
      '2.5',
      '1.5',
      '-0.5',
      '-2',
    ]);
    expect(parseOdds('-0.5', 15)).toEqual(ok(3));
  });

  it('are decimal for ids 14 to 16 outside handicaps and totals [OD-2]', () => {
    expect([14, 15, 16].map((id) => coefViewIdOf(id, 'other'))).toEqual([0, 0, 0]);
    expect([14, 15].map((id) => coefViewIdOf(id, 'handicap'))).toEqual([14, 15]);
    expect([coefViewIdOf(16, 'total'), coefViewIdOf(5, 'other'), coefViewIdOf(13, 'other')]).toEqual([16, 5, 13]);
  });
});

describe('odds as text', () => {
  // decimal, fractional, american, Hong Kong, Malay, Indonesian; oddslib, odds.at and sportsbookreview agree.
  it.each([
    [3, '3', '2/1', '+200', '2', '-0.5', '2'],
    [2, '2', '1/1', '+100', '1', '1', '1'],
    [1.5, '1.5', '1/2', '-200', '0.5', '0.5', '-2'],
    [2.5, '2.5', '3/2', '+150', '1.5', '-0.667', '1.5'],
    [1.85, '1.85', '17/20', '-118', '0.85', '0.85', '-1.176'],
    [1.01, '1.01', '1/100', '-10000', '0.01', '0.01', '-100'],
    [2.023, '2.023', '1023/1000', '+102', '1.023', '-0.978', '1.023'],
    [1.999, '1.999', '999/1000', '-100', '0.999', '0.999', '-1.001'],
    [2.001, '2.001', '1001/1000', '+100', '1.001', '-0.999', '1.001'],
    [16, '16', '15/1', '+1500', '15', '-0.067', '15'],
  ])('of %d [OD-4, OD-5, OD-6, OD-7]', (odds, ...texts) => {
    const ids = [DECIMAL, FRACTIONAL, AMERICAN, HONG_KONG, MALAY, INDONESIAN];
    expect(ids.map((id) => formatOdds(odds, id))).toEqual(texts);
  });

  it('round american odds half away from zero [OD-5]', () => {
    expect([2.005, 1.995, 1.8].map((odds) => formatOdds(odds, AMERICAN))).toEqual(['+101', '-101', '-125']);
  });

  it('keep four significant digits below 0.001 and know no negative zero [OD-8]', () => {
    const malay = [10_001, 3001, 1501, 1002, 1001, 1000].map((odds) => formatOdds(odds, MALAY));
    expect(malay).toEqual(['-0.0001', '-0.0003333', '-0.0006667', '-0.000999', '-0.001', '-0.001']);
    expect(formatOdds(1.0004, HONG_KONG)).toBe('0.0004');
    expect(formatOdds(1.001, HONG_KONG)).toBe('0.001');
    expect(formatOdds(-0, DECIMAL)).toBe('0');
  });

  it('are exact where the number has more than three decimals [OD-4, OD-7]', () => {
    expect([formatOdds(1.0025, FRACTIONAL), formatOdds(1.9999, AMERICAN), formatOdds(1.0005, DECIMAL)]).toEqual([
      '1/400',
      '-100',
      '1.001',
    ]);
    expect(formatOdds(1e21, DECIMAL)).toBe('1000000000000000000000');
  });

  it('are an em dash for what is no price [OD-3]', () => {
    for (const id of COEF_VIEW_IDS) {
      const texts = [Number.NaN, Number.POSITIVE_INFINITY, -2, '2', null].map((odds) => formatOdds(odds as number, id));
      expect(texts).toEqual(['\u2014', '\u2014', '\u2014', '\u2014', '\u2014']);
    }
  });

  it('are an em dash for a price of 1 or less, decimal apart [OD-3]', () => {
    expect([1, 0.5, 0].map((odds) => formatOdds(odds, DECIMAL))).toEqual(['1', '0.5', '0']);
    for (const id of COEF_VIEW_IDS.filter((each) => each !== DECIMAL)) {
      expect([1, 0.999, 0].map((odds) => formatOdds(odds, id))).toEqual(['\u2014', '\u2014', '\u2014']);
    }
  });
});

describe('odds from text', () => {
  it.each([
    [DECIMAL, '1.85', 1.85],
    [DECIMAL, ' 2 ', 2],
    [DECIMAL, '1.0005', 1.001],
    [DECIMAL, '1.9094', 1.909],
    [FRACTIONAL, '5/2', 3.5],
    [FRACTIONAL, '10/11', 1.909],
    [FRACTIONAL, '100/30', 4.333],
    [AMERICAN, '+150', 2.5],
    [AMERICAN, '150', 2.5],
    [AMERICAN, '-200', 1.5],
    [AMERICAN, '\u2212200', 1.5],
    [AMERICAN, '+100', 2],
    [AMERICAN, '-100', 2],
    [AMERICAN, '-110', 1.909],
    [HONG_KONG, '0.2', 1.2],
    [HONG_KONG, '+1.5', 2.5],
    [MALAY, '0.75', 1.75],
    [MALAY, '1', 2],
    [MALAY, '-0.4', 3.5],
    [MALAY, '-0.999', 2.001],
    [INDONESIAN, '-5', 1.2],
    [INDONESIAN, '1', 2],
    [INDONESIAN, '-1', 2],
    [INDONESIAN, '2.5', 3.5],
  ])('in format %i reads %s as %d [OD-9]', (id, text, odds) => {
    expect(parseOdds(text, id)).toEqual(ok(odds));
  });

  it.each([
    [DECIMAL, ['', ' ', '.5', '5.', '1,5', '+2', '-2', '1e3', '0x10', 'Infinity', 'NaN', '1.5x', '1 5', '--2']],
    [FRACTIONAL, ['5', '/', '/1', '3/', '3/0', '0/3', '0/0', '-5/2', '10/z', '1.5/2', '1/2/3', 'x1/2', '1/2x']],
    [AMERICAN, ['99', '-99', '0', '+', '1.5', '+150.5', 'x150', '150x', '+-150', '']],
    [HONG_KONG, ['0', '-0.5', '', 'x', '0.0']],
    [MALAY, ['0', '1.01', '-1', '-1.5', 'x', '-0']],
    [INDONESIAN, ['0', '0.99', '-0.99', 'x', '']],
  ])('in format %i knows no price in %j [OD-9]', (id, texts) => {
    for (const text of texts) expect([text, parseOdds(text, id)]).toEqual([text, refused('not-odds')]);
  });

  it('refuses prices that are 1 or less, or beyond the range [OD-9]', () => {
    expect(['1', '0.98', '0', '1.0004'].map((text) => parseOdds(text, DECIMAL))).toEqual(
      Array.from({ length: 4 }, () => refused('not-above-one')),
    );
    expect(parseOdds('-1000000', AMERICAN)).toEqual(refused('not-above-one'));
    expect(parseOdds('9007199254740.991', DECIMAL)).toEqual(ok(Number.MAX_SAFE_INTEGER / 1000));
    expect(parseOdds('9007199254740.992', DECIMAL)).toEqual(refused('out-of-range'));
    expect(parseOdds('9'.repeat(40), DECIMAL)).toEqual(refused('out-of-range'));
    expect(parseOdds('9'.repeat(41), DECIMAL)).toEqual(refused('not-odds'));
  });

  it('never gives a number for what is no text, nor one of 1 or less [OD-9]', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.string(), fc.double().map(String)),
        fc.oneof(fc.constantFrom(...COEF_VIEW_IDS), fc.anything()),
        (text, id) => {
          const odds = parseOdds(text as string, id as number);
          expect(odds.ok ? odds.value > 1 : typeof odds.error.code === 'string').toBe(true);
          expect(typeof formatOdds(text as number, id as number)).toBe('string');
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('both ways', () => {
  it.each([DECIMAL, FRACTIONAL, HONG_KONG, 14])('format %i always comes back exactly [OD-4, OD-7, OD-9]', (id) => {
    fc.assert(
      fc.property(anyOdds, (odds) => {
        fc.pre(odds > 1);
        expect(parseOdds(formatOdds(odds, id), id)).toEqual(ok(odds));
      }),
    );
  });

  it.each([AMERICAN, MALAY, INDONESIAN, 15, 16])(
    'format %i always comes back as the text that it gave [OD-5, OD-6, OD-9]',
    (id) => {
      fc.assert(
        fc.property(fc.integer({ min: 1010, max: 11_000 }), (milli) => {
          const text = formatOdds(milli / 1000, id);
          const odds = parseOdds(text, id);
          expect(odds.ok).toBe(true);
          // A text of three figures stands for odds within half a per cent of the gain.
          const gain = milli / 1000 - 1;
          expect(Math.abs((odds.ok ? odds.value : 0) - 1 - gain)).toBeLessThanOrEqual(0.02 * gain * Math.max(1, gain));
        }),
      );
    },
  );
});

describe('a price from outside', () => {
  it('is rounded to three decimals, and 1 stays [OD-10]', () => {
    expect([1.0005, 1.8549, 2, 1, 1.0004].map(roundOdds)).toEqual([ok(1.001), ok(1.855), ok(2), ok(1), ok(1)]);
  });

  it('is refused below 1 and when it is no number [OD-10]', () => {
    expect([0.9994, 0, -1].map(roundOdds)).toEqual([
      refused('not-above-one'),
      refused('not-above-one'),
      refused('not-above-one'),
    ]);
    expect([Number.NaN, Number.POSITIVE_INFINITY, '2' as never].map(roundOdds)).toEqual([
      refused('not-odds'),
      refused('not-odds'),
      refused('not-odds'),
    ]);
    expect(roundOdds(1e13)).toEqual(refused('out-of-range'));
  });
});

describe('odds in thousandths', () => {
  it('are exact, and come back as the odds they were [OD-11]', () => {
    expect([1.85, 1, 0, 1000.001].map(toMilliOdds)).toEqual([ok(1850), ok(1000), ok(0), ok(1_000_001)]);
    expect(decimalOdds(milli(1850))).toBe(1.85);
    expect([Number.NaN, 1.5].map((odds) => decimalOdds(odds as MilliOdds))).toEqual([undefined, undefined]);
  });

  it('are made of a price alone: above 1, with at most three decimals [OD-11]', () => {
    expect([1.001, 2, 1000.5].every(isPrice)).toBe(true);
    expect([1, 0, -2, 1.0005, Number.NaN, Number.POSITIVE_INFINITY, '2', undefined].some(isPrice)).toBe(false);
  });

  it('are printed as the same odds in decimals are, in every format [OD-3, OD-11]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 52 }), fc.constantFrom(...COEF_VIEW_IDS), (odds, id) => {
        expect(formatMilliOdds(milli(odds), id)).toBe(formatOdds(odds / 1000, id));
      }),
    );
    expect(formatMilliOdds(Number.NaN as MilliOdds, DECIMAL)).toBe('\u2014');
  });

  it('are refused where the odds are no number, negative, out of range or have more decimals [OD-11]', () => {
    expect([1.8505, Number.NaN, -1].map(toMilliOdds)).toEqual(Array(3).fill(refused('not-odds')));
    expect(toMilliOdds(1e13)).toEqual(refused('out-of-range'));
    expect([0.5, -1, Number.NaN, 2 ** 53].map((count) => milliOddsOf(count))).toEqual(Array(4).fill(undefined));
  });
});
