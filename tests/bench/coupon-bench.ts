import { lineCount, listLines, possibleWin, settle, totalOdds } from '../../core/coupon/index.ts';
import type { Slip } from '../../core/coupon/index.ts';
import { symmetricSum } from '../../core/coupon/maths/symmetric-sums.ts';

const RUNS = 2000;
const WARM_UP = 500;
const MOST_MULTIPLICATIONS = 500;
const MOST_SYSTEM_MICROS = 50;
const MOST_COUPON_MICROS = 1000;

const ODDS = Array.from({ length: 20 }, (_, index) => (1101 + 137 * index) / 1000);
const SYSTEM: Slip = { type: 'system', amount: 1000, systemValue: 10, bets: ODDS.map((odds) => ({ odds })) };

/** The median of many runs, in microseconds. */
function medianMicros(run: () => unknown): number {
  for (let round = 0; round < WARM_UP; round += 1) run();
  const times = Array.from({ length: RUNS }, () => {
    const from = performance.now();
    run();
    return (performance.now() - from) * 1000;
  });
  return times.toSorted((left, right) => left - right)[RUNS / 2] ?? Number.NaN;
}

function countMultiplications(): number {
  let count = 0;
  const factors = ODDS.map((odds) => BigInt(Math.round(odds * 2000)));
  symmetricSum(factors, 10, (left, right) => {
    count += 1;
    return left * right;
  });
  return count;
}

/** Everything that the coupon shows after a change of price. */
function recalculate(slip: Slip): unknown {
  return [lineCount(slip), totalOdds(slip), possibleWin(slip), settle(slip)];
}

const factors = ODDS.map((odds) => BigInt(Math.round(odds * 2000)));
const rows: readonly (readonly [name: string, value: number, limit: number, unit: string])[] = [
  ['10 of 20 (184,756 lines): multiplications', countMultiplications(), MOST_MULTIPLICATIONS, ''],
  ['10 of 20: sum of all lines', medianMicros(() => symmetricSum(factors, 10)), MOST_SYSTEM_MICROS, 'us'],
  [
    '10 of 20: possible win, checks and minimum included',
    medianMicros(() => possibleWin(SYSTEM)),
    MOST_SYSTEM_MICROS,
    'us',
  ],
  ['10 of 20: settlement', medianMicros(() => settle(SYSTEM)), MOST_COUPON_MICROS, 'us'],
  ...(['system', 'express', 'chain', 'anti-express'] as const).map(
    (type) =>
      [
        `20 bets, ${type}: whole recalculation`,
        medianMicros(() => recalculate({ ...SYSTEM, type, antiExpressOdds: 1.05 })),
        MOST_COUPON_MICROS,
        'us',
      ] as const,
  ),
  ['10 of 20: first 100 lines for display', medianMicros(() => listLines(SYSTEM)), MOST_COUPON_MICROS, 'us'],
];

for (const [name, value, limit, unit] of rows) {
  console.log(
    `${value < limit ? 'ok  ' : 'OVER'} ${name.padEnd(58)} ${value.toFixed(1).padStart(8)} ${unit.padEnd(2)} (limit ${limit})`,
  );
}
if (rows.some(([, value, limit]) => value >= limit)) process.exitCode = 1;
