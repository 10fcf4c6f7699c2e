import type { BetResult, Slip, SlipBet } from '../../../core/coupon/index.ts';
import { ONE, ZERO, add, fraction, isLess, isZero, over, rounded, subtract, times } from './fraction.ts';
import type { Fraction } from './fraction.ts';

type Leg = SlipBet;
type Line = readonly Leg[];

const SETTLED: readonly BetResult[] = ['lose', 'win', 'return', 'half-win', 'half-lose', 'half-lose-half-win'];

/** Every line of the slip, written out one by one. */
export function everyLine(slip: Slip): readonly Line[] {
  const fixed = hasLobby(slip) ? slip.bets.filter(({ block }) => block === 0) : [];
  const parts = partsOf(slip);
  const sizes = sizesOf(slip, parts.length);
  const lines: Line[] = [];
  for (let mask = 0; mask < 2 ** parts.length; mask += 1) {
    const chosen = parts.filter((_, index) => (mask >> index) & 1);
    if (sizes.includes(chosen.length)) lines.push([...fixed, ...chosen.flat()]);
  }
  return lines;
}

/** What the slip pays when no bet is open, by enumeration. */
export function enumeratedPayout(slip: Slip): number {
  return rounded(paidOut(slip), slip.currencyDecimals ?? 2);
}

/** What the slip pays now: lines without open bets, or the account before the first open step. */
export function enumeratedCurrentPayout(slip: Slip): number {
  const decimals = slip.currencyDecimals ?? 2;
  switch (slip.type) {
    case 'chain':
    case 'condition':
      return rounded(enumeratedAccounts(slip).at(-1) ?? fraction(slip.amount), decimals);
    case 'singles':
      return enumeratedPayout({ ...slip, bets: slip.bets.filter((bet) => !isOpen(bet)) });
    case 'system':
    case 'multi':
    case 'lucky':
    case 'patent': {
      const known = everyLine(slip).map((line) => (line.some(isOpen) ? ZERO : lineFactor(line)));
      return rounded(share(slip, known), decimals);
    }
    case 'single':
    case 'express':
    case 'anti-express':
      return slip.bets.some(isOpen) ? 0 : enumeratedPayout(slip);
  }
}

/** The state by trying every result of every open bet and looking whether the payouts differ. */
export function enumeratedState(slip: Slip): 'open' | 'settled' {
  const payouts = new Set(everyOutcome(slip, SETTLED).map(enumeratedPayout));
  return payouts.size === 1 ? 'settled' : 'open';
}

/** The largest and the smallest positive payout over all ways in which the open bets win or lose. */
export function enumeratedWinRange(slip: Slip): { readonly max: number; readonly min: number } {
  const outcomes = everyOutcome(slip, ['win', 'lose']).map(paidOut);
  const positive = outcomes.filter((payout) => !isZero(payout));
  const decimals = slip.currencyDecimals ?? 2;
  const lowest = positive.reduce((left, right) => (isLess(right, left) ? right : left), positive[0] ?? ZERO);
  const highest = outcomes.reduce((left, right) => (isLess(left, right) ? right : left), ZERO);
  return { max: rounded(highest, decimals), min: rounded(lowest, decimals) };
}

/** The payout before rounding with every bet won, over what is staked. */
export function enumeratedTotalOdds(slip: Slip): number {
  const won = { ...slip, bets: slip.bets.map((bet) => ({ ...bet, result: 'win' as const })) };
  if (slip.type === 'single' || slip.type === 'express') return rounded(expressOdds(won), 3);
  if (slip.type !== 'singles') return rounded(over(paidOut(won), fraction(slip.amount)), 3);
  const staked = slip.bets.reduce((total, { amount = 0 }) => add(total, fraction(amount)), ZERO);
  const paid = won.bets.reduce(
    (total, { amount = 0, odds }) => add(total, times(fraction(amount), fraction(odds))),
    ZERO,
  );
  return rounded(over(paid, staked), 3);
}

/** The exact accounts of a chain or condition up to its first open step. */
export function enumeratedAccounts(slip: Slip): readonly Fraction[] {
  const accounts: Fraction[] = [];
  let account = fraction(slip.amount);
  for (const [index, part] of partsOf(slip).entries()) {
    const isUndecided = part.some(isOpen) && !part.some(({ result }) => result === 'lose');
    if (isUndecided || isZero(account)) break;
    const own = slip.type === 'chain' || index === 0 ? slip.amount : (slip.blockAmounts?.[index] ?? 'max');
    const wanted = own === 'max' ? account : fraction(own);
    const staked = isLess(wanted, account) ? wanted : account;
    account = add(subtract(account, staked), times(staked, lineFactor(part)));
    accounts.push(account);
  }
  return accounts;
}

