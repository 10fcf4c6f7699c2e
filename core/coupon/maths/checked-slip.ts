import { isFields, type Fields } from '../../shared/untrusted.ts';
import { numberToUnits } from '../../shared/exact.ts';
import type { UnitsProblem } from '../../shared/exact.ts';
import { fail, ok } from '../../shared/result.ts';
import type { Result } from '../../shared/result.ts';
import { isBetResult } from './bet-result.ts';
import type { BetResult } from './bet-result.ts';
import { isCouponType } from './coupon-type.ts';
import type { CouponType } from './coupon-type.ts';
import { typeBounds } from './type-bounds.ts';
import type { SlipError, SlipErrorCode } from './slip.ts';

/** A bet in exact units: odds in thousandths, the amount in minor units. */
export interface CheckedBet {
  readonly odds: bigint;
  readonly result: BetResult;
  readonly block: number | undefined;
  readonly amount: bigint;
}

/** A slip whose every number is known to be exact and in range. */
export interface CheckedSlip {
  readonly type: CouponType;
  readonly amount: bigint;
  readonly decimals: number;
  readonly bets: readonly CheckedBet[];
  /** Blocks 1, 2, ... in order; a system's bets without block 0 are blocks of one. */
  readonly blocks: readonly (readonly CheckedBet[])[];
  /** The lobby of a multi or the bankers of a system: they multiply every line. */
  readonly bankers: readonly CheckedBet[];
  readonly systemValue: number;
  readonly blockAmounts: readonly (bigint | 'max')[];
  readonly antiExpressOdds: bigint | undefined;
  readonly exactOdds: bigint | undefined;
  readonly hasBonusBet: boolean;
}

type Checked<Value> = Result<Value, SlipError>;

const NO_DECIMALS_GIVEN = 2;

/** Turns whatever it is given into exact units, or says with one code what is wrong with it [SL-1..SL-10]. */
export function checkSlip(slip: unknown): Checked<CheckedSlip> {
  if (!isFields(slip)) return problem('malformed');
  const { type, currencyDecimals: decimals = NO_DECIMALS_GIVEN } = slip;
  if (!isCouponType(type)) return problem('unknown-type');
  if (decimals !== 0 && decimals !== 2 && decimals !== 3) return problem('unknown-currency-decimals');
  const amount = amountUnits(slip['amount'], decimals);
  if (!amount.ok) return amount;
  const bets = checkBets(slip['bets'], type, decimals);
  if (!bets.ok) return bets;
  const prices = checkPrices(slip, type);
  if (!prices.ok) return prices;
  return arrange(slip, type, { amount: amount.value, decimals, bets: bets.value, ...prices.value });
}

/** SL-2 Odds are at least 1 with at most three decimals. */
export function oddsUnits(odds: unknown): Checked<bigint> {
  const units = numberToUnits(odds, 3);
  if (typeof units === 'bigint') return units < 1000n ? problem('odds-below-one') : ok(units);
  return problem(units === 'negative' ? 'odds-below-one' : `odds-${units}`);
}

/** The refusal of a slip, of one of its bets where that is given. */
export function problem(code: SlipErrorCode, bet?: number): { readonly ok: false; readonly error: SlipError } {
  return fail(bet === undefined ? { code } : { code, bet });
}

function checkBets(bets: unknown, type: CouponType, decimals: number): Checked<readonly CheckedBet[]> {
  if (!Array.isArray(bets)) return problem('malformed');
  const { fewestBets, mostBets } = typeBounds(type);
  if (bets.length === 0) return problem('no-bets');
  if (bets.length < fewestBets) return problem('too-few-bets');
  if (bets.length > mostBets) return problem('too-many-bets');
  const checked: CheckedBet[] = [];
  for (let index = 0; index < bets.length; index += 1) {
    const bet = checkBet(bets[index] as unknown, type, decimals);
    if (!bet.ok) return problem(bet.error.code, index);
    checked.push(bet.value);
  }
  return ok(checked);
}

function checkBet(bet: unknown, type: CouponType, decimals: number): Checked<CheckedBet> {
  if (!isFields(bet)) return problem('malformed');
  const { result = 'open', block } = bet;
  const odds = oddsUnits(bet['odds']);
  if (!odds.ok) return odds;
  if (!isBetResult(result)) return problem('unknown-result');
  const amount = type === 'singles' ? amountUnits(bet['amount'], decimals) : ok(0n);
  if (!amount.ok) return amount;
  if (block === undefined || isBlockNumber(block)) return ok({ odds: odds.value, result, block, amount: amount.value });
  return usesBlocks(type)
    ? problem('blocks-out-of-order')
    : ok({ odds: odds.value, result, block: undefined, amount: amount.value });
}

