import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COUPON_TYPES,
  antiExpressOdds,
  bonusBetMultiplier,
  blockMaximums,
  compareOdds,
  hyperBonus,
  lineCount,
  listLines,
  maximumAmount,
  possibleWin,
  settle,
  totalOdds,
  typeBounds,
} from '../../../../core/coupon/index.ts';
import { betsAt, blockBets, ok, refused } from '../../../support/examples/slip-examples.ts';

const SINGLE = { type: 'single', amount: 10, bets: betsAt(2) } as const;
const READERS = [lineCount, totalOdds, possibleWin, settle] as const;

/** What each of the four public readings says of something that need not be a slip. */
function readings(slip: unknown): unknown[] {
  return READERS.map((read) => read(slip as never));
}

function refusals(code: string, bet?: number): unknown[] {
  return READERS.map(() => refused(code, bet));
}

describe('what a slip must be', () => {
  it.each([null, undefined, 5, 'slip', true, () => SINGLE])('refuses %s [SL-1]', (slip) => {
    expect(readings(slip)).toEqual(refusals('malformed'));
  });

  it('refuses bets that are no list of bets [SL-1]', () => {
    expect(readings({ ...SINGLE, bets: undefined })).toEqual(refusals('malformed'));
    expect(readings({ ...SINGLE, bets: { length: 1 } })).toEqual(refusals('malformed'));
    expect(readings({ ...SINGLE, bets: [null] })).toEqual(refusals('malformed', 0));
    expect(readings({ type: 'express', amount: 1, bets: [{ odds: 2 }, 3] })).toEqual(refusals('malformed', 1));
  });

  it('refuses an unknown type [CT-1]', () => {
    expect(readings({ ...SINGLE, type: 'trixie' })).toEqual(refusals('unknown-type'));
    expect(readings({ ...SINGLE, type: 0 })).toEqual(refusals('unknown-type'));
  });

  it.each([
    [Number.NaN, 'odds-not-a-number'],
    [Number.POSITIVE_INFINITY, 'odds-not-a-number'],
    ['2', 'odds-not-a-number'],
    [undefined, 'odds-not-a-number'],
    [-2, 'odds-below-one'],
    [0, 'odds-below-one'],
    [0.999, 'odds-below-one'],
    [1.0001, 'odds-too-precise'],
    [1.1 + 2.2, 'odds-too-precise'],
    [1e-7, 'odds-too-precise'],
    [1e13, 'odds-out-of-range'],
    [1e22, 'odds-out-of-range'],
  ])('refuses odds of %s: %s [SL-2]', (odds, code) => {
    expect(readings({ ...SINGLE, bets: [{ odds }] })).toEqual(refusals(code, 0));
    expect(readings({ type: 'express', amount: 1, bets: [{ odds: 2 }, { odds }] })).toEqual(refusals(code, 1));
    expect(antiExpressOdds([2, odds as number])).toEqual(refused(code, 1));
  });

  it('takes odds of 1, the price of a returned bet [SL-2]', () => {
    expect(possibleWin({ ...SINGLE, bets: betsAt(1) })).toEqual(ok({ max: 10 }));
  });

  it.each([
    [Number.NaN, 2, 'amount-not-a-number'],
    [Number.NEGATIVE_INFINITY, 2, 'amount-not-a-number'],
    ['10', 2, 'amount-not-a-number'],
    [-0.01, 2, 'amount-negative'],
    [0.001, 2, 'amount-too-precise'],
    [0.1 + 0.2, 2, 'amount-too-precise'],
    [0.5, 0, 'amount-too-precise'],
    [0.0001, 3, 'amount-too-precise'],
    [90_071_992_547_409.92, 2, 'amount-out-of-range'],
    [9_007_199_254_740_992, 0, 'amount-out-of-range'],
  ])('refuses an amount of %s with %i decimals: %s [SL-3]', (amount, currencyDecimals, code) => {
    expect(readings({ ...SINGLE, amount, currencyDecimals })).toEqual(refusals(code));
    expect(
      readings({
        type: 'singles',
        amount: 0,
        currencyDecimals,
        bets: [
          { odds: 2, amount: 1 },
          { odds: 2, amount },
        ],
      }),
    ).toEqual(refusals(code, 1));
  });

  it('takes the largest exact amount, and zero [SL-3]', () => {
    const largest = { ...SINGLE, amount: 90_071_992_547_409.91, bets: betsAt(1) };
    expect(possibleWin(largest)).toEqual(ok({ max: 90_071_992_547_409.91 }));
    expect(possibleWin({ ...SINGLE, amount: 0 })).toEqual(ok({ max: 0 }));
    expect(totalOdds({ ...SINGLE, amount: 0 })).toEqual(ok(2));
  });

  it('refuses an unknown result and takes a missing one as open [SL-4]', () => {
    expect(readings({ ...SINGLE, bets: [{ odds: 2, result: 'won' }] })).toEqual(refusals('unknown-result', 0));
    expect(readings({ ...SINGLE, bets: [{ odds: 2, result: null }] })).toEqual(refusals('unknown-result', 0));
    expect(settle({ ...SINGLE, bets: [{ odds: 2, result: undefined }] })).toEqual(ok({ state: 'open', payout: 0 }));
  });

  it('knows currencies of 0, 2 and 3 decimals and takes 2 when it is not told [SL-5]', () => {
    for (const decimals of [1, 4, -2, '2', null, Number.NaN]) {
      expect(readings({ ...SINGLE, currencyDecimals: decimals })).toEqual(refusals('unknown-currency-decimals'));
    }
    const third = { ...SINGLE, amount: 1, bets: betsAt(1.005) };
    expect(
      [0, undefined, 2, 3].map((currencyDecimals) => possibleWin({ ...third, currencyDecimals } as never)),
    ).toEqual([ok({ max: 1 }), ok({ max: 1.01 }), ok({ max: 1.01 }), ok({ max: 1.005 })]);
  });

  it.each([undefined, 1, 4, 2.5, Number.NaN, '2', Number.POSITIVE_INFINITY])(
    'refuses a system value of %s for four bets [SL-6]',
    (systemValue) => {
      expect(readings({ type: 'system', amount: 1, bets: betsAt(2, 2, 2, 2), systemValue })).toEqual(
        refusals('system-value-out-of-range'),
      );
      expect(readings({ type: 'multi', amount: 1, bets: blockBets([[2]], [[2]], [[2]], [[2]]), systemValue })).toEqual(
        refusals('system-value-out-of-range'),
      );
    },
  );

  it('counts the system value without bankers [SL-6]', () => {
    const bets = [{ odds: 2, block: 0 }, ...betsAt(2, 2, 2)];
    expect(readings({ type: 'system', amount: 1, bets, systemValue: 3 })).toEqual(
      refusals('system-value-out-of-range'),
    );
    expect(lineCount({ type: 'system', amount: 1, bets, systemValue: 2 })).toEqual(ok(3));
  });

  it.each([
    ['a gap', [1, 2, 4]],
    ['no first block', [2, 3, 4]],
    ['a missing number', [1, 2, undefined]],
    ['a negative number', [1, 2, -1]],
    ['half a number', [1, 2, 2.5]],
    ['a text', [1, 2, '3']],
  ])('refuses blocks with %s [SL-7]', (_, blocks) => {
    const bets = blocks.map((block) => ({ odds: 2, block }));
    const isSystemBlock =
      blocks.every((block) => block === undefined || Number.isSafeInteger(block)) && !blocks.includes(-1);
    const code = 'blocks-out-of-order';
    for (const type of ['multi', 'condition']) {
      const answers = readings({ type, amount: 1, bets, systemValue: 2 });
      expect(answers.map((answer) => (answer as { error: { code: string } }).error.code)).toEqual([
        code,
        code,
        code,
        code,
      ]);
    }
    expect(lineCount({ type: 'system', amount: 1, bets, systemValue: 2 } as never).ok).toBe(isSystemBlock);
  });

  it('names the bet whose block is no number [SL-7]', () => {
    const bets = [
      { odds: 2, block: 1 },
      { odds: 2, block: 'x' },
      { odds: 2, block: 3 },
    ];
    expect(readings({ type: 'condition', amount: 1, bets })).toEqual(refusals('blocks-out-of-order', 1));
  });

  it('has a block 0 in a multi, not in a condition [SL-7]', () => {
    const bets = [{ odds: 3, block: 0 }, ...blockBets([[2]], [[2]], [[2]])];
    expect(readings({ type: 'condition', amount: 1, bets })).toEqual(refusals('blocks-out-of-order'));
    expect(lineCount({ type: 'multi', amount: 1, bets, systemValue: 2 })).toEqual(ok(3));
  });

  it('takes no more block amounts than blocks, and each must be an amount [SL-8]', () => {
    const slip = { type: 'condition', amount: 1, bets: blockBets([[2]], [[2]], [[2]]) };
    expect(readings({ ...slip, blockAmounts: [1, 1, 1, 1] })).toEqual(refusals('too-many-block-amounts'));
    expect(readings({ ...slip, blockAmounts: [1, -1] })).toEqual(refusals('amount-negative'));
    expect(readings({ ...slip, blockAmounts: [1, 'most'] })).toEqual(refusals('amount-not-a-number'));
    expect(readings({ ...slip, blockAmounts: 'max' })).toEqual(refusals('malformed'));
    expect(possibleWin({ ...slip, blockAmounts: ['max', undefined, 'max'] } as never)).toEqual(ok({ max: 8 }));
    expect(possibleWin({ ...slip, blockAmounts: [1, 1, 1] } as never)).toEqual(ok({ max: 4 }));
  });

  it('stakes the own amounts of singles, not the amount of the coupon [SL-9]', () => {
    const bets = [
      { odds: 2, amount: 3 },
      { odds: 1.5, amount: 2 },
    ];
    expect(possibleWin({ type: 'singles', amount: 999, bets })).toEqual(ok({ max: 9 }));
    expect(readings({ type: 'singles', amount: 5, bets: [{ odds: 2, amount: 3 }, { odds: 1.5 }] })).toEqual(
      refusals('amount-not-a-number', 1),
    );
  });

  it('refuses exact odds and anti-express odds that are no odds [SL-2]', () => {
    expect(readings({ ...SINGLE, exactOdds: Number.NaN })).toEqual(refusals('odds-not-a-number'));
    expect(readings({ ...SINGLE, exactOdds: 0 })).toEqual(refusals('odds-below-one'));
    expect(readings({ type: 'anti-express', amount: 1, bets: betsAt(2, 2), antiExpressOdds: 1.0001 })).toEqual(
      refusals('odds-too-precise'),
    );
    expect(possibleWin({ ...SINGLE, antiExpressOdds: Number.NaN })).toEqual(ok({ max: 20 }));
  });

  it('refuses results beyond exact range instead of printing them wrong [SL-10]', () => {
    const huge = { type: 'express', amount: 1000, bets: betsAt(...Array.from({ length: 40 }, () => 1000)) } as const;
    expect([totalOdds(huge), possibleWin(huge)]).toEqual([
      refused('result-out-of-range'),
      refused('result-out-of-range'),
    ]);
    const won = { ...huge, bets: huge.bets.map((bet) => ({ ...bet, result: 'win' as const })) };
    expect(settle(won)).toEqual(refused('result-out-of-range'));
    const chain = [
      { odds: 9e12, result: 'win' as const },
      { odds: 2, result: 'lose' as const },
    ];
    expect(settle({ type: 'chain', amount: 9e13, bets: chain })).toEqual(refused('result-out-of-range'));
    const blocks = Array.from({ length: 60 }, (_, index) => ({ odds: 1, block: index + 1 }));
    expect(lineCount({ type: 'multi', amount: 1, bets: blocks, systemValue: 30 })).toEqual(
      refused('result-out-of-range'),
    );
  });

  it.each([
    ['single', 1, 1],
    ['express', 2, 40],
    ['anti-express', 2, 40],
    ['lucky', 2, 8],
    ['patent', 3, 8],
    ['chain', 2, 100],
    ['singles', 1, 100],
    ['system', 3, 20],
  ] as const)('holds in %s %i to %i bets [CT-2, CT-3, CT-4, CT-5]', (type, fewest, most) => {
    const slip = (count: number): unknown => ({
      type,
      amount: 1,
      systemValue: 2,
      antiExpressOdds: 1.5,
      bets: Array.from({ length: count }, () => ({ odds: 1, amount: 1 })),
    });
    expect(readings(slip(0))).toEqual(refusals('no-bets'));
    expect(readings(slip(fewest - 1))).toEqual(refusals(fewest === 1 ? 'no-bets' : 'too-few-bets'));
    expect(readings(slip(most + 1))).toEqual(refusals('too-many-bets'));
    expect(readings(slip(fewest)).every((answer) => (answer as { ok: boolean }).ok)).toBe(true);
    expect(readings(slip(most)).every((answer) => (answer as { ok: boolean }).ok)).toBe(true);
  });

  it('needs three blocks in a condition and in a multi beside its lobby [CT-4]', () => {
    const two = [
      { odds: 2, block: 1 },
      { odds: 2, block: 2 },
      { odds: 2, block: 2 },
    ];
    expect(readings({ type: 'condition', amount: 1, bets: two })).toEqual(refusals('too-few-bets'));
    expect(readings({ type: 'multi', amount: 1, bets: two, systemValue: 2 })).toEqual(refusals('too-few-bets'));
    expect(
      readings({ type: 'multi', amount: 1, bets: [0, 0, 0].map((block) => ({ odds: 2, block })), systemValue: 2 }),
    ).toEqual(refusals('too-few-bets'));
    expect([typeBounds('condition').fewestBlocks, typeBounds('multi').fewestBlocks]).toEqual([3, 3]);
  });

  it('never holds more than 100 bets [CT-5]', () => {
    const bets = (count: number): unknown[] =>
      Array.from({ length: count }, (_, index) => ({ odds: 1, block: Math.min(index, 3) }));
    expect(lineCount({ type: 'multi', amount: 1, bets: bets(100), systemValue: 2 } as never)).toEqual(ok(3));
    expect(readings({ type: 'multi', amount: 1, bets: bets(101), systemValue: 2 })).toEqual(refusals('too-many-bets'));
  });
});

