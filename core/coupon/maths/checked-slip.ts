import { isFields, type Fields } from '../../shared/untrusted.ts';
import { numberToUnits } from '../../shared/exact.ts';
import type { UnitsProblem } from '../../shared/exact.ts';
import { NO_MONEY, isCurrencyDecimals, minorUnits } from '../../shared/money.ts';
import type { CurrencyDecimals, Minor } from '../../shared/money.ts';
import { milliOddsOf } from '../../shared/odds.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import { fail, ok } from '../../shared/result.ts';
import type { Result } from '../../shared/result.ts';
import { isBetResult } from './bet-result.ts';
import type { BetResult } from './bet-result.ts';
import { isCouponType } from './coupon-type.ts';
import type { CouponType } from './coupon-type.ts';
import { hasSystemSize } from './divided-types.ts';
import { typeBounds } from './type-bounds.ts';
import type { SlipError, SlipErrorCode } from './slip.ts';
import type { UnitSlip } from './unit-slip.ts';

/** A bet in exact units. */
export interface CheckedBet {
  readonly odds: MilliOdds;
  readonly result: BetResult;
  readonly block: number | undefined;
  readonly amount: Minor;
}

/** A slip whose every number is known to be exact and in range: made once, and then neither read nor checked again. */
export interface CheckedSlip {
  readonly type: CouponType;
  readonly amount: Minor;
  readonly decimals: CurrencyDecimals;
  readonly bets: readonly CheckedBet[];
  /** Blocks 1, 2, ... in order; a system's bets without block 0 are blocks of one. */
  readonly blocks: readonly (readonly CheckedBet[])[];
  /** The lobby of a multi or the bankers of a system: they multiply every line. */
  readonly bankers: readonly CheckedBet[];
  readonly systemValue: number;
  readonly blockAmounts: readonly (Minor | 'max')[];
  readonly antiExpressOdds: MilliOdds | undefined;
  readonly exactOdds: MilliOdds | undefined;
  readonly hasBonusBet: boolean;
  /** What a promo code makes of 100; whoever sets it has made sure that it is due [PB-3]. */
  readonly boost?: number | undefined;
}

type Checked<Value> = Result<Value, SlipError>;

/** How the numbers of a slip become units. */
interface Reading {
  readonly amount: (amount: unknown, decimals: CurrencyDecimals) => Checked<Minor>;
  readonly odds: (odds: unknown) => Checked<MilliOdds>;
}

interface SlipReading extends Reading {
  readonly type: CouponType;
  readonly decimals: CurrencyDecimals;
}

const NO_DECIMALS_GIVEN = 2;

/** Turns whatever it is given, in major units and decimal odds, into exact units, or says with one code what is wrong with it [SL-1..SL-10]. */
export function checkSlip(slip: unknown): Checked<CheckedSlip> {
  if (!isFields(slip)) return problem('malformed');
  const { currencyDecimals: decimals = NO_DECIMALS_GIVEN } = slip;
  if (!isCurrencyDecimals(decimals)) return problem('unknown-currency-decimals');
  return checkWith(slip, decimals, { amount: amountUnits, odds: oddsUnits });
}

/** What is said of a slip from outside: the answer for the checked slip, or what is wrong with it. */
export function answerSlip<Value>(slip: unknown, answer: (checked: CheckedSlip) => Checked<Value>): Checked<Value> {
  const checked = checkSlip(slip);
  return checked.ok ? answer(checked.value) : checked;
}

/** An answer in units as plain numbers. */
export function answerWith<Units, Value>(answer: Checked<Units>, write: (units: Units) => Value): Checked<Value> {
  return answer.ok ? ok(write(answer.value)) : answer;
}

/** SL-10 A result, where it is in range. */
export function inRange<Value>(value: Value | undefined): Checked<Value> {
  return value === undefined ? problem('result-out-of-range') : ok(value);
}

