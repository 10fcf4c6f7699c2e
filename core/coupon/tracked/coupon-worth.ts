import { flooredUnits, ratio, type Ratio } from '../../shared/exact.ts';
import { minorUnits, type Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import type { CheckedBet, CheckedSlip } from '../maths/checked-slip.ts';
import { FACTOR_UNITS, legFactor } from '../maths/leg-factor.ts';
import { sumOfLines } from '../maths/line-average.ts';
import { countLines } from '../maths/line-count.ts';
import { slipPayout } from '../maths/slip-payout.ts';
import { cappedPayout } from '../placed/capped-payout.ts';

/** What an open coupon is worth now depends on. */
export interface WorthFacts {
  readonly slip: CheckedSlip;
  /** The price of each bet at this moment; none where it is unknown or suspended. What is decided needs none. */
  readonly prices: readonly (MilliOdds | undefined)[];
  readonly maxPayout: Minor;
  /** What it was said to win when it was placed. */
  readonly possibleWin: Minor;
}

type PriceOf = ReadonlyMap<CheckedBet, MilliOdds>;

const ONE = ratio(1n);
const CERTAIN = 1000;

/**
 * BT-7 What an open coupon pays on average where each open bet wins as often as its price says: once in so many. It is an estimate,
 * for prices hold a margin, and no offer. BT-8 Nothing where a price is not known, or where nothing is open.
 */
export function couponWorth({ slip, prices, maxPayout, possibleWin }: WorthFacts): Minor | undefined {
  const priceOf = openPrices(slip, prices);
  const worth = priceOf && meanPayout(slip, priceOf);
  // BT-9 rounded once, down
  const units = worth && minorUnits(flooredUnits(worth, 0));
  return units === undefined ? undefined : cappedPayout(units, { maxPayout, possibleWin });
}

function openPrices({ bets }: CheckedSlip, prices: WorthFacts['prices']): PriceOf | undefined {
  const known = new Map<CheckedBet, MilliOdds>();
  for (const [place, bet] of bets.entries()) {
    if (bet.result !== 'open') continue;
    const price = prices[place];
    if (price === undefined || !Number.isSafeInteger(price) || price <= CERTAIN) return undefined;
    known.set(bet, price);
  }
  return known.size === 0 ? undefined : known;
}

function meanPayout(slip: CheckedSlip, priceOf: PriceOf): Ratio | undefined {
  switch (slip.type) {
    case 'single':
    case 'express':
      return whereAllWin(slip, priceOf);
    case 'singles':
      return slip.bets
        .map((bet) => whereAllWin({ ...slip, type: 'single', bets: [bet], amount: bet.amount }, priceOf))
        .reduce((sum, one) => sum && one && plus(sum, one), ratio(0n));
    case 'anti-express':
      return whereOneLoses(slip, priceOf);
    case 'system':
    case 'multi':
    case 'lucky':
    case 'patent':
      return meanOfLines(slip, priceOf);
    case 'chain':
    case 'condition':
      // what one step stakes depends on how the others end
      return undefined;
  }
}

/** The payout of open bets that all win, times how often they do. */
function whereAllWin(slip: CheckedSlip, priceOf: PriceOf): Ratio | undefined {
  const payout = slipPayout(slip, 'win');
  return payout && times(payout.exact, allWin(slip.bets, priceOf));
}

function whereOneLoses(slip: CheckedSlip, priceOf: PriceOf): Ratio | undefined {
  const payout = slipPayout(slip, 'win');
  if (payout === undefined || slip.bets.some(({ result }) => result === 'lose')) return payout?.exact;
  const { numerator, denominator } = allWin(slip.bets, priceOf);
  return times(payout.exact, ratio(denominator - numerator, denominator));
}

function allWin(bets: readonly CheckedBet[], priceOf: PriceOf): Ratio {
  return bets.reduce((share, bet) => {
    const price = priceOf.get(bet);
    return price === undefined ? share : times(share, ratio(1000n, BigInt(price)));
  }, ONE);
}

/** The mean of a sum of products of bets that do not depend on one another is that of their means. */
function meanOfLines(slip: CheckedSlip, priceOf: PriceOf): Ratio {
  const mean = (bets: readonly CheckedBet[]): Ratio =>
    bets.reduce((product, bet) => times(product, meanFactor(bet, priceOf)), ONE);
  const blocks = slip.blocks.map(mean);
  const units = blocks.reduce((product, { denominator }) => product * denominator, 1n);
  const inUnits = blocks.map(({ numerator, denominator }) => (numerator * units) / denominator);
  const bankers = mean(slip.bankers);
  const lines = sumOfLines(slip, inUnits, units);
  return times(times(bankers, lines), ratio(BigInt(slip.amount), countLines(slip)));
}

/** An open bet counts as its odds by its price now, a decided one as its result. */
function meanFactor(bet: CheckedBet, priceOf: PriceOf): Ratio {
  const price = priceOf.get(bet);
  return price === undefined ? ratio(legFactor(bet, 'lose'), FACTOR_UNITS) : ratio(BigInt(bet.odds), BigInt(price));
}

function times(left: Ratio, right: Ratio): Ratio {
  return ratio(left.numerator * right.numerator, left.denominator * right.denominator);
}

function plus(left: Ratio, right: Ratio): Ratio {
  return ratio(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}
