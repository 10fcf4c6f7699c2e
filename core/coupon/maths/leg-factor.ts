import { ratio } from '../../shared/exact.ts';
import type { Ratio } from '../../shared/exact.ts';
import type { CheckedBet } from './checked-slip.ts';

/** Factors are counted in half thousandths, so that half results of odds with three decimals stay whole. */
export const FACTOR_UNITS = 2000n;

/** What an open bet is taken for: the best or the worst that can become of it. */
export type OpenAs = 'win' | 'lose';

/** ST-1 What a stake of one becomes: lose 0, win k, return 1, half win (k + 1) / 2, half lose 1/2, half lose half win k / 2. */
export function legFactor({ odds: price, result }: CheckedBet, openAs: OpenAs): bigint {
  const odds = BigInt(price);
  switch (result) {
    case 'open':
      return openAs === 'win' ? 2n * odds : 0n;
    case 'win':
      return 2n * odds;
    case 'return':
    case 'forced-return':
      return FACTOR_UNITS;
    case 'half-win':
      return odds + 1000n;
    case 'half-lose':
      return 1000n;
    case 'half-lose-half-win':
      return odds;
    case 'lose':
      return 0n;
  }
}

/** ST-2 The factor of a block is the product of its bets' factors. */
export function blockFactor(bets: readonly CheckedBet[], openAs: OpenAs): Ratio {
  let numerator = 1n;
  for (const bet of bets) numerator *= legFactor(bet, openAs);
  return ratio(numerator, FACTOR_UNITS ** BigInt(bets.length));
}

/** ST-8 A block is open while one of its bets is open and none is lost. */
export function isOpenBlock(bets: readonly CheckedBet[]): boolean {
  return bets.some(({ result }) => result === 'open') && !bets.some(({ result }) => result === 'lose');
}