/** SL-11 The same for a slip that is in units already. */
export function checkUnits(slip: UnitSlip): Checked<CheckedSlip> {
  const { currencyDecimals: decimals } = slip;
  if (decimals === undefined) return problem('unknown-currency-decimals');
  return checkWith({ ...slip }, decimals, { amount: knownAmount, odds: knownOdds });
}

function checkWith(slip: Fields, decimals: CurrencyDecimals, read: Reading): Checked<CheckedSlip> {
  const { type } = slip;
  if (!isCouponType(type)) return problem('unknown-type');
  const amount = read.amount(slip['amount'], decimals);
  if (!amount.ok) return amount;
  const reading = { ...read, type, decimals };
  const bets = checkBets(slip['bets'], reading);
  if (!bets.ok) return bets;
  const prices = checkPrices(slip, reading);
  if (!prices.ok) return prices;
  return arrange(slip, reading, { amount: amount.value, decimals, bets: bets.value, ...prices.value });
}

/** SL-2 Odds are at least 1 with at most three decimals. */
export function oddsUnits(odds: unknown): Checked<MilliOdds> {
  const units = numberToUnits(odds, 3);
  if (typeof units === 'bigint') return units < 1000n ? problem('odds-below-one') : ok(Number(units) as MilliOdds);
  return problem(units === 'negative' ? 'odds-below-one' : `odds-${units}`);
}

/** An amount in major units as minor ones. */
export function amountUnits(amount: unknown, decimals: number): Checked<Minor> {
  if (!isCurrencyDecimals(decimals)) return problem('unknown-currency-decimals');
  const units: bigint | UnitsProblem = numberToUnits(amount, decimals);
  return typeof units === 'string' ? problem(`amount-${units}`) : ok(Number(units) as Minor);
}

function knownOdds(odds: unknown): Checked<MilliOdds> {
  const units = typeof odds === 'number' ? milliOddsOf(odds) : undefined;
  if (units === undefined) return problem('odds-not-a-number');
  return units < 1000 ? problem('odds-below-one') : ok(units);
}

function knownAmount(amount: unknown): Checked<Minor> {
  const units = typeof amount === 'number' ? minorUnits(amount) : undefined;
  if (units === undefined) return problem('amount-not-a-number');
  return units < 0 ? problem('amount-negative') : ok(units);
}

/** The refusal of a slip, of one of its bets where that is given. */
export function problem(code: SlipErrorCode, bet?: number): { readonly ok: false; readonly error: SlipError } {
  return fail(bet === undefined ? { code } : { code, bet });
}

function checkBets(bets: unknown, reading: SlipReading): Checked<readonly CheckedBet[]> {
  if (!Array.isArray(bets)) return problem('malformed');
  const { fewestBets, mostBets } = typeBounds(reading.type);
  if (bets.length === 0) return problem('no-bets');
  if (bets.length < fewestBets) return problem('too-few-bets');
  if (bets.length > mostBets) return problem('too-many-bets');
  return checkEach(bets, (bet) => checkBet(bet, reading));
}

/** All of a list, or what is wrong with the first that cannot be taken, and its index. */
export function checkEach<Value>(
  list: readonly unknown[],
  check: (entry: unknown) => Checked<Value>,
): Checked<readonly Value[]> {
  const checked: Value[] = [];
  for (let index = 0; index < list.length; index += 1) {
    const entry = check(list[index]);
    if (!entry.ok) return problem(entry.error.code, index);
    checked.push(entry.value);
  }
  return ok(checked);
}

function checkBet(
  bet: unknown,
  { type, decimals, amount: readAmount, odds: readOdds }: SlipReading,
): Checked<CheckedBet> {
  if (!isFields(bet)) return problem('malformed');
  const { result = 'open', block } = bet;
  const odds = readOdds(bet['odds']);
  if (!odds.ok) return odds;
  if (!isBetResult(result)) return problem('unknown-result');
  const amount = type === 'singles' ? readAmount(bet['amount'], decimals) : ok(NO_MONEY);
  if (!amount.ok) return amount;
  const known = isBlockNumber(block) ? block : undefined;
  if (block !== known && usesBlocks(type)) return problem('blocks-out-of-order');
  return ok({ odds: odds.value, result, block: known, amount: amount.value });
}