function paidOut(slip: Slip): Fraction {
  const decimals = slip.currencyDecimals ?? 2;
  const roundMoney = (amount: Fraction): Fraction => fraction(rounded(amount, decimals));
  switch (slip.type) {
    case 'single':
    case 'express':
      return roundMoney(times(fraction(slip.amount), fraction(rounded(expressOdds(slip), 3))));
    case 'anti-express':
      return roundMoney(times(fraction(slip.amount), antiExpressFactor(slip)));
    case 'singles':
      return slip.bets
        .map((bet) => times(fraction(bet.amount ?? 0), fraction(rounded(legFactor(bet), 3))))
        .reduce((total, each) => add(total, roundMoney(each)), ZERO);
    case 'chain':
    case 'condition':
      return enumeratedAccounts(slip).at(-1) ?? fraction(slip.amount);
    case 'system':
    case 'multi':
    case 'lucky':
    case 'patent':
      return share(slip, everyLine(slip).map(lineFactor));
  }
}

function expressOdds(slip: Slip): Fraction {
  const counted = slip.bets.filter((bet) => !isGivenBack(bet));
  const isDue = slip.type === 'express' && slip.bonusBet === true && counted.length >= 3;
  const isEligible = slip.bets.every((bet) => bet.odds >= 1.1 || (bet.odds === 1 && isGivenBack(bet)));
  const bonus = counted.length > 9 ? 1.1 : 1 + counted.length * 0.01;
  return times(lineFactor(slip.bets), isDue && isEligible ? fraction(bonus) : ONE);
}

function antiExpressFactor(slip: Slip): Fraction {
  const counted = slip.bets.filter((bet) => !isGivenBack(bet));
  if (counted.length === 0) return ONE;
  if (!counted.some(({ result }) => result === 'lose')) return ZERO;
  if (counted.length === slip.bets.length && slip.antiExpressOdds !== undefined) return fraction(slip.antiExpressOdds);
  const probability = counted.reduce((left, { odds }) => over(left, fraction(odds)), ONE);
  return fraction(rounded(over(ONE, subtract(fraction(1.1165), probability)), 3));
}

function share(slip: Slip, factors: readonly Fraction[]): Fraction {
  const sum = factors.reduce((left, right) => add(left, right), ZERO);
  return over(times(fraction(slip.amount), sum), fraction(factors.length));
}

function lineFactor(line: Line): Fraction {
  return line.reduce((left, leg) => times(left, legFactor(leg)), ONE);
}

/** Two half stakes on the leg, each won, returned or lost. */
function legFactor({ odds, result = 'open' }: Leg): Fraction {
  const halves: Record<BetResult, readonly [number, number]> = {
    open: [0, 0],
    lose: [0, 0],
    win: [odds, odds],
    return: [1, 1],
    'forced-return': [1, 1],
    'half-win': [odds, 1],
    'half-lose': [1, 0],
    'half-lose-half-win': [0, odds],
  };
  const [first, second] = halves[result];
  return over(add(fraction(first), fraction(second)), fraction(2));
}

function everyOutcome(slip: Slip, results: readonly BetResult[]): readonly Slip[] {
  const open = slip.bets.findIndex(isOpen);
  if (open < 0) return [slip];
  return results.flatMap((result) =>
    everyOutcome(
      { ...slip, bets: slip.bets.map((bet, index) => (index === open ? { ...bet, result } : bet)) },
      results,
    ),
  );
}

function partsOf(slip: Slip): readonly (readonly Leg[])[] {
  if (slip.type === 'multi' || slip.type === 'condition') {
    const last = Math.max(...slip.bets.map(({ block = 0 }) => block));
    return Array.from({ length: last }, (_, index) => slip.bets.filter(({ block }) => block === index + 1));
  }
  return slip.bets.filter(({ block }) => !(hasLobby(slip) && block === 0)).map((bet) => [bet]);
}

function sizesOf(slip: Slip, count: number): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (slip.type === 'lucky') return all;
  return slip.type === 'patent' ? all.slice(1) : [slip.systemValue ?? 0];
}

function hasLobby({ type }: Slip): boolean {
  return type === 'system' || type === 'multi';
}

function isOpen({ result = 'open' }: Leg): boolean {
  return result === 'open';
}

function isGivenBack({ result }: Leg): boolean {
  return result === 'return' || result === 'forced-return';
}
