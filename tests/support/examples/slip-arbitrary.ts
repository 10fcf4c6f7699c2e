import fc from 'fast-check';
import { BET_RESULTS, COUPON_TYPES } from '../../../core/coupon/index.ts';
import type { BetResult, CouponType, Slip, SlipBet } from '../../../core/coupon/index.ts';

const FEWEST: Record<CouponType, number> = {
  single: 1,
  express: 2,
  system: 3,
  chain: 2,
  multi: 3,
  condition: 3,
  'anti-express': 2,
  lucky: 2,
  patent: 3,
  singles: 1,
};

interface SlipChoice {
  readonly types?: readonly CouponType[];
  readonly mostBets: number;
  readonly results: readonly (BetResult | undefined)[];
}

export const NO_RESULTS = [undefined];
export const ALL_SETTLED = BET_RESULTS.filter((result) => result !== 'open');

/** Sound slips of every type; odds lean to the small and round figures that meet the borders of rounding. */
export function anySlip({ types = COUPON_TYPES, mostBets, results }: SlipChoice): fc.Arbitrary<Slip> {
  return fc.constantFrom(...types).chain((type) =>
    fc.constantFrom(0, 2, 3).chain((currencyDecimals) =>
      fc
        .record({
          amount: anyAmount(currencyDecimals),
          bets: fc.array(anyBet(currencyDecimals, results), {
            minLength: FEWEST[type],
            maxLength: Math.max(FEWEST[type], type === 'single' ? 1 : cap(type, mostBets)),
          }),
          bankers: fc.nat(2),
          blockCut: fc.nat(4),
          valueSeed: fc.nat(20),
          blockAmounts: fc.array(fc.oneof(fc.constant('max' as const), anyAmount(currencyDecimals)), { maxLength: 3 }),
          bonusBet: fc.boolean(),
        })
        .map((parts) => arranged(type, currencyDecimals, parts)),
    ),
  );
}

interface Parts {
  readonly amount: number;
  readonly bets: SlipBet[];
  readonly bankers: number;
  readonly blockCut: number;
  readonly valueSeed: number;
  readonly blockAmounts: (number | 'max')[];
  readonly bonusBet: boolean;
}

function arranged(type: CouponType, currencyDecimals: 0 | 2 | 3, parts: Parts): Slip {
  const { amount, bonusBet } = parts;
  const bets = blocked(type, parts);
  const blocks =
    type === 'system'
      ? bets.filter(({ block }) => block !== 0).length
      : Math.max(...bets.map(({ block = 0 }) => block));
  const systemValue = type === 'system' || type === 'multi' ? 2 + (parts.valueSeed % (blocks - 2)) : undefined;
  const blockAmounts = type === 'condition' ? parts.blockAmounts : undefined;
  return { type, amount, currencyDecimals, bets, systemValue, blockAmounts, bonusBet };
}

function blocked(type: CouponType, { bets, bankers, blockCut }: Parts): SlipBet[] {
  if (type === 'system') {
    const spare = Math.min(bankers, bets.length - 3);
    return bets.map((bet, index) => (index < spare ? { ...bet, block: 0 } : bet));
  }
  if (type !== 'multi' && type !== 'condition') return bets;
  const lobby = type === 'multi' ? Math.min(bankers, bets.length - 3) : 0;
  // Three blocks are sure; the bets after them share the last one or open new blocks.
  return bets.map((bet, index) => {
    const place = index - lobby + 1;
    return { ...bet, block: Math.max(0, Math.min(place, 3 + blockCut)) };
  });
}

function cap(type: CouponType, mostBets: number): number {
  return type === 'lucky' || type === 'patent' ? Math.min(8, mostBets) : mostBets;
}

function anyBet(decimals: 0 | 2 | 3, results: SlipChoice['results']): fc.Arbitrary<SlipBet> {
  return fc.record({ odds: anyOdds, result: fc.constantFrom(...results), amount: anyAmount(decimals) });
}

export const anyOdds: fc.Arbitrary<number> = fc
  .oneof(
    fc.integer({ min: 1000, max: 3000 }),
    fc.integer({ min: 1000, max: 30_000 }),
    fc.constantFrom(1000, 1001, 1005, 1099, 1100, 1250, 1500, 2000, 2500),
  )
  .map((milli) => milli / 1000);

function anyAmount(decimals: 0 | 2 | 3): fc.Arbitrary<number> {
  return fc
    .oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 1_000_000 }))
    .map((units) => units / 10 ** decimals);
}