function checkPrices(
  slip: Fields,
  { type, odds }: SlipReading,
): Checked<Pick<CheckedSlip, 'antiExpressOdds' | 'exactOdds' | 'hasBonusBet'>> {
  const { exactOdds, antiExpressOdds, bonusBet } = slip;
  const exact = exactOdds === undefined ? ok(undefined) : odds(exactOdds);
  if (!exact.ok) return exact;
  const anti = type !== 'anti-express' || antiExpressOdds === undefined ? ok(undefined) : odds(antiExpressOdds);
  if (!anti.ok) return anti;
  return ok({ exactOdds: exact.value, antiExpressOdds: anti.value, hasBonusBet: bonusBet === true });
}

function arrange(
  slip: Fields,
  reading: SlipReading,
  known: Omit<CheckedSlip, 'type' | 'blocks' | 'bankers' | 'systemValue' | 'blockAmounts'>,
): Checked<CheckedSlip> {
  const { bets } = known;
  const { type } = reading;
  const hasLobby = hasSystemSize(type);
  const bankers = hasLobby ? bets.filter(({ block }) => block === 0) : [];
  const blocks = type === 'multi' || type === 'condition' ? numberedBlocks(bets, type) : singleBlocks(bets, bankers);
  if (!blocks) return problem('blocks-out-of-order');
  const { fewestBlocks, mostBlocks } = typeBounds(type);
  if (blocks.length < fewestBlocks) return problem('too-few-bets');
  if (blocks.length > mostBlocks) return problem('too-many-bets');
  const systemValue = hasLobby ? slip['systemValue'] : 0;
  if (!isSystemValue(systemValue, hasLobby, blocks.length)) return problem('system-value-out-of-range');
  const blockAmounts =
    type === 'condition'
      ? checkBlockAmounts(slip['blockAmounts'], blocks.length, { ...reading, coupon: known.amount })
      : ok([]);
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
  return (ordered.at(-1) ?? 0) === blocks.size ? ordered.map((key) => blocks.get(key) ?? []) : undefined;
}

function singleBlocks(bets: readonly CheckedBet[], bankers: readonly CheckedBet[]): readonly (readonly CheckedBet[])[] {
  return bets.filter((bet) => !bankers.includes(bet)).map((bet) => [bet]);
}

/** SL-8 The first block stakes the coupon's amount; a block without an amount stakes what it can. */
function checkBlockAmounts(
  amounts: unknown,
  blockCount: number,
  read: SlipReading & { readonly coupon: Minor },
): Checked<readonly (Minor | 'max')[]> {
  if (amounts !== undefined && !Array.isArray(amounts)) return problem('malformed');
  const given: readonly unknown[] = amounts ?? [];
  if (given.length > blockCount) return problem('too-many-block-amounts');
  const checked: (Minor | 'max')[] = [];
  for (let index = 0; index < blockCount; index += 1) {
    const own = given[index] ?? 'max';
    const units: Checked<Minor | 'max'> = own === 'max' ? ok('max') : read.amount(own, read.decimals);
    if (!units.ok) return units;
    checked.push(index === 0 ? read.coupon : units.value);
  }
  return ok(checked);
}

function isSystemValue(value: unknown, isNeeded: boolean, blockCount: number): value is number {
  if (!isNeeded) return value === 0;
  return Number.isInteger(value) && Number(value) >= 2 && Number(value) < blockCount;
}

function isBlockNumber(block: unknown): block is number {
  return Number.isSafeInteger(block) && Number(block) >= 0;
}

function usesBlocks(type: CouponType): boolean {
  return hasSystemSize(type) || type === 'condition';
}