function checkPrices(
  slip: Fields,
  type: CouponType,
): Checked<Pick<CheckedSlip, 'antiExpressOdds' | 'exactOdds' | 'hasBonusBet'>> {
  const { exactOdds, antiExpressOdds, bonusBet } = slip;
  const exact = exactOdds === undefined ? ok(undefined) : oddsUnits(exactOdds);
  if (!exact.ok) return exact;
  const anti = type !== 'anti-express' || antiExpressOdds === undefined ? ok(undefined) : oddsUnits(antiExpressOdds);
  if (!anti.ok) return anti;
  return ok({ exactOdds: exact.value, antiExpressOdds: anti.value, hasBonusBet: bonusBet === true });
}

function arrange(
  slip: Fields,
  type: CouponType,
  known: Omit<CheckedSlip, 'type' | 'blocks' | 'bankers' | 'systemValue' | 'blockAmounts'>,
): Checked<CheckedSlip> {
  const { bets } = known;
  const hasLobby = type === 'system' || type === 'multi';
  const bankers = hasLobby ? bets.filter(({ block }) => block === 0) : [];
  const blocks = type === 'multi' || type === 'condition' ? numberedBlocks(bets, type) : singleBlocks(bets, bankers);
  if (!blocks) return problem('blocks-out-of-order');
  const { fewestBlocks, mostBlocks } = typeBounds(type);
  if (blocks.length < fewestBlocks) return problem('too-few-bets');
  if (blocks.length > mostBlocks) return problem('too-many-bets');
  const systemValue = hasLobby ? slip['systemValue'] : 0;
  if (!isSystemValue(systemValue, hasLobby, blocks.length)) return problem('system-value-out-of-range');
  const blockAmounts = type === 'condition' ? checkBlockAmounts(slip['blockAmounts'], blocks.length, known) : ok([]);
  if (!blockAmounts.ok) return blockAmounts;
  return ok({ ...known, type, bankers, blocks, systemValue, blockAmounts: blockAmounts.value });
}

/** SL-7 Blocks are numbered 1, 2, ... without gaps; only a multi has a block 0, its lobby. */
function numberedBlocks(bets: readonly CheckedBet[], type: CouponType): readonly (readonly CheckedBet[])[] | undefined {
  const blocks = new Map<number, CheckedBet[]>();
  for (const bet of bets) {
    if (bet.block === undefined || (bet.block === 0 && type === 'condition')) return undefined;
    if (bet.block > 0) blocks.set(bet.block, [...(blocks.get(bet.block) ?? []), bet]);
  }
  const ordered = [...blocks.keys()].toSorted((left, right) => left - right);
  return ordered.at(-1) === blocks.size || blocks.size === 0 ? ordered.map((key) => blocks.get(key) ?? []) : undefined;
}

function singleBlocks(bets: readonly CheckedBet[], bankers: readonly CheckedBet[]): readonly (readonly CheckedBet[])[] {
  return bets.filter((bet) => !bankers.includes(bet)).map((bet) => [bet]);
}

/** SL-8 The first block stakes the coupon's amount; a block without an amount stakes what it can. */
function checkBlockAmounts(
  amounts: unknown,
  blockCount: number,
  { amount, decimals }: Pick<CheckedSlip, 'amount' | 'decimals'>,
): Checked<readonly (bigint | 'max')[]> {
  if (amounts !== undefined && !Array.isArray(amounts)) return problem('malformed');
  const given: readonly unknown[] = amounts ?? [];
  if (given.length > blockCount) return problem('too-many-block-amounts');
  const checked: (bigint | 'max')[] = [];
  for (let index = 0; index < blockCount; index += 1) {
    const own = given[index] ?? 'max';
    const units: Checked<bigint | 'max'> = own === 'max' ? ok('max') : amountUnits(own, decimals);
    if (!units.ok) return units;
    checked.push(index === 0 ? amount : units.value);
  }
  return ok(checked);
}

function amountUnits(amount: unknown, decimals: number): Checked<bigint> {
  const units: bigint | UnitsProblem = numberToUnits(amount, decimals);
  return typeof units === 'bigint' ? ok(units) : problem(`amount-${units}`);
}

function isSystemValue(value: unknown, isNeeded: boolean, blockCount: number): value is number {
  if (!isNeeded) return value === 0;
  return typeof value === 'number' && Number.isInteger(value) && value >= 2 && value <= blockCount - 1;
}

function isBlockNumber(block: unknown): block is number {
  return typeof block === 'number' && Number.isSafeInteger(block) && block >= 0;
}

function usesBlocks(type: CouponType): boolean {
  return type === 'system' || type === 'multi' || type === 'condition';
}
