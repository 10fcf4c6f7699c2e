import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  antiExpressOdds,
  betResultById,
  hyperBonus,
  lineCount,
  listLines,
  possibleWin,
  settle,
  totalOdds,
} from '../../../../core/coupon/index.ts';
import type { BetResult, Slip, SlipBet } from '../../../../core/coupon/index.ts';
import { formatOdds, parseOdds } from '../../../../core/shared/odds.ts';
import { excludedBecause } from '../../../support/vectors/exclusions.ts';

interface Leg {
  readonly odds: number;
  readonly result: string;
  readonly fraction?: number;
}
interface Row {
  readonly kind: string;
  // The rows are of two dozen shapes; each runner below reads its own.
  readonly input: never;
  readonly expected: never;
  readonly tolerance?: number;
}
type Runner = (input: never, expected: never, tolerance: number) => void;

const ROWS = JSON.parse(
  readFileSync(new URL('../../../support/vectors/betting.json', import.meta.url), 'utf8'),
) as readonly Row[];
const CENT = 0.0051;
const VIEW_IDS: Record<string, number> = {
  decimal: 0,
  fractional: 1,
  american: 2,
  hongkong: 4,
  malay: 5,
  indonesian: 6,
};
const RESULTS: Record<string, BetResult> = {
  win: 'win',
  lose: 'lose',
  return: 'return',
  half_lose: 'half-lose',
  half_win: 'half-win',
  open: 'open',
  dead_heat: 'half-lose-half-win',
};

function valueOf<Value>(result: { ok: true; value: Value } | { ok: false; error: unknown }): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

function betsOf(legs: readonly Leg[]): SlipBet[] {
  return legs.map(({ odds, result }) => ({ odds, result: RESULTS[result] }));
}

function slipOf(sizes: readonly number[], bets: readonly SlipBet[], unitStake: number): Slip {
  const first = sizes[0] ?? 0;
  const base = { amount: 1, bets };
  const slip: Slip =
    sizes.length > 1
      ? { ...base, type: first === 1 ? 'lucky' : 'patent' }
      : first === bets.length
        ? { ...base, type: first === 1 ? 'single' : 'express' }
        : { ...base, type: 'system', systemValue: first };
  return { ...slip, amount: Number((unitStake * valueOf(lineCount(slip))).toFixed(2)) };
}

function near(actual: number, expected: number, tolerance: number): void {
  expect(Math.abs(actual - expected), `${actual} against ${expected}`).toBeLessThanOrEqual(tolerance);
}

function printed(decimal: number, format: string, expected: string | number): void {
  const text = formatOdds(decimal, VIEW_IDS[format] ?? -1);
  if (format === 'american' || format === 'fractional')
    expect(text.replace('+', '')).toBe(String(expected).replace('+', ''));
  else expect(Number(text)).toBe(Number(expected));
}

const settleLines = (
  input: { sizes: number[]; unitStake: number; legs: Leg[] },
  expected: { return?: number; lines?: number; totalStake?: number; linePayouts?: number[]; expressCoef?: number },
  tolerance: number,
): void => {
  const slip = slipOf(input.sizes, betsOf(input.legs), input.unitStake);
  if (expected.return !== undefined) near(valueOf(settle(slip)).payout, expected.return, tolerance);
  if (expected.lines !== undefined) expect(valueOf(lineCount(slip))).toBe(expected.lines);
  if (expected.totalStake !== undefined) expect(slip.amount).toBe(expected.totalStake);
  if (expected.expressCoef !== undefined) expect(valueOf(totalOdds(slip))).toBe(expected.expressCoef);
  if (expected.linePayouts) {
    expect(valueOf(listLines(slip)).lines.map(({ payout }) => payout)).toEqual(expected.linePayouts);
  }
};

const antiExpress = (
  input: { odds: number[]; voided: number[]; stake: number },
  expected: { expressCoef: number; antiCoef: number; winPayout: number },
  tolerance: number,
): void => {
  const left = input.odds.filter((_, index) => !input.voided.includes(index));
  near(valueOf(antiExpressOdds(left)), expected.antiCoef, tolerance);
  const bets = input.odds.map(
    (odds, index) => ({ odds, result: input.voided.includes(index) ? 'return' : 'lose' }) as const,
  );
  const slip = { type: 'anti-express', amount: input.stake, bets } as const;
  near(valueOf(settle(slip)).payout, expected.winPayout, tolerance * input.stake);
};