describe('whatever it is given', () => {
  const anyFields = fc.record(
    {
      type: fc.oneof(fc.constantFrom(...COUPON_TYPES), fc.anything()),
      amount: fc.oneof(fc.double(), fc.nat(1000), fc.anything()),
      currencyDecimals: fc.oneof(fc.constantFrom(0, 2, 3, undefined), fc.anything()),
      bets: fc.oneof(
        fc.array(
          fc.oneof(
            fc.record(
              {
                odds: fc.oneof(fc.double(), fc.integer(), fc.anything()),
                result: fc.anything(),
                block: fc.anything(),
                amount: fc.anything(),
              },
              { requiredKeys: [] },
            ),
            fc.anything(),
          ),
        ),
        fc.anything(),
      ),
      systemValue: fc.anything(),
      blockAmounts: fc.anything(),
      antiExpressOdds: fc.anything(),
      exactOdds: fc.anything(),
      bonusBet: fc.anything(),
    },
    { requiredKeys: [] },
  );

  it('never throws, and refuses with a code [SL-1]', () => {
    fc.assert(
      fc.property(fc.oneof(anyFields, fc.anything()), fc.anything(), (given, other) => {
        const slip = given as never;
        const options = other as never;
        const answers = [
          ...readings(given),
          listLines(slip, Object(other) as never),
          antiExpressOdds(slip),
          antiExpressOdds([options]),
          bonusBetMultiplier(options),
          compareOdds(slip, slip, options),
          hyperBonus(slip),
          maximumAmount(slip),
          blockMaximums(options, slip),
        ] as { ok: boolean; error?: { code: unknown } }[];
        for (const answer of answers) expect(answer.ok ? 'string' : typeof answer.error?.code).toBe('string');
      }),
      { numRuns: 1000 },
    );
  });
});
