import type { MilliOdds } from '../../shared/odds.ts';
import type { BetResult } from '../maths/bet-result.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import type { CouponExample, WorkedExample } from './worked-example.ts';

const EVEN = 2000 as MilliOdds;
const SHORT = 1500 as MilliOdds;
const LONG = 3000 as MilliOdds;
const FAIR = 1900 as MilliOdds;

type Results = readonly BetResult[];

const ALL_WON: Results = ['win', 'win', 'win'];
const LAST_LOST: Results = ['win', 'win', 'lose'];
const ONE_WON: Results = ['win', 'lose', 'lose'];
const FIRST_LOST: Results = ['lose', 'win', 'win'];

function ofThree(type: CouponType, rows: readonly Results[], systemValue?: number): CouponExample {
  return { kind: 'coupon', type, odds: [EVEN, SHORT, LONG], rows, systemValue };
}

/** WEX-4 How the coupon counts, on examples: a row for each result that a bet may have, then each type, then the lines that are halves. What they pay is worked out where they are shown. */
export const COUNTING_EXAMPLES: readonly WorkedExample[] = [
  {
    kind: 'coupon',
    type: 'single',
    odds: [FAIR],
    rows: [['win'], ['half-win'], ['return'], ['half-lose-half-win'], ['half-lose'], ['lose']],
  },
  ofThree('express', [ALL_WON, ['win', 'return', 'win'], ['win', 'half-win', 'win'], LAST_LOST]),
  ofThree('system', [ALL_WON, LAST_LOST, ONE_WON], 2),
  ofThree('chain', [ALL_WON, LAST_LOST, FIRST_LOST]),
  ofThree('multi', [ALL_WON, LAST_LOST, ONE_WON], 2),
  ofThree('condition', [ALL_WON, LAST_LOST, FIRST_LOST]),
  {
    kind: 'coupon',
    type: 'anti-express',
    odds: [EVEN, SHORT],
    rows: [
      ['lose', 'win'],
      ['lose', 'lose'],
      ['win', 'win'],
    ],
  },
  ofThree('lucky', [ALL_WON, LAST_LOST, ONE_WON]),
  ofThree('patent', [ALL_WON, LAST_LOST, ONE_WON]),
  ofThree('singles', [ALL_WON, LAST_LOST, ONE_WON]),
  { kind: 'handicap', line: -0.75, odds: FAIR },
  { kind: 'total', line: 2.25, odds: FAIR },
];