const RUNNERS: Record<string, Runner> = {
  settle_lines: settleLines,
  dead_heat: settleLines,
  anti_express: antiExpress,
  anti_express_other_book: (
    input: { odds: number[]; stake: number },
    expected: { expressCoef: number; antiCoef: number; winPayout: number },
  ) => {
    const bets = input.odds.map((odds) => ({ odds, result: 'lose' as const }));
    const slip = { type: 'anti-express', amount: input.stake, bets, antiExpressOdds: expected.antiCoef } as const;
    expect(valueOf(settle(slip)).payout).toBe(expected.winPayout);
    expect(valueOf(totalOdds({ type: 'express', amount: 1, bets: input.odds.map((odds) => ({ odds })) }))).toBe(
      expected.expressCoef,
    );
  },
  asian_handicap: (input: { odds: number; stake: number }, expected: { outcome: string; return: number }) => {
    const bets = [{ odds: input.odds, result: RESULTS[expected.outcome] }];
    expect(valueOf(settle({ type: 'single', amount: input.stake, bets })).payout).toBe(expected.return);
  },
  chain: (input: { stake: number; legs: Leg[] }, expected: { return?: number; accounts?: number[] }) => {
    const settled = valueOf(settle({ type: 'chain', amount: input.stake, bets: betsOf(input.legs) }));
    if (expected.return !== undefined) expect(settled.payout).toBe(expected.return);
    if (expected.accounts) expect(settled.account).toEqual(expected.accounts);
    expect(settled.state).toBe('settled');
  },
  conditional: (
    input: { blocks: { odds: number[]; stake: number | 'max'; result: string }[] },
    expected: { return: number; afterBlock?: number[] },
    tolerance: number,
  ) => {
    const bets = input.blocks.flatMap((block, index) =>
      block.odds.map((odds) => ({ odds, result: RESULTS[block.result], block: index + 1 })),
    );
    const blockAmounts = input.blocks.map(({ stake }) => stake);
    const settled = valueOf(settle({ type: 'condition', amount: Number(blockAmounts[0]), bets, blockAmounts }));
    near(settled.payout, expected.return, tolerance);
    expected.afterBlock?.forEach((after, index) => near(settled.account?.[index] ?? -1, after, tolerance));
  },
  express_bonus: (input: { stake: number; coef: number; percent: number }, expected: { extraWin: number }) => {
    const terms = {
      possibleWin: input.stake * input.coef,
      percent: input.percent,
      minimumPossibleWin: 0,
      maximumBonus: 1e6,
    };
    expect(valueOf(hyperBonus(terms))).toBe(expected.extraWin);
  },
  express_coef: (input: { odds: number[] }, expected: { coef: number }) => {
    const type = input.odds.length === 1 ? 'single' : 'express';
    expect(valueOf(totalOdds({ type, amount: 1, bets: input.odds.map((odds) => ({ odds })) }))).toBe(expected.coef);
  },
  leg_factor: (input: { odds: number; specStatusByMapping: number }, expected: { factor: number }) => {
    const bets = [{ odds: input.odds, result: betResultById(input.specStatusByMapping) }];
    expect(valueOf(settle({ type: 'single', amount: 1, bets })).payout).toBe(expected.factor);
  },
  lines: (input: { n: number; sizes: number[] }, expected: { lines: number; minCorrect?: number }) => {
    const won = (count: number): SlipBet[] =>
      Array.from({ length: input.n }, (_, index) => ({ odds: 2, result: index < count ? 'win' : 'lose' }));
    expect(valueOf(lineCount(slipOf(input.sizes, won(0), 1)))).toBe(expected.lines);
    if (expected.minCorrect === undefined) return;
    expect(valueOf(settle(slipOf(input.sizes, won(expected.minCorrect), 1))).payout).toBeGreaterThan(0);
    expect(valueOf(settle(slipOf(input.sizes, won(expected.minCorrect - 1), 1))).payout).toBe(0);
  },
  multi_blocks: (
    input: { size: number; lobby: number[]; blocks: number[][] },
    expected: { lines: number; totalStake: number; return: number },
  ) => {
    const bets = [input.lobby, ...input.blocks].flatMap((odds, block) =>
      odds.map((each) => ({ odds: each, block, result: 'win' as const })),
    );
    const slip = { type: 'multi', systemValue: input.size, amount: expected.totalStake, bets } as const;
    expect([valueOf(lineCount(slip)), valueOf(settle(slip)).payout]).toEqual([expected.lines, expected.return]);
  },
  odds_convert: (input: { from: string; value: number | string; to: string }, expected: number | string) => {
    const decimal =
      input.from === 'decimal'
        ? Number(input.value)
        : valueOf(parseOdds(String(input.value), VIEW_IDS[input.from] ?? -1));
    if (input.to === 'decimal') expect(decimal).toBe(expected);
    else printed(decimal, input.to, expected);
  },
  odds_convert_multi: (input: { value: string }, expected: Record<string, string | number>) => {
    const format = input.value.includes('/') ? 'fractional' : input.value.startsWith('+') ? 'american' : 'decimal';
    const decimal = valueOf(parseOdds(input.value, VIEW_IDS[format] ?? -1));
    for (const [name, text] of Object.entries(expected)) printed(decimal, name, text);
  },
  odds_reject: (input: { from?: string; value: number | string }) => {
    const format = input.from ?? (typeof input.value === 'string' ? 'fractional' : 'decimal');
    expect(parseOdds(String(input.value), VIEW_IDS[format] ?? -1).ok).toBe(false);
  },
  odds_table_row: (input: { decimal: number | string }, expected: Record<string, string>) => {
    for (const [name, text] of Object.entries(expected)) printed(Number(input.decimal), name, text);
  },
  odds_table_row_rounded: (input: Record<string, string>, expected: Record<string, string | number>) => {
    const [format = '', text = ''] = Object.entries(input)[0] ?? [];
    const decimal = valueOf(parseOdds(text, VIEW_IDS[format] ?? -1));
    if (expected['decimal3dp'] !== undefined) expect(decimal).toBe(expected['decimal3dp']);
    if (expected['decimal2dp'] !== undefined) near(decimal, Number(expected['decimal2dp']), 0.005);
    if (expected['american'] !== undefined) printed(decimal, 'american', expected['american']);
    if (expected['hongkong3dp'] !== undefined) printed(decimal, 'hongkong', expected['hongkong3dp']);
    if (expected['indonesian3dp'] !== undefined) printed(decimal, 'indonesian', expected['indonesian3dp']);
  },
  settle_partial_open: (
    input: { sizes: number[]; unitStake: number; legs: Leg[] },
    expected: { maxReturn: number; currentReturn?: number; state: string },
  ) => {
    const slip = slipOf(input.sizes, betsOf(input.legs), input.unitStake);
    expect(valueOf(possibleWin(slip)).max).toBe(expected.maxReturn);
    const settled = valueOf(settle(slip));
    expect(settled.state).toBe(expected.state === 'OPEN' ? 'open' : 'settled');
    if (expected.currentReturn !== undefined) expect(settled.payout).toBe(expected.currentReturn);
  },
  system_lines: (
    input: { sizes: number[]; totalStake: number; odds?: number[]; n?: number },
    expected: { perLine: number; firstLineCoefs?: number[]; firstLinePayout?: number },
  ) => {
    const odds = input.odds ?? Array.from({ length: input.n ?? 0 }, () => 2);
    const bets = odds.map((each) => ({ odds: each, result: 'win' as const }));
    const { total, lines } = valueOf(
      listLines({ type: 'system', systemValue: input.sizes[0], amount: input.totalStake, bets }),
    );
    expect(input.totalStake / total).toBe(expected.perLine);
    if (expected.firstLineCoefs) expect(lines.slice(0, 2).map((line) => line.odds)).toEqual(expected.firstLineCoefs);
    if (expected.firstLinePayout !== undefined) expect(lines[0]?.payout).toBe(expected.firstLinePayout);
  },
};

const RUN = ROWS.filter((row) => excludedBecause(row) === undefined);
const EXCLUDED = ROWS.filter((row) => excludedBecause(row) !== undefined);

describe('the public vectors', () => {
  it('runs or excludes with a reason every row [CP-5, OD-1]', () => {
    expect(RUN.length + EXCLUDED.length).toBe(ROWS.length);
    expect(RUN.filter(({ kind }) => !RUNNERS[kind])).toEqual([]);
    expect({ run: RUN.length, excluded: EXCLUDED.length }).toEqual({ run: 166, excluded: 51 });
  });

  it.each(RUN.map((row) => [`${row.kind} ${JSON.stringify(row.input)}`.slice(0, 110), row] as const))(
    'agrees with %s [ST-1, CP-5, OD-1]',
    (_, { kind, input, expected, tolerance }) => {
      expect.hasAssertions();
      RUNNERS[kind]?.(input, expected, tolerance ?? CENT);
    },
  );
});
