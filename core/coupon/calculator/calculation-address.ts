import { currencyDecimals, minorUnits, type Minor } from '../../shared/money.ts';
import { milliOddsOf, type MilliOdds } from '../../shared/odds.ts';
import type { BetResult } from '../maths/bet-result.ts';
import { isCouponType } from '../maths/coupon-type.ts';
import { LARGEST_COUPON } from '../maths/type-bounds.ts';
import { EMPTY_CALCULATION, type CalculatedBet, type Calculation } from './calculation.ts';

/** What an address says: a calculation, nothing, or something that is none. */
export interface AddressedCalculation {
  readonly calculation: Calculation;
  readonly isMalformed: boolean;
}

/** A letter for each result; an open one is not written. */
const LETTERS: Readonly<Record<BetResult, string>> = {
  open: '',
  win: 'w',
  lose: 'l',
  return: 'r',
  'forced-return': 'f',
  'half-win': 'hw',
  'half-lose': 'hl',
  'half-lose-half-win': 'hh',
};
const RESULTS = new Map(Object.entries(LETTERS).map(([result, letter]) => [letter, result as BetResult]));

const BETWEEN = '_';
const WITHIN = '.';
const LONGEST = 6000;

/** The parameters of an address. */
interface Parameters {
  readonly get: (name: string) => string | null;
}

/** CLC-5 The whole calculation as the query of an address: odds in thousandths, amounts in the smallest units of their currency. */
export function writeCalculation(calculation: Calculation): string {
  const { type, systemValue, stake, currency, bets, blockAmounts } = calculation;
  return [
    `type=${type}`,
    `size=${String(systemValue)}`,
    ...(stake === undefined ? [] : [`stake=${String(stake)}`]),
    ...(currency === undefined ? [] : [`currency=${currency}`]),
    ...(bets.length === 0 ? [] : [`bets=${bets.map(writeBet).join(BETWEEN)}`]),
    ...(blockAmounts.length === 0 ? [] : [`blocks=${blockAmounts.map(writeNumber).join(BETWEEN)}`]),
  ].join('&');
}

/** CLC-6 What an address says; a part that is malformed, unknown or too long gives an empty calculator that says so. */
export function readCalculation(search: Parameters): AddressedCalculation {
  const isEmpty = ['type', 'bets'].every((name) => search.get(name) === null);
  const calculation = isEmpty ? EMPTY_CALCULATION : readParts(search);
  return { calculation: calculation ?? EMPTY_CALCULATION, isMalformed: calculation === undefined };
}

function readParts(search: Parameters): Calculation | undefined {
  const type = search.get('type');
  const systemValue = whole(search.get('size') ?? String(EMPTY_CALCULATION.systemValue));
  const currency = search.get('currency') ?? undefined;
  const stake = readAmount(search.get('stake') ?? '');
  const bets = list(search.get('bets'), readBet);
  const blockAmounts = list(search.get('blocks'), readAmount);
  if (!isCouponType(type) || systemValue === undefined || systemValue > LARGEST_COUPON) return undefined;
  if (currency !== undefined && currencyDecimals(currency) === undefined) return undefined;
  if (stake === 'wrong' || bets === undefined || blockAmounts === undefined) return undefined;
  return { type, systemValue, stake, currency, bets, blockAmounts };
}

function writeBet({ odds, result, block, amount }: CalculatedBet): string {
  const parts = [writeNumber(odds), LETTERS[result], String(block), writeNumber(amount)];
  return amount === undefined ? parts.slice(0, 3).join(WITHIN) : parts.join(WITHIN);
}

function readBet(text: string): CalculatedBet | 'wrong' {
  const [oddsText = '', letter = '', blockText = '', amountText = '', ...more] = text.split(WITHIN);
  const result = RESULTS.get(letter);
  const block = whole(blockText);
  const amount = readAmount(amountText);
  const odds: MilliOdds | undefined | 'wrong' = oddsText === '' ? undefined : (readOdds(oddsText) ?? 'wrong');
  if (odds === 'wrong' || amount === 'wrong' || more.length > 0) return 'wrong';
  if (result === undefined || block === undefined || block > LARGEST_COUPON) return 'wrong';
  return { odds, result, block, amount };
}

function list<Item>(text: string | null, read: (part: string) => Item | 'wrong'): readonly Item[] | undefined {
  const parts = text === null ? [] : text.slice(0, LONGEST + 1).split(BETWEEN);
  if (parts.length > LARGEST_COUPON || (text ?? '').length > LONGEST) return undefined;
  const items: Item[] = [];
  for (const part of parts) {
    const item = read(part);
    if (item === 'wrong') return undefined;
    items.push(item);
  }
  return items;
}

function writeNumber(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

function readOdds(text: string): MilliOdds | undefined {
  const units = whole(text);
  return units === undefined ? undefined : milliOddsOf(units);
}

function readAmount(text: string): Minor | undefined | 'wrong' {
  if (text === '') return undefined;
  const units = whole(text);
  return (units === undefined ? undefined : minorUnits(units)) ?? 'wrong';
}

/** Digits as their number, where it is safe and written the one way there is. */
function whole(text: string): number | undefined {
  if (!/^(?:0|[1-9]\d{0,15})$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : undefined;
}
